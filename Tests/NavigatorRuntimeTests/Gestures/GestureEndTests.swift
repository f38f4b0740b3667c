import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Gestures on views that are removed while a user makes them.
@MainActor
@Suite("Gestures of removed views")
struct GestureEndTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Board: View {
    let log: Log
    @State private var isShown = true
    @GestureState private var offset = CGSize.zero

    var body: some View {
      Text(verbatim: "offset \(Int(offset.width))")
      Button("Remove") { isShown = false }
      if isShown {
        Text("Card").gesture(
          DragGesture()
            .updating($offset) { value, offset, _ in offset = value.translation }
            .onEnded { _ in log.lines.append("ended") })
        Text("Key").onLongPressGesture {
          log.lines.append("pressed")
        } onPressingChanged: {
          log.lines.append("pressing \($0)")
        }
      }
    }
  }

  private func send(_ gesture: InputEvent.Gesture, to text: String, in app: TestApp) throws {
    app.session.perform(InputEvent(target: try app.element(text).id, action: .gesture(gesture)))
  }

  @Test("The state of a drag is reset when its view is removed, and the drag does not end")
  func drag() throws {
    let log = Log()
    let app = TestApp { Board(log: log) }
    try send(.init(.drag, .began, translation: .init(x: 50, y: 0)), to: "Card", in: app)
    #expect(app.exists("offset 50"))
    try app.tap("Remove")
    #expect(app.exists("offset 0"))
    #expect(log.lines.isEmpty)
  }

  @Test("A press of a view that is removed is over")
  func press() throws {
    let log = Log()
    let app = TestApp { Board(log: log) }
    try send(.init(.press, .began), to: "Key", in: app)
    #expect(log.lines == ["pressing true"])
    try app.tap("Remove")
    #expect(log.lines == ["pressing true", "pressing false"])
  }

  @Test("A view without a gesture in progress is removed silently")
  func noGesture() throws {
    let log = Log()
    let app = TestApp { Board(log: log) }
    try app.longPress("Key")
    let lines = log.lines
    try app.tap("Remove")
    #expect(log.lines == lines && lines.contains("pressed"))
  }

  @Test("A gesture on content as high as a page with hundreds of thousands of rows is received")
  func highContent() throws {
    let log = Log()
    let app = TestApp { Board(log: log) }
    let size = InputEvent.Gesture.Point(x: 400, y: 30_000_000)
    let start = InputEvent.Gesture.Point(x: 5, y: 25_000_000)
    try send(.init(.drag, .began, start: start, translation: .init(x: 50, y: 0), size: size), to: "Card", in: app)
    #expect(app.exists("offset 50"))
  }
}
