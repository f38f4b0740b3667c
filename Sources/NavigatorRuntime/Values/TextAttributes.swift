import Foundation
import NavigatorHost

/// The attributes that a text's own modifiers set. Nil uses the inherited value.
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
  var link: URL?
  /// The text that assistive technologies read instead.
  var accessibilityLabel: SpokenText?
  /// The level of a heading.
  var headingLevel: Int?

  static let none = TextAttributes()

  /// Returns these attributes, and those of `outer` where they are nil. SwiftUI applies the outermost modifier first, so the
  /// innermost one counts.
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
    merged.link = link ?? outer.link
    merged.accessibilityLabel = accessibilityLabel ?? outer.accessibilityLabel
    merged.headingLevel = headingLevel ?? outer.headingLevel
    return merged
  }
}

/// A line under or through a text. Nil for the color uses the text's color.
struct TextLine: Hashable, Sendable {
  var isActive = true
  var pattern = LinePattern.solid
  var color: Color?
}

/// A text that assistive technologies read.
struct SpokenText: Hashable, Sendable {
  let text: Text

  // Equal texts have equal hash values. Few texts have a label, so that the value need not depend on it.
  func hash(into hasher: inout Hasher) {}
}
