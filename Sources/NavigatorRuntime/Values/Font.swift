import Foundation
import NavigatorHost

/// The face, size and weight of a text.
///
/// A font that follows a text style grows with the size of text a person chose.
public struct Font: Hashable, Sendable {
  var fontStyle: FontStyle

  init(_ fontStyle: FontStyle) {
    self.fontStyle = fontStyle
  }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  private init(_ style: TextStyle) {
    fontStyle = FontStyle(textStyle: style.hostName)
  }

  /// The system font in the size of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(FontStyle(textStyle: style.hostName, weight: weight?.value, design: design?.hostName))
  }

  /// The system font in a size of `size` points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(FontStyle(size: Double(size), weight: weight?.value, design: design?.hostName))
  }

  /// The font of the family `name`, in a size of `size` points. A host without the family draws its own font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(FontStyle(size: Double(size), family: name))
  }

  /// The font of the family `name`, in a size of `size` points that follows a text style where the host can do so.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(FontStyle(textStyle: textStyle.hostName, size: Double(size), family: name))
  }

  /// The font of the family `name`, in a size of `fixedSize` points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(FontStyle(size: Double(fixedSize), family: name))
  }
}

extension Font {
  /// This font, slanted.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// This font, bold.
  public func bold() -> Font { weight(.bold) }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight.value } }

  /// This font with letters of one width.
  public func monospaced() -> Font { with { $0.design = Design.monospaced.hostName } }

  /// This font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }

  private func with(_ change: (inout FontStyle) -> Void) -> Font {
    var font = self
    change(&font.fontStyle)
    return font
  }
}

extension Font {
  /// How heavy a font's strokes are.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900.
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The family of shapes a system font is drawn with.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var hostName: String {
      switch self {
      case .default: "default"
      case .serif: "serif"
      case .rounded: "rounded"
      case .monospaced: "monospaced"
      }
    }
  }

  /// What a text is for, from which its size follows.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var hostName: String {
      switch self {
      case .largeTitle: "largeTitle"
      case .title: "title"
      case .title2: "title2"
      case .title3: "title3"
      case .headline: "headline"
      case .subheadline: "subheadline"
      case .body: "body"
      case .callout: "callout"
      case .footnote: "footnote"
      case .caption: "caption"
      case .caption2: "caption2"
      }
    }
  }
}
