/// The menu of a screen's title. A bar with a large title shows it as a button at its trailing end.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let content: Content

  /// Creates a menu with items.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu without items, which hosts do not show.
  nonisolated public init() where Content == EmptyView {
    content = EmptyView()
  }

  @MainActor var entries: [ToolbarEntry] {
    if Content.self == EmptyView.self { return [] }
    let menu = Menu {
      content
    } label: {
      Image(systemName: "chevron.down.circle").accessibilityLabel(Text(SystemWord.titleMenu))
    }
    return [ToolbarEntry(placement: ToolbarItemPlacement(hostPlacement: .titleMenu), view: AnyView(menu))]
  }
}

extension View {
  /// Adds a menu to the title of the screen that contains this view.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = MainActorValue(ToolbarTitleMenu(content: content))
    return ToolbarView(content: self) { toolbarEntries(of: menu.value) }
  }
}
