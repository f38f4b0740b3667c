import Foundation
import NavigatorHost

extension Text {
  /// Returns this text with another one that assistive technologies read instead. In a concatenation, they read it at the place
  /// of this part.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text {
    // The parts of a concatenation keep their styles, and are read as one.
    guard case .source(let source as JoinedText) = storage, !source.parts.isEmpty else {
      return with { $0.accessibilityLabel = SpokenText(text: label) }
    }
    let parts = source.parts.enumerated().map { index, part in
      part.replacing { $0.accessibilityLabel = SpokenText(text: index == 0 ? label : Text(verbatim: "")) }
    }
    return Text(storage: .source(JoinedText(parts)))
  }

  /// Returns this text with a localized one that assistive technologies read instead.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Returns this text with another one that assistive technologies read instead.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Returns this text as a heading of a level. Hosts have headings of three levels, and make the whole text a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with { $0.headingLevel = max(Int(level.rawValue), 1) }
  }

  /// Returns this text with a kind for assistive technologies. Hosts have no kinds of texts.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    self
  }

  /// Returns this text, read with a pitch. Browsers choose it.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Returns this text, of which punctuation is read or not. Browsers decide that.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Returns this text, whose announcement waits for others or not. Browsers decide that.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Returns this text, read letter by letter or not. Browsers decide that.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Adds what the text has for assistive technologies to its content.
  func describe(_ content: inout Content, in formatting: @autoclosure () -> TextFormatting) {
    let parts: [Text]
    switch storage {
    case .plain, .counted: return
    case .source(let source): parts = (source as? JoinedText)?.parts ?? []
    case .styled: parts = [self]
    }
    if let level = parts.lazy.compactMap(\.attributes.headingLevel).first { content[.level] = .number(Double(level)) }
    guard parts.contains(where: { $0.attributes.accessibilityLabel != nil }) else { return }
    let formatting = formatting()
    let words = parts.map { ($0.attributes.accessibilityLabel?.text ?? $0).string(in: formatting) }
    content[.label] = .string(words.joined())
  }
}
