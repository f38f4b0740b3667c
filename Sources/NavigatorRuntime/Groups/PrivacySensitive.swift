import NavigatorHost

extension View {
  /// Marks this view as private. An enclosing view with `redacted(reason: .privacy)` replaces private texts and images with
  /// placeholders.
  ///
  /// - Parameter sensitive: A Boolean value that indicates whether the content is private.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    PrivacySensitiveView(content: self, isSensitive: sensitive)
  }
}

nonisolated struct PrivacySensitiveView<Content: View>: View {
  let content: Content
  let isSensitive: Bool
  @Environment(\.redactionReasons) private var reasons

  init(content: Content, isSensitive: Bool) {
    self.content = content
    self.isSensitive = isSensitive
  }

  @MainActor var body: some View {
    let hides = isSensitive && reasons.contains(.privacy)
    BoxView(content: content, modifiers: hides ? [.content(.redaction, "placeholder")] : [])
  }
}
