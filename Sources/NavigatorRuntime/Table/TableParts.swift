/// The header of a column, with a menu if the columns are customizable.
nonisolated struct TableHeaderMenu<Header: View, Value: Identifiable, Sort>: View {
  let content: Header
  let order: TableColumnOrder<Value, Sort>
  let column: TableColumnEntry<Value, Sort>
  let customization: Binding<TableColumnCustomization<Value>>?

  init(
    content: Header, order: TableColumnOrder<Value, Sort>, column: TableColumnEntry<Value, Sort>,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.content = content
    self.order = order
    self.column = column
    self.customization = customization
  }

  @MainActor var body: some View {
    if let customization {
      content.contextMenu { TableColumnMenu(order: order, column: column, customization: customization) }
    } else {
      content
    }
  }
}

/// A modifier that expands or collapses a row of hierarchical data with the arrow keys.
nonisolated struct TableRowKeys: ViewModifier {
  let isExpanded: Bool?
  let isTree: Bool
  let isRightToLeft: Bool
  let toggle: @MainActor () -> Void

  init(isExpanded: Bool?, isTree: Bool, isRightToLeft: Bool, toggle: @escaping @MainActor () -> Void) {
    self.isExpanded = isExpanded
    self.isTree = isTree
    self.isRightToLeft = isRightToLeft
    self.toggle = toggle
  }

  @MainActor func body(content: Content) -> some View {
    if isTree {
      content.onKeyPress(keys: [.leftArrow, .rightArrow], phases: .down) { press in
        guard let isExpanded, isExpanded == ((press.key == .leftArrow) != isRightToLeft) else { return .ignored }
        toggle()
        return .handled
      }
    } else {
      content
    }
  }
}
