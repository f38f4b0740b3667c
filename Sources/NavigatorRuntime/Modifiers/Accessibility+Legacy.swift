// The first spelling of the modifiers for assistive technologies. Prefer those whose names begin with "accessibility" and name
// the property, such as `accessibilityLabel(_:)`.

extension View {
  /// Sets the label that assistive technologies read. Prefer `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View {
    accessibilityLabel(label)
  }

  /// Sets a hint about the effect of this view's action for assistive technologies. Prefer `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View {
    accessibilityHint(hint)
  }

  /// Sets the description of this view's value for assistive technologies. Prefer `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View {
    accessibilityValue(value)
  }

  /// Sets an identifier for tests. Prefer `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Hides this view from assistive technologies. Prefer `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View {
    accessibilityHidden(hidden)
  }

  /// Adds traits that assistive technologies read. Prefer `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits that assistive technologies read. Prefer `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the order in which assistive technologies visit this view. Hosts use the order of the views.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets the names with which voice control refers to this view. Hosts use the view's label.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}
