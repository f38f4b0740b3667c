/// A sequence of steps that belong together, such as a checkout. The flow is a value that stores the results of its steps.
///
/// ```swift
/// nonisolated struct CheckoutFlow: NavigationFlow {
///   typealias Destination = CheckoutDestinations
///
///   var checkpoint: NavigationFlowCheckpoint<OrderNumber>?
///   var address: Address?
///   var payment: Payment?
///
///   func start() -> FlowResult<Self> {
///     .destination(.address(self))
///   }
///
///   @MainActor func next() async throws -> FlowResult<Self> {
///     guard let address else { return .destination(.address(self)) }
///     guard let payment else { return .destination(.payment(self)) }
///     return .completeWithValue(try await Shop.order(to: address, by: payment))
///   }
/// }
/// ```
///
/// ``Navigator/start(_:)`` shows the first step. Each step's view holds the flow, stores its result in it, and requests the next
/// step:
///
/// ```swift
/// try await navigator.next(flow.copy { $0.address = address })
/// ```
///
/// Steps are destinations, and each is shown by its own navigation method: one may be pushed and the next presented. When the
/// flow ends, the user returns to the screen that started it.
///
/// A `Codable` flow is saved and restored with the destinations that hold it. No other code is necessary to continue it.
nonisolated public protocol NavigationFlow: Hashable {
  /// The type of the steps.
  associatedtype Destination: NavigationDestination
  /// The type of the flow's result.
  associatedtype Value = Void

  /// The place to which the flow returns. The navigator that starts the flow sets it; the flow only stores it.
  var checkpoint: NavigationFlowCheckpoint<Value>? { get set }

  /// Returns the first step.
  @MainActor func start() -> FlowResult<Self>

  /// Returns the step after those whose results the flow already has.
  ///
  /// - Throws: Any error that prevents the next step. ``onError(_:)`` receives it, and the user stays on the current screen.
  @MainActor func next() async throws -> FlowResult<Self>

  /// Called when the flow has completed and its screens have been removed.
  @MainActor func onComplete()

  /// Called when the flow has completed with a value and its screens have been removed. The default implementation calls
  /// ``onComplete()``.
  @MainActor func onComplete(_ value: Value)

  /// Called when the flow was cancelled and its screens have been removed.
  @MainActor func onCancel()

  /// Called when a step has failed. The user stays on the current screen.
  @MainActor func onError(_ error: any Error)
}

extension NavigationFlow {
  /// Does nothing.
  @MainActor public func onComplete() {}

  /// Calls ``onComplete()``.
  @MainActor public func onComplete(_ value: Value) {
    onComplete()
  }

  /// Does nothing.
  @MainActor public func onCancel() {}

  /// Does nothing.
  @MainActor public func onError(_ error: any Error) {}

  /// Returns a copy of the flow with a change, such as the result of a step.
  nonisolated public func copy<Failure: Error>(mutate: (inout Self) throws(Failure) -> Void) throws(Failure) -> Self {
    var copy = self
    try mutate(&copy)
    return copy
  }
}
