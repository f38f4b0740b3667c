import NavigatorHost

extension View {
  /// Adds a menu to this view. A long press or a secondary click opens the menu. A menu without items does not open.
  ///
  /// ```swift
  /// Text(mail.subject)
  ///   .contextMenu {
  ///     Button("Reply") { reply(to: mail) }
  ///     Button("Delete", role: .destructive) { delete(mail) }
  ///   }
  /// ```
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuView(content: self, items: menuItems(), preview: nil)
  }

  /// Adds a menu with a preview to this view. A long press or a secondary click opens the menu.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    ContextMenuView(content: self, items: menuItems(), preview: AnyView(preview()))
  }
}

/// A container for the items of a context menu. Prefer `contextMenu(menuItems:)`.
nonisolated public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Creates a context menu.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Adds a context menu to this view. A value of nil adds no menu. Prefer `contextMenu(menuItems:)`.
  @ViewBuilder nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    ContextMenuView(content: self, items: contextMenu?.items, preview: nil)
  }
}

nonisolated struct ContextMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  let preview: AnyView?
  @State private var isPresented = false

  init(content: Content, items: Items, preview: AnyView?) {
    self.content = content
    self.items = items
    self.preview = preview
  }

  @MainActor var body: some View {
    let isPresented = $isPresented
    MenuRequestView(content: content, isPresented: isPresented, opensOnRequest: true)
      .presentingMenu(of: items, preview: preview, isPresented)
  }
}

/// The items of a context menu, with the preview above them.
nonisolated struct PreviewedItems<Items: View>: View {
  let items: Items
  let preview: AnyView

  @MainActor var body: some View {
    ElementView(.box, content: [.kind: .kind(.menuPreview)]) { preview }
    items
  }
}
