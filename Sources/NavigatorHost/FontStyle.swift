/// A font with all modifiers applied.
public struct FontStyle: Hashable, Sendable, Codable {
  /// The purpose of a text, which determines its size.
  public enum TextStyle: String, Hashable, Sendable, Codable {
    /// A large title.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A headline, which is semibold.
    case headline
    /// A line below a headline.
    case subheadline
    /// The text of a document.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2

    /// The size in points, unless the user has chosen another text size.
    public var pointSize: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The weight from 100 to 900.
    public var weight: Int { self == .headline ? 600 : 400 }
  }

  /// The design of the characters.
  public enum Design: String, Hashable, Sendable, Codable {
    /// The design of the system's font.
    case `default`
    /// Characters with serifs.
    case serif
    /// Characters with round ends.
    case rounded
    /// Characters of equal width.
    case monospaced
  }

  /// A distance between lines that differs from the font's.
  public enum Leading: String, Hashable, Sendable, Codable {
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }

  /// The letters that small capitals replace.
  public enum SmallCapitals: String, Hashable, Sendable, Codable {
    /// All letters.
    case all
    /// Lowercase letters.
    case lowercase
    /// Uppercase letters.
    case uppercase
  }

  /// The text style that determines the size, or nil if the size is fixed.
  public var textStyle: TextStyle?
  /// The size in points, or nil if a text style determines it.
  public var size: Double?
  /// The weight from 100 to 900, as in CSS, or nil for the weight of the text style.
  public var weight: Int?
  /// The design, or nil for the design of the surrounding text.
  public var design: Design?
  /// The name of the family of a custom font.
  public var family: String?
  /// A Boolean value that indicates whether the font is italic.
  public var isItalic: Bool
  /// A Boolean value that indicates whether all digits have the same width.
  public var isMonospacedDigit: Bool
  /// The distance between lines, or nil for the font's distance.
  public var leading: Leading?
  /// The letters that small capitals replace, or nil for none.
  public var smallCapitals: SmallCapitals?
  /// The width of characters in percent of the standard one, or nil for the standard.
  public var width: Double?
  /// The factor by which the size of the text style is multiplied. If there is no text style, the factor applies to the size of
  /// the surrounding text. The value is nil for a factor of 1 and for a size in points.
  public var scale: Double?

  /// Creates a font style.
  public init(
    textStyle: TextStyle? = nil, size: Double? = nil, weight: Int? = nil, design: Design? = nil, family: String? = nil,
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

extension FontStyle {
  /// The factor of the size within the range that hosts show, or nil if there is none.
  package var boundedScale: Double? {
    scale.flatMap { $0.isFinite ? min(max($0, 0.1), 10) : nil }
  }
}
