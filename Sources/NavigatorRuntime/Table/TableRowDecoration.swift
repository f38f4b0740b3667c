/// A menu or an action of a table row that applies to the row as a whole.
nonisolated enum TableRowDecoration {
  case menu(TableRowMenu)
  /// A view modifier that adds an action to the row.
  case modifier(@MainActor (AnyView) -> AnyView)

  fileprivate var menu: TableRowMenu? {
    if case .menu(let menu) = self { menu } else { nil }
  }
}

extension TableRowEntry {
  /// A Boolean value that indicates whether the row has its own menu.
  var hasMenu: Bool { decorations.contains { $0.menu != nil } }
}

/// Rows with a menu or an action.
nonisolated struct DecoratedTableRows<Content: TableRowContent>: PrimitiveTableRows {
  typealias TableRowValue = Content.TableRowValue
  let content: Content
  let decoration: TableRowDecoration

  init(content: Content, decoration: TableRowDecoration) {
    self.content = content
    self.decoration = decoration
  }

  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Content.TableRowValue>] {
    var rows: [TableRowEntry<Content.TableRowValue>] = tableRows(of: content, in: outline)
    for index in rows.indices { rows[index].decorations.append(decoration) }
    return rows
  }
}

/// A table row with its menu and its actions. The innermost menu has priority.
nonisolated struct DecoratedTableRow<Row: View>: View {
  let row: Row
  let decorations: [TableRowDecoration]

  init(row: Row, decorations: [TableRowDecoration]) {
    self.row = row
    self.decorations = decorations
  }

  @MainActor var body: some View {
    let content = decorations.reduce(AnyView(row)) { row, decoration in
      if case .modifier(let modifier) = decoration { modifier(row) } else { row }
    }
    if let menu = decorations.lazy.compactMap(\.menu).first {
      ContextMenuView(content: content, items: menu.items, preview: menu.preview)
    } else {
      content
    }
  }
}
