import NIOCore

/// Work that waits for the main actor, in one queue for each owner. Owners take turns: each turn removes one item of one owner.
///
/// The items of one owner keep their order. As in RFC 8290 (FQ-CoDel), an owner that was idle comes before the owners that have
/// had a turn since then. A user who acts rarely therefore does not wait for clients that send continuously. After its turn, the
/// owner is placed behind the others, so it waits for at most two items of each other owner.
struct TurnQueue<Owner: Hashable, Item> {
  private struct Line {
    var items = CircularBuffer<Item>(initialCapacity: 2)
    /// A Boolean value that indicates whether the owner is in ``new`` or ``served``.
    var isInOrder = false
  }

  private var lines: [Owner: Line] = [:]
  /// The only item, if there is one and its owner is not paused. Most items are removed before a further one is added, and then
  /// need no entry in the tables below.
  private var only: (owner: Owner, item: Item)?
  /// The owners that have had no turn since they were idle. They precede ``served``.
  private var new: CircularBuffer<Owner> = []
  /// The other owners, in the order of their turns. An owner whose items ended with its first turn stays until the owners before
  /// it have had a turn. An owner that was paused after it was added is skipped.
  private var served: CircularBuffer<Owner> = []
  private var paused: Set<Owner> = []
  /// The number of owners that may have a turn: they have items and are not paused.
  private var readyCount = 0

  /// A Boolean value that indicates whether ``next()`` returns nil.
  var isEmpty: Bool { only == nil && readyCount == 0 }

  /// The number of items that wait for `owner`.
  func count(of owner: Owner) -> Int { only?.owner == owner ? 1 : lines[owner]?.items.count ?? 0 }

  /// Returns the oldest item that waits for `owner`.
  func first(of owner: Owner) -> Item? {
    if let only, only.owner == owner { return only.item }
    return lines[owner]?.items.first
  }

  /// The number of owners that are kept, for tests.
  var ownerCount: Int { lines.count + (only == nil ? 0 : 1) }

  mutating func append(_ item: Item, of owner: Owner) {
    if only == nil, lines.isEmpty, !paused.contains(owner) { return only = (owner, item) }
    addOnlyToLines()
    add(item, of: owner)
  }

  /// Moves the only item into the line of its owner, because a further operation needs the lines.
  private mutating func addOnlyToLines() {
    guard let (owner, item) = only else { return }
    only = nil
    add(item, of: owner)
  }

  private mutating func add(_ item: Item, of owner: Owner) {
    let wasReady = isReady(owner)
    lines[owner, default: Line()].items.append(item)
    addToOrder(owner)
    if !wasReady, isReady(owner) { readyCount += 1 }
  }

  /// Removes the oldest item of the owner whose turn it is. Returns nil when no owner has a turn.
  mutating func next() -> Item? {
    if let item = only?.item {
      only = nil
      return item
    }
    while readyCount > 0 {
      let isNew = !new.isEmpty
      guard let owner = isNew ? new.popFirst() : served.popFirst() else { break }
      let hasTurn = isReady(owner)
      let item = hasTurn ? lines[owner]?.items.popFirst() : nil
      let isIdle = lines[owner]?.items.isEmpty ?? true
      if hasTurn, isNew || !isIdle {
        served.append(owner)
      } else {
        lines[owner]?.isInOrder = false
        if isIdle { lines[owner] = nil }
      }
      guard let item else { continue }
      if isIdle { readyCount -= 1 }
      if readyCount == 0 { removeOrder() }
      return item
    }
    return nil
  }

  /// Pauses `owner`: its items are not returned until ``resume(_:)``.
  mutating func pause(_ owner: Owner) {
    addOnlyToLines()
    let wasReady = isReady(owner)
    paused.insert(owner)
    guard wasReady else { return }
    readyCount -= 1
    if readyCount == 0 { removeOrder() }
  }

  mutating func resume(_ owner: Owner) {
    guard paused.remove(owner) != nil, let line = lines[owner], !line.items.isEmpty else { return }
    addToOrder(owner)
    readyCount += 1
  }

  private func isReady(_ owner: Owner) -> Bool {
    guard let line = lines[owner] else { return false }
    return line.isInOrder && !line.items.isEmpty && !paused.contains(owner)
  }

  private mutating func addToOrder(_ owner: Owner) {
    guard lines[owner]?.isInOrder == false, !paused.contains(owner) else { return }
    lines[owner]?.isInOrder = true
    new.append(owner)
  }

  /// Removes all owners from the order, because none has a turn.
  private mutating func removeOrder() {
    for owner in [new, served].joined() {
      lines[owner]?.isInOrder = false
      if lines[owner]?.items.isEmpty == true { lines[owner] = nil }
    }
    new.removeAll(keepingCapacity: true)
    served.removeAll(keepingCapacity: true)
  }
}
