import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Checkpoints")
struct CheckpointTests {
  private let stage = RoomsStage()
  private var app: TestApp { stage.app }

  @Test("A return pops to the checkpoint's screen and runs its action once")
  func pops() {
    for number in 1...3 { stage.front.push(Rooms.plain(number)) }
    #expect(app.stack == ["Home", "Room 1", "Room 2", "Room 3"])
    #expect(stage.front.canReturnToCheckpoint(KnownCheckpoints.home))
    #expect(stage.front.returnToCheckpoint(KnownCheckpoints.home))
    #expect(app.stack == ["Home"])
    #expect(stage.journal.take() == ["back home"])
  }

  @Test("A return closes the sheets and covers above the checkpoint at any nesting")
  func nestedPresentations() {
    stage.front.push(Rooms.marked(1))
    stage.front.push(Rooms.plain(2))
    stage.front.present(sheet: Rooms.plain(3), managed: true)
    stage.front.push(Rooms.plain(4))
    stage.front.present(cover: Rooms.plain(5), managed: true)
    stage.front.present(sheet: Rooms.plain(6))
    #expect(app.presentations.count == 3)
    #expect(stage.front.returnToCheckpoint(KnownCheckpoints.room))
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Home", "Room 1"])
    #expect(stage.journal.take() == ["back in 1"])
  }

  @Test("A return within a sheet stays in that sheet")
  func withinSheet() {
    stage.front.present(sheet: Rooms.marked(1), managed: true)
    stage.front.push(Rooms.plain(2))
    stage.front.present(cover: Rooms.plain(3))
    #expect(stage.front.returnToCheckpoint(KnownCheckpoints.number, value: 9))
    #expect(app.presentations.map(\.kind) == [.sheet])
    #expect(app.stack == ["Room 1"])
    #expect(stage.journal.take() == ["9 for 1"])
  }

  @Test("A value is passed to the completion, and a return without a value does not run it")
  func values() {
    stage.front.push(Rooms.marked(1))
    stage.front.push(Rooms.plain(2))
    stage.front.returnToCheckpoint(KnownCheckpoints.number)
    #expect(app.stack == ["Home", "Room 1"])
    #expect(stage.journal.take() == [])
    stage.front.returnToCheckpoint(KnownCheckpoints.number, value: 5)
    app.session.settle()
    #expect(stage.journal.take() == ["5 for 1"])
  }

  @Test("If a checkpoint is on one stack twice, the upper one is used")
  func twice() {
    stage.stack.push(Rooms.marked(1))
    app.session.settle()
    stage.stack.push(Rooms.marked(2))
    app.session.settle()
    stage.stack.push(Rooms.plain(3))
    stage.front.returnToCheckpoint(KnownCheckpoints.room)
    #expect(app.stack == ["Home", "Room 1", "Room 2"])
    #expect(stage.journal.take() == ["back in 2"])
    stage.front.pop()
    stage.front.returnToCheckpoint(KnownCheckpoints.room)
    #expect(app.stack == ["Home", "Room 1"])
    #expect(stage.journal.take() == ["back in 1"])
  }

  @Test("A return to the current screen runs the action")
  func alreadyThere() {
    #expect(stage.front.returnToCheckpoint(KnownCheckpoints.home))
    #expect(app.stack == ["Home"])
    #expect(stage.journal.take() == ["back home"])
  }

  @Test("A checkpoint is removed with its screen in the same turn")
  func gone() {
    stage.front.push(Rooms.marked(1))
    app.session.settle()
    stage.front.push(Rooms.plain(2))
    #expect(stage.stack.canReturnToCheckpoint(KnownCheckpoints.room))
    stage.stack.popAll()
    #expect(!stage.stack.canReturnToCheckpoint(KnownCheckpoints.room))
    withKnownIssue {
      #expect(!stage.stack.returnToCheckpoint(KnownCheckpoints.room))
    } matching: {
      $0.description.contains("There is no checkpoint") && $0.description.contains("KnownCheckpoints.room")
    }
    #expect(app.stack == ["Home"])
  }

  @Test("A checkpoint in a sheet is removed in the turn in which the sheet is closed")
  func goneWithSheet() {
    stage.front.present(sheet: Rooms.marked(1), managed: true)
    let sheet = stage.front
    sheet.push(Rooms.plain(2))
    app.session.settle()
    #expect(sheet.canReturnToCheckpoint(KnownCheckpoints.room))
    sheet.dismiss()
    #expect(!sheet.canReturnToCheckpoint(KnownCheckpoints.room))
    #expect(!stage.stack.canReturnToCheckpoint(KnownCheckpoints.room))
  }

