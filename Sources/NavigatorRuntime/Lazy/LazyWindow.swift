/// The positions of the rows of a collection that exist.
///
/// If the collection is short, all rows exist, unless the container had too many rows when they were created (``cut(to:)``) or
/// they were ended (``clear()``). A request then creates all of them.
nonisolated struct LazyWindow: Equatable {
  /// The maximum number of rows of a short collection.
  static let maximumWholeCount = 100

  private(set) var range = 0..<0
  private(set) var count = 0
  /// The number of rows before a host has requested any.
  private var capacity = 0
  /// The size of a range from which no row was removed.
  private var length = 0
  private var perLine = 1
  /// A Boolean value that indicates whether only a request creates the missing rows of a short collection.
  private var isPartial = false
  /// A Boolean value that indicates whether the first rows must still be created, as many as the container has capacity for.
  private(set) var isFilling = false
  /// A Boolean value that indicates whether the scroll view shows its end first. In that case all rows of a short collection
  /// exist from the start, because the first rows of the container are not the visible ones.
  private var startsAtEnd = false
  /// A Boolean value that indicates whether the range was extended beyond rows without views; see ``extend(to:)``.
  private(set) var isSparse = false

  /// Returns a Boolean value that indicates whether all rows must exist if the collection has the given number of elements.
  func mustBeWhole(_ count: Int) -> Bool { !isPartial && count <= Self.maximumWholeCount }

  /// A Boolean value that indicates whether all rows exist.
  var isWhole: Bool { range.count == count }

  /// Sets the first range.
  mutating func place(for count: Int, capacity: Int, startsAtEnd: Bool) {
    self.capacity = min(max(2 * capacity, 40), Self.maximumWholeCount)
    length = self.capacity
    self.count = count
    self.startsAtEnd = startsAtEnd
    isFilling = !startsAtEnd
    range = startsAtEnd ? max(0, count - self.capacity)..<count : 0..<min(count, self.capacity)
    setCount(count)
  }

  /// Adapts the range to the number of elements.
  mutating func setCount(_ new: Int) {
    // If the collection was empty, its first rows are used.
    if count == 0 { beginFilling() }
    count = new
    if mustBeWhole(new) {
      range = 0..<new
    } else if range.upperBound > new || !isLongEnough(range.count) {
      let length = max(range.count, length)
      let lower = min(range.lowerBound, max(0, new - length))
      range = lower..<min(new, lower + length)
    }
  }

  private mutating func beginFilling() {
    isFilling = !startsAtEnd
    isPartial = false
    length = capacity
  }

  /// Extends the range to the first rows for which the container may have capacity.
  mutating func extend() {
    beginFilling()
    setCount(count)
  }

  /// Limits the range to its first rows, because the container has too many rows.
  mutating func cut(to rows: Int) {
    let lower = rows == 0 ? 0 : range.lowerBound
    range = lower..<lower + min(rows, range.count)
    length = range.count
    isPartial = true
    isSparse = false
  }

  /// Called when the first rows have been made.
  mutating func endFilling() {
    isFilling = false
  }

  /// Removes all rows from the range.
  mutating func clear() {
    cut(to: 0)
    isFilling = false
  }

  /// Moves the range so that it contains the rows that it had before a change of the collection. Removed rows are replaced after
  /// several removals, so that a removal usually changes nothing else.
  ///
  /// If most rows are no longer near each other or in the same order, the range keeps its positions: the viewport does not follow
  /// rows that were shuffled or sorted.
  ///
  /// - Parameters:
  ///   - positions: The new positions of the rows of the range, in the previous order of the rows.
  ///   - new: The new number of elements.
  /// - Returns: A Boolean value that indicates whether the viewport still shows the rows in the previous order.
  mutating func follow(_ positions: [Int], count new: Int) -> Bool {
    guard !positions.isEmpty else { return false }
    // The range does not follow a single row that was moved elsewhere.
    let ascending = positions.sorted()
    let middle = ascending[ascending.count / 2]
    let near = ascending.filter { abs($0 - middle) <= 2 * range.count }
    let ordered = zip(positions, positions.dropFirst()).count { $0 < $1 } + 1
    guard 2 * near.count > positions.count, 2 * ordered > positions.count else { return false }
    let lower = aligned(near.first ?? middle)
    let length = isLongEnough(near.count) ? near.count : max(near.count, length)
    range = lower..<lower + min(length, max(0, new - lower))
    return ordered == positions.count
  }

  /// Returns a Boolean value that indicates whether a number of rows still extends beyond the viewport. This is the case for at
  /// least three quarters of the range that a host has requested, which is five times as long as the viewport.
  private func isLongEnough(_ rows: Int) -> Bool { rows >= length - length / 4 }

  /// Moves the range to requested rows. The range also contains twice as many rows before and after them as fit the viewport. If
  /// the collection is short, the range then contains all rows.
  mutating func move(to request: LazyRequest) {
    isFilling = false
    isPartial = false
    isSparse = false
    guard count > Self.maximumWholeCount, !request.isForAll else {
      length = max(capacity, count - count / 4)
      range = 0..<count
      return
    }
    perLine = request.perLine
    let margin = min(2 * max(request.count, capacity / 4), LazyRequest.maximumMargin)
    let first = min(max(0, request.first), count - 1)
    let upper = first + min(request.count + margin, count - first)
    let lower = aligned(max(0, min(first, upper - request.count) - margin))
    range = lower..<upper
    length = range.count
  }

  /// The maximum number of rows of a range that was extended beyond rows without views.
  static let maximumSparseCount = 20_000

  /// Moves the range to requested rows, and keeps the previous rows if the new ones are beside them.
  ///
  /// Rows without views take no space, so the viewport remains at the gap after them. Without the previous rows, there would be a
  /// gap before the new ones as well, and a page would request the rows of both gaps in turn without end. The range grows by at
  /// least its length, so that a page needs few requests to find the next row with a view.
  ///
  /// - Returns: False if the range has the maximum number of rows and was not changed.
  mutating func extend(to request: LazyRequest) -> Bool {
    let old = range
    move(to: request)
    guard old.lowerBound <= range.upperBound, range.lowerBound <= old.upperBound else { return true }
    let lower = min(old.lowerBound, range.lowerBound)
    let isForward = request.nearest >= old.upperBound
    let doubled = old.upperBound + min(old.count, count - old.upperBound)
    let grown = isForward ? min(doubled, lower + min(Self.maximumSparseCount, count - lower)) : 0
    let upper = max(old.upperBound, range.upperBound, grown)
    let isAllowed = upper - lower <= Self.maximumSparseCount
    range = isAllowed ? lower..<upper : old
    length = range.count
    isSparse = true
    return isAllowed
  }

  /// Returns a position at the start of a line.
  private func aligned(_ position: Int) -> Int {
    position - position % perLine
  }
}
