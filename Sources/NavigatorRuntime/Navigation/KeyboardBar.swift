import NavigatorHost

/// A view outside of a screen, with the toolbar items above the keyboard. Hosts show these items at the bottom of the window
/// while a field has the focus. Items at other placements need the bar of a screen.
nonisolated struct KeyboardBarView<Content: View>: View {
  let toolbar: ToolbarView<Content>

  @MainActor var body: some View {
    let items = toolbar.entries().filter { $0.placement.hostPlacement == .keyboard }
    if items.isEmpty {
      toolbar.content
    } else {
      // A group has one bar, so the type of the content is hidden from the overlay.
      AnyView(toolbar.content).overlay(alignment: .bottom) { KeyboardBar(items: items) }
    }
  }
}

/// A bar with items above the keyboard.
nonisolated private struct KeyboardBar: View {
  let items: [ToolbarEntry]

  /// The height of a bar, in points.
  private static let height = 44.0

  @MainActor var body: some View {
    ElementView(.box, content: [.kind: .kind(.keyboardBar)]) {
      HStack(spacing: 16) {
        ForEach(items.indices, id: \.self) { items[$0].styledView }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: Self.height)
      .background(.bar)
    }
  }
}
