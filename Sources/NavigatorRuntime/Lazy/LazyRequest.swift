/// A request for rows of a collection.
nonisolated struct LazyRequest: Equatable {
  /// The maximum number of rows that a host may request.
  static let maximumCount = 300

  /// The maximum number of rows before and after the requested ones.
  static let maximumMargin = 200

  /// The position of the first row in the viewport, which may be outside of the gap whose rows are requested.
  let first: Int
  /// The position in the gap that is nearest to ``first``.
  let nearest: Int
  /// The number of rows that fit the viewport.
  let count: Int
  /// The number of rows side by side.
  let perLine: Int
  /// A Boolean value that indicates whether all elements are requested, to search collections in them.
  private(set) var isForAll = false

  /// A request for all elements.
  static let all: LazyRequest = {
    var request = LazyRequest(first: 0, count: 1, perLine: 1)
    request.isForAll = true
    return request
  }()

  /// Creates a request for rows around a position.
  ///
  /// - Parameters:
  ///   - distance: The distance of the viewport from a gap that contains the position, in rows. It is limited so that the
  ///     request always includes as many rows of the gap as fit the viewport, or 200. Otherwise, a host whose estimate of the
  ///     distance is wrong could repeat a request without end.
  init(first: Int, count: Int, perLine: Int, distance: Int = 0) {
    self.count = min(max(1, count), Self.maximumCount)
    self.perLine = min(max(1, perLine), Self.maximumCount)
    nearest = first
    let reach = min(2 * self.count, Self.maximumMargin)
    let limited = min(max(distance, -reach), max(0, reach - self.count + 1))
    let (sum, isTooLarge) = first.addingReportingOverflow(limited)
    self.first = isTooLarge ? .max : max(0, sum)
  }

  /// Parses the request of a host: the offset of the viewport from the start of a gap in rows, the number of rows that fit the
  /// viewport, and the number of rows side by side. Returns nil if the request is invalid.
  init?(_ text: String, in gap: Range<Int>) {
    let numbers = text.split(separator: " ").map { Int($0) }
    guard numbers.count == 3, let offset = numbers[0], let count = numbers[1], let perLine = numbers[2] else { return nil }
    guard !gap.isEmpty, count > 0, perLine > 0 else { return nil }
    let inside = min(max(0, offset), gap.count - 1)
    self.init(first: gap.lowerBound + inside, count: count, perLine: perLine, distance: offset - inside)
  }

  /// Returns the request for a collection of which only some elements show views. Hosts count the elements with views only.
  ///
  /// - Parameter factor: The number of elements for each element with views.
  func scaled(by factor: Double) -> LazyRequest {
    guard factor > 1, !isForAll else { return self }
    // The products fit an integer, because the other numbers are limited to hundreds.
    let factor = min(factor, Double(Self.maximumCount))
    return LazyRequest(
      first: nearest, count: Int((Double(count) * factor).rounded(.up)), perLine: perLine,
      distance: Int((Double(first - nearest) * factor).rounded()))
  }
}
