import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Spatial events")
struct SpatialEventTests {
  final class Log {
    var lines: [String] = []
    var identifiers: Set<SpatialEventCollection.Event.ID> = []

    func add(_ verb: String, _ events: SpatialEventCollection) {
      identifiers.formUnion(events.map(\.id))
      lines.append(verb + events.map { " \($0.phase) \(Int($0.location.x)),\(Int($0.location.y))" }.joined())
    }
  }

  private struct Pad: View {
    let log: Log
    @GestureState private var count = 0
    @State private var isEnabled = true

    var body: some View {
      Text("Pad")
        .gesture(
          SpatialEventGesture()
            .updating($count) { events, count, _ in count = events.count }
            .onChanged { log.add("changed", $0) }
            .onEnded { log.add("ended", $0) },
          isEnabled: isEnabled)
      Text("Count \(count)")
      Button("Disable") { isEnabled = false }
    }
  }

  @Test("Each finger has an event with its own location, until the last finger is lifted")
  func fingers() throws {
    let log = Log()
    let app = TestApp { Pad(log: log) }
    try app.touch("Pad", at: [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 6)], movingBy: CGSize(width: 10, height: 0)) {
      #expect(app.exists("Count 2"))
    }
    #expect(
      log.lines == [
        "changed active 1,2", "changed active 1,2 active 5,6", "changed active 11,2 active 5,6",
        "changed active 11,2 active 15,6", "changed ended 11,2 active 15,6", "ended ended 15,6",
      ])
    #expect(log.identifiers.count == 2)
    #expect(app.exists("Count 0"))
  }

  private func send(
    _ phase: InputEvent.Gesture.Phase, _ pointer: InputEvent.Gesture.Pointer, to app: TestApp
  ) throws -> EventOutcome {
    let gesture = InputEvent.Gesture(.point, phase, start: .init(x: 3, y: 4), pointer: pointer)
    return app.session.perform(InputEvent(target: try app.element("Pad").id, action: .gesture(gesture)))
  }

  @Test("An event has its device, modifier keys and coordinate system")
  func properties() throws {
    var last: SpatialEventCollection.Event?
    let app = TestApp {
      Text("Pad").gesture(SpatialEventGesture(coordinateSpace: .global).onChanged { last = $0.first })
    }
    let gesture = InputEvent.Gesture(
      .point, .began, start: .init(x: 3, y: 4), globalStart: .init(x: 30, y: 40),
      pointer: .init(id: 1, device: .pen, modifiers: [.shift, .cmd]))
    let event = InputEvent(target: try app.element("Pad").id, action: .gesture(gesture))
    #expect(app.session.perform(event) == .handled)
    #expect(last?.kind == .pencil)
    #expect(last?.modifierKeys == [.shift, .command])
    #expect(last?.location == CGPoint(x: 30, y: 40))
    #expect(last?.inputDevicePose == nil)
  }

  @Test("A collection finds the event of a pointer by its identifier")
  func identifiers() throws {
    var found: [Bool] = []
    let app = TestApp {
      Text("Pad").gesture(
        SpatialEventGesture().onChanged { events in found = events.map { events[$0.id] == $0 } + [events.count == 2] })
    }
    try app.touch("Pad", at: [.zero, CGPoint(x: 1, y: 1)]) { #expect(found == [true, true, true]) }
  }

  @Test("A pointer that the browser cancels ends the gesture with a cancelled event")
  func cancelledPointer() throws {
    let log = Log()
    let app = TestApp { Pad(log: log) }
    #expect(try send(.began, .init(id: 7), to: app) == .handled)
    #expect(app.exists("Count 1"))
    #expect(try send(.cancelled, .init(id: 7), to: app) == .handled)
    #expect(log.lines == ["changed active 3,4", "ended cancelled 3,4"])
    #expect(app.exists("Count 0"))
  }

  @Test("The state of a gesture that is disabled while a finger is down is reset, and the action for the end does not run")
  func disabled() throws {
    let log = Log()
    let app = TestApp { Pad(log: log) }
    #expect(try send(.began, .init(id: 1), to: app) == .handled)
    try app.tap("Disable")
    #expect(app.exists("Count 0"))
    #expect(log.lines == ["changed active 3,4"])
  }

  @Test("Movements of pointers that have not pressed the view, and pointers beyond the maximum number, are ignored")
  func hostilePointers() throws {
    let log = Log()
    let app = TestApp { Pad(log: log) }
    #expect(try send(.changed, .init(id: 1), to: app) == .handled)
    #expect(try send(.ended, .init(id: 1), to: app) == .handled)
    #expect(log.lines.isEmpty)
    for id in 0..<100 { _ = try send(.began, .init(id: id), to: app) }
    #expect(log.lines.count == 20)
  }
}
