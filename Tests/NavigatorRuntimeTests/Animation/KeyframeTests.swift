import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Keyframes, phases and animatable data")
struct KeyframeTests {
  private struct Values: Equatable {
    var x = 0.0
    var opacity = 1.0
  }

  @Test("A timeline has the values of its tracks, and its duration is that of the longest one")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(30, duration: 1)
      }
      KeyframeTrack(\.opacity) { LinearKeyframe(0, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5) == Values(x: 5, opacity: 0.875))
    #expect(timeline.value(time: 1.5) == Values(x: 25, opacity: 0.625))
    #expect(timeline.value(time: 9) == Values(x: 30, opacity: 0))
    #expect(timeline.value(progress: 1) == Values(x: 30, opacity: 0))
  }

  @Test("A cubic track passes through its keyframes smoothly, and a spring reaches its value")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      SpringKeyframe(5, duration: 2, spring: .smooth)
    }
    #expect(abs(timeline.value(time: 1) - 10) < 1e-9)
    #expect(abs((timeline.value(time: 1.001) - timeline.value(time: 0.999)) / 0.002 - 10) < 0.5)
    #expect(abs(timeline.value(time: 3.9) - 5) < 0.01)
  }

  @Test("The components of a resolved color change gradually")
  func resolvedColors() {
    let red = Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0, blue: 0)
    let timeline = KeyframeTimeline(initialValue: red) {
      LinearKeyframe(Color.Resolved(colorSpace: .sRGBLinear, red: 0, green: 0.5, blue: 1, opacity: 0.5), duration: 1)
    }
    let middle = timeline.value(time: 0.5)
    #expect([middle.linearRed, middle.linearGreen, middle.linearBlue, middle.opacity] == [0.5, 0.25, 0.5, 0.75])
  }

  @Test("Branches and loops are parts of a track", arguments: [true, false])
  func branches(isLong: Bool) {
    let whole = KeyframeTimeline(initialValue: 0.0) {
      if isLong {
        LinearKeyframe(10, duration: 2)
      } else {
        MoveKeyframe(5)
      }
      for value in [1.0, 2.0] { LinearKeyframe(value, duration: 1) }
    }
    let part = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        if isLong {
          LinearKeyframe(10, duration: 2)
        } else {
          MoveKeyframe(5)
        }
        for value in [1.0, 2.0] { LinearKeyframe(value, duration: 1) }
      }
    }
    #expect(whole.duration == (isLong ? 4.0 : 2.0))
    #expect(part.duration == whole.duration)
    let times: [Double] = [0, 1, 2, 3, 4]
    let values: [Double] = times.map { whole.value(time: $0) }
    let expected: [Double] = isLong ? [0, 5, 10, 1, 2] : [5, 1, 2, 2, 2]
    #expect(values == expected)
    let parts: [Double] = times.map { part.value(time: $0).x }
    #expect(parts == expected)
  }

  private struct Shaking: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Shaken").keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(20, duration: 1)
          LinearKeyframe(0, duration: 1)
        }
        Button("Shake") { count += 1 }
      }
    }
  }

  @Test("A keyframe animator sends styles for its timeline when the trigger changes, and the tree does not change")
  func keyframes() throws {
    var motions: [Motion] = []
    let session = ViewRunner { Shaking() }.makeSession(SessionConfiguration())
    session.onPatches = { for case .animate(let motion) in $0 { motions.append(motion) } }
    let before = session.root
    let button = try #require(before.first { $0.role == .button })
    session.perform(InputEvent(target: button.id, action: .tap))
    let motion = try #require(motions.first)
    #expect(motion.animation.duration == 2 && motion.changed.isEmpty)
    let frames = try #require(motion.frames.first?.styles)
    #expect(frames.count == ElementSamples.maximumCount && frames.first == [.offset(x: 0, y: 0)])
    #expect(frames.contains { if case .offset(let x, _) = $0.properties.first { x > 18 } else { false } })
    #expect(session.root == before)
  }

  private struct Raised: View {
    let starts: ([Double]) -> Void
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Text("Raised \(other)").keyframeAnimator(initialValue: 0.0, trigger: count) { content, y in
          content.offset(y: y)
        } keyframes: { start in
          let _ = starts([start])
          LinearKeyframe(start + 10, duration: 1)
        }
        Button("Raise") { count += 1 }
        Button("Other") { other += 1 }
      }
    }
  }

  @Test("After keyframes the content keeps the value at their end, and the next ones start with it")
  func end() async throws {
    var starts: [Double] = []
    let clock = TestClock()
    let app = TestApp(clock: clock) { Raised { starts += $0 } }
    func offset() -> Double? {
      app.session.root.all { $0.content.string(.text)?.hasPrefix("Raised") == true }
        .compactMap { if case .offset(_, let y) = $0.style.properties.last { y } else { nil } }.first
    }
    try app.tap("Raise")
    #expect(offset() == 10)
    await clock.advance(by: .seconds(2))
    try app.tap("Other")
    #expect(offset() == 10)
    try app.tap("Raise")
    #expect(offset() == 20 && starts == [0, 10])
    await clock.advance(by: .seconds(0.5))
    try app.tap("Raise")
    #expect(starts.last == 15 && offset() == 25)
  }

  private struct Waving: View {
    @State private var amount = 0.0
    var body: some View {
      VStack {
        Text("Wave").modifier(Wave(amount: amount))
        Button("Move") { withAnimation(.linear(duration: 2)) { amount = 1 - amount } }
        Button("Plain") { amount = 1 - amount }
      }
    }
  }

  @Test("An animatable modifier is evaluated for values between the old and the new one if the change is animated")
  func animatable() throws {
    var motions: [Motion] = []
    let session = ViewRunner { Waving() }.makeSession(SessionConfiguration())
    session.onPatches = { for case .animate(let motion) in $0 { motions.append(motion) } }
    let buttons = session.root.all { $0.role == .button }.map(\.id)
    session.perform(InputEvent(target: buttons[1], action: .tap))
    #expect(motions.isEmpty)
    session.perform(InputEvent(target: buttons[0], action: .tap))
    let frames = try #require(motions.first?.frames.first?.styles)
    let offsets = frames.compactMap { if case .offset(_, let y) = $0.properties.first { y } else { nil } }
    #expect(offsets.first == 0 && offsets.last == 0 && (offsets.max() ?? 0) > 9)
  }

  private struct Phases: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Phase").phaseAnimator([0.0, 10, 20], trigger: count) { content, x in
          content.offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        }
        PhaseAnimator([1.0, 0.5]) {
          Text("Endless").opacity($0)
        } animation: { _ in
          .linear(duration: 1)
        }
        Button("Start") { count += 1 }
      }
    }
  }

  @Test("A phase animator shows each phase when the animation of the previous one has ended, and ends at the first")
  func phases() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Phases() }
    func offset() -> [StyleProperty] { app.animations.last { $0.texts == ["Phase"] }?.end.properties ?? [] }
    try app.tap("Start")
    #expect(offset() == [.offset(x: 10, y: 0)])
    await clock.advance(by: .seconds(1.1))
    #expect(offset() == [.offset(x: 20, y: 0)])
    await clock.advance(by: .seconds(1.1))
    #expect(offset() == [.offset(x: 0, y: 0)])
    await clock.advance(by: .seconds(5))
    #expect(app.takeAnimations().filter { $0.texts == ["Phase"] }.count == 3)
    await clock.advance(by: .seconds(5))
    #expect(app.takeAnimations().filter { $0.texts == ["Endless"] }.count >= 4)
  }

  @Test("Without a clock an endless phase animator stays in its first phase, and a triggered one ends there")
  func restingPhases() throws {
    let app = TestApp { Phases() }
    try app.tap("Start")
    #expect(app.takeAnimations().filter { $0.texts == ["Endless"] }.isEmpty)
  }
}

extension Element {
  /// Returns the elements at and in this one that meet a condition, in order.
  func all(_ condition: (Element) -> Bool) -> [Element] {
    (condition(self) ? [self] : []) + children.flatMap { $0.all(condition) }
  }

  fileprivate func first(_ condition: (Element) -> Bool) -> Element? { all(condition).first }
}
