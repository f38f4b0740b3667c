import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Gestures")
struct GestureTests {
  final class Log {
    var lines: [String] = []
  }

  private func point(_ point: CGPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }
  private func size(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }

  @Test("A drag changes and ends with its translation and location")
  func drag() throws {
    let log = Log()
    let app = TestApp {
      Text("Card").gesture(
        DragGesture()
          .onChanged {
            log.lines.append("changed \(size($0.translation)) at \(point($0.location)) from \(point($0.startLocation))")
          }
          .onEnded { log.lines.append("ended \(size($0.translation))") })
    }
    try app.drag("Card", by: CGSize(width: 60, height: -20), from: CGPoint(x: 5, y: 6))
    #expect(log.lines == ["changed 30,-10 at 35,-4 from 5,6", "changed 60,-20 at 65,-14 from 5,6", "ended 60,-20"])
  }

  @Test("Without a minimum distance, a press without movement is a drag")
  func pressAsDrag() throws {
    let log = Log()
    let app = TestApp {
      Text("Card").gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { log.lines.append("changed \(size($0.translation)) at \(point($0.location))") }
          .onEnded { log.lines.append("ended \(size($0.translation))") })
    }
    try app.drag("Card", by: .zero, from: CGPoint(x: 5, y: 6))
    #expect(log.lines == ["changed 0,0 at 5,6", "changed 0,0 at 5,6", "ended 0,0"])
  }

  @Test("A long press takes one closure in each form")
  func longPressForms() throws {
    let log = Log()
    let app = TestApp {
      Text("First").onLongPressGesture { log.lines.append("first") }
      Text("Second").onLongPressGesture(minimumDuration: 1) { log.lines.append("second") }
      Text("Third").onLongPressGesture(perform: { log.lines.append("third") })
      Text("Fourth").onLongPressGesture(pressing: { log.lines.append("\($0)") }, perform: { log.lines.append("fourth") })
    }
    for name in ["First", "Second", "Third", "Fourth"] { try app.longPress(name) }
    #expect(log.lines == ["first", "second", "third", "true", "false", "fourth"])
  }

  @Test("The state of a gesture follows it, and is reset when it ends or is cancelled")
  func gestureState() throws {
    struct Card: View {
      @GestureState private var offset = CGSize.zero
      @GestureState(resetTransaction: Transaction()) private var scale: CGFloat?

      var body: some View {
        Text("Card").offset(offset)
          .gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
          .simultaneousGesture(MagnifyGesture().updating($scale) { value, scale, _ in scale = value.magnification })
        Text("scale \(scale.map { "\($0)" } ?? "none")")
      }
    }
    let app = TestApp { Card() }
    func offset() -> Double? {
      var found: Double?
      func visit(_ element: Element) {
        for case .offset(let x, _) in element.style.properties { found = x }
        element.children.forEach(visit)
      }
      visit(app.session.root)
      return found
    }
    var during: Double?
    try app.drag("Card", by: CGSize(width: 40, height: 0)) { during = offset() }
    #expect(during == 40)
    #expect(offset() == 0)
    var isScaled = false
    try app.magnify("Card", by: 2) { isScaled = app.visibleTexts.contains("scale 2.0") }
    #expect(isScaled)
    #expect(app.visibleTexts.contains("scale none"))
    let id = try #require(app.session.root.children.first).id
    app.session.perform(InputEvent(target: id, action: .gesture(.init(.drag, .began, translation: .init(x: 50, y: 0)))))
    #expect(offset() == 50)
    app.session.perform(InputEvent(target: id, action: .gesture(.init(.drag, .cancelled))))
    #expect(offset() == 0)
  }

  @Test("A drag begins at its minimum distance")
  func minimumDistance() throws {
    let log = Log()
    let app = TestApp {
      Text("Card").gesture(DragGesture(minimumDistance: 50).onChanged { log.lines.append(size($0.translation)) })
    }
    try app.drag("Card", by: CGSize(width: 30, height: 0))
    #expect(log.lines == [])
    try app.drag("Card", by: CGSize(width: 80, height: 0))
    #expect(log.lines == ["80,0"])
    #expect(try app.element("Card").content.strings(.gestures) == ["drag:50"])
  }

  @Test("A long press reports that it begins and ends, and acts after its duration")
  func longPress() throws {
    let log = Log()
    let app = TestApp {
      Text("Hold").onLongPressGesture(minimumDuration: 1) {
        log.lines.append("done")
      } onPressingChanged: {
        log.lines.append("\($0)")
      }
    }
    #expect(try app.element("Hold").content.strings(.gestures) == ["press:1000:10"])
    try app.longPress("Hold")
    #expect(log.lines == ["true", "false", "done"])
    log.lines = []
    try app.longPress("Hold", isCompleted: false)
    #expect(log.lines == ["true", "false"])
  }

  @Test("Infinite limits of a gesture are the largest that hosts recognize, and those that are no numbers are the defaults")
  func infiniteLimits() throws {
    let log = Log()
    let app = TestApp {
      Text("Hold").onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
      } onPressingChanged: {
        log.lines.append("\($0)")
      }
      Text("Never").gesture(DragGesture(minimumDistance: .infinity).onChanged { _ in log.lines.append("dragged") })
      Text("Default").onLongPressGesture(minimumDuration: .nan, maximumDistance: .nan) {}
    }
    #expect(try app.element("Hold").content.strings(.gestures) == ["press:3600000:10000"])
    #expect(try app.element("Never").content.strings(.gestures) == ["drag:10000"])
    #expect(try app.element("Default").content.strings(.gestures) == ["press:500:10"])
    try app.longPress("Hold", isCompleted: false)
    try app.drag("Never", by: CGSize(width: 900, height: 0))
    #expect(log.lines == ["true", "false"])
  }

  @Test("A tap gesture takes taps, and several taps need as many")
  func taps() throws {
    let log = Log()
    let app = TestApp {
      Text("Once").gesture(TapGesture().onEnded { log.lines.append("once") })
      Text("Twice").gesture(TapGesture(count: 2).onEnded { log.lines.append("twice") })
      Text("Where").onTapGesture { log.lines.append(point($0)) }
    }
    try app.tap("Once")
    try app.tap("Twice", at: .zero, count: 2)
    try app.tap("Twice", at: .zero, count: 1)
    try app.tap("Where", at: CGPoint(x: 7, y: 8))
    #expect(log.lines == ["once", "twice", "7,8"])
  }

  @Test("A simultaneous tap is recognized with the button inside, and a tap with priority instead of it")
  func priorities() throws {
    let log = Log()
    let app = TestApp {
      Button("Both") { log.lines.append("button") }
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("gesture") })
      Button("First") { log.lines.append("button") }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("gesture") })
      VStack {
        Button("Inside") { log.lines.append("button") }
      }
      .simultaneousGesture(TapGesture().onEnded { log.lines.append("outer") })
    }
    try app.tap("Both")
    #expect(log.lines == ["button", "gesture"])
    log.lines = []
    try app.tap("First")
    #expect(log.lines == ["gesture"])
    log.lines = []
    try app.tap("Inside")
    #expect(log.lines == ["button", "outer"])
  }

  @Test("Simultaneous, exclusive and sequenced gestures combine their values")
  func combinations() throws {
    let log = Log()
    let app = TestApp {
      Text("Photo").gesture(
        MagnifyGesture().simultaneously(with: RotateGesture())
          .onEnded { log.lines.append("\($0.first?.magnification ?? 0) \(Int(($0.second?.rotation.degrees ?? 0).rounded()))") })
      Text("Either").gesture(
        TapGesture(count: 2).exclusively(before: LongPressGesture())
          .onEnded { value in
            if case .first = value { log.lines.append("taps") } else { log.lines.append("press") }
          })
      Text("Sequence").gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onEnded { value in
            if case .second(true, let drag?) = value { log.lines.append("moved \(size(drag.translation))") }
          })
    }
    try app.magnify("Photo", by: 2)
    try app.rotate("Photo", by: .degrees(30))
    try app.tap("Either", at: .zero, count: 2)
    try app.longPress("Either")
    try app.drag("Sequence", by: CGSize(width: 50, height: 0))
    #expect(log.lines == ["2.0 0", "0.0 30", "taps", "press"])
    let id = try app.element("Sequence").id
    for step in [InputEvent.Gesture(.press, .began), .init(.press, .changed)] {
      app.session.perform(InputEvent(target: id, action: .gesture(step)))
    }
    try app.drag("Sequence", by: CGSize(width: 50, height: 0))
    #expect(log.lines.last == "moved 50,0")
  }

  @Test("A gesture whose value is nil has to end before the next one, and reports its first value")
  func missingValues() throws {
    let log = Log()
    let app = TestApp {
      Text("Sequence").gesture(
        LongPressGesture().map { _ -> Int? in nil }.sequenced(before: DragGesture())
          .onEnded { _ in log.lines.append("sequence") })
      Text("Empty").gesture(DragGesture().map { _ -> Int? in nil }.onChanged { log.lines.append("\($0 as Any)") })
    }
    try app.drag("Sequence", by: CGSize(width: 50, height: 0))
    #expect(log.lines == [])
    try app.drag("Empty", by: CGSize(width: 50, height: 0))
    #expect(log.lines == ["nil"])
  }

  @Test("Values of a gesture can be mapped and erased, and a gesture can consist of others")
  func composition() throws {
    struct Pull: Gesture {
      let action: (Double) -> Void
      var body: some Gesture<Double> {
        DragGesture().map { Double($0.translation.width) }.onEnded(action)
      }
    }
    let log = Log()
    let app = TestApp {
      Text("Pull").gesture(Pull { log.lines.append("\($0)") })
      Text("Erased").gesture(AnyGesture(DragGesture().map { _ in 7 }).onEnded { log.lines.append("\($0)") })
    }
    try app.drag("Pull", by: CGSize(width: 20, height: 0))
    try app.drag("Erased", by: CGSize(width: 20, height: 0))
    #expect(log.lines == ["20.0", "7"])
  }

  @Test("A pointer above a view is reported when it enters, moves and leaves")
  func hover() throws {
    let log = Log()
    let app = TestApp {
      Text("Over").onHover { log.lines.append("\($0)") }
      Text("Move").onContinuousHover { phase in
        if case .active(let location) = phase { log.lines.append(point(location)) } else { log.lines.append("left") }
      }
    }
    try app.hover(over: "Over")
    try app.hover(over: "Move", at: CGPoint(x: 3, y: 4))
    #expect(log.lines == ["true", "false", "3,4", "left"])
  }

  @Test("A disabled view and a mask without the gesture recognize nothing")
  func disabled() throws {
    let log = Log()
    let app = TestApp {
      Text("Disabled").gesture(DragGesture().onEnded { _ in log.lines.append("drag") }).disabled(true)
      Text("Masked").gesture(DragGesture().onEnded { _ in log.lines.append("drag") }, including: .subviews)
    }
    #expect(throws: TestFailure.self) { try app.drag("Disabled", by: CGSize(width: 50, height: 0)) }
    #expect(throws: TestFailure.self) { try app.drag("Masked", by: CGSize(width: 50, height: 0)) }
    #expect(log.lines == [])
  }

  @Test("A gesture that an element does not accept, or with a number out of range, is dropped")
  func hostile() throws {
    let log = Log()
    let app = TestApp {
      Text("Card").gesture(DragGesture().onChanged { log.lines.append(size($0.translation)) })
      Text("Other")
    }
    let card = try app.element("Card").id
    let other = try app.element("Other").id
    func send(_ id: ElementID, _ gesture: InputEvent.Gesture) -> EventOutcome {
      app.session.perform(InputEvent(target: id, action: .gesture(gesture)))
    }
    #expect(send(other, .init(.drag, .began, translation: .init(x: 50, y: 0))) == .dropped(.unknownElement))
    for number in [Double.nan, .infinity, -1e12] {
      #expect(send(card, .init(.drag, .began, translation: .init(x: number, y: 0))) == .dropped(.invalidValue))
    }
    _ = send(card, .init(.press, .began))
    _ = send(card, .init(.drag, .ended))
    _ = send(card, .init(.drag, .cancelled))
    #expect(log.lines == [])
  }

  @Test("A gesture on a row of a list follows the current value of its row")
  func rows() throws {
    struct Rows: View {
      @State private var count = 0
      let log: Log

      var body: some View {
        List(0..<3, id: \.self) { row in
          Text("Row \(row)").gesture(
            DragGesture().onEnded { _ in
              count += 1
              log.lines.append("\(row) \(count)")
            })
        }
        Text("count \(count)")
      }
    }
    let log = Log()
    let app = TestApp { Rows(log: log) }
    try app.drag("Row 1", by: CGSize(width: 40, height: 0))
    try app.drag("Row 2", by: CGSize(width: 40, height: 0))
    #expect(log.lines == ["1 1", "2 2"])
    #expect(app.visibleTexts.contains("count 2"))
  }

  @Test("A simultaneous drag leaves the taps of another gesture exclusive, and a simultaneous double tap does not")
  func words() throws {
    let app = TestApp {
      Text("Picture").onTapGesture(count: 2) {}.simultaneousGesture(DragGesture())
      Text("Beside").simultaneousGesture(TapGesture(count: 2))
    }
    #expect(try app.element("Picture").content.strings(.gestures) == ["tap:2", "drag:10", "together"])
    #expect(try app.element("Beside").content.strings(.gestures) == ["tap:2", "together", "beside"])
  }
}
