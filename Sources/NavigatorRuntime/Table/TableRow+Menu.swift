/// The menu of a table's row.
nonisolated struct TableRowMenu {
  let items: AnyView
  let preview: AnyView?
}

extension TableRowContent {
  /// Adds a menu to the rows, which a long press or a secondary click opens.
  ///
  /// ```swift
  /// TableRow(order)
  ///   .contextMenu { Button("Archive") { archive(order) } }
  /// ```
  ///
  /// It has priority over the menu of a selection.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    MenuTableRows(content: self, menu: TableRowMenu(items: AnyView(menuItems()), preview: nil))
  }

  /// Adds a menu with a preview to the rows, which a long press or a secondary click opens.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    MenuTableRows(content: self, menu: TableRowMenu(items: AnyView(menuItems()), preview: AnyView(preview())))
  }
}

/// Rows with a menu.
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
