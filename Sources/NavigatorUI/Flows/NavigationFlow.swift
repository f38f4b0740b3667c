/// Several steps that belong together, such as a checkout. The flow is a value, and what it has gathered is its state.
///
/// ```swift
/// nonisolated struct CheckoutFlow: NavigationFlow, Hashable {
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
/// ``Navigator/start(_:)`` shows the first step. Each step's view has the flow, adds to it what it has gathered, and asks for the next step:
///
/// ```swift
/// try await navigator.next(flow.copy { $0.address = address })
/// ```
///
/// Steps are destinations, and each is shown in its own way: one is pushed, the next is presented. In the end the user is back where the
/// flow was started.
///
/// A flow that is `Codable` can be saved and restored with the destinations that hold it: nothing else is needed to go on with it.
nonisolated public protocol NavigationFlow {
  /// The steps.
  associatedtype Destination: NavigationDestination
  /// What the flow results in.
  associatedtype Value = Void

  /// Where the flow returns to. The navigator that starts the flow sets it; a flow only keeps it.
  var checkpoint: NavigationFlowCheckpoint<Value>? { get set }

  /// The first step.
  @MainActor func start() -> FlowResult<Self>

  /// The step after those whose results the flow has.
  ///
  /// - Throws: Whatever keeps the flow from going on; ``onError(_:)`` gets it, and the user stays.
  @MainActor func next() async throws -> FlowResult<Self>

  /// The flow has completed and its screens have gone.
  @MainActor func onComplete()

  /// The flow has completed with a value and its screens have gone. Calls ``onComplete()`` unless a flow does something else.
  @MainActor func onComplete(_ value: Value)

  /// The flow was cancelled and its screens have gone.
  @MainActor func onCancel()

  /// A step has failed. The user is still there.
  @MainActor func onError(_ error: any Error)
}

extension NavigationFlow {
  @MainActor public func onComplete() {}

  @MainActor public func onComplete(_ value: Value) {
    onComplete()
  }

  @MainActor public func onCancel() {}

  @MainActor public func onError(_ error: any Error) {}

  /// The flow with a change, such as what a step has gathered.
  ///
  /// ```swift
  /// try await navigator.next(flow.copy { $0.address = address })
  /// ```
  nonisolated public func copy<Failure: Error>(mutate: (inout Self) throws(Failure) -> Void) throws(Failure) -> Self {
    var copy = self
    try mutate(&copy)
    return copy
  }
}

/// Where a flow goes.
nonisolated public enum FlowResult<Flow: NavigationFlow> {
  /// To another step, in the destination's own way.
  case destination(Flow.Destination)
  /// To its end.
  case complete
  /// To its end, with a value.
  case completeWithValue(Flow.Value)
  /// Back to where it was started, with nothing.
  case cancel
  /// Nowhere: something has failed.
  case error(any Error)
}
