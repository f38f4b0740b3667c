// Texts for assistive technologies that depend on a condition.

extension View {
  /// Sets the label that assistive technologies read, if a condition is true.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    contentText(isEnabled ? label : nil, for: .label)
  }

  /// Sets the label that assistive technologies read, if a condition is true.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the label that assistive technologies read, if a condition is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets a hint about the effect of this view's action for assistive technologies, if a condition is true.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    contentText(isEnabled ? hint : nil, for: .hint)
  }

  /// Sets a hint about the effect of this view's action for assistive technologies, if a condition is true.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets a hint about the effect of this view's action for assistive technologies, if a condition is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets the description of this view's value for assistive technologies, if a condition is true.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    contentText(isEnabled ? valueDescription : nil, for: .accessibilityValue)
  }

  /// Sets the description of this view's value for assistive technologies, if a condition is true.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the description of this view's value for assistive technologies, if a condition is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Hides this view from assistive technologies, if a condition is true.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
}
