import Foundation

extension AttributeScopes {
  /// The attributes of SwiftUI. Foundation declares the attributes that do not affect the appearance.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between characters, in points.
    public let kern: KerningAttribute
    /// The space after each character, in points.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The height of the lines of a paragraph.
    public let lineHeight: AttributeScopes.CoreTextAttributes.LineHeightAttribute
    /// The emphasis that Markdown expresses.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Returns the SwiftUI attribute at a key path.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of the font attribute.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Font
    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The key of the text color attribute.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of the background color attribute.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The key of the strikethrough attribute.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The key of the underline attribute.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of the kerning attribute.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The key of the tracking attribute.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The key of the baseline offset attribute.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The key of the attribute for emphasis in Markdown.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }
}

/// The emphasis that Markdown expresses. On Apple platforms, Foundation declares this type.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the value.
  public let rawValue: UInt

  /// Creates a value from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasis, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck-through text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// The storage of a text that shows the string. It is a plain string if no attribute affects the text.
  var storage: Text.Storage {
    let segments = runs.map { run in TextSegment(String(characters[run.range]), TextAttributes(run)) }.merged
    switch segments.count {
    case 0: return .plain("")
    case 1 where segments[0].attributes == .none: return .plain(segments[0].string)
    default: return .source(AttributedText(segments))
    }
  }
}

extension TextAttributes {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    font = run.font
    foreground = run.foregroundColor?.paintSource
    background = run.backgroundColor?.paintSource
    strikethrough = run.strikethroughStyle?.line
    underline = run.underlineStyle?.line
    kerning = run.kern
    tracking = run.tracking
    baselineOffset = run.baselineOffset
    lineHeight = run.lineHeight
    link = run.link
    guard let intent = run.inlinePresentationIntent else { return }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.code) { fontDesign = .monospaced }
    if intent.contains(.strikethrough), strikethrough == nil { strikethrough = TextLine() }
  }
}
