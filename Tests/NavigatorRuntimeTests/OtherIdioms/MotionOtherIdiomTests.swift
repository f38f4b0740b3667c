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

/// Animations in other idioms than in the other tests.
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

  @Test("Changes in a nested call have its animation, and the other changes have the outer call's animation")
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

  @Test("A modifier with a value replaces the animation of a change, even with nil")
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

  @Test("An invalid duration shows the new state at once", arguments: [0, -1, .nan, .infinity, 1e300, -.infinity])
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
      if duration <= 0 { try await app.settle(until: { journal.take() == ["done"] }) }
      try app.tap("Spring")
      try app.tap("Other")
      #expect(app.exists("Count 3"))
      for change in app.takeAnimations() { #expect(change.progress(at: .seconds(1)).isFinite) }
    } matching: {
      $0.isReport
    }
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
