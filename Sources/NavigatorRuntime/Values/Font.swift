import Foundation
import NavigatorHost

/// A font with a typeface, a size and a weight.
///
/// A font with a text style scales with the text size that the user selects.
public struct Font: Hashable, Sendable {
  var fontStyle: FontStyle

  init(_ fontStyle: FontStyle) {
    self.fontStyle = fontStyle
  }

  /// The font of large titles.
  public static let largeTitle = Font(.largeTitle)
  /// The font of titles.
  public static let title = Font(.title)
  /// The font of second-level titles.
  public static let title2 = Font(.title2)
  /// The font of third-level titles.
  public static let title3 = Font(.title3)
  /// The font of headings.
  public static let headline = Font(.headline)
  /// The font of subheadings.
  public static let subheadline = Font(.subheadline)
  /// The font of body text.
  public static let body = Font(.body)
  /// The font of callouts.
  public static let callout = Font(.callout)
  /// The font of footnotes.
  public static let footnote = Font(.footnote)
  /// The font of captions.
  public static let caption = Font(.caption)
  /// The font of secondary captions.
  public static let caption2 = Font(.caption2)

  private init(_ style: TextStyle) {
    fontStyle = FontStyle(textStyle: style.hostStyle)
  }

  /// Returns the system font at the size of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(FontStyle(textStyle: style.hostStyle, weight: weight?.value, design: design?.hostStyle))
  }

  /// Returns the system font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(FontStyle(size: Double(size), weight: weight?.value, design: design?.hostStyle))
  }

  /// Returns a font of a family at a size in points that scales with the body text. If the family is unavailable, the host uses
  /// its default font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a font of a family at a size in points. Hosts that support scaling adapt the size to the text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(FontStyle(textStyle: textStyle.hostStyle, size: Double(size), family: name))
  }

  /// Returns a font of a family at a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(FontStyle(size: Double(fixedSize), family: name))
  }
}

extension Font {
  /// Returns this font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Returns this font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns this font with another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight.value } }

  /// Returns this font with a monospaced design.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// Returns this font with digits of equal widths.
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }

  func with(_ change: (inout FontStyle) -> Void) -> Font {
    var font = self
    change(&font.fontStyle)
    return font
  }
}

extension Font {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The weight from 100 to 900, as defined by CSS.
    let value: Int

    /// The thinnest weight (100).
    public static let ultraLight = Weight(value: 100)
    /// A thin weight (200).
    public static let thin = Weight(value: 200)
    /// A light weight (300).
    public static let light = Weight(value: 300)
    /// The regular weight (400).
    public static let regular = Weight(value: 400)
    /// A medium weight (500).
    public static let medium = Weight(value: 500)
    /// A semibold weight (600).
    public static let semibold = Weight(value: 600)
    /// A bold weight (700).
    public static let bold = Weight(value: 700)
    /// A heavy weight (800).
    public static let heavy = Weight(value: 800)
    /// The heaviest weight (900).
    public static let black = Weight(value: 900)
  }

  /// The design of a system font.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded ends of strokes.
    case rounded
    /// A design with characters of equal width.
    case monospaced

    var hostStyle: FontStyle.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The purpose of a text, which determines the font size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The style of large titles.
    case largeTitle
    /// The style of first-level titles.
    case title
    /// The style of second-level titles.
    case title2
    /// The style of third-level titles.
    case title3
    /// The style of headings.
    case headline
    /// The style of subheadings.
    case subheadline
    /// The style of body text.
    case body
    /// The style of callouts.
    case callout
    /// The style of footnotes.
    case footnote
    /// The style of captions.
    case caption
    /// The style of alternate captions.
    case caption2

    var hostStyle: FontStyle.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }
}
