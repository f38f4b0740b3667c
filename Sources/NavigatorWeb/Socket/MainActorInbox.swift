import Synchronization

/// A queue that delivers items from event loops to the main actor in order. Items from a loop on the main thread are delivered at
/// once; others are collected and delivered in one turn.
final class MainActorInbox<Item: Sendable>: Sendable {
  private let pending = Mutex<[Item]>([])
  private let isFilledOnMainThread: Bool
  private let deliver: @MainActor @Sendable (Item) -> Void

  /// - Parameter isFilledOnMainThread: A Boolean value that indicates whether all items are appended on the main thread.
  init(isFilledOnMainThread: Bool, deliver: @escaping @MainActor @Sendable (Item) -> Void) {
    self.isFilledOnMainThread = isFilledOnMainThread
    self.deliver = deliver
  }

  func append(_ item: Item) {
    if isFilledOnMainThread { return MainActor.assumeIsolated { deliver(item) } }
    let isFirst = pending.withLock { pending in
      pending.append(item)
      return pending.count == 1
    }
    if isFirst { Task { @MainActor in deliverPending() } }
  }

  @MainActor
  private func deliverPending() {
    let items = pending.withLock { pending in
      let items = pending
      pending = []
      return items
    }
    for item in items { deliver(item) }
  }
}
