/// A kind of item that the system adds to a toolbar.
nonisolated public struct ToolbarDefaultItemKind {
  private enum Kind { case sidebarToggle, title, search }

  private let kind: Kind

  /// The button that hides and shows the sidebar of a split view.
  public static var sidebarToggle: ToolbarDefaultItemKind { ToolbarDefaultItemKind(kind: .sidebarToggle) }
  /// The title of the screen.
  public static var title: ToolbarDefaultItemKind { ToolbarDefaultItemKind(kind: .title) }
  /// The search field. Only `searchable` adds it, so removing it has no effect.
  public static var search: ToolbarDefaultItemKind { ToolbarDefaultItemKind(kind: .search) }

  /// The option that removes the item, or nil if no option does.
  fileprivate var removal: RegionOption? {
    switch kind {
    case .sidebarToggle: .sidebarToggleRemoved
    case .title: .titleRemoved
    case .search: nil
    }
  }
}

extension View {
  /// Removes an item that the system adds to the toolbar. Nil removes nothing.
  ///
  /// A screen without the title item keeps its title for the Back button of the next screen and for the page.
  @ViewBuilder
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    if let removal = defaultItemKind?.removal {
      regionOption(removal)
    } else {
      self
    }
  }
}
