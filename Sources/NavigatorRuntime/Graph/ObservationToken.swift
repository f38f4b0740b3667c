import Observation

/// The observation of a node. It ends when the node reads again or when the node ends.
///
/// The observation framework keeps an observation until one of the observed properties changes. Each observation therefore also
/// reads a property of the node's ticket. Cancelling the ticket changes that property, which makes the framework release the
/// observation. Changes that an ended observation reports are ignored.
@MainActor
final class ObservationToken: Observable {
  /// The number of observations of the node so far. Only the newest one is valid.
  fileprivate var generation: UInt32 = 0
  private let registrar = ObservationRegistrar()

  /// A property that each observation reads, so that ``cancel()`` can end it.
  fileprivate var mark: Void {
    registrar.access(self, keyPath: \.mark)
  }

  /// Ends the observation that read the mark, without a notification to its node.
  func cancel() {
    generation &+= 1
    registrar.withMutation(of: self, keyPath: \.mark) {}
  }
}

extension Graph {
  /// Calls `body` and marks the node dirty once an observable property that `body` read changes.
  ///
  /// A node has one observation. A second call ends the first observation, so read all observed values in one call.
  func trackingObservables<R>(of node: Node, _ body: @MainActor () -> R) -> R {
    node.token?.cancel()
    if node.token == nil, types.observes(node) { node.token = ObservationToken() }
    let token = node.token
    return Self.tracking(mark: token, body, onChange: observation(of: node))
  }

  /// Calls `body` and `mark`, and `onChange` if an observable property was read. An isolated closure would check its executor.
  nonisolated private static func tracking<R>(
    mark token: ObservationToken?, _ body: @MainActor () -> R, onChange: @autoclosure @MainActor () -> @Sendable () -> Void
  ) -> R {
    withObservationTracking(
      {
        MainQueue.assumeCurrent {
          token?.mark
          return body()
        }
      }, onChange: MainQueue.assumeCurrent(onChange))
  }

  /// Returns the handler of a change. The framework requests it only if something observable was read, so most bodies need no
  /// ticket.
  private func observation(of node: Node) -> @Sendable () -> Void {
    types.noteObserving(node)
    let generation = node.token?.generation
    return { [weak node] in
      // Tickets are cancelled on the main actor only. A change on another thread is reported before the value is written. It is
      // therefore handled even if the node has been evaluated since.
      let isOnMainQueue = MainQueue.isCurrent
      MainQueue.runForChange {
        guard let node, !isOnMainQueue || node.token?.generation == generation else { return }
        node.graph.queue.changeLog?.note(nil, of: node)
        node.graph.queue.invalidate(node)
        guard !isOnMainQueue else { return }
        node.graph.queue.lateWrites.add(of: ObjectIdentifier(node)) { [weak node] in
          if let node { node.graph.queue.invalidate(node) }
        }
      }
    }
  }
}
