import SwiftUI

// These methods correspond to the accessibility modifiers of SwiftUI's `Text`.
extension TextState {
  /// Sets the text that assistive technologies speak instead of this one.
  public func accessibilityLabel(_ label: TextState) -> TextState { styled(.accessibilityLabel(label)) }

  /// Sets the text that assistive technologies speak instead of this one, as a localization key.
  public func accessibilityLabel(
    _ key: String.LocalizationValue, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) -> TextState {
    accessibilityLabel(TextState(key, tableName: tableName, bundle: bundle, comment: comment))
  }

  /// Sets the text that assistive technologies speak instead of this one, without localization.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> TextState { accessibilityLabel(TextState(label)) }

  /// Sets the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> TextState { styled(.accessibilityHeading(level)) }

  /// Sets the kind of content, which determines how the text is spoken.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> TextState {
    styled(.accessibilityTextContentType(type))
  }

  /// Sets the pitch of speech, from -1 to 1. Zero is the pitch that the user has chosen.
  public func speechAdjustedPitch(_ value: Double) -> TextState { styled(.speechAdjustedPitch(value)) }

  /// Sets whether punctuation is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> TextState {
    styled(.speechAlwaysIncludesPunctuation(value))
  }

  /// Sets whether the text is spoken after earlier announcements instead of interrupting them.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> TextState { styled(.speechAnnouncementsQueued(value)) }

  /// Sets whether each character is spoken.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> TextState { styled(.speechSpellsOutCharacters(value)) }
}

extension TextState {
  /// The level of a heading.
  public enum AccessibilityHeadingLevel: String, Hashable, Sendable {
    /// A heading without a level.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
  }

  /// The kind of content of a text.
  public enum AccessibilityTextContentType: String, Hashable, Sendable {
    /// Text of a console.
    case console
    /// Paths and names of files.
    case fileSystem
    /// Messages of a conversation.
    case messaging
    /// Continuous prose, as in a book.
    case narrative
    /// Text without a particular purpose.
    case plain
    /// Source code.
    case sourceCode
    /// Cells of a spreadsheet.
    case spreadsheet
    /// Text of a document that is being written.
    case wordProcessing
  }
}
