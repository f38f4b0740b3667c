import Foundation
import NavigatorHost

extension AttributedString {
  /// The height of the lines of a paragraph, which is the distance between the baselines of two lines.
  ///
  /// ```swift
  /// var poem = AttributedString(lines)
  /// poem.lineHeight = .loose
  /// ```
  ///
  /// On Apple platforms, CoreText declares this type.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Rule: Hashable, Codable {
      case variable
      case multiple(CGFloat)
      case leading(CGFloat)
      case exact(CGFloat)
    }

    private let rule: Rule

    private init(_ rule: Rule) {
      self.rule = rule
    }

    /// The height of the font.
    public static var variable: AttributedString.LineHeight { LineHeight(.variable) }
    /// A multiple of the font size, as in most texts.
    public static var normal: AttributedString.LineHeight { LineHeight(.multiple(1.28)) }
    /// A small multiple of the font size.
    public static var tight: AttributedString.LineHeight { LineHeight(.multiple(1.12)) }
    /// A large multiple of the font size.
    public static var loose: AttributedString.LineHeight { LineHeight(.multiple(1.45)) }

    /// Returns the height that is a multiple of the font size.
    public static func multiple(factor: CGFloat) -> AttributedString.LineHeight { LineHeight(.multiple(factor)) }

    /// Returns the height that exceeds the font size by a number of points.
    public static func leading(increase: CGFloat) -> AttributedString.LineHeight { LineHeight(.leading(increase)) }

    /// Returns a height in points.
    public static func exact(points: CGFloat) -> AttributedString.LineHeight { LineHeight(.exact(points)) }
  }
}

extension AttributedString.LineHeight {
  /// Returns the property of a text with this height and space between its lines. It is nil for the height of the font.
  func hostValue(spacing: CGFloat) -> StyleProperty? {
    let space = spacing > 0 ? Double(spacing) : 0
    return switch rule {
    case .variable: nil
    case .multiple(let factor): .lineHeight(factor: Double(factor), points: space)
    case .leading(let increase): .lineHeight(factor: 1, points: Double(increase) + space)
    case .exact(let points): .lineHeight(factor: 0, points: Double(points) + space)
    }
  }
}

extension AttributeScopes {
  /// The attributes that CoreText defines on Apple platforms. Other scopes contain them.
  public struct CoreTextAttributes {
    /// The key of the line height attribute, which applies to whole paragraphs.
    public enum LineHeightAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = AttributedString.LineHeight
      /// The name of the attribute.
      public static let name = "CTLineHeight"
      /// The parts of a text to which the attribute applies.
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}
