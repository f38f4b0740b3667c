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
    MenuTableRows(content: self, menu: TableRowMenu(items: AnyView(menuItems()), preview: nil))
  }

  /// Adds a menu with a preview to the rows. A long press or a secondary click opens the menu.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    MenuTableRows(content: self, menu: TableRowMenu(items: AnyView(menuItems()), preview: AnyView(preview())))
  }
}

/// Rows that have a menu.
nonisolated struct MenuTableRows<Content: TableRowContent>: PrimitiveTableRows {
  typealias TableRowValue = Content.TableRowValue
  let content: Content
  let menu: TableRowMenu

  init(content: Content, menu: TableRowMenu) {
    self.content = content
    self.menu = menu
  }

  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Content.TableRowValue>] {
    let rows: [TableRowEntry<Content.TableRowValue>] = tableRows(of: content, in: outline)
    return rows.map { row in
      var row = row
      row.menu = row.menu ?? menu
      return row
    }
  }
}
