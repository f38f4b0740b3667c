import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Gestures whose view is removed, disabled or covered before they end.
@MainActor
@Suite("Interrupted gestures")
struct InterruptedGestureTests {
  final class Log {
    var lines: [String] = []
  }

  enum Interruption: String, CaseIterable {
    case removal, row, identity, parent, disabling, mask, gesture, optional
  }

  /// A parent that shows the state which the gesture of a child updates.
  private struct Parent: View {
    let interruption: Interruption
    let log: Log
    @State private var isInterrupted = false
    @GestureState private var distance: Double
    @GestureState private var isPressed = false

    init(_ interruption: Interruption, _ log: Log) {
      (self.interruption, self.log) = (interruption, log)
      _distance = GestureState(wrappedValue: 0) { value, _ in log.lines.append("reset \(Int(value))") }
    }

    var body: some View {
      Text("Distance \(Int(distance)) \(isPressed)")
      Button("Interrupt") { isInterrupted = true }
      switch interruption {
      case .removal: if !isInterrupted { card }
      case .row: ForEach(isInterrupted ? [] : [1], id: \.self) { _ in card }
      case .identity: card.id(isInterrupted)
      case .parent: if isInterrupted { VStack { card } } else { HStack { card } }
      case .disabling: card.disabled(isInterrupted)
      case .mask: Text("Card").gesture(drag, including: isInterrupted ? .subviews : .all)
      case .gesture: Text("Card").gesture(drag, isEnabled: !isInterrupted)
      case .optional: Text("Card").gesture(isInterrupted ? nil : drag)
      }
    }

    private var card: some View { Text("Card").gesture(drag) }

    private var drag: some Gesture {
      LongPressGesture().updating($isPressed) { _, isPressed, _ in isPressed = true }
        .sequenced(before: DragGesture(minimumDistance: 0))
        .updating($distance) { value, distance, _ in
          if case .second(_, let drag?) = value { distance = drag.translation.width }
        }
        .onEnded { _ in log.lines.append("ended") }
    }
  }

  private func send(_ gesture: InputEvent.Gesture, to id: ElementID, in app: TestApp) -> EventOutcome {
    app.session.perform(InputEvent(target: id, action: .gesture(gesture)))
  }

  private func drag(_ app: TestApp) throws -> ElementID {
    let id = try app.element("Card").id
    for step in [InputEvent.Gesture(.press, .began), .init(.press, .changed), .init(.drag, .began)] {
      #expect(send(step, to: id, in: app) == .handled)
    }
    #expect(send(.init(.drag, .changed, translation: .init(x: 50, y: 0)), to: id, in: app) == .handled)
    return id
  }

  @Test("The states of a parent are reset, once, when the gesture of its child cannot end", arguments: Interruption.allCases)
  func interruption(_ interruption: Interruption) throws {
    let log = Log()
    let app = TestApp { Parent(interruption, log) }
    let id = try drag(app)
    #expect(app.exists("Distance 50 false"))
    try app.tap("Interrupt")
    #expect(app.exists("Distance 0 false"))
    #expect(log.lines == ["reset 50"])
    _ = send(.init(.drag, .ended, translation: .init(x: 60, y: 0)), to: id, in: app)
    #expect(app.exists("Distance 0 false"))
    #expect(log.lines == ["reset 50"])
  }

  @Test("The state that is updated during the first part of a sequence is reset with its view")
  func firstPart() throws {
    let app = TestApp { Parent(.removal, Log()) }
    #expect(send(.init(.press, .began), to: try app.element("Card").id, in: app) == .handled)
    #expect(app.exists("Distance 0 true"))
    try app.tap("Interrupt")
    #expect(app.exists("Distance 0 false"))
  }

