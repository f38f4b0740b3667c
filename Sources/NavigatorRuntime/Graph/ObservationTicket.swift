import Observation

/// Ends an observation that is no longer wanted.
///
/// Observation keeps what it was asked to watch until one of the watched properties changes; a body that is evaluated again for
/// other reasons would leave one behind each time. So each body also reads a property of its node's ticket: when the ticket is
/// cashed, that property "changes", and the observation ends with all it watched.
final class ObservationTicket: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// Read within an observation, to be able to end it.
  var mark: Void {
    registrar.access(self, keyPath: \.mark)
  }

  /// Ends the observation that read the mark.
  func cash() {
    registrar.withMutation(of: self, keyPath: \.mark) {}
  }
}

extension Graph {
  /// Evaluates a view's body so that the node is dirty once something observable that it read changes.
  ///
  /// The node's evaluation must have been counted: what it observed before is forgotten here.
  func trackingObservables<R>(of node: Node, _ body: () -> R) -> R {
    node.ticket?.cash()
    if node.ticket == nil, types.observes(node) { node.ticket = ObservationTicket() }
    let ticket = node.ticket
    return withObservationTracking(
      {
        ticket?.mark
        return body()
      }, onChange: observation(of: node))
  }

  /// What to do when something that the node reads changes. Asked for only where something observable was read: most bodies read
  /// nothing of the kind and need no ticket.
  private func observation(of node: Node) -> @Sendable () -> Void {
    types.noteObserving(node)
    let evaluation = node.evaluation
    return { [weak node] in
      MainQueue.run {
        guard let node, node.evaluation == evaluation else { return }
        node.graph.queue.invalidate(node)
      }
    }
  }
}
