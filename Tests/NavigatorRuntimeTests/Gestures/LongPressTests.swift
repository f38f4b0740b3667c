import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Several long presses with different durations and distances on one view.
@MainActor
@Suite("Several long presses of a view")
struct LongPressTests {
  final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func send(_ gesture: InputEvent.Gesture, to text: String, in app: TestApp) throws {
    let id = try app.element(text).id
    #expect(app.session.perform(InputEvent(target: id, action: .gesture(gesture))) == .handled)
  }

  @Test("Simultaneous long presses are recognized at their own durations")
  func simultaneous() throws {
    let log = Log()
    let app = TestApp {
      Text("Card")
        .onLongPressGesture(minimumDuration: 0.5) {
          log.lines.append("short")
        } onPressingChanged: {
          log.lines.append("pressing \($0)")
        }
        .simultaneousGesture(LongPressGesture(minimumDuration: 2).onEnded { _ in log.lines.append("long") })
    }
    let words = try app.element("Card").content.strings(.gestures)
    #expect(words.contains("press:500:10") && words.contains("press:2000:10"))
    try app.longPress("Card", lasting: 0.4)
    #expect(log.take() == ["pressing true", "pressing false"])
    try app.longPress("Card", lasting: 1)
    #expect(log.take() == ["pressing true", "pressing false", "short"])
    try app.longPress("Card", lasting: 2)
    #expect(log.take() == ["pressing true", "pressing false", "short", "long"])
  }

  @Test("A longer press inside a shorter one does not delay it")
  func reversed() throws {
    let log = Log()
    let app = TestApp {
      Text("Card")
        .gesture(LongPressGesture(minimumDuration: 2).onEnded { _ in log.lines.append("long") })
        .simultaneousGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.lines.append("short") })
    }
    var during: [String] = []
    try app.longPress("Card", lasting: 1) { during = log.lines }
    #expect(during == ["short"])
    #expect(log.take() == ["short"])
    try app.longPress("Card", lasting: 3)
    #expect(log.take() == ["short", "long"])
  }

  @Test("A combination of two long presses ends with the values of those that were long enough")
  func combination() throws {
    let log = Log()
    let app = TestApp {
      Text("Card").gesture(
        LongPressGesture(minimumDuration: 0.5).simultaneously(with: LongPressGesture(minimumDuration: 2))
          .onEnded { log.lines.append("\($0.first ?? false) \($0.second ?? false)") })
    }
    try app.longPress("Card", lasting: 1)
    #expect(log.take() == ["true false"])
    try app.longPress("Card", lasting: 2)
    #expect(log.take() == ["true true"])
  }

  @Test("The second long press of a sequence begins when the first one has ended")
  func sequence() throws {
    let log = Log()
    let app = TestApp {
      Text("Card").gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: LongPressGesture(minimumDuration: 1))
          .onChanged { value in
            if case .second(true, let second) = value { log.lines.append("second \(second ?? false)") }
          }
          .onEnded { _ in log.lines.append("ended") })
    }
    #expect(try app.element("Card").content.strings(.gestures) == ["press:500:10", "press:1500:10", "held"])
    try app.longPress("Card", lasting: 0.4)
    #expect(log.take() == [])
    try app.longPress("Card", lasting: 1.2)
    #expect(log.take() == ["second true"])
    try app.longPress("Card", lasting: 1.5)
    #expect(log.take() == ["second true", "ended"])
    try app.longPress("Card")
    #expect(log.take() == ["ended"])
  }

  @Test("A shorter long press is recognized at the release if the longer one before it has failed")
  func exclusive() throws {
    let log = Log()
    let app = TestApp {
      Text("Card").gesture(
        LongPressGesture(minimumDuration: 2).onEnded { _ in log.lines.append("long") }
          .exclusively(before: LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.lines.append("short") })
          .onEnded { value in
            if case .first = value { log.lines.append("first") } else { log.lines.append("second") }
          })
    }
    var during: [String] = []
    try app.longPress("Card", lasting: 1) { during = log.lines }
    #expect(during == [])
    #expect(log.take() == ["short", "second"])
    try app.longPress("Card", lasting: 2)
    #expect(log.take() == ["long", "first"])
    try app.longPress("Card", lasting: 0.3)
    #expect(log.take() == [])
    for step in [InputEvent.Gesture(.press, .began), .init(.press, .changed, value: 500), .init(.press, .cancelled)] {
      try send(step, to: "Card", in: app)
    }
    #expect(log.take() == [])
    try app.longPress("Card", lasting: 1)
    #expect(log.take() == ["short", "second"])
  }

  @Test("Each long press fails at its own distance")
  func distances() throws {
    let log = Log()
    let app = TestApp {
      Text("Card")
        .onLongPressGesture(minimumDuration: 0.5) {
          log.lines.append("near")
        } onPressingChanged: {
          log.lines.append("near \($0)")
        }
        .simultaneousGesture(
          LongPressGesture(minimumDuration: 1, maximumDistance: 100).onEnded { _ in log.lines.append("far") })
    }
    try send(.init(.press, .began), to: "Card", in: app)
    try send(.init(.press, .changed, translation: .init(x: 30, y: 40)), to: "Card", in: app)
    #expect(log.take() == ["near true", "near false"])
    try send(.init(.press, .changed, translation: .init(x: 30, y: 40), value: 1000), to: "Card", in: app)
    #expect(log.take() == ["far"])
    try send(.init(.press, .ended, value: 1000), to: "Card", in: app)
    #expect(log.take() == [])
  }

  @Test("A press without a duration, as of a key, is as long as all long presses require")
  func keyboard() throws {
    let log = Log()
    let app = TestApp {
      Text("Card")
        .onLongPressGesture(minimumDuration: 0.5) { log.lines.append("short") }
        .simultaneousGesture(LongPressGesture(minimumDuration: 2).onEnded { _ in log.lines.append("long") })
    }
    try app.longPress("Card")
    #expect(log.take().sorted() == ["long", "short"])
  }

  @Test("A long press that never ends does not complete, and does not prevent a shorter one")
  func infinite() throws {
    let log = Log()
    let app = TestApp {
      Text("Card")
        .onLongPressGesture(minimumDuration: .infinity) {
          log.lines.append("endless")
        } onPressingChanged: {
          log.lines.append("\($0)")
        }
        .simultaneousGesture(LongPressGesture(minimumDuration: .nan).onEnded { _ in log.lines.append("short") })
    }
    try app.longPress("Card", lasting: 60)
    #expect(log.take() == ["true", "short", "false"])
  }
}
