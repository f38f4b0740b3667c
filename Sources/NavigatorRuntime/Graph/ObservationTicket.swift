import Observation

/// The parts of a node that observe models independently of each other.
enum ObservedPart {
  /// A view's body, or the only binding that a node reads.
  case content
  /// The selection that a picker compares its options with.
  case selection
}

/// One observation of a node, which ends when its part is read again or when the node ends.
///
/// The observation framework keeps an observation until one of the observed properties changes. Each observation therefore also reads a
/// property of its ticket. Cancelling the ticket changes that property, which makes the framework release the observation. A change that an
/// ended observation reports does not count.
@MainActor
final class ObservationTicket: Observable {
  let part: ObservedPart
  /// The ticket of another part of the same node.
  fileprivate(set) var next: ObservationTicket?
  /// Counts the observations of this part. Only the newest one counts.
  fileprivate var generation: UInt32 = 0
  private let registrar = ObservationRegistrar()

  fileprivate init(_ part: ObservedPart, next: ObservationTicket?) {
    self.part = part
    self.next = next
  }

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

extension Node {
  /// The ticket of a part; nil where the part was never seen to observe anything.
  fileprivate func ticket(of part: ObservedPart) -> ObservationTicket? {
    var ticket = tickets
    while let current = ticket, current.part != part { ticket = current.next }
    return ticket
  }

  fileprivate func madeTicket(of part: ObservedPart) -> ObservationTicket {
    if let known = ticket(of: part) { return known }
    let made = ObservationTicket(part, next: tickets)
    tickets = made
    return made
  }

  /// Ends all observations of the node.
  func cancelObservations() {
    var ticket = tickets
    while let current = ticket {
      current.cancel()
      ticket = current.next
    }
    tickets = nil
  }
}

extension Graph {
  /// Reads a part of a node so that the node is dirty once something observable that was read changes.
  ///
  /// The former observation of the same part ends here.
  func trackingObservables<R>(of node: Node, part: ObservedPart = .content, _ body: () -> R) -> R {
    let ticket = node.ticket(of: part) ?? (types.observes(node) ? node.madeTicket(of: part) : nil)
    ticket?.cancel()
    return withObservationTracking(
      {
        ticket?.mark
        return body()
      }, onChange: observation(of: node, part))
  }

  /// The handler of a change. It is made only where something observable was read: most bodies read nothing of the kind and need no ticket.
  private func observation(of node: Node, _ part: ObservedPart) -> @Sendable () -> Void {
    types.noteObserving(node)
    let generation = node.ticket(of: part)?.generation
    return { [weak node] in
      MainQueue.run {
        guard let node, node.ticket(of: part)?.generation == generation else { return }
        node.graph.queue.invalidate(node)
      }
    }
  }
}
