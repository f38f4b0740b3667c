/// A flow that is running, with the navigator that continues it.
@MainActor
struct RunningFlow<Flow: NavigationFlow> {
  private let flow: Flow
  private let run: FlowRun
  private let navigator: Navigator

  static func start(_ flow: Flow, returningTo checkpoint: NavigationCheckpoint<Flow.Value>?, on navigator: Navigator) {
    guard navigator.hasManagedView(for: "start the flow \(Flow.self)") else { return }
    let run = navigator.tree.flows.start(Flow.self, at: ReturnPlace(topOf: navigator), wasPresenting: navigator.isPresenting)
    navigator.trace(.message("The flow \(Flow.self) starts."))
    let started = flow.copy { $0.checkpoint = NavigationFlowCheckpoint(checkpoint: checkpoint, run: run.id) }
    RunningFlow(flow: started, run: run, navigator: navigator).follow(started.start())
  }

  // MARK: Steps

  func next() async throws {
    if let step = run.step, step.place.depth != nil {
      navigator.log(.warning("The flow \(Flow.self) is already continuing: next was called twice."))
      return
    }
    let step = FlowRun.Step(at: ReturnPlace(topOf: navigator))
    run.step = step
    let outcome = await outcome()
    let isThere = end(step)
    try Task.checkCancellation()
    if !isThere {
      navigator.log(.warning("A step of the flow \(Flow.self) was not shown: the user had left the screen before it."))
    }
    switch outcome {
    case .success(let result):
      if isThere { follow(result) }
    case .failure(let error):
      if isThere, !(error is CancellationError) { Self.fail(flow, error, on: navigator) }
      throw error
    }
  }

  private func outcome() async -> Result<FlowResult<Flow>, any Error> {
    do {
      return .success(try await flow.next())
    } catch {
      return .failure(error)
    }
  }

  /// Ends a step. Returns whether the flow is running and the screen that requested the step still exists.
  private func end(_ step: FlowRun.Step) -> Bool {
    guard run.step === step else { return false }
    run.step = nil
    return navigator.tree.flows.isRunning(run) && step.place.depth != nil
  }

  private func follow(_ result: FlowResult<Flow>) {
    switch result {
    case .destination(let destination): run.show(destination, by: navigator)
    case .complete: complete(value: nil)
    case .completeWithValue(let value): complete(value: value)
    case .cancel: cancel()
    case .error(let error): Self.fail(flow, error, on: navigator)
    case .carrying(var changed, let result):
      // A new flow value that `next()` has created returns to the same place.
      if changed.checkpoint == nil { changed.checkpoint = flow.checkpoint }
      RunningFlow(flow: changed, run: run, navigator: navigator).follow(result)
    }
  }

  static func fail(_ flow: Flow, _ error: any Error, on navigator: Navigator) {
    navigator.log(.warning("A step of the flow \(Flow.self) failed: \(error)"))
    flow.onError(error)
  }

  // MARK: The end

  /// Completes the flow without consulting blockers, because a completed flow no longer needs its screens.
  func complete(value: Flow.Value?) {
    navigator.tree.flows.end(run)
    navigator.trace(.message("The flow \(Flow.self) completes."))
    if !returnToCheckpoint(value: value) {
      for step in run.returnSteps { step.perform() }
    }
    navigator.tree.settlement.whenSettled { [flow] in
      if let value { flow.onComplete(value) } else { flow.onComplete() }
    }
  }

  /// Cancels the flow if the blockers of its screens allow it.
  func cancel() {
    let tree = navigator.tree
    // A view may answer after the flow has ended or the tree has been deallocated.
    navigator.goBack(for: .back, by: { [weak tree, run] in tree?.flows.isRunning(run) == true ? run.returnSteps : [] }) {
      [weak navigator, weak tree, flow, run] in
      guard let tree, tree.flows.isRunning(run) else { return }
      tree.flows.end(run)
      navigator?.trace(.message("The flow \(Flow.self) is cancelled."))
      tree.settlement.whenSettled { flow.onCancel() }
    }
  }

  /// Returns to the flow's checkpoint, even if navigation is locked. Returns false if the flow has no registered checkpoint.
  private func returnToCheckpoint(value: Flow.Value?) -> Bool {
    guard let checkpoint = flow.checkpoint?.checkpoint else { return false }
    let tree = navigator.tree
    guard let place = tree.checkpoints.place(of: checkpoint.key, nearestTo: run.origin.navigator ?? navigator) else {
      navigator.report(
        "The flow \(Flow.self) cannot return to \(checkpoint.name), which is not registered. It returns to its start.")
      return false
    }
    for step in navigator.returnSteps(to: place) { step.perform() }
    navigator.trace(.checkpoint(.returned(to: checkpoint.name)))
    let delivered: Any? = Flow.Value.self == Void.self ? () : value
    if let delivered { tree.checkpoints.deliver(delivered, to: checkpoint.key, at: place) }
    return true
  }
}

extension RunningFlow {
  /// Finds the run of a flow. If the flow is not running, a warning is logged and the result is nil.
  init?(_ flow: Flow, on navigator: Navigator, for attempt: String) {
    guard let run = navigator.tree.flows.run(of: flow, from: navigator) else {
      navigator.log(.warning("The flow \(Flow.self) \(attempt), but it has ended or the user has left it."))
      return nil
    }
    self.init(flow: flow, run: run, navigator: navigator)
  }
}
