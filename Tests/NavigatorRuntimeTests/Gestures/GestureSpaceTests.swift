import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// The coordinate systems of the locations of gestures.
@MainActor
@Suite("Coordinate systems of gestures")
struct GestureSpaceTests {
  private final class Log {
    var lines: [String] = []

    func add(_ name: String, _ point: CGPoint) { lines.append("\(name) \(Int(point.x)),\(Int(point.y))") }
  }

  private func send(_ app: TestApp, _ name: String, _ step: InputEvent.Gesture) throws {
    app.session.perform(InputEvent(target: try app.element(name).id, action: .gesture(step)))
  }

  @Test("A gesture has its locations in a named view and in a scroll view from its first event")
  func enclosingSpaces() throws {
    let log = Log()
    let app = TestApp {
      ScrollView {
        VStack {
          Text("Card").gesture(
            DragGesture(coordinateSpace: .named("board")).onChanged { log.add("from", $0.startLocation) })
          Text("Spot").onTapGesture(coordinateSpace: .scrollView) { log.add("at", $0) }
        }
        .coordinateSpace(.named("board"))
      }
    }
    let elements = app.mirror.measuredElements
    try #require(elements.map { $0.content.string(.measures) } == ["frame", "frame"])
    #expect(try app.element("Card").content.strings(.gestures) == ["drag:10"])
    #expect(try app.element("Spot").content.strings(.gestures) == ["tap:1"])
    app.send([
      .init(element: elements[0].id, x: 0, y: 100, width: 300, height: 300),
      .init(element: elements[1].id, x: 20, y: 40, width: 260, height: 900),
    ])
    try send(
      app, "Card",
      .init(.drag, .began, start: .init(x: 1, y: 1), globalStart: .init(x: 50, y: 130), translation: .init(x: 12, y: 0)))
    try send(app, "Spot", .init(.tap, .ended, start: .init(x: 1, y: 1), globalStart: .init(x: 30, y: 150), value: 1))
    #expect(log.lines == ["from 30,90", "at 30,50"])
  }

  @Test("A gesture in the coordinate system of its view or of the window requests no positions")
  func otherSpaces() {
    let app = TestApp {
      VStack {
        Text("Card").gesture(DragGesture(coordinateSpace: .global).onChanged { _ in })
        GeometryReader { Text("Width \(Int($0.size.width))") }
      }
      .coordinateSpace(.named("board"))
    }
    #expect(app.mirror.measuredElements.map { $0.content.string(.measures) } == ["size", "size"])
  }

  @Test("Movements and velocities on a scaled or rotated view are in its coordinate system, and those in the window are not")
  func axes() throws {
    let log = Log()
    func drag(_ name: String, _ space: CoordinateSpace) -> some View {
      Text(name).gesture(
        DragGesture(coordinateSpace: space).onEnded { value in
          log.add("\(name) from", value.startLocation)
          log.add("to", value.location)
          log.add("by", CGPoint(x: value.translation.width, y: value.translation.height))
          log.add("with", CGPoint(x: value.velocity.width, y: value.velocity.height))
        })
    }
    let app = TestApp {
      drag("Local", .local)
      drag("Global", .global)
    }
    // A quarter turn clockwise and twice the size.
    let axes = InputEvent.Gesture.Axes(x: .init(x: 0, y: -0.5), y: .init(x: 0.5, y: 0))
    for name in ["Local", "Global"] {
      try send(
        app, name,
        .init(
          .drag, .ended, start: .init(x: 10, y: 20), globalStart: .init(x: 100, y: 200), translation: .init(x: 40, y: 60),
          velocity: .init(x: 2, y: 4), axes: axes))
    }
    #expect(
      log.lines == [
        "Local from 10,20", "to 40,0", "by 30,-20", "with 2,-1", "Global from 100,200", "to 140,260", "by 40,60", "with 2,4",
      ])
  }
}
