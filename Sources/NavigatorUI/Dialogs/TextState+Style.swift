import SwiftUI

/// What can be asked of a text's look.
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

// As the modifiers of SwiftUI's `Text`. What shows an alert may ignore them, as iOS does.
extension TextState {
  private func styled(_ style: TextStyle) -> TextState {
    var text = self
    for index in text.runs.indices { text.runs[index].styles.append(style) }
    return text
  }

  /// Sets the font; nil follows the views around the text.
  public func font(_ font: Font?) -> TextState { styled(.font(font)) }

  /// Sets how heavy the strokes are; nil follows the font.
  public func fontWeight(_ weight: Font.Weight?) -> TextState { styled(.fontWeight(weight)) }

  /// Sets the family of shapes; nil follows the font.
  public func fontDesign(_ design: Font.Design?) -> TextState { styled(.fontDesign(design)) }

  /// Sets letters of one width.
  public func monospaced(_ isActive: Bool = true) -> TextState { styled(.monospaced(isActive)) }

  /// Sets digits of one width.
  public func monospacedDigit() -> TextState { styled(.monospacedDigit) }

  /// Sets bold letters.
  public func bold(_ isActive: Bool = true) -> TextState { styled(.bold(isActive)) }

  /// Sets slanted letters.
  public func italic(_ isActive: Bool = true) -> TextState { styled(.italic(isActive)) }

  /// Draws a line under the text, in the text's colour where none is given.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> TextState { styled(.underline(isActive, color)) }

  /// Draws a line through the text, in the text's colour where none is given.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> TextState {
    styled(.strikethrough(isActive, color))
  }

  /// Sets the colour.
  public func foregroundStyle(_ color: Color) -> TextState { styled(.foregroundStyle(color)) }
}