  @Test("A removed view with a long press reports that the press has ended, once and without the action")
  func longPress() throws {
    struct Screen: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("Card").onLongPressGesture {
            log.lines.append("done")
          } onPressingChanged: {
            log.lines.append("\($0)")
          }
        }
        Button("Remove") { isShown = false }
      }
    }
    let log = Log()
    let app = TestApp { Screen(log: log) }
    #expect(send(.init(.press, .began), to: try app.element("Card").id, in: app) == .handled)
    try app.tap("Remove")
    #expect(log.lines == ["true", "false"])
  }

  @Test("A view that is removed without a gesture in progress causes no reset")
  func inactive() throws {
    let log = Log()
    let app = TestApp { Parent(.removal, log) }
    let id = try drag(app)
    _ = send(.init(.drag, .ended, translation: .init(x: 60, y: 0)), to: id, in: app)
    _ = send(.init(.press, .ended), to: id, in: app)
    #expect(log.lines == ["reset 50", "ended"])
    try app.tap("Interrupt")
    #expect(log.lines == ["reset 50", "ended"])
  }

  @Test("A gesture whose view is covered by a screen is cancelled when the pointer is released")
  func covered() throws {
    struct Screen: View {
      let log: Log
      @State private var path: [Int] = []
      @GestureState private var distance = 0.0
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text("Distance \(Int(distance))")
            Text("Card").gesture(
              DragGesture().updating($distance) { value, distance, _ in distance = value.translation.width }
                .onChanged { if $0.translation.width > 40 { path = [1] } }
                .onEnded { _ in log.lines.append("ended") })
          }
          .navigationDestination(for: Int.self) { _ in Button("Back") { path = [] } }
        }
      }
    }
    let log = Log()
    let app = TestApp { Screen(log: log) }
    let id = try app.element("Card").id
    #expect(send(.init(.drag, .began, translation: .init(x: 30, y: 0)), to: id, in: app) == .handled)
    #expect(send(.init(.drag, .changed, translation: .init(x: 50, y: 0)), to: id, in: app) == .handled)
    #expect(send(.init(.drag, .ended, translation: .init(x: 60, y: 0)), to: id, in: app) != .handled)
    try app.tap("Back")
    #expect(app.exists("Distance 0"))
    #expect(log.lines == [])
  }

  @Test("A host that has lost its connection cancels the gestures in progress, and others can begin")
  func lostConnection() throws {
    let log = Log()
    let app = TestApp { Parent(.removal, log) }
    let id = try drag(app)
    app.session.cancelGestures()
    app.session.settle()
    #expect(app.exists("Distance 0 false"))
    #expect(log.lines == ["reset 50"])
    app.session.cancelGestures()
    app.session.settle()
    #expect(log.lines == ["reset 50"])
    #expect(try drag(app) == id)
    #expect(app.exists("Distance 50 false"))
  }

  // MARK: Drops

  private struct Basket: View {
    let isRemoved: Bool
    @State private var isInterrupted = false
    @State private var isTargeted = false
    var body: some View {
      Text("Apple").draggable("Apple")
      Text(isTargeted ? "Above" : "Away")
      if !isRemoved || !isInterrupted {
        Text("Basket").dropDestination(for: String.self) { _, _ in
          true
        } isTargeted: {
          isTargeted = $0
        }
        .disabled(isInterrupted)
      }
      Button("Interrupt") { isInterrupted = true }
    }
  }

  @Test("A drop target that is removed or disabled is not targeted any more", arguments: [true, false])
  func dropTarget(isRemoved: Bool) throws {
    let app = TestApp { Basket(isRemoved: isRemoved) }
    var states: [Bool] = []
    // The drop on the disabled view is refused.
    try? app.drag("Apple", onto: "Basket") {
      states.append(app.exists("Above"))
      try? app.tap("Interrupt")
      states.append(app.exists("Away"))
    }
    #expect(states == [true, true])
  }

  // MARK: Buttons

  private struct Pressing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.isPressed ? "Pressed" : "Released")
    }
  }

  private struct Pressed: View {
    @State private var isDisabled = false
    var body: some View {
      Button("Save") {}.buttonStyle(Pressing()).disabled(isDisabled)
      Button("Disable") { isDisabled.toggle() }
    }
  }

  @Test("A pressed button that is disabled, or whose host has lost its connection, is not pressed any more")
  func button() throws {
    let app = TestApp { Pressed() }
    let element = try #require(app.session.root.all { $0.content.strings(.gestures).contains("touch") }.first)
    #expect(send(.init(.touch, .began), to: element.id, in: app) == .handled)
    #expect(app.exists("Pressed"))
    try app.tap("Disable")
    #expect(app.exists("Released"))
    try app.tap("Disable")
    #expect(app.exists("Released"))
    #expect(send(.init(.touch, .began), to: element.id, in: app) == .handled)
    #expect(app.exists("Pressed"))
    app.session.cancelGestures()
    app.session.settle()
    #expect(app.exists("Released"))
  }
}
