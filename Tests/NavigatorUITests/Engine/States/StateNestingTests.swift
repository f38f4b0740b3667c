import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

nonisolated private struct Checkpoints: NavigationCheckpoints {
  static var home: NavigationCheckpoint<Void> { checkpoint() }
}

/// A room with its own states. It can be a destination on a stack, a state's screen, or in a state's sheet.
@Observable
private final class Room: HashableObject {
  let name: String
  var next: Room?
  var sheet: Room?

  nonisolated init(_ name: String) {
    self.name = name
  }
}

nonisolated private enum RoomDestinations: NavigationDestination {
  case room(Room)

  var body: some View {
    switch self {
    case .room(let room): RoomView(room: room)
    }
  }
}

private struct RoomView: View {
  @Bindable var room: Room

  var body: some View {
    Text("in \(room.name)")
      .navigationTitle(room.name)
      .navigationDestination(unwrapping: $room.next) { $next in RoomView(room: next) }
      .sheet(unwrapping: $room.sheet) { $sheet in ManagedNavigationStack { RoomView(room: sheet) } }
  }
}

@Suite("State-driven screens among destinations")
struct StateNestingTests {
  private let root = Room("Home")
  private let stage: Stage

  init() {
    let root = root
    stage = Stage {
      RoomView(room: root)
        .navigationCheckpoint(Checkpoints.home)
        .navigationAutoReceive(HomeDestinations.self)
    }
  }

  /// Shows a state's screen, a destination on it, and another state's screen on that.
  private func pile() throws -> (lower: Room, middle: Room, upper: Room) {
    let (lower, middle, upper) = (Room("Lower"), Room("Middle"), Room("Upper"))
    let navigator = try stage.navigator
    root.next = lower
    stage.app.session.settle()
    navigator.push(RoomDestinations.room(middle))
    stage.app.session.settle()
    middle.next = upper
    #expect(stage.app.stack == ["Home", "Lower", "Middle", "Upper"])
    return (lower, middle, upper)
  }

  @Test("Removing all screens sets all their states to nil")
  func ways() throws {
    let navigator = try stage.navigator
    let ways: [(String, @MainActor (Navigator) throws -> Void, [String])] = [
      ("popAll", { $0.popAll() }, ["Home"]),
      ("popAny", { try $0.popAny() }, ["Home"]),
      ("pop(to: 0)", { $0.pop(to: 0) }, ["Home"]),
      ("checkpoint", { $0.returnToCheckpoint(Checkpoints.home) }, ["Home"]),
      ("setStack", { $0.setStack([HomeDestinations.pageN(1)]) }, ["Home", "Page 1"]),
      ("deep link", { $0.perform(.reset, .send(HomeDestinations.pageN(2))) }, ["Home", "Page 2"]),
    ]
    for (name, way, expected) in ways {
      let (_, middle, _) = try pile()
      try way(navigator)
      #expect(stage.app.stack == expected, "\(name)")
      #expect(root.next == nil, "\(name)")
      #expect(middle.next == nil, "\(name)")
      #expect(navigator.invariantFailure == nil, "\(name)")
      navigator.popAll()
      stage.app.session.settle()
    }
  }

  @Test("Going back to a screen in the middle ends only the states above it")
  func partWay() throws {
    let navigator = try stage.navigator
    let (lower, middle, _) = try pile()
    #expect(navigator.pop(to: RoomDestinations.room(middle)))
    #expect(stage.app.stack == ["Home", "Lower", "Middle"])
    #expect(middle.next == nil)
    #expect(root.next == lower)
    middle.next = Room("Other")
    #expect(stage.app.stack == ["Home", "Lower", "Middle", "Other"])
    navigator.pop(last: 2)
    #expect(stage.app.stack == ["Home", "Lower"])
    #expect(middle.next == nil)
    #expect(root.next == lower)
  }

  @Test("Without a presentation, dismissAny and a link that adds a screen keep the screens")
  func leftAlone() throws {
    let (lower, middle, upper) = try pile()
    try stage.navigator.dismissAny()
    #expect(stage.app.stack == ["Home", "Lower", "Middle", "Upper"])
    try stage.navigator.send(HomeDestinations.pageN(3))
    #expect(stage.app.stack == ["Home", "Lower", "Middle", "Upper", "Page 3"])
    #expect(root.next == lower)
    #expect(middle.next == upper)
  }

