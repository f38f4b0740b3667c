/// The appearance of an element: resolved properties, at most one of each kind.
public struct Style: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The properties in the order in which they were set.
  public private(set) var properties: [StyleProperty]

  /// Creates an empty style.
  public init() {
    properties = []
  }

  /// Creates a style from properties of different kinds, in the order given.
  public init(properties: [StyleProperty]) {
    self.properties = properties
  }

  /// Creates a style from properties of different kinds.
  public init(arrayLiteral elements: StyleProperty...) {
    properties = elements
  }

  /// A Boolean value that indicates whether the style has no properties.
  public var isEmpty: Bool { properties.isEmpty }

  /// Sets a property, and replaces the property of the same kind if there is one.
  public mutating func set(_ property: StyleProperty) {
    if let index = properties.firstIndex(where: { $0.kind == property.kind }) {
      properties[index] = property
    } else {
      properties.append(property)
    }
  }

  /// Removes the properties that satisfy a condition, and returns them.
  public mutating func removeAll(where condition: (StyleProperty) -> Bool) -> [StyleProperty] {
    let removed = properties.filter(condition)
    if !removed.isEmpty { properties.removeAll(where: condition) }
    return removed
  }
}

/// A resolved style property. Lengths are in points; a host maps a point to a CSS pixel or to a fraction of a character cell.
public enum StyleProperty: Hashable, Sendable, Codable {
  /// The font of texts.
  case font(FontStyle)
  /// The paint of texts and symbols.
  case foreground(Paint)
  /// The paint of controls and links.
  case tint(Paint)
  /// The maximum number of lines of a text.
  case lineLimit(Int)
  /// The alignment of lines of text.
  case textAlignment(TextAlign)
  /// The letter case in which a text is shown.
  case textCase(LetterCase)
  /// A Boolean value that indicates whether a text is underlined.
  case underline(Bool)
  /// A Boolean value that indicates whether a line runs through a text.
  case strikethrough(Bool)
  /// The space around the content.
  case padding(Insets)
  /// The constraints of the size.
  case frame(Frame)
  /// The paint behind the content.
  case background(Paint)
  /// The radius of the corners of the background and of clipped content. It is `.infinity` for a capsule or circle.
  case cornerRadius(Double)
  /// A Boolean value that indicates whether content outside of the frame is hidden.
  case clipsContent(Bool)
  /// A line inside the edges of the frame.
  case border(Paint, width: Double)
  /// The paint of the area of a shape.
  case fill(Paint)
  /// A line along the outline of a shape.
  case stroke(Paint, width: Double)
  /// The opacity from 0 to 1.
  case opacity(Double)
  /// A shadow with a blur radius and an offset.
  case shadow(ColorStyle, radius: Double, x: Double, y: Double)
  /// A displacement of the drawn content. It does not change the layout.
  case offset(x: Double, y: Double)
  /// The ratio of width to height, or nil for that of the content. The element fits its space or fills it.
  case aspectRatio(Double?, fills: Bool)
  /// The axes in which the element has its ideal size.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The priority with which a stack distributes its space. The default is 0.
  case layoutPriority(Double)
  /// The paint behind a row of a list.
  case rowBackground(Paint)
  /// A Boolean value that indicates whether the line below a row is hidden.
  case rowSeparatorHidden(Bool)
  /// A Boolean value that indicates whether the line above a row is hidden, which is that of the row before.
  case rowTopSeparatorHidden(Bool)
  /// The color of the line below a row.
  case rowSeparatorTint(Paint)
  /// The color of the line above a row, in place of the line below the row before.
  case rowTopSeparatorTint(Paint)
  /// The space around the content of a row. A nil inset is that of the host.
  case rowInsets(Insets)
  /// The size of controls.
  case controlSize(ControlSizeStyle)
  /// A Boolean value that indicates whether controls hide their labels.
  case labelsHidden(Bool)
  /// The pattern and the color of the lines under and through a text. A nil color is that of the text.
  case linePattern(LinePattern, Paint?)
  /// The space that is added between characters.
  case kerning(Double)
  /// The distance by which a text is raised above its baseline.
  case baselineOffset(Double)
  /// The space that is added between lines.
  case lineSpacing(Double)
  /// The number of lines for which a text reserves space.
  case reservedLines(Int)
  /// The part of a text that does not fit and is omitted.
  case truncation(Truncation)
  /// The smallest factor by which a text that does not fit is scaled.
  case minimumScale(Double)
  /// A Boolean value that indicates whether a user can select the text.
  case selectsText(Bool)
  /// The width of characters in percent of the normal width.
  case fontWidth(Double)
  /// The factor of the font size.
  case textScale(Double)
  /// The paint of the lower layers of a symbol: an enclosure, or what is below a badge or a slash. Nil is half of the symbol's
  /// own.
  case symbolLayers(Paint?)
  /// The place of the center, relative to the leading top corner of the space that the parent takes. The parent is a `zStack` of
  /// the kind positioned.
  case position(x: Double, y: Double)
  /// The order in which views of a parent are drawn: the highest value is in front. The default is 0.
  case zIndex(Double)
  /// The distance by which an alignment guide moves the view in its parent.
  case alignmentShift(x: Double, y: Double)
  /// The filters of the drawn content, in the order in which they apply.
  case filters([Filter])
  /// The mode in which the content is combined with what is behind it.
  case blendMode(BlendStyle)
  /// A Boolean value that indicates whether blend modes inside combine with the content only, and not with what is behind it.
  case isolatesBlending(Bool)
  /// A scale of the drawn content around an anchor, which is a unit point. It does not change the layout.
  case scale(x: Double, y: Double, anchorX: Double, anchorY: Double)
  /// A clockwise rotation of the drawn content around an anchor, which is a unit point. It does not change the layout.
  case rotation(degrees: Double, anchorX: Double, anchorY: Double)
  /// Another transform of the drawn content. It does not change the layout.
  case transform(Transform)
  /// A line around a shape, half of it inside. Its corners follow those of the shape.
  case outline(Paint, width: Double)
  /// A mask with the area of a drawing, whose paints do not matter.
  case clip(Drawing)
  /// The area in which the element receives taps and gestures.
  case contentShape(ContentOutline)
  /// A mask with the opacity of a paint.
  case mask(Paint)
  /// The radii of the corners, as with ``cornerRadius(_:)``.
  case cornerRadii(topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double)

