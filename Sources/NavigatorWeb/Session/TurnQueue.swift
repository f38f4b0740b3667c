import NIOCore

/// Work that waits for the main actor, in one queue for each owner. Owners take turns: each turn removes one item of one owner.
///
/// The items of one owner keep their order. An owner waits for at most one item of each other owner.
struct TurnQueue<Owner: Hashable, Item> {
  private struct Line {
    var items = CircularBuffer<Item>(initialCapacity: 2)
    /// A Boolean value that indicates whether the owner is in ``order``.
    var isInOrder = false
  }

  private var lines: [Owner: Line] = [:]
  /// The owners with items that are not paused, the owner of the next turn first. An owner that was paused after it was added is
  /// skipped.
  private var order: CircularBuffer<Owner> = []
  private var paused: Set<Owner> = []

  /// A Boolean value that indicates whether ``next()`` has nothing to return. It may be false while all owners are paused.
  var isEmpty: Bool { order.isEmpty }

  /// The number of items that wait for `owner`.
  func count(of owner: Owner) -> Int { lines[owner]?.items.count ?? 0 }

  mutating func append(_ item: Item, of owner: Owner) {
    lines[owner, default: Line()].items.append(item)
    addToOrder(owner)
  }

  /// Removes the oldest item of the owner whose turn it is. Returns nil when no owner has a turn.
  mutating func next() -> Item? {
    while let owner = order.popFirst() {
      lines[owner]?.isInOrder = false
      guard !paused.contains(owner), let item = lines[owner]?.items.popFirst() else { continue }
      if lines[owner]?.items.isEmpty == true { lines[owner] = nil } else { addToOrder(owner) }
      return item
    }
    return nil
  }

  /// Pauses `owner`: its items are not returned until ``resume(_:)``.
  mutating func pause(_ owner: Owner) {
    paused.insert(owner)
  }

  mutating func resume(_ owner: Owner) {
    paused.remove(owner)
    addToOrder(owner)
  }

  private mutating func addToOrder(_ owner: Owner) {
    guard lines[owner]?.isInOrder == false, !paused.contains(owner) else { return }
    lines[owner]?.isInOrder = true
    order.append(owner)
  }
}
