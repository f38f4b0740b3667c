/// The padding around content, in points. Nil means the host's default length.
public struct Insets: Hashable, Sendable, Codable {
  /// The padding at the top edge.
  public var top: Double?
  /// The padding at the leading edge.
  public var leading: Double?
  /// The padding at the bottom edge.
  public var bottom: Double?
  /// The padding at the trailing edge.
  public var trailing: Double?

  /// Creates insets, which are zero by default.
  public init(top: Double? = 0, leading: Double? = 0, bottom: Double? = 0, trailing: Double? = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The outline of an area in an element's bounds.
public enum ContentOutline: Hashable, Sendable, Codable {
  /// The largest circle in the middle of the bounds.
  case circle
  /// The ellipse that touches the edges.
  case ellipse
  /// The bounds with round corners of a radius in points, which is `.infinity` for a capsule.
  case roundedRectangle(Double)
  /// The area of a drawing that has the size of the element. The paints of the drawing are ignored.
  case drawing(Drawing)
}

/// The constraints of a frame, in points. `.infinity` requests all available space, and nil sets no constraint.
public struct Frame: Hashable, Sendable, Codable {
  /// The fixed width.
  public var width: Double?
  /// The fixed height.
  public var height: Double?
  /// The minimum width.
  public var minWidth: Double?
  /// The maximum width.
  public var maxWidth: Double?
  /// The minimum height.
  public var minHeight: Double?
  /// The maximum height.
  public var maxHeight: Double?
  /// The width if the container proposes none, such as along the axis of a scroll view.
  public var idealWidth: Double? {
    get { ideal?.width }
    set { ideal = Ideal(width: newValue, height: idealHeight) }
  }
  /// The height if the container proposes none.
  public var idealHeight: Double? {
    get { ideal?.height }
    set { ideal = Ideal(width: idealWidth, height: newValue) }
  }
  /// The ideal lengths. Only few frames have them, so they are stored separately to keep styles small.
  private var ideal: Ideal?
  /// The alignment of the content in the frame.
  public var alignment: AlignmentStyle

  /// Creates a frame with the given constraints only.
  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, idealWidth: Double? = nil, idealHeight: Double? = nil, alignment: AlignmentStyle = .center
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
    ideal = Ideal(width: idealWidth, height: idealHeight)
  }

  private indirect enum Ideal: Hashable, Sendable, Codable {
    case lengths(width: Double?, height: Double?)

    init?(width: Double?, height: Double?) {
      guard width != nil || height != nil else { return nil }
      self = .lengths(width: width, height: height)
    }

    var width: Double? {
      switch self {
      case .lengths(let width, _): width
      }
    }

    var height: Double? {
      switch self {
      case .lengths(_, let height): height
      }
    }
  }
}
