import Foundation
import NavigatorHost

/// The rarely used part of the style that texts and symbols inherit.
struct TextOptions: Hashable, Sendable {
  var underline: TextLine?
  var strikethrough: TextLine?
  var fontWidth: Font.Width?
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var lineHeight: AttributedString.LineHeight?
  /// The number of lines for which a text reserves space.
  var reservedLines: Int?
  var truncationMode = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  /// A Boolean value that indicates whether the user can select the text, or nil for the host's default.
  var allowsSelection: Bool?
  var scale = Text.Scale.default
  /// The factor by which a view enlarges the user's text size. A value of nil represents 1.
  var typeScale: Double?
  var imageScale = Image.Scale.medium
  var symbolVariants = SymbolVariants.none
  var symbolMode: SymbolRenderingMode.Kind?
  var symbolColors: SymbolColorRenderingMode.Kind?
  /// The space between the icons and the titles of labels, or nil for the host's own.
  var labelSpacing: CGFloat?
  /// The width that labels reserve for their icons, or nil for that of the icon.
  var labelIconWidth: CGFloat?

  static let `default` = TextOptions()
}

/// Text options that are stored separately, so that a style without options stays small.
final class TextOptionsBox: Hashable, Sendable {
  let options: TextOptions

  init(_ options: TextOptions) {
    self.options = options
  }

  static func == (lhs: TextOptionsBox, rhs: TextOptionsBox) -> Bool {
    lhs === rhs || lhs.options == rhs.options
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(options)
  }
}

extension TextOptions {
  /// Adds the style properties of a text with these options and the text's own attributes.
  func add(to style: inout Style, overrides: TextAttributes, tint: Paint?) {
    addLines(to: &style, overrides: overrides, tint: tint)
    let tracking = overrides.tracking ?? (self.tracking == 0 ? nil : self.tracking)
    let kerning = tracking ?? overrides.kerning ?? self.kerning
    if kerning != 0 { style.set(.kerning(Double(kerning))) }
    let offset = overrides.baselineOffset ?? baselineOffset
    if offset != 0 { style.set(.baselineOffset(Double(offset))) }
    if let width = overrides.fontWidth ?? fontWidth, width != .standard { style.set(.fontWidth(width.percentage)) }
    if overrides.scale ?? scale == .secondary { style.scaleFont(by: Text.Scale.secondaryFactor) }
    if let height = (overrides.lineHeight ?? lineHeight)?.hostValue(spacing: lineSpacing) {
      style.set(height)
    } else if lineSpacing > 0 {
      style.set(.lineSpacing(Double(lineSpacing)))
    }
    if let reservedLines, reservedLines > 1 { style.set(.reservedLines(reservedLines)) }
    if truncationMode != .tail { style.set(.truncation(truncationMode.hostValue)) }
    if minimumScaleFactor < 1 { style.set(.minimumScale(Double(max(minimumScaleFactor, 0)))) }
    if let allowsSelection { style.set(.selectsText(allowsSelection)) }
  }

  private func addLines(to style: inout Style, overrides: TextAttributes, tint: Paint?) {
    let under = (overrides.underline ?? underline).flatMap { $0.isActive ? $0 : nil }
    let through = (overrides.strikethrough ?? strikethrough).flatMap { $0.isActive ? $0 : nil }
    if under != nil { style.set(.underline(true)) }
    if through != nil { style.set(.strikethrough(true)) }
    guard let line = [under, through].compactMap(\.self).first(where: { $0.pattern != .solid || $0.color != nil }) else { return }
    style.set(.linePattern(line.pattern, line.color?.paintSource.paint(tint: tint, foreground: nil)))
  }
}

extension Style {
  /// Multiplies the size of the font. Without a font, the factor applies to the size of the surrounding text.
  mutating func scaleFont(by factor: Double) {
    var scaled = FontStyle()
    for case .font(let font) in properties { scaled = font }
    if let size = scaled.size {
      scaled.size = size * factor
    } else {
      scaled.scale = (scaled.scale ?? 1) * factor
    }
    set(.font(scaled))
  }
}
