extension InputEvent {
  /// The frame of an element, as a host has measured it. Lengths are in points.
  public struct MeasuredFrame: Hashable, Sendable {
    /// The id of the element.
    public var element: ElementID
    /// The distance from the left edge of the window, or nil if only the size was measured.
    public var x: Double?
    /// The distance from the top edge of the window, or nil if only the size was measured.
    public var y: Double?
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
    /// The heights of the bars above and below the content of a page, or nil if the session has not requested them.
    public var bars: BarHeights?

    /// The largest length and distance of a valid frame. It exceeds the largest page of a browser, 34 million points.
    public static let maximumLength: Double = 100_000_000

    /// Creates a frame.
    public init(
      element: ElementID, x: Double? = nil, y: Double? = nil, width: Double, height: Double, bars: BarHeights? = nil
    ) {
      self.element = element
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.bars = bars
    }

    /// A Boolean value that indicates whether all numbers are finite and in range, and no length is negative.
    package var isValid: Bool {
      let range = 0...Self.maximumLength
      guard range.contains(width), range.contains(height), (x == nil) == (y == nil) else { return false }
      if let bars { guard range.contains(bars.top), range.contains(bars.bottom) else { return false } }
      let distances = -Self.maximumLength...Self.maximumLength
      return [x, y].allSatisfy { $0.map(distances.contains) ?? true }
    }
  }

  /// The heights of the bars that cover the edges of a page, in points.
  public struct BarHeights: Hashable, Sendable {
    /// The height of the bars above the content.
    public var top: Double
    /// The height of the bars below the content.
    public var bottom: Double

    /// Creates the heights of bars.
    public init(top: Double, bottom: Double) {
      self.top = top
      self.bottom = bottom
    }
  }
}
