/// Where a flow returns to: to a checkpoint, or to where it was started.
///
/// A navigator makes it when it starts the flow; see ``Navigator/start(_:)`` and ``Navigator/start(_:returningTo:)``.
nonisolated public struct NavigationFlowCheckpoint<Value>: Hashable, Sendable, Codable {
  /// The checkpoint to which a completed flow brings its value; nil to return to where the flow was started.
  public let checkpoint: NavigationCheckpoint<Value>?
  let run: FlowRun.ID?

  /// A return to a checkpoint, for a flow that knows it by itself.
  public init(_ checkpoint: NavigationCheckpoint<Value>) {
    self.init(checkpoint: checkpoint, run: nil)
  }

  init(checkpoint: NavigationCheckpoint<Value>?, run: FlowRun.ID?) {
    self.checkpoint = checkpoint
    self.run = run
  }
}
