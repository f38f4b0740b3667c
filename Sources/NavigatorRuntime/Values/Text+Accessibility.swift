import Foundation
import NavigatorHost

extension Text {
  /// Returns this text with a label that assistive technologies read instead. In a concatenation, they read the label in place of
  /// this part.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text {
    // The parts of a concatenation keep their styles. The first part has the label, and the other parts have empty labels.
    guard case .source(let source as JoinedText) = storage, !source.parts.isEmpty else {
      return with { $0.accessibilityLabel = SpokenText(text: label) }
    }
    let parts = source.parts.enumerated().map { index, part in
      part.replacing { $0.accessibilityLabel = SpokenText(text: index == 0 ? label : Text(verbatim: "")) }
    }
    return Text(storage: .source(JoinedText(parts)))
  }

  /// Returns this text with a localized label that assistive technologies read instead.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Returns this text with a label that assistive technologies read instead.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Returns this text as a heading with a level. Hosts support three levels, and treat the whole text as a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with { $0.headingLevel = max(Int(level.rawValue), 1) }
  }

  /// Returns this text. Hosts ignore the content type.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    self
  }

  /// Returns this text. Hosts ignore the pitch, which browsers determine.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Returns this text. Hosts ignore the value because browsers determine whether punctuation is read.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Returns this text. Hosts ignore the value because browsers determine the order of announcements.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Returns this text. Hosts ignore the value because browsers determine whether characters are spelled out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Adds the accessibility attributes of the text to the content for hosts.
  ///
  /// - Parameters:
  ///   - content: The content of the element.
  ///   - string: A closure that returns the string of a part or of its label.
  func describe(_ content: inout Content, string: (Text) -> String) {
    let parts: [Text]
    switch storage {
    case .plain, .counted: return
    case .source(let source): parts = (source as? JoinedText)?.parts ?? []
    case .styled: parts = [self]
    }
    if let level = parts.lazy.compactMap(\.attributes.headingLevel).first { content[.level] = .number(Double(level)) }
    guard parts.contains(where: { $0.attributes.accessibilityLabel != nil }) else { return }
    let words = parts.map { string($0.attributes.accessibilityLabel?.text ?? $0) }
    content[.label] = .string(words.joined())
  }
}