  @Test("Another value below removes all screens above it")
  func replacedBelow() throws {
    let (_, middle, _) = try pile()
    root.next = Room("New")
    #expect(stage.app.stack == ["Home", "New"])
    #expect(middle.next == nil)
    #expect(try stage.navigator.invariantFailure == nil)
  }

  @Test("A late permission to leave, after the state has removed the screen, removes no other screen")
  func lateLeave() throws {
    var attempts: [NavigationLeaveAttempt] = []
    let root = Room("Home")
    let stage = Stage {
      Text("root").navigationDestination(unwrapping: Bindable(root).next) { $next in
        RoomView(room: next).navigationBlocked(when: true) { attempts.append($0) }
      }
    }
    try stage.navigator.push(HomeDestinations.pageN(7))
    stage.app.session.settle()
    root.next = Room("Lower")
    #expect(stage.app.stack == ["Home", "Page 7", "Lower"])
    try stage.app.goBack()
    #expect(attempts.count == 1)
    #expect(root.next != nil)
    root.next = nil
    #expect(stage.app.stack == ["Home", "Page 7"])
    attempts.first?.leave()
    #expect(stage.app.stack == ["Home", "Page 7"])
    root.next = Room("Again")
    try stage.app.goBack()
    attempts.last?.leave()
    #expect(stage.app.stack == ["Home", "Page 7"])
    #expect(root.next == nil)
  }

  @Test("Of three sheets over states' screens, nil at any level closes that sheet and all above it", arguments: 0..<3)
  func sheetsThreeDeep(level: Int) throws {
    var rooms: [Room] = [root]
    for number in 0..<3 {
      let screen = Room("Screen \(number)")
      let sheet = Room("Sheet \(number)")
      rooms.last?.next = screen
      screen.sheet = sheet
      rooms += [screen, sheet]
    }
    let all = [["Home", "Screen 0"], ["Sheet 0", "Screen 1"], ["Sheet 1", "Screen 2"], ["Sheet 2"]]
    #expect(stage.app.stacks == all)
    rooms[level * 2 + 1].sheet = nil
    #expect(stage.app.stacks == Array(all.prefix(level + 1)))
    for lower in rooms.prefix(level * 2 + 1) { #expect(lower.next != nil || lower.sheet != nil, "\(lower.name)") }
    #expect(try stage.navigator.invariantFailure == nil)
    #expect(try stage.navigator.isPresenting == (level > 0))
    if level > 0 { try stage.app.swipeAway() }
    #expect(stage.app.stacks == Array(all.prefix(max(level, 1))))
  }

  @Test("Removing a state's screen removes its sheets", arguments: 0..<3)
  func screenUnderSheets(level: Int) throws {
    var rooms: [Room] = [root]
    for number in 0..<3 {
      let screen = Room("Screen \(number)")
      let sheet = Room("Sheet \(number)")
      rooms.last?.next = screen
      screen.sheet = sheet
      rooms += [screen, sheet]
    }
    stage.app.session.settle()
    #expect(stage.app.presentations.count == 3)
    rooms[level * 2].next = nil
    #expect(stage.app.presentations.count == level)
    #expect(stage.app.stack == [level == 0 ? "Home" : "Sheet \(level - 1)"])
    #expect(try stage.navigator.invariantFailure == nil)
    #expect(try stage.navigator.isPresenting == (level > 0))
  }

  @Test("popAll below a state's sheet removes the screen and the sheet, and dismissAny closes only the sheet")
  func underSheet() throws {
    let screen = Room("Screen")
    root.next = screen
    screen.sheet = Room("Sheet")
    #expect(stage.app.stacks == [["Home", "Screen"], ["Sheet"]])
    try stage.navigator.dismissAny()
    #expect(stage.app.stacks == [["Home", "Screen"]])
    #expect(screen.sheet == nil)
    #expect(root.next == screen)
    screen.sheet = Room("Sheet")
    stage.app.session.settle()
    try stage.navigator.returnToCheckpoint(Checkpoints.home)
    #expect(stage.app.stacks == [["Home"]])
    #expect(root.next == nil)
    #expect(screen.sheet == nil)
    root.next = screen
    screen.sheet = Room("Sheet")
    stage.app.session.settle()
    try stage.navigator.popAll()
    #expect(stage.app.stacks == [["Home"]])
    #expect(root.next == nil)
    #expect(screen.sheet == nil)
  }
}
