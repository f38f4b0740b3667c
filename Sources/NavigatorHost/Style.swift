/// How an element looks: resolved properties, at most one of each kind.
public struct Style: Hashable, Sendable, ExpressibleByArrayLiteral {
  public private(set) var properties: [StyleProperty]

  public init() {
    properties = []
  }

  /// Takes properties of which no two are of one kind, in the order given.
  public init(properties: [StyleProperty]) {
    self.properties = properties
  }

  public init(arrayLiteral elements: StyleProperty...) {
    properties = elements
  }

  public var isEmpty: Bool { properties.isEmpty }

  /// Puts `property` in, in place of one of its kind.
  public mutating func set(_ property: StyleProperty) {
    if let index = properties.firstIndex(where: { $0.kind == property.kind }) {
      properties[index] = property
    } else {
      properties.append(property)
    }
  }
}

/// One resolved property. Lengths are points; a host maps a point to a CSS pixel or to part of a cell.
public enum StyleProperty: Hashable, Sendable, Codable {
  case font(FontStyle)
  case foreground(Paint)
  case tint(Paint)
  case lineLimit(Int)
  case textAlignment(TextAlign)
  case textCase(LetterCase)
  case underline(Bool)
  case strikethrough(Bool)
  case padding(Insets)
  case frame(Frame)
  case background(Paint)
  /// Corners of the background and of what is clipped; `.infinity` for a capsule or circle.
  case cornerRadius(Double)
  case clipsContent(Bool)
  case border(Paint, width: Double)
  case fill(Paint)
  case stroke(Paint, width: Double)
  case opacity(Double)
  case shadow(ColorStyle, radius: Double, x: Double, y: Double)
  case offset(x: Double, y: Double)
  case aspectRatio(Double?, fills: Bool)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case rowBackground(Paint)
  case rowSeparatorHidden(Bool)
  case controlSize(String)
  case labelsHidden(Bool)

  /// The kind of a property: a style holds one of each.
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
    }
  }
}

/// A font after every modifier was applied.
public struct FontStyle: Hashable, Sendable, Codable {
  /// The name of a text style (largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2), where the size follows one.
  public var textStyle: String?
  /// Points, where the size is fixed.
  public var size: Double?
  /// 100 to 900, as CSS counts; nil for the style's own.
  public var weight: Int?
  /// default, serif, rounded, monospaced.
  public var design: String?
  /// The family's name of a custom font.
  public var family: String?
  public var isItalic: Bool
  public var isMonospacedDigit: Bool

  public init(
    textStyle: String? = nil, size: Double? = nil, weight: Int? = nil, design: String? = nil, family: String? = nil,
    isItalic: Bool = false, isMonospacedDigit: Bool = false
  ) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.design = design
    self.family = family
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
  }
}

/// A colour: a name that a host maps to light and dark, or sRGB components.
public struct ColorStyle: Hashable, Sendable, Codable {
  public enum Base: Hashable, Sendable, Codable {
    /// primary, secondary, tertiary, quaternary, accent, clear, a system colour (blue, red, gray …) or a system background.
    case named(String)
    /// Components from 0 to 1.
    case sRGB(red: Double, green: Double, blue: Double)
  }

  public var base: Base
  public var opacity: Double

  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

/// What fills an area or draws a text.
public enum Paint: Hashable, Sendable, Codable {
  case color(ColorStyle)
  /// Stops from 0 to 1; start and end as unit points.
  case linearGradient(stops: [Stop], startX: Double, startY: Double, endX: Double, endY: Double)
  case radialGradient(stops: [Stop], centerX: Double, centerY: Double, endRadius: Double)
  /// ultraThin, thin, regular, thick, ultraThick, bar.
  case material(String)

  /// A colour at a place of a gradient.
  public struct Stop: Hashable, Sendable, Codable {
    public var color: ColorStyle
    public var location: Double

    public init(color: ColorStyle, location: Double) {
      self.color = color
      self.location = location
    }
  }
}

/// Space around a content, in points; nil is the host's default length.
public struct Insets: Hashable, Sendable, Codable {
  public var top: Double?
  public var leading: Double?
  public var bottom: Double?
  public var trailing: Double?

  public init(top: Double? = 0, leading: Double? = 0, bottom: Double? = 0, trailing: Double? = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A frame's constraints, in points; `.infinity` asks for all the space there is.
public struct Frame: Hashable, Sendable, Codable {
  public var width: Double?
  public var height: Double?
  public var minWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var maxHeight: Double?
  /// center, leading, topLeading …
  public var alignment: String

  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: String = "center"
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// How lines of text line up.
public enum TextAlign: String, Hashable, Sendable, Codable {
  case leading, center, trailing
}

/// The case a text is shown in.
public enum LetterCase: String, Hashable, Sendable, Codable {
  case uppercase, lowercase
}
