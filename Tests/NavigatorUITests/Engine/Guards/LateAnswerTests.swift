import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

nonisolated private struct FormFlow: NavigationFlow, Hashable {
  typealias Destination = FormSteps

  let desk: CheckoutDesk
  var checkpoint: NavigationFlowCheckpoint<Void>?

  @MainActor func start() -> FlowResult<Self> { .destination(.form(self)) }
  @MainActor func next() async throws -> FlowResult<Self> { .complete }
  @MainActor func onCancel() { desk.note("cancel") }
}

nonisolated private enum FormSteps: NavigationDestination {
  case form(FormFlow)
  case page(Int)

  var body: some View {
    switch self {
    case .form(let flow): FormView(flow: flow)
    case .page(let number): Text("Page").navigationTitle("Page \(number)")
    }
  }
}

private struct FormView: View {
  let flow: FormFlow
  @Environment(\.navigator) private var navigator
  @Environment(Attempts.self) private var attempts

  var body: some View {
    Button("Cancel") { navigator.cancel(flow) }
      .navigationTitle("Form")
      .navigationBlocked(when: true) { attempts.all.append($0) }
  }
}

@Observable
private final class Attempts {
  @ObservationIgnored var all: [NavigationLeaveAttempt] = []
}

@Suite("Late answers to attempts to leave")
struct LateAnswerTests {
  private let desk = CheckoutDesk()
  private let attempts = Attempts()

  private func start() throws -> (app: TestApp, stack: Navigator) {
    let root = Navigator(configuration: NavigationConfiguration(logger: nil))
    let attempts = attempts
    let app = TestApp {
      ManagedNavigationStack(name: "desk") { Text("Desk").navigationTitle("Desk") }
        .navigationRoot(root)
        .environment(attempts)
    }
    return (app, try #require(root.named("desk")))
  }

  @Test("A flow that is cancelled twice is cancelled once, and later screens stay")
  func flowTwice() throws {
    let (app, stack) = try start()
    stack.start(FormFlow(desk: desk))
    try app.tap("Cancel")
    try app.tap("Cancel")
    #expect(attempts.all.count == 2)
    attempts.all[0].leave()
    #expect(app.stack == ["Desk"])
    stack.push(FormSteps.page(1))
    app.session.settle()
    attempts.all[1].leave()
    #expect(app.stack == ["Desk", "Page 1"])
    #expect(desk.take() == ["cancel"])
  }

  @Test("An answer after the app has ended does nothing", arguments: [true, false])
  func afterTheEnd(leaves: Bool) async throws {
    do {
      let (app, stack) = try start()
      stack.start(FormFlow(desk: desk))
      try app.tap("Cancel")
      stack.pop()
      app.session.settle()
      app.end()
    }
    #expect(attempts.all.count == 2)
    for attempt in attempts.all {
      if leaves { attempt.leave() } else { attempt.stay() }
    }
    attempts.all = []
    for _ in 0..<20 { await Task.yield() }
    #expect(desk.take() == [])
  }
}
