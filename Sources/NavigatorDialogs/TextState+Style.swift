import SwiftUI

// These methods correspond to the modifiers of SwiftUI's `Text`. An alert may ignore the styles, as on iOS.
//
// Off Apple platforms, `Text` has no speech. There its styles are compared, but not shown.
extension TextState {
  func styled(_ style: TextStyle) -> TextState {
    var text = self
    for index in text.runs.indices { text.runs[index].styles.append(style) }
    return text
  }

  /// Sets the font. If nil, the font of the environment is used.
  public func font(_ font: Font?) -> TextState { styled(.font(font)) }

  /// Sets the font weight. If nil, the font's own weight is used.
  public func fontWeight(_ weight: Font.Weight?) -> TextState { styled(.fontWeight(weight)) }

  /// Sets the font design. If nil, the font's own design is used.
  public func fontDesign(_ design: Font.Design?) -> TextState { styled(.fontDesign(design)) }

  /// Sets the width of the font's characters. If nil, the font's own width is used.
  public func fontWidth(_ width: FontWidth?) -> TextState { styled(.fontWidth(width)) }

  /// Sets a font in which all characters have the same width.
  public func monospaced(_ isActive: Bool = true) -> TextState { styled(.monospaced(isActive)) }

  /// Sets digits of the same width.
  public func monospacedDigit() -> TextState { styled(.monospacedDigit) }

  /// Sets bold text.
  public func bold(_ isActive: Bool = true) -> TextState { styled(.bold(isActive)) }

  /// Sets italic text.
  public func italic(_ isActive: Bool = true) -> TextState { styled(.italic(isActive)) }

  /// Underlines the text. If the color is nil, the text's color is used.
  public func underline(_ isActive: Bool = true, pattern: LineStylePattern = .solid, color: Color? = nil) -> TextState {
    styled(.underline(isActive, pattern, color))
  }

  /// Strikes through the text. If the color is nil, the text's color is used.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStylePattern = .solid, color: Color? = nil) -> TextState {
    styled(.strikethrough(isActive, pattern, color))
  }

  /// Sets the color.
  public func foregroundStyle(_ color: Color) -> TextState { styled(.foregroundColor(color)) }

  /// Sets the color. If nil, the color is not changed.
  public func foregroundColor(_ color: Color?) -> TextState { styled(.foregroundColor(color)) }

  /// Sets the space between characters, in points. Ligatures stay together.
  public func kerning(_ kerning: CGFloat) -> TextState { styled(.kerning(kerning)) }

  /// Sets the space after each character, in points. Ligatures are separated.
  public func tracking(_ tracking: CGFloat) -> TextState { styled(.tracking(tracking)) }

  /// Sets the distance by which the text is above its baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> TextState { styled(.baselineOffset(offset)) }
}

extension TextState {
  /// The width of a font's characters.
  public enum FontWidth: String, Hashable, Sendable {
    /// The narrowest width.
    case compressed
    /// A width between compressed and standard.
    case condensed
    /// The normal width.
    case standard
    /// A width above the normal one.
    case expanded
  }

  /// The dash pattern of a line under or through a text.
  public enum LineStylePattern: String, Hashable, Sendable {
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
}
