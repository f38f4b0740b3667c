/// The outline of the visible part of an element, as polygons whose corners depend on the size of the element.
public struct RelativeOutline: Hashable, Sendable {
  /// A coordinate: the sum of a constant distance and of multiples of lengths of the element.
  public struct Coordinate: Hashable, Sendable {
    /// The constant distance in points.
    public var constant: Double
    /// The multiple of the width.
    public var width: Double
    /// The multiple of the height.
    public var height: Double
    /// The multiple of ``length``.
    public var factor: Double
    /// A length that depends on the width and the height.
    public var length: Length

    /// Creates a coordinate.
    public init(
      constant: Double = 0, width: Double = 0, height: Double = 0, factor: Double = 0, length: Length = .diagonal
    ) {
      self.constant = constant
      self.width = width
      self.height = height
      self.factor = factor
      self.length = length
    }

    /// Returns the distance in points in an element of a size in points.
    public func value(width: Double, height: Double) -> Double {
      constant + self.width * width + self.height * height + factor * length.value(width: width, height: height)
    }
  }

  /// A length that is not a sum of multiples of the width and the height.
  public enum Length: String, Hashable, Sendable, CaseIterable {
    /// The length of the diagonal.
    case diagonal
    /// The shorter one of the width and the height.
    case shorterSide
    /// The longer one of the width and the height.
    case longerSide

    /// Returns the length in points for a width and a height in points.
    public func value(width: Double, height: Double) -> Double {
      switch self {
      case .diagonal: (width * width + height * height).squareRoot()
      case .shorterSide: min(width, height)
      case .longerSide: max(width, height)
      }
    }
  }

  /// A corner.
  public struct Point: Hashable, Sendable {
    /// The distance from the left edge of the element.
    public var x: Coordinate
    /// The distance from the top edge of the element.
    public var y: Coordinate

    /// Creates a corner.
    public init(x: Coordinate, y: Coordinate) {
      self.x = x
      self.y = y
    }
  }

  /// The corners of each polygon.
  public var polygons: [[Point]]
  /// A Boolean value that indicates whether a point is inside if a line from it crosses an odd number of edges.
  public var usesEvenOddRule: Bool

  /// Creates an outline.
  public init(polygons: [[Point]], usesEvenOddRule: Bool = false) {
    self.polygons = polygons
    self.usesEvenOddRule = usesEvenOddRule
  }
}
