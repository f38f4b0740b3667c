import SwiftUI

/// A style of a text, or a property for assistive technologies.
enum TextStyle: Hashable, Sendable {
  case font(Font?)
  case fontWeight(Font.Weight?)
  case fontDesign(Font.Design?)
  case fontWidth(TextState.FontWidth?)
  case monospaced(Bool)
  case monospacedDigit
  case bold(Bool)
  case italic(Bool)
  case underline(Bool, TextState.LineStylePattern, Color?)
  case strikethrough(Bool, TextState.LineStylePattern, Color?)
  case foregroundColor(Color?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case accessibilityLabel(TextState)
  case accessibilityHeading(TextState.AccessibilityHeadingLevel)
  case accessibilityTextContentType(TextState.AccessibilityTextContentType)
  case speechAdjustedPitch(Double)
  case speechAlwaysIncludesPunctuation(Bool)
  case speechAnnouncementsQueued(Bool)
  case speechSpellsOutCharacters(Bool)

  func applied(to text: Text) -> Text {
    switch self {
    case .font(let font): text.font(font)
    case .fontWeight(let weight): text.fontWeight(weight)
    case .fontDesign(let design): text.fontDesign(design)
    case .monospaced(let isActive): text.monospaced(isActive)
    case .monospacedDigit: text.monospacedDigit()
    case .bold(let isActive): text.bold(isActive)
    case .italic(let isActive): text.italic(isActive)
    case .foregroundColor(let color?): text.foregroundStyle(color)
    case .foregroundColor(nil): text
    case .fontWidth(let width): text.fontWidth(width.map(Font.Width.init))
    case .underline(let isActive, let pattern, let color): text.underline(isActive, pattern: .init(pattern), color: color)
    case .strikethrough(let isActive, let pattern, let color):
      text.strikethrough(isActive, pattern: .init(pattern), color: color)
    case .kerning(let kerning): text.kerning(kerning)
    case .tracking(let tracking): text.tracking(tracking)
    case .baselineOffset(let offset): text.baselineOffset(offset)
    case .accessibilityLabel(let label): text.accessibilityLabel(Text(label))
    case .accessibilityHeading(let level): text.accessibilityHeading(.init(level))
    case .accessibilityTextContentType(let type): text.accessibilityTextContentType(.init(type))
    case .speechAdjustedPitch(let value): text.speechAdjustedPitch(value)
    case .speechAlwaysIncludesPunctuation(let value): text.speechAlwaysIncludesPunctuation(value)
    case .speechAnnouncementsQueued(let value): text.speechAnnouncementsQueued(value)
    case .speechSpellsOutCharacters(let value): text.speechSpellsOutCharacters(value)
    }
  }
}

extension Font.Width {
  fileprivate init(_ width: TextState.FontWidth) {
    switch width {
    case .compressed: self = .compressed
    case .condensed: self = .condensed
    case .standard: self = .standard
    case .expanded: self = .expanded
    }
  }
}

extension Text.LineStyle.Pattern {
  fileprivate init(_ pattern: TextState.LineStylePattern) {
    switch pattern {
    case .solid: self = .solid
    case .dot: self = .dot
    case .dash: self = .dash
    case .dashDot: self = .dashDot
    case .dashDotDot: self = .dashDotDot
    }
  }
}

extension AccessibilityHeadingLevel {
  fileprivate init(_ level: TextState.AccessibilityHeadingLevel) {
    switch level {
    case .unspecified: self = .unspecified
    case .h1: self = .h1
    case .h2: self = .h2
    case .h3: self = .h3
    case .h4: self = .h4
    case .h5: self = .h5
    case .h6: self = .h6
    }
  }
}

extension AccessibilityTextContentType {
  fileprivate init(_ type: TextState.AccessibilityTextContentType) {
    switch type {
    case .console: self = .console
    case .fileSystem: self = .fileSystem
    case .messaging: self = .messaging
    case .narrative: self = .narrative
    case .plain: self = .plain
    case .sourceCode: self = .sourceCode
    case .spreadsheet: self = .spreadsheet
    case .wordProcessing: self = .wordProcessing
    }
  }
}
