import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// Animators that begin after they appear: their phases arrive later, or their first phase shows nothing.
@MainActor
@Suite("Phases that arrive later")
struct PhaseAnimatorStartTests {
  @Observable
  fileprivate final class Model {
    var phases: [Int] = []
  }

  private struct Endless: View {
    let model: Model

    var body: some View {
      PhaseAnimator(model.phases) { phase in
        Text("Phase \(phase)")
      } animation: { _ in
        .linear(duration: 10)
      }
      Text("Modified").phaseAnimator(model.phases) { content, phase in
        content
        Text("Modified \(phase)")
      } animation: { _ in
        .linear(duration: 10)
      }
    }
  }

  @Test("An animator without phases begins with the second one when phases arrive", arguments: [[5, 6, 7], [5, 6]])
  func laterPhases(phases: [Int]) async {
    let (clock, model) = (TestClock(), Model())
    let app = TestApp(clock: clock) { Endless(model: model) }
    await clock.advance(by: .seconds(30))
    #expect(!app.contains("Phase") && !app.contains("Modified"))
    model.phases = phases
    await app.settle()
    #expect(app.exists("Phase 6") && app.exists("Modified 6"))
    await clock.advance(by: .seconds(10.1))
    let next = phases.last == 7 ? 7 : 5
    #expect(app.exists("Phase \(next)") && app.exists("Modified \(next)"))
  }

  @Test("An animator whose phases are removed begins again with the first of its next phases")
  func removedPhases() async {
    let (clock, model) = (TestClock(), Model())
    model.phases = [0, 1, 2]
    let app = TestApp(clock: clock) { Endless(model: model) }
    await clock.advance(by: .seconds(10.1))
    #expect(app.exists("Phase 2"))
    model.phases = []
    await app.settle()
    #expect(!app.contains("Phase"))
    await clock.advance(by: .seconds(10.1))
    model.phases = [3, 4]
    await app.settle()
    #expect(app.exists("Phase 4"))
    await clock.advance(by: .seconds(10.1))
    #expect(app.exists("Phase 3"))
  }

  @Test("Phases that arrive one by one begin with the second one, and continue with the further ones")
  func singlePhases() async {
    let (clock, model) = (TestClock(), Model())
    let app = TestApp(clock: clock) { Endless(model: model) }
    model.phases = [1]
    await app.settle()
    await clock.advance(by: .seconds(30))
    #expect(app.exists("Phase 1"))
    model.phases = [1, 2]
    await app.settle()
    #expect(app.exists("Phase 2"))
    model.phases = [1, 2, 3]
    await app.settle()
    #expect(app.exists("Phase 2"))
    await clock.advance(by: .seconds(10.1))
    #expect(app.exists("Phase 3"))
  }

  @Test("An animator whose first phase shows nothing begins")
  func emptyPhase() async {
    let clock = TestClock()
    let app = TestApp(clock: clock) {
      PhaseAnimator([false, true]) { isOn in
        if isOn { Text("On") }
      } animation: { _ in
        .linear(duration: 10)
      }
    }
    #expect(app.exists("On"))
    await clock.advance(by: .seconds(10.1))
    #expect(!app.exists("On"))
    await clock.advance(by: .seconds(10.1))
    #expect(app.exists("On"))
  }

  private struct Triggered: View {
    @State private var phases: [Int] = []
    @State private var count = 0

    var body: some View {
      NavigationStack {
        VStack {
          PhaseAnimator(phases, trigger: count) { phase in
            Text("Phase \(phase)")
          } animation: { _ in
            .linear(duration: 10)
          }
          Text("Modified").phaseAnimator(phases, trigger: count) { content, phase in
            content
            Text("Modified \(phase)")
          } animation: { _ in
            .linear(duration: 10)
          }
          Button("Add") { phases = [0, 1, 2] }
          Button("Start") { count += 1 }
          Button("Both") {
            phases = [0, 1, 2]
            count += 1
          }
          NavigationLink("Further") { Text("Further screen") }
        }
      }
    }
  }

  @Test("A triggered animator shows the first of the phases that arrive, and begins with the trigger")
  func trigger() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Triggered() }
    try app.tap("Start")
    await clock.advance(by: .seconds(30))
    try app.tap("Add")
    await clock.advance(by: .seconds(30))
    #expect(app.exists("Phase 0") && app.exists("Modified 0"))
    try app.tap("Start")
    for phase in [1, 2, 0, 0] {
      #expect(app.exists("Phase \(phase)") && app.exists("Modified \(phase)"))
      await clock.advance(by: .seconds(10.1))
    }
  }

  @Test("A triggered animator begins if its phases arrive with the trigger")
  func phasesAndTrigger() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Triggered() }
    try app.tap("Both")
    for phase in [1, 2, 0, 0] {
      #expect(app.exists("Phase \(phase)") && app.exists("Modified \(phase)"))
      await clock.advance(by: .seconds(10.1))
    }
  }

  @Test("A triggered animator that is covered continues when it is shown again")
  func covered() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Triggered() }
    try app.tap("Both")
    #expect(app.exists("Phase 1"))
    try app.tap("Further")
    await clock.advance(by: .seconds(60))
    try app.goBack()
    await clock.advance(by: .seconds(30))
    #expect(app.exists("Phase 0") && app.exists("Modified 0"))
  }
}
