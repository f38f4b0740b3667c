extension View {
  /// Sets the meaning of the text in the fields of this view, with which a host offers to fill them in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: TextContentTypeKey.self, value: textContentType))
  }
}

nonisolated struct TextContentTypeKey: EnvironmentKey {
  static var defaultValue: UITextContentType? { nil }
}