  /// The priority with which assistive technologies read the element among its siblings. The default is 0.
  case readingPriority(Double)
  /// The shadows of what the element itself draws: a text, a symbol or a shape.
  case paintShadows([PaintShadow])
  /// The shadows of the background.
  case backgroundShadows([PaintShadow])

  /// A number that identifies the kind of the property. A style contains at most one property of each kind.
  public var kind: Int {
    switch self {
    case .font: 0
    case .foreground: 1
    case .tint: 2
    case .lineLimit: 3
    case .textAlignment: 4
    case .textCase: 5
    case .underline: 6
    case .strikethrough: 7
    case .padding: 8
    case .frame: 9
    case .background: 10
    case .cornerRadius: 11
    case .clipsContent: 12
    case .border: 13
    case .fill: 14
    case .stroke: 15
    case .opacity: 16
    case .shadow: 17
    case .offset: 18
    case .aspectRatio: 19
    case .fixedSize: 20
    case .layoutPriority: 21
    case .rowBackground: 22
    case .rowSeparatorHidden: 23
    case .controlSize: 24
    case .labelsHidden: 25
    case .linePattern: 26
    case .kerning: 27
    case .baselineOffset: 28
    case .lineSpacing: 29
    case .reservedLines: 30
    case .truncation: 31
    case .minimumScale: 32
    case .selectsText: 33
    case .fontWidth: 34
    case .textScale: 35
    case .symbolLayers: 79
    case .rowSeparatorTint: 63
    case .rowTopSeparatorTint: 81
    case .rowTopSeparatorHidden: 72
    case .rowInsets: 73
    case .readingPriority: 74
    case .position: 60
    case .zIndex: 61
    case .alignmentShift: 62
    case .filters: 36
    case .blendMode: 37
    case .isolatesBlending: 38
    case .scale: 39
    case .rotation: 40
    case .transform: 41
    case .outline: 42
    case .clip: 43
    case .mask: 44
    case .contentShape: 80
    case .paintShadows: 45
    case .backgroundShadows: 46
    // One of both determines the corners.
    case .cornerRadii: 11
    }
  }
}

