// Overloads that take the resource of a text. Other overloads take a key.

extension View {
  /// Sets the text that assistive technologies read for this view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets the description of the result of this view's action.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hintResource: LocalizedStringResource
  ) -> some View {
    accessibilityHint(Text(hintResource))
  }

  /// Sets the text of this view's value for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> some View {
    accessibilityValue(Text(valueResource))
  }

  /// Sets the text that explains this view.
  @_disfavoredOverload
  nonisolated public func help(
    _ textResource: LocalizedStringResource
  ) -> some View {
    help(Text(textResource))
  }

  /// Adds an action with a name from a resource for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameResource), handler)
  }
}
