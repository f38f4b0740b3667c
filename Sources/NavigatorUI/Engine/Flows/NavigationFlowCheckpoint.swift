/// The place to which a flow returns: a checkpoint, or the screen that started the flow.
///
/// A navigator creates it when it starts the flow; see ``Navigator/start(_:)`` and ``Navigator/start(_:returningTo:)``.
nonisolated public struct NavigationFlowCheckpoint<Value>: Hashable, Sendable, Codable {
  /// The checkpoint that receives the flow's value, or nil to return to the screen that started the flow.
  public let checkpoint: NavigationCheckpoint<Value>?
  let run: FlowRun.ID?

  /// Creates a return to a checkpoint, for a flow that chooses its checkpoint itself.
  public init(_ checkpoint: NavigationCheckpoint<Value>) {
    self.init(checkpoint: checkpoint, run: nil)
  }

  init(checkpoint: NavigationCheckpoint<Value>?, run: FlowRun.ID?) {
    self.checkpoint = checkpoint
    self.run = run
  }
}
