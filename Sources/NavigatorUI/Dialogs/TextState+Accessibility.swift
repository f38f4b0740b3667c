import SwiftUI

// These methods correspond to the accessibility modifiers of SwiftUI's `Text`. Off Apple platforms, `Text` has none of them. There
// they are compared, but not spoken.
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

  /// Sets the pitch of speech, from -1 to 1. Zero is the user's own.
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
    case unspecified, h1, h2, h3, h4, h5, h6
  }

  /// The kind of content of a text.
  public enum AccessibilityTextContentType: String, Hashable, Sendable {
    case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
  }
}
