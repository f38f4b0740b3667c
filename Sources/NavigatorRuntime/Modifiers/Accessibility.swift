import NavigatorHost

extension View {
  /// Names this view for tests; it is neither shown nor read out.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    box(.content(.identifier, .string(identifier)))
  }

  /// Says what this view is, to those who hear it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    box(.content(.label, .string(label.plainText)))
  }

  /// Says what this view is, to those who hear it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what this view is, to those who hear it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what happens when this view is used, to those who hear it.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    box(.content(.hint, .string(hint.plainText)))
  }

  /// Says what happens when this view is used, to those who hear it.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when this view is used, to those who hear it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what this view holds, to those who hear it.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    box(.content(.accessibilityValue, .string(valueDescription.plainText)))
  }

  /// Says what this view holds, to those who hear it.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what this view holds, to those who hear it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says more of this view to those who point at it.
  nonisolated public func help(_ text: Text) -> some View {
    box(.content(.help, .string(text.plainText)))
  }

  /// Says more of this view to those who point at it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Says more of this view to those who point at it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}
