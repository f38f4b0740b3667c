extension Navigator {
  /// Starts a flow by showing its first step. When the flow completes or is cancelled, the user returns to the screen that is
  /// shown now.
  ///
  /// ```swift
  /// navigator.start(CheckoutFlow(cart: cart))
  /// ```
  ///
  /// A flow whose `checkpoint` already contains a checkpoint returns to that checkpoint.
  public func start<F: NavigationFlow>(_ flow: F) {
    RunningFlow.start(flow, returningTo: flow.checkpoint?.checkpoint, on: self)
  }

  /// Starts a flow that returns to a checkpoint with its value when it completes.
  ///
  /// ```swift
  /// navigator.start(CheckoutFlow(cart: cart), returningTo: KnownCheckpoints.orders)
  /// ```
  ///
  /// If the flow is cancelled, the user returns to the screen that is shown now.
  public func start<F: NavigationFlow>(_ flow: F, returningTo checkpoint: NavigationCheckpoint<F.Value>) {
    RunningFlow.start(flow, returningTo: checkpoint, on: self)
  }

  /// Shows a flow's next step.
  ///
  /// ```swift
  /// try await navigator.next(flow.copy { $0.address = address })
  /// ```
  ///
  /// While a call is in progress, further calls from the same screen do nothing. If the user leaves the screen meanwhile, the
  /// step is not shown. Both cases are logged.
  ///
  /// - Throws: The error of the flow's `next`, after its `onError(_:)` has received it; `CancellationError` if the task is
  ///   cancelled. In that case no step is shown.
  public func next<F: NavigationFlow>(_ flow: F) async throws {
    try Task.checkCancellation()
    try await RunningFlow(flow, on: self, for: "was continued")?.next()
  }

  /// Completes a flow: dismisses and pops its screens, then calls its `onComplete()`.
  ///
  /// `navigationLocked()` and `navigationBlocked(when:_:)` do not prevent a flow from completing.
  ///
  /// - Returns: A Boolean value that indicates whether the flow was running. Completing a flow again has no effect.
  @discardableResult
  public func complete<F: NavigationFlow>(_ flow: F) -> Bool {
    guard let running = RunningFlow(flow, on: self, for: "was completed") else { return false }
    running.complete(value: nil)
    return true
  }

  /// Completes a flow with a value: dismisses and pops its screens, delivers the value to the flow's checkpoint, if any, then
  /// calls its `onComplete(_:)`.
  ///
  /// - Returns: A Boolean value that indicates whether the flow was running. Completing a flow again has no effect.
  @discardableResult
  public func complete<F: NavigationFlow>(_ flow: F, returning value: F.Value) -> Bool {
    guard let running = RunningFlow(flow, on: self, for: "was completed") else { return false }
    running.complete(value: value)
    return true
  }

  /// Cancels a flow: dismisses and pops its screens, which returns the user to the screen that started the flow, then calls its
  /// `onCancel()`.
  ///
  /// A `navigationBlocked(when:_:)` on one of the flow's screens can block this. If the user stays, the flow continues.
  ///
  /// - Returns: A Boolean value that indicates whether the flow was running. Cancelling a flow again has no effect.
  @discardableResult
  public func cancel<F: NavigationFlow>(_ flow: F) -> Bool {
    guard let running = RunningFlow(flow, on: self, for: "was cancelled") else { return false }
    running.cancel()
    return true
  }

  /// Passes an error to a flow's `onError(_:)`. The user stays on the current screen.
  public func error<F: NavigationFlow>(_ flow: F, error: any Error) {
    RunningFlow.fail(flow, error, on: self)
  }
}
