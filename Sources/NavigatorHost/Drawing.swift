/// Outlines that a host draws. Lengths are in points.
public struct Drawing: Hashable, Sendable, Codable {
  /// The relation between the coordinates of a drawing and the element that shows it.
  public enum Scaling: String, Hashable, Sendable, Codable {
    /// Coordinates are points from the top left corner of the element.
    case none
    /// The drawing is scaled to the width and the height of the element. Widths of lines are not scaled.
    case stretch
    /// The drawing is scaled to the largest size that fits the element, and centered. Widths of lines are not scaled.
    case fit
  }

  /// A step of an outline.
  public enum Step: Hashable, Sendable, Codable {
    /// Begins a new subpath at a point.
    case move(x: Double, y: Double)
    /// Adds a straight line to a point.
    case line(x: Double, y: Double)
    /// Adds a quadratic Bézier curve to a point, with one control point.
    case quadCurve(x: Double, y: Double, controlX: Double, controlY: Double)
    /// Adds a cubic Bézier curve to a point, with two control points.
    case curve(x: Double, y: Double, control1X: Double, control1Y: Double, control2X: Double, control2Y: Double)
    /// Adds a straight line to the start of the subpath.
    case close
  }

  /// The shape of the ends of a line. The raw value is the keyword of SVG.
  public enum LineCap: String, Hashable, Sendable, Codable {
    /// The line ends at its last point.
    case butt
    /// The line ends with half of a circle around its last point.
    case round
    /// The line ends with half of a square around its last point.
    case square
  }

  /// The shape of the corners of a line. The raw value is the keyword of SVG.
  public enum LineJoin: String, Hashable, Sendable, Codable {
    /// The edges are extended until they meet.
    case miter
    /// The corner is rounded.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// A line along an outline.
  public struct Stroke: Hashable, Sendable, Codable {
    /// The paint of the line.
    public var paint: Paint
    /// The width.
    public var width: Double
    /// The shape of the ends.
    public var cap: LineCap
    /// The shape of corners.
    public var join: LineJoin
    /// The ratio of the length to the width of a corner from which it is cut off.
    public var miterLimit: Double
    /// The lengths of dashes and gaps, alternating. If the array is empty, the line is solid.
    public var dash: [Double]
    /// The distance into the pattern of dashes at which the line begins.
    public var dashPhase: Double

    /// Creates a solid line.
    public init(
      paint: Paint, width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
      dash: [Double] = [], dashPhase: Double = 0
    ) {
      self.paint = paint
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }

  /// An outline with a fill and a line.
  public struct Item: Hashable, Sendable, Codable {
    /// The outline.
    public var steps: [Step]
    /// The paint of the area inside, or nil for none.
    public var fill: Paint?
    /// A Boolean value that indicates whether the even-odd rule determines the area inside. Otherwise, the winding rule does.
    public var usesEvenOddRule: Bool
    /// The line, or nil for none.
    public var stroke: Stroke?

    /// Creates an item.
    public init(steps: [Step], fill: Paint? = nil, usesEvenOddRule: Bool = false, stroke: Stroke? = nil) {
      self.steps = steps
      self.fill = fill
      self.usesEvenOddRule = usesEvenOddRule
      self.stroke = stroke
    }
  }

  /// A text or a picture that a mask shows.
  public struct Insert: Hashable, Sendable, Codable {
    /// The content of an insert.
    public enum Content: Hashable, Sendable, Codable {
      /// A line of text, whose baseline begins at the origin. The size is in points, and the weight is from 100 to 900.
      case text(String, size: Double, weight: Int)
      /// A picture that its address contains, whose top left corner is at the origin.
      case picture(address: String, width: Double, height: Double)
    }

    /// The text or the picture.
    public var content: Content
    /// The six numbers of the matrix from the insert's coordinates to the drawing's coordinates, as in CSS.
    public var matrix: [Double]

    /// Creates an insert.
    public init(_ content: Content, matrix: [Double]) {
      self.content = content
      self.matrix = matrix
    }
  }

  /// The width of the coordinate system.
  public var width: Double
  /// The height of the coordinate system.
  public var height: Double
  /// The relation between the coordinate system and the element.
  public var scaling: Scaling
  /// The outlines, the rearmost first.
  public var items: [Item]
  /// The texts and pictures that a mask shows besides the areas of the outlines. Other drawings have none.
  public var inserts: [Insert]

  /// Creates a drawing.
  public init(width: Double, height: Double, scaling: Scaling = .stretch, items: [Item], inserts: [Insert] = []) {
    self.width = width
    self.height = height
    self.scaling = scaling
    self.items = items
    self.inserts = inserts
  }
}