  @Test("A return from a closed sheet leads to an existing checkpoint")
  func fromClosedSheet() {
    stage.front.push(Rooms.plain(1))
    stage.front.present(sheet: Rooms.plain(2), managed: true)
    let sheet = stage.front
    sheet.dismiss()
    #expect(app.presentations.isEmpty)
    #expect(sheet.returnToCheckpoint(KnownCheckpoints.home))
    #expect(app.stack == ["Home"])
  }

  @Test("An unknown checkpoint is logged as an event and reported")
  func unknown() async {
    var events = stage.root.events.makeAsyncIterator()
    #expect(!stage.front.canReturnToCheckpoint(KnownCheckpoints.nowhere))
    withKnownIssue { #expect(!stage.front.returnToCheckpoint(KnownCheckpoints.nowhere)) }
    let event = await events.next()
    #expect(event?.event == .checkpoint(.unknown(KnownCheckpoints.nowhere.name)))
    #expect(event?.verbosity == .warning)
  }

  @Test("A lock refuses a return that would close something, and allows one that closes nothing")
  func locks() throws {
    stage.front.push(Rooms.locked(1))
    app.session.settle()
    #expect(!stage.front.canReturnToCheckpoint(KnownCheckpoints.home))
    #expect(!stage.front.returnToCheckpoint(KnownCheckpoints.home))
    #expect(app.stack == ["Home", "Room 1"])
    try app.goBack()
    #expect(stage.front.returnToCheckpoint(KnownCheckpoints.home))
    app.session.settle()
    #expect(stage.journal.take() == ["back home"])
  }

  @Test("The root's checkpoint exists if the app has started at a deep link")
  func startedDeep() {
    let stage = RoomsStage(startingWith: [.plain(1), .plain(2)])
    #expect(stage.app.stack == ["Home", "Room 1", "Room 2"])
    #expect(stage.front.returnToCheckpoint(KnownCheckpoints.home))
    stage.app.session.settle()
    #expect(stage.app.stack == ["Home"])
    #expect(stage.journal.take() == ["back home"])
  }

  @Test("A nested stack's checkpoint is found from its presentations and from the enclosing stack")
  func nestedStack() throws {
    stage.front.push(Rooms.nested(1))
    stage.front.push(Rooms.plain(2))
    stage.front.present(sheet: Rooms.plain(3), managed: true)
    #expect(stage.front.returnToCheckpoint(KnownCheckpoints.room))
    #expect(app.presentations.isEmpty)
    #expect(stage.root.named("nested 1")?.isEmpty == true)
    #expect(stage.journal.take() == ["back within 1"])
    stage.stack.push(Rooms.plain(4))
    #expect(app.stack == ["Home", "Room 1", "Room 4"])
    #expect(stage.stack.returnToCheckpoint(KnownCheckpoints.room))
    #expect(stage.stack.count == 1)
    #expect(stage.journal.take() == [])
    app.session.settle()
    #expect(stage.journal.take() == ["back within 1"])
    stage.stack.pop()
    #expect(!stage.stack.canReturnToCheckpoint(KnownCheckpoints.room))
  }

  @Test("A return closes a sheet that the app presents itself")
  func ownSheet() throws {
    stage.front.push(Rooms.ownSheet(1))
    try app.tap("Open")
    let sheet = try #require(stage.root.named("own sheet"))
    #expect(sheet.returnToCheckpoint(KnownCheckpoints.home))
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Home"])
  }

  @Test("A view that reads whether it can return follows the checkpoints")
  func observed() throws {
    let app = TestApp {
      ManagedNavigationStack {
        Text("The outer root")
        ManagedNavigationStack { Asking() }
      }
    }
    #expect(app.exists("no way back"))
    try app.tap("Establish")
    #expect(app.exists("no way back"))
    try app.tap("Deeper")
    #expect(app.exists("there is a way back"))
  }

  @Test("canReturnToCheckpoint is false on the checkpoint's own screen and true above it")
  func ownScreen() {
    #expect(!stage.front.canReturnToCheckpoint(KnownCheckpoints.home))
    stage.front.push(Rooms.marked(1))
    app.session.settle()
    #expect(stage.front.canReturnToCheckpoint(KnownCheckpoints.home))
    #expect(!stage.front.canReturnToCheckpoint(KnownCheckpoints.room))
    stage.front.present(sheet: Rooms.plain(2), managed: true)
    #expect(stage.front.canReturnToCheckpoint(KnownCheckpoints.room))
    #expect(stage.stack.canReturnToCheckpoint(KnownCheckpoints.room))
    stage.front.dismiss()
    app.session.settle()
    #expect(!stage.front.canReturnToCheckpoint(KnownCheckpoints.room))
    stage.front.pop()
    #expect(!stage.front.canReturnToCheckpoint(KnownCheckpoints.home))
  }

  @Test(
    "A value reaches the closure of one modifier beside another without a closure, in either order", arguments: [true, false])
  func twoModifiers(isClosureInside: Bool) throws {
    let number = NavigationCheckpoint<Int>(name: "number")
    let box = Box(0)
    let stage = Stage {
      if isClosureInside {
        Text("Root").navigationCheckpoint(number) { box.value += $0 }.navigationCheckpoint(number)
      } else {
        Text("Root").navigationCheckpoint(number).navigationCheckpoint(number) { box.value += $0 }
      }
    }
    try stage.navigator.push(HomeDestinations.pageN(1))
    #expect(try stage.navigator.returnToCheckpoint(number, value: 5))
    stage.app.session.settle()
    #expect(stage.app.stack == ["Home"])
    #expect(box.value == 5)
  }

  @Test("Bindings and triggers cause a return and are reset")
  func modifiers() throws {
    let app = TestApp {
      ManagedNavigationStack {
        Text("The home").navigationTitle("Home").navigationCheckpoint(KnownCheckpoints.home)
        NavigationLink("Go", to: TriggerDestinations.triggers)
      }
    }
    for button in ["By binding", "By trigger"] {
      try app.tap("Go")
      try app.tap(button)
      #expect(app.stack == ["Home"])
    }
  }

  @Test("A checkpoint outside of all managed views is reported")
  func outside() {
    withKnownIssue {
      _ = TestApp { Text("Alone").navigationCheckpoint(KnownCheckpoints.home) }
    } matching: {
      $0.description.contains("outside of every managed view")
    }
  }
}

@Suite("Names of checkpoints")
struct CheckpointNameTests {
  private struct KnownCheckpoints: NavigationCheckpoints {
    static var home: NavigationCheckpoint<Void> { checkpoint() }
  }

