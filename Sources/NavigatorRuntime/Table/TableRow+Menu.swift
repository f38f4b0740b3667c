/// The menu of a table row.
nonisolated struct TableRowMenu {
  let items: AnyView
  let preview: AnyView?
}

extension TableRowContent {
  /// Adds a menu to the rows. A long press or a secondary click opens the menu.
  ///
  /// ```swift
  /// TableRow(order)
  ///   .contextMenu { Button("Archive") { archive(order) } }
  /// ```
  ///
  /// The menu takes precedence over the menu of a selection.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    DecoratedTableRows(content: self, decoration: .menu(TableRowMenu(items: AnyView(menuItems()), preview: nil)))
  }

  /// Adds a menu with a preview to the rows. A long press or a secondary click opens the menu.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let menu = TableRowMenu(items: AnyView(menuItems()), preview: AnyView(preview()))
    return DecoratedTableRows(content: self, decoration: .menu(menu))
  }
}
