extension View {
  /// Sets the meaning of the text in the fields of this view. Hosts use it to offer values for the fields.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: TextContentTypeKey.self, value: textContentType))
  }
}

nonisolated struct TextContentTypeKey: EnvironmentKey {
  static var defaultValue: UITextContentType? { nil }
}
