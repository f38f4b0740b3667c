import NavigatorTesting
import NavigatorUI
import SwiftUI

/// The input of the steps of a checkout and the record of their results.
nonisolated final class CheckoutDesk: Hashable, Sendable {
  struct OutOfStock: Error {}

  @MainActor private(set) var journal: [String] = []
  /// A gate at which steps wait, if it is set.
  @MainActor var door: Door?
  @MainActor var fails = false

  @MainActor func note(_ entry: String) {
    journal.append(entry)
  }

  @MainActor func take() -> [String] {
    defer { journal = [] }
    return journal
  }

  static func == (lhs: CheckoutDesk, rhs: CheckoutDesk) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A gate that suspends callers until it is opened.
final class Door {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isOpen = false

  var waitingCount: Int { waiting.count }

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// A flow with four steps: a pushed address, a delivery in a managed sheet, a payment in a cover, and a number.
nonisolated struct CheckoutFlow: NavigationFlow, Hashable {
  typealias Destination = CheckoutDestinations

  let desk: CheckoutDesk
  var checkpoint: NavigationFlowCheckpoint<Int>?
  var address: String?
  var delivery: String?

  @MainActor func start() -> FlowResult<Self> {
    desk.note("start")
    return .destination(.address(self))
  }

  @MainActor func next() async throws -> FlowResult<Self> {
    desk.note("next")
    await desk.door?.pass()
    if desk.fails { throw CheckoutDesk.OutOfStock() }
    if address == nil { return .destination(.address(self)) }
    if delivery == nil { return .destination(.delivery(self)) }
    return .destination(.payment(self))
  }

  @MainActor func onComplete() { desk.note("complete") }
  @MainActor func onComplete(_ value: Int) { desk.note("complete with \(value)") }
  @MainActor func onCancel() { desk.note("cancel") }
  @MainActor func onError(_ error: any Error) { desk.note("error \(type(of: error))") }
}

nonisolated enum CheckoutDestinations: NavigationDestination {
  case address(CheckoutFlow)
  case delivery(CheckoutFlow)
  case payment(CheckoutFlow)

  var method: NavigationMethod {
    switch self {
    case .address: .push
    case .delivery: .managedSheet
    case .payment: .cover
    }
  }

  var body: some View {
    switch self {
    case .address(let flow): CheckoutStep(title: "Address", flow: flow) { $0.address = "Home" }
    case .delivery(let flow): CheckoutStep(title: "Delivery", flow: flow) { $0.delivery = "Express" }
    case .payment(let flow): CheckoutStep(title: "Payment", flow: flow) { _ in }
    }
  }
}

private struct CheckoutStep: View {
  let title: String
  let flow: CheckoutFlow
  let change: (inout CheckoutFlow) -> Void
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Text("Step \(title)")
      Button("Next") {
        Task {
          do {
            try await navigator.next(flow.copy(mutate: change))
          } catch {
            flow.desk.note("thrown \(type(of: error))")
          }
        }
      }
      Button("Help") { navigator.present(sheet: HomeDestinations.page3, managed: true) }
      Button("Cancel") { navigator.cancel(flow) }
      Button("Complete") { navigator.complete(flow) }
      Button("Order") {
        navigator.complete(flow, returning: 7)
        navigator.complete(flow, returning: 8)
      }
      Button("Fail") { navigator.error(flow, error: CheckoutDesk.OutOfStock()) }
      Button("Sub-flow") { navigator.start(GiftFlow(desk: flow.desk)) }
    }
    .navigationTitle(title)
  }
}

/// A flow of one step without a value, for use inside another flow.
nonisolated struct GiftFlow: NavigationFlow, Hashable {
  typealias Destination = GiftDestinations

  let desk: CheckoutDesk
  var checkpoint: NavigationFlowCheckpoint<Void>?

  @MainActor func start() -> FlowResult<Self> { .destination(GiftDestinations.card(self)) }
  @MainActor func next() async throws -> FlowResult<Self> { .complete }
  @MainActor func onComplete() { desk.note("gift complete") }
}

nonisolated enum GiftDestinations: NavigationDestination {
  case card(GiftFlow)

  var body: some View {
    switch self {
    case .card(let flow): GiftStep(flow: flow)
    }
  }
}

private struct GiftStep: View {
  let flow: GiftFlow
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Wrap") { Task { try await navigator.next(flow) } }
      .navigationTitle("Gift")
  }
}

/// A stack with a cart, which is a checkpoint, and a product above it, from which the checkout starts.
final class CheckoutStage {
  let desk = CheckoutDesk()
  let root = Navigator(configuration: NavigationConfiguration(logger: nil))
  let app: TestApp

  init() {
    let (desk, root) = (desk, root)
    app = TestApp {
      ManagedNavigationStack(name: "cart") {
        Text("The cart")
          .navigationTitle("Cart")
          .navigationCheckpoint(Cart.ordered) { desk.note("order \($0)") }
      }
      .navigationRoot(root)
    }
    stack.push(HomeDestinations.pageN(1))
    app.session.settle()
  }

  struct Cart: NavigationCheckpoints {
    static var ordered: NavigationCheckpoint<Int> { checkpoint() }
  }

  var stack: Navigator { root.named("cart") ?? root }

  var front: Navigator {
    app.session.settle()
    return root.currentNavigator
  }

  /// Taps a button of the front step and waits for the work that it starts.
  func tap(_ button: String) async throws {
    try app.tap(button)
    await app.settle()
  }
}
