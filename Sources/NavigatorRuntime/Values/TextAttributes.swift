import Foundation
import NavigatorHost

/// The attributes that modifiers of a text set. A value of nil selects the inherited value.
struct TextAttributes: Hashable, Sendable {
  var font: Font?
  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var fontWidth: Font.Width?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospacedDigit: Bool?
  var foreground: PaintSource?
  var background: PaintSource?
  var underline: TextLine?
  var strikethrough: TextLine?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?
  var lineHeight: AttributedString.LineHeight?
  var link: URL?
  /// The label that assistive technologies read instead of the text.
  var accessibilityLabel: SpokenText?
  /// The level of the heading, or nil if the text is not a heading.
  var headingLevel: Int?
  /// The values that the app has attached to the text for its renderer.
  var custom: CustomAttributes?

  static let none = TextAttributes()

  /// Returns these attributes, with values from `outer` for those that are nil. SwiftUI applies the outermost modifier first, so
  /// the innermost modifier takes precedence.
  func over(_ outer: TextAttributes) -> TextAttributes {
    if outer == .none { return self }
    if self == .none { return outer }
    var merged = self
    merged.font = font ?? outer.font
    merged.fontWeight = fontWeight ?? outer.fontWeight
    merged.fontDesign = fontDesign ?? outer.fontDesign
    merged.fontWidth = fontWidth ?? outer.fontWidth
    merged.isBold = isBold ?? outer.isBold
    merged.isItalic = isItalic ?? outer.isItalic
    merged.isMonospacedDigit = isMonospacedDigit ?? outer.isMonospacedDigit
    merged.foreground = foreground ?? outer.foreground
    merged.background = background ?? outer.background
    merged.underline = underline ?? outer.underline
    merged.strikethrough = strikethrough ?? outer.strikethrough
    merged.kerning = kerning ?? outer.kerning
    merged.tracking = tracking ?? outer.tracking
    merged.baselineOffset = baselineOffset ?? outer.baselineOffset
    merged.scale = scale ?? outer.scale
    merged.lineHeight = lineHeight ?? outer.lineHeight
    merged.link = link ?? outer.link
    merged.accessibilityLabel = accessibilityLabel ?? outer.accessibilityLabel
    merged.headingLevel = headingLevel ?? outer.headingLevel
    if let outer = outer.custom { merged.custom = custom?.over(outer) ?? outer }
    return merged
  }
}

/// A line under or through a text. If the color is nil, the line has the color of the text.
struct TextLine: Hashable, Sendable {
  var isActive = true
  var pattern = LinePattern.solid
  var color: Color?
}

/// A label that assistive technologies read.
struct SpokenText: Hashable, Sendable {
  let text: Text

  // Labels are rare, so hash values need not depend on them. Equal values still have equal hash values.
  func hash(into hasher: inout Hasher) {}
}
