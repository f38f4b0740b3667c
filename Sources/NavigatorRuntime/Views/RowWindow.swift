import NavigatorHost

/// The range of a list's rows that are near its viewport.
///
/// A host reports the first and the last row. Between two reports, the range follows these rows when other rows are inserted,
/// removed or moved. Before the first report, the range contains the rows that fit a window.
nonisolated struct RowWindow {
  /// The maximum number of rows near a viewport. It bounds the number of rows that appear because of one report of a client.
  static let maximumCount = 300

  /// The positions of the rows near the viewport.
  private(set) var near = 0..<0
  private var source = Source.assumption
  /// The first and the last row of the range, or nil before a report.
  private var ends: (first: ElementID, last: ElementID)?
  /// The number of rows that fit the viewport.
  private var capacity: Int
  private var assumedCapacity: Int

  private enum Source {
    /// No host has reported the rows.
    case assumption
    /// A host without a viewport has scrolled to a row.
    case revealing
    /// A host has reported the rows near its viewport.
    case report
  }

  init(capacity: Int) {
    self.capacity = capacity
    assumedCapacity = capacity
  }

  /// Returns the number of rows of 44 points that fit a window. Bars take 100 points of its height.
  static func capacity(ofWindowHeight height: Double) -> Int {
    guard height.isFinite else { return maximumCount }
    return Int(max(1, min((height - 100) / 44, Double(maximumCount))).rounded(.up))
  }

  /// Sets the number of rows that fit the window. It has no effect after a host has reported the rows.
  mutating func assume(capacity new: Int, rows: [ElementID]) {
    guard new != assumedCapacity else { return }
    assumedCapacity = new
    guard source != .report else { return }
    capacity = new
    if source == .revealing { place(at: near.lowerBound, in: rows) } else { update(rows) }
  }

  /// Sets the range to the rows that a host has reported. Returns false if the positions are in the wrong order.
  mutating func report(first: Int, last: Int, in rows: [ElementID]) -> Bool {
    guard first <= last, rows.indices.contains(first), rows.indices.contains(last) else { return false }
    source = .report
    capacity = min(last - first + 1, Self.maximumCount)
    place(at: first, in: rows)
    return true
  }

  /// Moves the range by as few rows as needed, so that it contains a row.
  mutating func reveal(_ index: Int, in rows: [ElementID]) {
    guard !near.contains(index) else { return }
    if source == .assumption { source = .revealing }
    place(at: index < near.lowerBound ? index : index - capacity + 1, in: rows)
  }

  /// Adapts the range to a change of the rows.
  ///
  /// - Parameters:
  ///   - rows: The new rows.
  ///   - first: The first row near the viewport if none of the previous ones is left; nil keeps the position.
  mutating func update(_ rows: [ElementID], first newFirst: Int? = nil) {
    guard let ends else {
      if let newFirst { return place(at: newFirst, in: rows) }
      near = 0..<min(capacity, rows.count)
      return
    }
    switch (rows.firstIndex(of: ends.first), rows.firstIndex(of: ends.last)) {
    case (let first?, let last?) where first <= last && last - first < 2 * capacity:
      near = first..<max(last + 1, min(first + capacity, rows.count))
    case (let first?, nil): place(at: first, in: rows)
    case (nil, let last?): place(at: last - capacity + 1, in: rows)
    case (nil, nil): place(at: newFirst ?? near.lowerBound, in: rows)
    case (_?, _?): place(at: near.lowerBound, in: rows)
    }
  }

  private mutating func place(at start: Int, in rows: [ElementID]) {
    let first = max(0, min(start, rows.count - capacity))
    near = first..<min(first + capacity, rows.count)
    guard !near.isEmpty else { return }
    ends = (rows[near.lowerBound], rows[near.upperBound - 1])
  }
}
