import NavigatorTesting
import SwiftUI
import Testing

/// Animators whose phases or animations change while they run.
@MainActor
@Suite("Phases that change")
struct PhaseAnimatorTests {
  private struct Phases: View {
    @State var phases = [0, 1, 2]
    @State var duration = 10.0

    var body: some View {
      PhaseAnimator(phases) { phase in
        Text("Phase \(phase)")
      } animation: { _ in
        .linear(duration: duration)
      }
      Button("Fewer") { phases = [0] }
      Button("Others") { phases = [5, 6] }
      Button("None") { phases = [] }
      Button("Fast") { duration = 1 }
    }
  }

  @Test("An animator with fewer phases than before shows the first one")
  func fewerPhases() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Phases() }
    await clock.advance(by: .seconds(10.1))
    #expect(app.exists("Phase 2"))
    try app.tap("Fewer")
    #expect(app.exists("Phase 0"))
    await clock.advance(by: .seconds(30))
    #expect(app.exists("Phase 0"))
  }

  @Test("A running animator continues with other phases")
  func otherPhases() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Phases() }
    try app.tap("Others")
    #expect(app.exists("Phase 6"))
    await clock.advance(by: .seconds(10.1))
    #expect(app.exists("Phase 5"))
    await clock.advance(by: .seconds(10.1))
    #expect(app.exists("Phase 6"))
  }

  @Test("An animator of one phase begins when it has several, and shows nothing when it has none")
  func furtherPhases() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Phases(phases: [0]) }
    #expect(app.exists("Phase 0"))
    await clock.advance(by: .seconds(30))
    try app.tap("Others")
    #expect(app.exists("Phase 6"))
    try app.tap("None")
    #expect(!app.exists("Phase 6") && !app.exists("Phase 5"))
  }

  @Test("A running animator moves to its next phase with the current animation")
  func otherAnimation() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Phases() }
    #expect(app.exists("Phase 1"))
    try app.tap("Fast")
    await clock.advance(by: .seconds(10.1))
    #expect(app.exists("Phase 2"))
    await clock.advance(by: .seconds(1.1))
    #expect(app.exists("Phase 0"))
  }
}
