extension View {
  /// Removes this view from the group of controls in a toolbar, or shows it. The other views of the group stay.
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    HideableView(content: self, isHidden: hidden)
  }
}

/// A view that is absent while it is hidden.
nonisolated private struct HideableView<Content: View>: View {
  let content: Content
  let isHidden: Bool

  @MainActor var body: some View {
    if !isHidden { content }
  }
}
