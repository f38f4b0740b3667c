import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

private struct SourceOfChange: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var sourceOfChange: String {
    get { self[SourceOfChange.self] }
    set { self[SourceOfChange.self] = newValue }
  }
}

/// Animations in idioms that differ from those of the other tests.
@MainActor
@Suite("Motion in other idioms")
struct MotionOtherIdiomTests {
  private struct Flags {
    var first = false
    var second = false
  }

  /// Two views whose opacities depend on flags, and buttons that change the flags.
  private struct TwoViews: View {
    let actions: [(name: String, change: (Binding<Flags>) -> Void)]
    @State private var flags = Flags()

    var body: some View {
      VStack {
        Text("First").opacity(flags.first ? 1 : 0.5)
        Text("Second").opacity(flags.second ? 1 : 0.5)
        Text("Implicit").opacity(flags.first ? 1 : 0.5).animation(.linear(duration: 8), value: flags.first)
        Text("Never").opacity(flags.first ? 1 : 0.5).animation(nil, value: flags.first)
        ForEach(actions, id: \.name) { action in Button(action.name) { action.change($flags) } }
      }
    }
  }

  private func durations(_ change: @escaping (Binding<Flags>) -> Void) throws -> [String: Double] {
    let app = TestApp { TwoViews(actions: [("Change", change)]) }
    try app.tap("Change")
    return Dictionary(app.takeAnimations().map { ($0.texts.joined(), $0.animation.duration) }, uniquingKeysWith: { $1 })
  }

  @Test("Changes in a nested call have its animation, and the others that of the outer one")
  func nested() throws {
    let durations = try durations { flags in
      withAnimation(.linear(duration: 1)) {
        withAnimation(.linear(duration: 2)) { flags.wrappedValue.second = true }
        flags.first.wrappedValue = true
      }
    }
    #expect(durations["First"] == 1)
    #expect(durations["Second"] == 2)
  }

  @Test("A modifier with a value replaces the animation of a change, also with none")
  func implicit() throws {
    let animated = try durations { flags in withAnimation(.linear(duration: 3)) { flags.wrappedValue.first = true } }
    #expect(animated == ["First": 3, "Implicit": 8])
    let plain = try durations { $0.wrappedValue.first = true }
    #expect(plain == ["Implicit": 8])
  }

  @Test("A transaction that disables animations applies to those of modifiers, and keeps its own")
  func disabled() throws {
    let plain = try durations { flags in withTransaction(\.disablesAnimations, true) { flags.wrappedValue.first = true } }
    #expect(plain.isEmpty)
    let explicit = try durations { flags in
      var transaction = Transaction(animation: .linear(duration: 4))
      transaction.disablesAnimations = true
      flags.transaction(transaction).wrappedValue.first = true
    }
    #expect(explicit == ["First": 4, "Implicit": 4, "Never": 4])
  }

