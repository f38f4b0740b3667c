import NIOCore

/// Work that waits for the main actor, in one queue for each owner. Owners take turns: each turn removes one item of one owner.
///
/// The items of one owner keep their order. As in RFC 8290 (FQ-CoDel), an owner that was idle comes before the owners that have
/// had a turn since then. A user who acts rarely therefore does not wait for clients that send continuously. After its turn, the
/// owner is placed behind the others, so it waits for at most two items of each other owner.
final class TurnQueue<Owner: Hashable, Item> {
  /// The items of an owner. It exists while there are items, or while it is in the order.
  private final class Line {
    let owner: Owner
    var items = CircularBuffer<Item>(initialCapacity: 2)
    /// A Boolean value that indicates whether the line is in ``new`` or ``served``.
    var isInOrder = false

    init(of owner: Owner) { self.owner = owner }
  }

  private var lines: [Owner: Line] = [:]
  /// The only item, if there is one and its owner is not paused. Most items are removed before a further one is added, and then
  /// need no line.
  private var only: (owner: Owner, item: Item)?
  /// The lines of the owners that have had no turn since they were idle. They precede ``served``.
  private var new: CircularBuffer<Line> = []
  /// The lines of the other owners, in the order of their turns. An owner whose items ended with its first turn stays until the
  /// owners before it have had a turn. An owner that was paused after it was added is skipped.
  private var served: CircularBuffer<Line> = []
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

  func append(_ item: Item, of owner: Owner) {
    if only == nil, lines.isEmpty, !paused.contains(owner) { return only = (owner, item) }
    addOnlyToLines()
    add(item, of: owner)
  }

  /// Moves the only item into the line of its owner, because a further operation needs the lines.
  private func addOnlyToLines() {
    guard let (owner, item) = only else { return }
    only = nil
    add(item, of: owner)
  }

  private func add(_ item: Item, of owner: Owner) {
    let line = line(of: owner)
    let wasReady = isReady(line)
    line.items.append(item)
    addToOrder(line)
    if !wasReady, isReady(line) { readyCount += 1 }
  }

  private func line(of owner: Owner) -> Line {
    if let line = lines[owner] { return line }
    let line = Line(of: owner)
    lines[owner] = line
    return line
  }

  /// Removes the oldest item of the owner whose turn it is. Returns nil when no owner has a turn.
  func next() -> Item? {
    if let item = only?.item {
      only = nil
      return item
    }
    while readyCount > 0 {
      let isNew = !new.isEmpty
      guard let line = isNew ? new.popFirst() : served.popFirst() else { break }
      let hasTurn = isReady(line)
      let item = hasTurn ? line.items.popFirst() : nil
      let isIdle = line.items.isEmpty
      if hasTurn, isNew || !isIdle { served.append(line) } else { removeFromOrder(line) }
      guard let item else { continue }
      if isIdle { readyCount -= 1 }
      if readyCount == 0 { removeOrder() }
      return item
    }
    return nil
  }

  /// Pauses `owner`: its items are not returned until ``resume(_:)``.
  func pause(_ owner: Owner) {
    addOnlyToLines()
    let wasReady = lines[owner].map(isReady) == true
    paused.insert(owner)
    guard wasReady else { return }
    readyCount -= 1
    if readyCount == 0 { removeOrder() }
  }

  func resume(_ owner: Owner) {
    guard paused.remove(owner) != nil, let line = lines[owner], !line.items.isEmpty else { return }
    addToOrder(line)
    readyCount += 1
  }

  private func isReady(_ line: Line) -> Bool {
    line.isInOrder && !line.items.isEmpty && !paused.contains(line.owner)
  }

  private func addToOrder(_ line: Line) {
    guard !line.isInOrder, !paused.contains(line.owner) else { return }
    line.isInOrder = true
    new.append(line)
  }

  /// Marks a line that is no longer in the order, and removes it if it has no items.
  private func removeFromOrder(_ line: Line) {
    line.isInOrder = false
    if line.items.isEmpty { lines[line.owner] = nil }
  }

  /// Removes all owners from the order, because none has a turn.
  private func removeOrder() {
    new.forEach(removeFromOrder)
    served.forEach(removeFromOrder)
    new.removeAll(keepingCapacity: true)
    served.removeAll(keepingCapacity: true)
  }
}
