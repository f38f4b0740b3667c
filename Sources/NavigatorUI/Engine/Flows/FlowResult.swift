/// The result of a flow's `start()` or `next()`.
///
/// A result that ends the flow can contain a copy of the flow that `next()` has changed. The callbacks of that copy are then
/// called.
///
/// ```swift
/// @MainActor func next() async throws -> FlowResult<Self> {
///   var flow = self
///   flow.receipt = try await Shop.pay(cart)
///   return .complete(flow)
/// }
/// ```
nonisolated public enum FlowResult<Flow: NavigationFlow> {
  /// Shows another step by the destination's own navigation method.
  case destination(Flow.Destination)
  /// Completes the flow.
  case complete
  /// Completes the flow with a value.
  case completeWithValue(Flow.Value)
  /// Cancels the flow and returns to the screen that started it.
  case cancel
  /// Reports an error. The user stays on the current screen.
  case error(any Error)
  /// A result with the flow whose callbacks are called.
  indirect case carrying(Flow, FlowResult<Flow>)
}

extension FlowResult {
  /// Completes a changed copy of the flow.
  public static func complete(_ flow: Flow) -> Self { .carrying(flow, .complete) }

  /// Completes a changed copy of the flow with a value.
  public static func completeWithValue(_ value: Flow.Value, _ flow: Flow) -> Self { .carrying(flow, .completeWithValue(value)) }

  /// Cancels a changed copy of the flow and returns to the screen that started it.
  public static func cancel(_ flow: Flow) -> Self { .carrying(flow, .cancel) }

  /// Reports an error to a changed copy of the flow. The user stays on the current screen.
  public static func error(_ flow: Flow, _ error: any Error) -> Self { .carrying(flow, .error(error)) }
}