  @Test("A modifier reads a value of the app from the transaction of a change")
  func transactionKey() throws {
    struct Screen: View {
      @State private var values = ["opacity": 1.0]
      var body: some View {
        VStack {
          Text("Word").opacity(values["opacity", default: 0])
            .transaction { if $0.sourceOfChange == "finger" { $0.animation = .linear(duration: 4) } }
          Button("Finger") { withTransaction(\.sourceOfChange, "finger") { values["opacity"] = 0.5 } }
          Button("Program") { values["opacity"] = 1 }
        }
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Finger")
    #expect(app.takeAnimations().map(\.animation.duration) == [4])
    try app.tap("Program")
    #expect(app.takeAnimations().isEmpty)
  }

  @Test("A completion is called when the animation is logically complete, or when it is removed")
  func criteria() async throws {
    let (clock, journal) = (TestClock(), Journal())
    struct Screen: View {
      let journal: Journal
      @State private var x = 0.0
      @State private var y = 0.0
      var body: some View {
        Text("First").offset(x: x)
        Text("Second").offset(y: y)
        Button("Move") {
          withAnimation(.spring(duration: 1, bounce: 0.6), completionCriteria: .logicallyComplete) {
            x += 100
          } completion: {
            journal.note("logical")
          }
          withAnimation(.spring(duration: 1, bounce: 0.6), completionCriteria: .removed) {
            y += 100
          } completion: {
            journal.note("removed")
          }
        }
      }
    }
    let app = TestApp(clock: clock) { Screen(journal: journal) }
    try app.tap("Move")
    await clock.advance(by: .seconds(0.9))
    #expect(journal.take().isEmpty)
    await clock.advance(by: .seconds(0.2))
    // A spring reaches its value after its duration, and bounces afterwards.
    #expect(journal.take() == ["logical"])
    await clock.advance(by: .seconds(20))
    #expect(journal.take() == ["removed"])
  }

  @Test("A speed shortens an animation, repetitions extend it, and a delay precedes it")
  func timing() async throws {
    let (clock, journal) = (TestClock(), Journal())
    struct Screen: View {
      let journal: Journal
      @State private var x = 0.0
      var body: some View {
        Text("Word").offset(x: x)
        Button("Move") {
          let animation = Animation.linear(duration: 2).speed(2).repeatCount(3, autoreverses: false).delay(1)
          withAnimation(animation) {
            x += 100
          } completion: {
            journal.note("done")
          }
        }
      }
    }
    let app = TestApp(clock: clock) { Screen(journal: journal) }
    try app.tap("Move")
    await clock.advance(by: .seconds(3.9))
    #expect(journal.take().isEmpty)
    await clock.advance(by: .seconds(0.2))
    #expect(journal.take() == ["done"])
  }

  @Test("A duration without a meaning shows the new state at once", arguments: [0, -1, .nan, .infinity, 1e300, -.infinity])
  func strangeDurations(_ duration: Double) async throws {
    let (clock, journal) = (TestClock(), Journal())
    struct Screen: View {
      let duration: Double
      let journal: Journal
      @State private var count = 0
      var body: some View {
        Text("Count \(count)").offset(x: CGFloat(count) * 10)
        Button("Linear") { change(.linear(duration: duration)) }
        Button("Spring") { change(.spring(duration: duration, bounce: duration)) }
        Button("Other") { change(.easeIn.speed(duration).delay(duration).repeatCount(Int(exactly: duration) ?? 0)) }
      }

      private func change(_ animation: Animation) {
        withAnimation(animation) {
          count += 1
        } completion: {
          journal.note("done")
        }
      }
    }
    try await withKnownIssue(isIntermittent: true) {
      let app = TestApp(clock: clock) { Screen(duration: duration, journal: journal) }
      try app.tap("Linear")
      #expect(app.exists("Count 1"))
      await clock.advance(by: .seconds(1))
      // An animation that takes no time has ended.
      if duration <= 0 { #expect(journal.take() == ["done"]) }
      try app.tap("Spring")
      try app.tap("Other")
      #expect(app.exists("Count 3"))
      for change in app.takeAnimations() { #expect(change.progress(at: .seconds(1)).isFinite) }
    } matching: {
      $0.isReport
    }
  }

  private struct Pose: Equatable, Animatable {
    var x = 0.0
    var size = CGSize(width: 10, height: 10)
    var angle = Angle.zero

    var animatableData: AnimatablePair<Double, AnimatablePair<CGSize.AnimatableData, Angle.AnimatableData>> {
      get { AnimatablePair(x, AnimatablePair(size.animatableData, angle.animatableData)) }
      set { (x, size.animatableData, angle.animatableData) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
  }

  private struct PoseText: View, @preconcurrency Animatable {
    var pose: Pose
    var animatableData: Pose.AnimatableData {
      get { pose.animatableData }
      set { pose.animatableData = newValue }
    }
    var body: some View {
      Text("\(Int(pose.x.rounded())) \(Int(pose.size.width.rounded())) \(Int(pose.angle.degrees.rounded()))")
    }
  }

  @Test("A view with nested pairs of animatable data is shown for all of its values between the old and the new one")
  func animatablePairs() throws {
    struct Screen: View {
      @State private var poses = [Pose()]
      var body: some View {
        ForEach(poses.indices, id: \.self) { PoseText(pose: poses[$0]) }
        Button("Move") {
          withAnimation(.linear(duration: 3)) {
            poses[0] = Pose(x: 150, size: CGSize(width: 310, height: 0), angle: .degrees(90))
          }
        }
      }
    }
    let app = TestApp { Screen() }
    #expect(app.exists("0 10 0"))
    try app.tap("Move")
    #expect(app.exists("150 310 90"))
    let change = try #require(app.takeAnimations().first { !$0.keyframeTexts.isEmpty })
    #expect(change.text(at: .zero) == "0 10 0")
    #expect(change.text(at: .seconds(1)) == "50 110 30")
    #expect(change.text(at: .seconds(3)) == "150 310 90")
  }

  @Test("Tracks of keyframes have their own durations and curves, and other properties keep their values")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        CubicKeyframe(10, duration: 1, startVelocity: 0, endVelocity: 0)
        LinearKeyframe(30, duration: 2)
      }
      KeyframeTrack(\.angle) {
        MoveKeyframe(.degrees(90))
        LinearKeyframe(.degrees(0), duration: 1, timingCurve: .easeIn)
      }
    }
    #expect(timeline.duration == 3)
    // A cubic curve without velocities at its ends is 3t² - 2t³.
    #expect(abs(timeline.value(time: 0.25).x - 1.5625) < 1e-6)
    #expect(abs(timeline.value(time: 2).x - 20) < 1e-6)
    #expect(timeline.value(time: 0.5).angle.degrees > 45)
    #expect(timeline.value(time: 2).angle == .zero)
    #expect(timeline.value(progress: 1) == Pose(x: 30, size: CGSize(width: 10, height: 10), angle: .zero))
    #expect(timeline.value(progress: 2).x == 30)
  }

  @Test("A view with several tracks moves along all of them when the trigger changes")
  func keyframes() throws {
    struct Motion: Hashable {
      var x = 0.0
      var scale = 1.0
    }
    final class Trigger: ObservableObject {
      @Published var history: [String: [Int]] = ["shakes": []]
    }
    struct Screen: View {
      @StateObject private var trigger = Trigger()
      var body: some View {
        Text("Shaken")
          .keyframeAnimator(initialValue: Motion(), trigger: trigger.history["shakes"]?.last) { content, motion in
            content.offset(x: motion.x).scaleEffect(motion.scale)
          } keyframes: { _ in
            KeyframeTrack(\.x) {
              LinearKeyframe(60, duration: 1)
              LinearKeyframe(0, duration: 1)
            }
            KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 2) }
          }
        Button("Shake") { trigger.history["shakes"]?.append(trigger.history.count) }
      }
    }
    let app = TestApp { Screen() }
    #expect(app.takeAnimations().isEmpty)
    try app.tap("Shake")
    let change = try #require(app.takeAnimations().first { $0.kind == .keyframes })
    #expect(change.animation.duration == 2)
    var values: [Double] = []
    for property in change.style(at: .seconds(1)).properties {
      switch property {
      case .offset(let x, _): values.append(x)
      default: break
      }
    }
    #expect(abs(values.max() ?? 0) > 50)
    // The trigger has the same value as before.
    try app.tap("Shake")
    #expect(app.takeAnimations().filter { $0.kind == .keyframes }.isEmpty)
  }

  private enum Bounce: CaseIterable {
    case rest, up, down
    var y: CGFloat {
      switch self {
      case .rest: 0
      case .up: -30
      case .down: 10
      }
    }
  }

  @Test("The phases of an enumeration are shown in their order after each change of the trigger, and end at the first")
  func phases() async throws {
    struct Screen: View {
      @State private var taps: [Int] = []
      var body: some View {
        VStack {
          Text("Ball").phaseAnimator(Bounce.allCases, trigger: taps) { content, phase in
            content.offset(y: phase.y)
          } animation: { _ in
            .linear(duration: 1)
          }
          Button("Bounce") { taps.append(0) }
        }
      }
    }
    let clock = TestClock()
    let app = TestApp(clock: clock) { Screen() }
    #expect(app.takeAnimations().isEmpty)
    for _ in 1...2 {
      try app.tap("Bounce")
      for _ in 1...30 { await clock.advance(by: .milliseconds(200)) }
      let ends = app.takeAnimations().filter { $0.texts == ["Ball"] }.flatMap(\.end.properties)
      #expect(ends == [.offset(x: 0, y: -30), .offset(x: 0, y: 10), .offset(x: 0, y: 0)])
    }
  }

  @Test("An animator with one phase or without phases leaves the app usable")
  func fewPhases() async throws {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        PhaseAnimator([7]) { Text("Phase \($0)") }
        Text("Other").phaseAnimator([Int](), trigger: taps) { content, phase in content.opacity(Double(phase)) }
        Button("Taps \(taps)") { taps += 1 }
      }
    }
    let clock = TestClock()
    try await withKnownIssue(isIntermittent: true) {
      let app = TestApp(clock: clock) { Screen() }
      await clock.advance(by: .seconds(3))
      try app.tap("Taps 0")
      #expect(app.exists("Taps 1") && app.exists("Phase 7"))
    } matching: {
      $0.isReport
    }
  }

  private struct Fly: Transition {
    let distance: CGFloat
    func body(content: Self.Content, phase: TransitionPhase) -> some View {
      content.offset(x: distance * phase.value).opacity(phase.isIdentity ? 1 : 0.25)
    }
  }

  @Test("A transition of the app comes from its first phase and leaves to its last one")
  func transition() throws {
    struct Screen<T: Transition>: View {
      let transition: T
      @State private var selected: String? = nil
      var body: some View {
        VStack {
          if let selected { Text(selected).transition(transition) }
          Button("Change") { withAnimation(.linear(duration: 2)) { selected = selected == nil ? "Flying" : nil } }
        }
      }
    }
    func ends<T: Transition>(_ transition: T) throws -> [[StyleProperty]] {
      let app = TestApp { Screen(transition: transition) }
      try app.tap("Change")
      try app.tap("Change")
      let changes = app.takeAnimations().filter { $0.texts == ["Flying"] }
      #expect(changes.map(\.kind) == [.insertion, .removal])
      return changes.map { $0.style(at: $0.kind == .insertion ? .zero : .seconds(2)).properties }
    }
    let single = try ends(Fly(distance: 100))
    #expect(single.first?.contains(.offset(x: -100, y: 0)) == true && single.first?.contains(.opacity(0.25)) == true)
    #expect(single.last?.contains(.offset(x: 100, y: 0)) == true && single.last?.contains(.opacity(0.25)) == true)
    let different = try ends(AsymmetricTransition(insertion: Fly(distance: 40), removal: Fly(distance: -70)))
    #expect(different.first?.contains(.offset(x: -40, y: 0)) == true)
    #expect(different.last?.contains(.offset(x: -70, y: 0)) == true)
  }

  @Test("A view begins in the frame of the view with the same identifier that it replaces")
  func matchedGeometry() throws {
    struct Gallery: View {
      @Namespace private var namespace
      @State private var selection: [String: Int] = [:]
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if let picture = selection["picture"] {
            Color.red.matchedGeometryEffect(id: picture, in: namespace).frame(width: 200, height: 300)
              .accessibilityIdentifier("large")
          } else {
            HStack(spacing: 0) {
              ForEach(0..<3) { number in
                Color.red.matchedGeometryEffect(id: number, in: namespace).frame(width: 50, height: 40)
                  .accessibilityIdentifier("small \(number)")
              }
            }
          }
        }
        Button("Open") { withAnimation(.linear(duration: 1)) { selection["picture"] = 2 } }
        Button("Close") { withAnimation(.linear(duration: 1)) { selection["picture"] = nil } }
      }
    }
    let app = TestApp(size: CGSize(width: 300, height: 400)) { Gallery() }
    let small = try app.frame(of: "small 2")
    try app.tap("Open")
    let large = try app.frame(of: "large")
    let opening = app.takeAnimations().filter { $0.kind == .match }
    #expect(opening.map(\.startFrame) == [small] && opening.map(\.endFrame) == [large])
    try app.tap("Close")
    let closing = app.takeAnimations().filter { $0.kind == .match }
    #expect(closing.map(\.startFrame) == [large] && closing.map(\.endFrame) == [small])
  }

  @Test("A spring has the physical values of its duration and bounce")
  func springs() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1 && abs(spring.dampingRatio - 0.7) < 1e-9)
    #expect(abs(spring.stiffness - 157.91367) < 1e-3 && abs(spring.damping - 17.59292) < 1e-3)
    #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.1)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect([Spring.smooth, .snappy, .bouncy].map { ($0.bounce * 100).rounded() } == [0, 15, 30])
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.duration - 0.5) < 1e-6 && abs(same.bounce - 0.3) < 1e-6)
  }

  private struct Countdown: TimelineSchedule {
    let dates: [Date]
    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> { dates.lazy.filter { $0 >= startDate - 0.5 } }
  }

  @Test("A schedule of the app updates its view at its dates, and at no others")
  func schedule() async throws {
    let start = Date()
    let dates = [0.0, 1, 3].map { start + $0 }
    nonisolated(unsafe) var shown: [Int] = []
    let clock = TestClock()
    let app = TestApp(clock: clock) {
      TimelineView(Countdown(dates: dates)) { context in
        let seconds = Int(context.date.timeIntervalSince(start).rounded())
        let _ = shown.append(seconds)
        Text("At \(seconds)")
      }
    }
    #expect(app.exists("At 0"))
    for _ in 0..<20 { await clock.advance(by: .milliseconds(100)) }
    #expect(app.exists("At 1"))
    for _ in 0..<20 { await clock.advance(by: .milliseconds(500)) }
    #expect(app.exists("At 3"))
    #expect(Set(shown) == [0, 1, 3])
  }

  @Test("A chain of animated changes in onChange ends at its last value")
  func chain() throws {
    struct Screen: View {
      @State private var steps = [0]
      var body: some View {
        Text("Step \(steps.count)").offset(x: CGFloat(steps.count))
          .onChange(of: steps, initial: true) { _, new in
            if new.count < 5 { withAnimation(.linear(duration: 1)) { steps.append(new.count) } }
          }
      }
    }
    let app = TestApp { Screen() }
    #expect(app.exists("Step 5"))
  }

  nonisolated private struct Steps: CustomAnimation {
    let count: Double
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      guard time < 2 else { return nil }
      return value.scaled(by: (time / 2 * count).rounded(.down) / count)
    }
  }

  @Test("An animation of the app determines the progress and the duration of its change")
  func customAnimation() async throws {
    let (clock, journal) = (TestClock(), Journal())
    struct Screen: View {
      let journal: Journal
      @State private var x = 0.0
      var body: some View {
        VStack {
          Text("Word").offset(x: x)
          Button("Move") {
            withAnimation(Animation(Steps(count: 2))) {
              x += 100
            } completion: {
              journal.note("done")
            }
          }
        }
      }
    }
    let app = TestApp(clock: clock) { Screen(journal: journal) }
    try app.tap("Move")
    let change = try #require(app.takeAnimations().first { $0.texts == ["Word"] })
    #expect(abs(change.progress(at: .seconds(0.5))) < 0.01)
    #expect(abs(change.progress(at: .seconds(1.5)) - 0.5) < 0.01)
    await clock.advance(by: .seconds(1.8))
    #expect(journal.take().isEmpty)
    await clock.advance(by: .seconds(0.4))
    #expect(journal.take() == ["done"])
  }

  struct Bar: Identifiable { var id: Int, parts: [Double] }

  final class Chart: ObservableObject {
    @Published var bars = [Bar(id: 0, parts: [10, 20]), Bar(id: 1, parts: [30])]
    var animation: (Bar.ID) -> Animation? = { id in .linear(duration: Double(id) + 1) }

    func grow(_ id: Bar.ID) {
      withAnimation(animation(id)) {
        for index in bars.indices where bars[index].id == id { bars[index].parts[0] += 5 }
      }
    }
  }

  @Test("An environment object animates a change in an array of its arrays, for the views that show it")
  func environmentObject() throws {
    struct BarView: View {
      @EnvironmentObject private var chart: Chart
      let id: Bar.ID
      private var total: Double? { chart.bars.first { $0.id == id }?.parts.reduce(0, +) }
      var body: some View {
        Button("Bar \(id)") { chart.grow(id) }
        if let total { Color.red.frame(width: total, height: 10).accessibilityIdentifier("bar \(id)") }
      }
    }
    struct Screen: View {
      @StateObject private var chart = Chart()
      var body: some View {
        VStack(alignment: .leading) { ForEach(chart.bars) { BarView(id: $0.id) } }.environmentObject(chart).atTopLeft()
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Bar 1")
    let changes = app.takeAnimations()
    #expect(!changes.isEmpty && changes.allSatisfy { $0.animation.duration == 2 })
    #expect(changes.contains { $0.startFrame?.width == 30 && $0.endFrame?.width == 35 })
    try app.tap("Bar 0")
    #expect(app.takeAnimations().contains { $0.animation.duration == 1 && $0.frame(at: .seconds(0.5))?.width == 32.5 })
  }
}