extension Style {
  /// A Boolean value that indicates whether a text has one line whose middle is omitted if there is no space for it.
  package var omitsMiddle: Bool {
    properties.contains(.truncation(.middle)) && properties.contains(.lineLimit(1))
  }

  /// A Boolean value that indicates whether the lines of a text are cut or scaled in a frame, which keeps its size.
  package var fitsLinesInFrame: Bool {
    var (hasFrame, isLimited) = (false, false)
    for property in properties {
      switch property {
      case .minimumScale: return true
      case .frame: hasFrame = true
      case .lineLimit: isLimited = true
      default: break
      }
    }
    return hasFrame && isLimited
  }
}

/// A color: a name that a host maps to its light and dark variants, or sRGB components.
public struct ColorStyle: Hashable, Sendable, Codable {
  /// A color without its opacity.
  public enum Base: Hashable, Sendable, Codable {
    /// A name: primary, secondary, tertiary, quaternary, accent, clear, a system color (blue, red, gray …) or a system
    /// background.
    case named(String)
    /// Components from 0 to 1.
    case sRGB(red: Double, green: Double, blue: Double)
  }

  /// The color without its opacity.
  public var base: Base
  /// The opacity from 0 to 1.
  public var opacity: Double

  /// Creates a color.
  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

/// A fill for areas, lines and text.
public enum Paint: Hashable, Sendable, Codable {
  /// A color.
  case color(ColorStyle)
  /// A linear gradient. The locations of the stops are from 0 to 1; the start and the end are unit points.
  case linearGradient(stops: [Stop], startX: Double, startY: Double, endX: Double, endY: Double)
  /// A radial gradient. The center is a unit point, and the radius is in points.
  case radialGradient(stops: [Stop], centerX: Double, centerY: Double, endRadius: Double)
  /// A gradient around a center. Angles are clockwise from the right, in degrees. The start is less than the end.
  case angularGradient(stops: [Stop], centerX: Double, centerY: Double, startDegrees: Double, endDegrees: Double)
  /// A radial gradient that is scaled to the area. The radius is a fraction of the width and of the height.
  case ellipticalGradient(stops: [Stop], centerX: Double, centerY: Double, endFraction: Double)
  /// A material.
  case material(MaterialStyle)
  /// A picture that is repeated. The density is the number of its pixels in a point.
  case image(address: String, density: Double)
  /// A picture that is stretched over the area.
  case picture(address: String)

  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable, Codable {
    /// The color.
    public var color: ColorStyle
    /// The location from 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: ColorStyle, location: Double) {
      self.color = color
      self.location = location
    }
  }
}

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
  /// The area of a drawing of the element's size, whose paints do not matter.
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
  /// The width where the container proposes none, as along the axis of a scroll view.
  public var idealWidth: Double? {
    get { ideal?.width }
    set { ideal = Ideal(width: newValue, height: idealHeight) }
  }
  /// The height where the container proposes none.
  public var idealHeight: Double? {
    get { ideal?.height }
    set { ideal = Ideal(width: idealWidth, height: newValue) }
  }
  /// The ideal lengths, which few frames have. They are stored separately, so that styles stay small.
  private var ideal: Ideal?
  /// The alignment of the content in the frame.
  public var alignment: AlignmentStyle

  /// Creates a frame without constraints except for those given.
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

/// The horizontal alignment of lines of text.
public enum TextAlign: String, Hashable, Sendable, Codable {
  /// At the leading edge.
  case leading
  /// In the center.
  case center
  /// At the trailing edge.
  case trailing
}

/// The letter case in which text is shown.
public enum LetterCase: String, Hashable, Sendable, Codable {
  /// Capital letters.
  case uppercase
  /// Small letters.
  case lowercase
}

/// The dash pattern of a line under or through a text.
public enum LinePattern: String, Hashable, Sendable, Codable {
  /// A continuous line.
  case solid
  /// Dots.
  case dot
  /// Dashes.
  case dash
  /// Alternating dashes and dots.
  case dashDot
  /// A dash and two dots, repeated.
  case dashDotDot
}

/// The part of a line that is replaced by an ellipsis if the line does not fit.
public enum Truncation: String, Hashable, Sendable, Codable {
  /// The start of the line.
  case head
  /// The middle of the line.
  case middle
  /// The end of the line.
  case tail
}
