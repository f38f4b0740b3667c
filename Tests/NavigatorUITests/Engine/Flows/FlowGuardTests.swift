import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// The permission to order, and whether leaving would lose data.
@Observable
private final class Customer {
  var isSignedIn = false
  var isDirty = false
  @ObservationIgnored var attempts: [NavigationLeaveAttempt] = []
}

nonisolated private struct OrderFlow: NavigationFlow, Hashable {
  typealias Destination = OrderSteps

  let desk: CheckoutDesk
  var checkpoint: NavigationFlowCheckpoint<Void>?

  @MainActor func start() -> FlowResult<Self> { .destination(.form(self)) }
  @MainActor func next() async throws -> FlowResult<Self> { .destination(.payment(self)) }
  @MainActor func onComplete() { desk.note("complete") }
  @MainActor func onCancel() { desk.note("cancel") }
}

nonisolated private enum OrderSteps: NavigationDestination {
  case form(OrderFlow)
  case payment(OrderFlow)
  case signIn

  var method: NavigationMethod {
    switch self {
    case .form: .push
    case .payment: .managedSheet
    case .signIn: .sheet
    }
  }

  var body: some View {
    switch self {
    case .form(let flow): OrderStepView(title: "Form", flow: flow)
    case .payment(let flow): OrderStepView(title: "Payment", flow: flow)
    case .signIn: SignInStep()
    }
  }
}

private struct OrderStepView: View {
  let title: String
  let flow: OrderFlow
  @Environment(\.navigator) private var navigator
  @Environment(Customer.self) private var customer

  var body: some View {
    Button("Next") { Task { try await navigator.next(flow) } }
    Button("Cancel") { navigator.cancel(flow) }
    Button("Complete") { navigator.complete(flow) }
      .navigationTitle(title)
      .navigationBlocked(when: customer.isDirty) { customer.attempts.append($0) }
  }
}

private struct SignInStep: View {
  @Environment(\.navigator) private var navigator
  @Environment(Customer.self) private var customer

  var body: some View {
    Button("Sign in") {
      customer.isSignedIn = true
      navigator.dismiss()
    }
    .navigationTitle("Sign in")
  }
}

@Suite("Flows, guards and blockers")
struct FlowGuardTests {
  private let desk = CheckoutDesk()
  private let customer = Customer()
  private let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
  private let app: TestApp

  init() {
    let (customer, navigator) = (customer, navigator)
    app = TestApp {
      ManagedNavigationStack(name: "orders") { Text("Orders").navigationTitle("Orders") }
        .navigationGuard { destination, _ in
          if case OrderSteps.payment = destination, !customer.isSignedIn { return .redirect(to: OrderSteps.signIn) }
          return .allow
        }
        .navigationRoot(navigator)
        .environment(customer)
    }
    app.session.settle()
    navigator.named("orders")?.start(OrderFlow(desk: desk))
  }

  @Test("A step that a guard redirects is shown after the sign-in, and the flow ends as without the redirect")
  func redirect() async throws {
    try app.tap("Next")
    await app.settle()
    #expect(app.presentations.count == 1)
    try app.tap("Sign in")
    await app.settle()
    #expect(app.title == "Payment")
    try app.tap("Complete")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Orders"])
    #expect(desk.take() == ["complete"])
  }

  @Test("A blocker does not stop a completed flow, and is consulted when a flow is cancelled")
  func blocker() async throws {
    customer.isDirty = true
    try app.tap("Cancel")
    #expect(app.stack == ["Orders", "Form"])
    #expect(customer.attempts.count == 1)
    customer.attempts.removeFirst().stay()
    app.session.settle()
    #expect(desk.take() == [])
    try app.tap("Cancel")
    customer.attempts.removeFirst().leave()
    #expect(app.stack == ["Orders"])
    #expect(desk.take() == ["cancel"])
    navigator.named("orders")?.start(OrderFlow(desk: desk))
    try app.tap("Complete")
    #expect(app.stack == ["Orders"])
    #expect(customer.attempts.isEmpty)
    #expect(desk.take() == ["complete"])
  }
}
