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
    begin(flow, returningTo: flow.checkpoint?.checkpoint)
  }

  /// Starts a flow that returns to a checkpoint with its value when it completes.
  ///
  /// ```swift
  /// navigator.start(CheckoutFlow(cart: cart), returningTo: KnownCheckpoints.orders)
  /// ```
  ///
  /// If the flow is cancelled, the user returns to the screen that is shown now.
  public func start<F: NavigationFlow>(_ flow: F, returningTo checkpoint: NavigationCheckpoint<F.Value>) {
    begin(flow, returningTo: checkpoint)
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
    guard let run = run(of: flow, for: "was continued") else { return }
    if let step = run.step, step.place.depth != nil {
      log(.warning("The flow \(F.self) is already continuing: next was called twice."))
      return
    }
    let step = FlowRun.Step(at: topPlace)
    run.step = step
    let outcome = await outcome(of: flow)
    let isThere = end(step, of: run)
    try Task.checkCancellation()
    if !isThere { log(.warning("A step of the flow \(F.self) was not shown: the user had left the screen before it.")) }
    switch outcome {
    case .success(let result):
      if isThere { follow(result, of: flow, in: run) }
    case .failure(let error):
      if isThere, !(error is CancellationError) { fail(flow, error) }
      throw error
    }
  }

  /// Completes a flow: dismisses and pops its screens, then calls its `onComplete()`.
  ///
  /// `navigationLocked()` and `navigationBlocked(when:_:)` do not prevent a flow from completing.
  ///
  /// - Returns: A Boolean value that indicates whether the flow was running. Completing a flow again has no effect.
  @discardableResult
  public func complete<F: NavigationFlow>(_ flow: F) -> Bool {
    guard let run = run(of: flow, for: "was completed") else { return false }
    complete(flow, run, value: nil)
    return true
  }

  /// Completes a flow with a value: dismisses and pops its screens, delivers the value to the flow's checkpoint, if any, then
  /// calls its `onComplete(_:)`.
  ///
  /// - Returns: A Boolean value that indicates whether the flow was running. Completing a flow again has no effect.
  @discardableResult
  public func complete<F: NavigationFlow>(_ flow: F, returning value: F.Value) -> Bool {
    guard let run = run(of: flow, for: "was completed") else { return false }
    complete(flow, run, value: value)
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
    guard let run = run(of: flow, for: "was cancelled") else { return false }
    cancel(flow, run)
    return true
  }

  /// Passes an error to a flow's `onError(_:)`. The user stays on the current screen.
  public func error<F: NavigationFlow>(_ flow: F, error: any Error) {
    fail(flow, error)
  }
}

// MARK: Steps

extension Navigator {
  private func begin<F: NavigationFlow>(_ flow: F, returningTo checkpoint: NavigationCheckpoint<F.Value>?) {
    guard hasManagedView(for: "start the flow \(F.self)") else { return }
    let run = tree.flows.start(F.self, at: topPlace, wasPresenting: isPresenting)
    trace(.message("The flow \(F.self) starts."))
    let started = flow.copy { $0.checkpoint = NavigationFlowCheckpoint(checkpoint: checkpoint, run: run.id) }
    follow(started.start(), of: started, in: run)
  }

  private func outcome<F: NavigationFlow>(of flow: F) async -> Result<FlowResult<F>, any Error> {
    do {
      return .success(try await flow.next())
    } catch {
      return .failure(error)
    }
  }

  /// Ends a step. Returns whether the flow is running and the screen that requested the step still exists.
  private func end(_ step: FlowRun.Step, of run: FlowRun) -> Bool {
    guard run.step === step else { return false }
    run.step = nil
    return tree.flows.isRunning(run) && step.place.depth != nil
  }

  private func follow<F: NavigationFlow>(_ result: FlowResult<F>, of flow: F, in run: FlowRun) {
    switch result {
    case .destination(let destination): run.show(destination, by: self)
    case .complete: complete(flow, run, value: nil)
    case .completeWithValue(let value): complete(flow, run, value: value)
    case .cancel: cancel(flow, run)
    case .error(let error): fail(flow, error)
    case .carrying(var changed, let result):
      // A new flow value that `next()` has created returns to the same place.
      if changed.checkpoint == nil { changed.checkpoint = flow.checkpoint }
      follow(result, of: changed, in: run)
    }
  }

  private func fail<F: NavigationFlow>(_ flow: F, _ error: any Error) {
    log(.warning("A step of the flow \(F.self) failed: \(error)"))
    flow.onError(error)
  }

  /// Returns the run of a flow. If the flow is not running, the method logs a warning and returns nil.
  private func run<F: NavigationFlow>(of flow: F, for attempt: String) -> FlowRun? {
    if let run = tree.flows.run(of: flow, from: self) { return run }
    log(.warning("The flow \(F.self) \(attempt), but it has ended or the user has left it."))
    return nil
  }

  // MARK: The end

  /// Completes a flow without consulting blockers, because a completed flow no longer needs its screens.
  private func complete<F: NavigationFlow>(_ flow: F, _ run: FlowRun, value: F.Value?) {
    tree.flows.end(run)
    trace(.message("The flow \(F.self) completes."))
    if !returnToCheckpoint(of: flow, from: run, value: value) {
      for step in run.returnSteps { step.perform() }
    }
    tree.settlement.whenSettled {
      if let value { flow.onComplete(value) } else { flow.onComplete() }
    }
  }

  /// Cancels a flow if the blockers of its screens allow it.
  private func cancel<F: NavigationFlow>(_ flow: F, _ run: FlowRun) {
    // A view may answer after the flow has ended or the tree has been deallocated.
    goBack(for: .back, by: { [weak tree] in tree?.flows.isRunning(run) == true ? run.returnSteps : [] }) {
      [weak self, weak tree] in
      guard let tree, tree.flows.isRunning(run) else { return }
      tree.flows.end(run)
      self?.trace(.message("The flow \(F.self) is cancelled."))
      tree.settlement.whenSettled { flow.onCancel() }
    }
  }

  /// Returns to the flow's checkpoint, even if navigation is locked. Returns false if the flow has no registered checkpoint.
  private func returnToCheckpoint<F: NavigationFlow>(of flow: F, from run: FlowRun, value: F.Value?) -> Bool {
    guard let checkpoint = flow.checkpoint?.checkpoint else { return false }
    guard let place = tree.checkpoints.place(of: checkpoint.key, nearestTo: run.origin.navigator ?? self) else {
      report("The flow \(F.self) cannot return to \(checkpoint.name), which is not registered. It returns to its start.")
      return false
    }
    for step in returnSteps(to: place) { step.perform() }
    trace(.checkpoint(.returned(to: checkpoint.name)))
    let delivered: Any? = F.Value.self == Void.self ? () : value
    if let delivered { tree.checkpoints.deliver(delivered, to: checkpoint.key, at: place) }
    return true
  }
}