  private enum Home {
    struct KnownCheckpoints: NavigationCheckpoints {
      static var home: NavigationCheckpoint<Void> { checkpoint() }
    }
  }

  @Test("A name consists of the type and the property, and is the same in each run")
  func names() {
    #expect(NavigatorUITests.KnownCheckpoints.home.name == "NavigatorUITests.KnownCheckpoints.home")
    #expect(Home.KnownCheckpoints.home.name == "NavigatorUITests.CheckpointNameTests.Home.KnownCheckpoints.home")
    #expect(Set([NavigatorUITests.KnownCheckpoints.home, KnownCheckpoints.home, Home.KnownCheckpoints.home]).count == 3)
    #expect(NavigationCheckpoint<Int>(name: "a").name == "a")
  }

  @Test("Checkpoints with the same name and different types are different")
  func types() throws {
    let stage = Stage { Text("Root").navigationCheckpoint(NavigationCheckpoint<Int>(name: "same")) { _ in } }
    try stage.navigator.push(HomeDestinations.pageN(1))
    stage.app.session.settle()
    #expect(try stage.navigator.canReturnToCheckpoint(NavigationCheckpoint<Int>(name: "same")))
    #expect(try !stage.navigator.canReturnToCheckpoint(NavigationCheckpoint<String>(name: "same")))
  }

  @Test("A checkpoint is encoded as its name")
  func coding() throws {
    let data = try JSONEncoder().encode(NavigationCheckpoint<Int>(name: "a"))
    #expect(try JSONDecoder().decode(NavigationCheckpoint<Int>.self, from: data) == NavigationCheckpoint(name: "a"))
  }
}

private struct Asking: View {
  @State private var isThere = false
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text(navigator.canReturnToCheckpoint(KnownCheckpoints.home) ? "there is a way back" : "no way back")
    Button("Establish") { isThere = true }
    if isThere {
      Text("It is here").navigationCheckpoint(KnownCheckpoints.home)
      NavigationLink("Deeper", to: TriggerDestinations.asking)
    }
  }
}

nonisolated private enum TriggerDestinations: NavigationDestination {
  case triggers
  case asking

  var body: some View {
    switch self {
    case .triggers: Triggers()
    case .asking: AskingAbove()
    }
  }
}

private struct AskingAbove: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text(navigator.canReturnToCheckpoint(KnownCheckpoints.home) ? "there is a way back" : "no way back")
  }
}

private struct Triggers: View {
  @State private var checkpoint: NavigationCheckpoint<Void>?
  @State private var isDone = false

  var body: some View {
    Button("By binding") { checkpoint = KnownCheckpoints.home }
      .navigationReturnToCheckpoint($checkpoint)
    Button("By trigger") { isDone = true }
      .navigationReturnToCheckpoint(trigger: $isDone, checkpoint: KnownCheckpoints.home)
  }
}
