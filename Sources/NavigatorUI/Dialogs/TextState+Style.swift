import SwiftUI

/// A style of a text.
enum TextStyle: Hashable, Sendable {
  case font(Font?)
  case fontWeight(Font.Weight?)
  case fontDesign(Font.Design?)
  case monospaced(Bool)
  case monospacedDigit
  case bold(Bool)
  case italic(Bool)
  case underline(Bool, Color?)
  case strikethrough(Bool, Color?)
  case foregroundStyle(Color)

  func applied(to text: Text) -> Text {
    switch self {
    case .font(let font): text.font(font)
    case .fontWeight(let weight): text.fontWeight(weight)
    case .fontDesign(let design): text.fontDesign(design)
    case .monospaced(let isActive): text.monospaced(isActive)
    case .monospacedDigit: text.monospacedDigit()
    case .bold(let isActive): text.bold(isActive)
    case .italic(let isActive): text.italic(isActive)
    case .underline(let isActive, let color): text.underline(isActive, color: color)
    case .strikethrough(let isActive, let color): text.strikethrough(isActive, color: color)
    case .foregroundStyle(let color): text.foregroundStyle(color)
    }
  }
}

// These methods correspond to the modifiers of SwiftUI's `Text`. An alert may ignore the styles, as on iOS.
extension TextState {
  private func styled(_ style: TextStyle) -> TextState {
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

  /// Sets a font in which all characters have the same width.
  public func monospaced(_ isActive: Bool = true) -> TextState { styled(.monospaced(isActive)) }

  /// Sets digits of the same width.
  public func monospacedDigit() -> TextState { styled(.monospacedDigit) }

  /// Sets bold text.
  public func bold(_ isActive: Bool = true) -> TextState { styled(.bold(isActive)) }

  /// Sets italic text.
  public func italic(_ isActive: Bool = true) -> TextState { styled(.italic(isActive)) }

  /// Underlines the text. If the color is nil, the text's color is used.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> TextState { styled(.underline(isActive, color)) }

  /// Strikes through the text. If the color is nil, the text's color is used.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> TextState {
    styled(.strikethrough(isActive, color))
  }

  /// Sets the color.
  public func foregroundStyle(_ color: Color) -> TextState { styled(.foregroundStyle(color)) }
}
