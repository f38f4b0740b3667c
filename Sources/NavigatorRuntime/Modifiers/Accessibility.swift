import NavigatorHost

extension View {
  /// Sets an identifier for tests. Hosts do not show it, and assistive technologies do not read it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    box(.content(.identifier, .string(identifier)))
  }

  /// Sets the label that assistive technologies read.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    contentText(label, for: .label)
  }

  /// Sets the label that assistive technologies read.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label that assistive technologies read.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets a hint about the effect of this view's action for assistive technologies.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    contentText(hint, for: .hint)
  }

  /// Sets a hint about the effect of this view's action for assistive technologies.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets a hint about the effect of this view's action for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the description of this view's value for assistive technologies.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    contentText(valueDescription, for: .accessibilityValue)
  }

  /// Sets the description of this view's value for assistive technologies.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the description of this view's value for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the help text that is shown while the pointer is over this view.
  nonisolated public func help(_ text: Text) -> some View {
    contentText(text, for: .help)
  }

  /// Sets the help text that is shown while the pointer is over this view.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Sets the help text that is shown while the pointer is over this view.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}
