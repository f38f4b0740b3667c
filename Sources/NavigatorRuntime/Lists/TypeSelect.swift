extension View {
  /// Sets the text that users type to select the row of this view. Rows in browsers are not selected by typing.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Sets the text that users type to select the row of this view. Rows in browsers are not selected by typing.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Sets the text that users type to select the row of this view. Rows in browsers are not selected by typing.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}
