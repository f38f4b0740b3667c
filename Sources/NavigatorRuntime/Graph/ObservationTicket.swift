import Observation

/// The observation of a node, which ends when the node reads again or when it ends.
///
/// The observation framework keeps an observation until one of the observed properties changes. Each observation therefore also reads a
/// property of the node's ticket. Cancelling the ticket changes that property, which makes the framework release the observation. A change that
/// an ended observation reports does not count.
@MainActor
final class ObservationTicket: Observable {
  /// Counts the observations of the node. Only the newest one counts.
  fileprivate var generation: UInt32 = 0
  private let registrar = ObservationRegistrar()

  /// Read within an observation, so that ``cancel()`` can end it.
  fileprivate var mark: Void {
    registrar.access(self, keyPath: \.mark)
  }

  /// Ends the observation that read the mark, without a report to its node.
  func cancel() {
    generation &+= 1
    registrar.withMutation(of: self, keyPath: \.mark) {}
  }
}

extension Graph {
  /// Calls `body` so that the node is dirty once something observable that `body` read changes.
  ///
  /// A node has one observation: a second call ends the first one, so everything that a node observes is read in one call.
  func trackingObservables<R>(of node: Node, _ body: () -> R) -> R {
    node.ticket?.cancel()
    if node.ticket == nil, types.observes(node) { node.ticket = ObservationTicket() }
    let ticket = node.ticket
    return withObservationTracking(
      {
        ticket?.mark
        return body()
      }, onChange: observation(of: node))
  }

  /// The handler of a change. It is made only where something observable was read: most bodies read nothing of the kind and need no ticket.
  private func observation(of node: Node) -> @Sendable () -> Void {
    types.noteObserving(node)
    let generation = node.ticket?.generation
    return { [weak node] in
      // A ticket is cancelled on the main actor alone. A change on another thread is reported before the value is written, so it counts even if the
      // node has been evaluated since.
      let mayBeCancelled = MainQueue.isCurrent
      MainQueue.run {
        guard let node, !mayBeCancelled || node.ticket?.generation == generation else { return }
        node.graph.queue.invalidate(node)
      }
    }
  }
}
