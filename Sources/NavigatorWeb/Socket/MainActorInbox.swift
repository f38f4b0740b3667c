import Synchronization

/// Brings what event loops read to the main actor: in order, and all that has gathered in one turn.
final class MainActorInbox<Item: Sendable>: Sendable {
  private let pending = Mutex<[Item]>([])
  private let deliver: @MainActor @Sendable (Item) -> Void

  init(deliver: @escaping @MainActor @Sendable (Item) -> Void) {
    self.deliver = deliver
  }

  /// Has an item delivered in a later turn of the main actor.
  func append(_ item: Item) {
    let isFirst = pending.withLock { pending in
      pending.append(item)
      return pending.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor in
      let items = pending.withLock { pending in
        let items = pending
        pending = []
        return items
      }
      for item in items { deliver(item) }
    }
  }
}
