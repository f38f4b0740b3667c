/// The menu of a column header, with which the user shows, hides and moves columns.
nonisolated struct TableColumnMenu<RowValue: Identifiable, Sort>: View {
  let order: TableColumnOrder<RowValue, Sort>
  /// The column whose header displays the menu.
  let column: TableColumnEntry<RowValue, Sort>
  let customization: Binding<TableColumnCustomization<RowValue>>

  init(
    order: TableColumnOrder<RowValue, Sort>, column: TableColumnEntry<RowValue, Sort>,
    customization: Binding<TableColumnCustomization<RowValue>>
  ) {
    self.order = order
    self.column = column
    self.customization = customization
  }

  @MainActor var body: some View {
    let choices = order.all.filter { $0.customizationID != nil && !$0.disabledBehavior.contains(.visibility) }
    ForEach(choices.indices) { index in
      Toggle(isOn: visibility(of: choices[index])) { choices[index].label }
        .disabled(order.isVisible(choices[index]) && order.visible.count == 1)
    }
    if let id = column.customizationID, !column.disabledBehavior.contains(.reorder) {
      Divider()
      move("Move Backward", order.moving(id, by: -1))
      move("Move Forward", order.moving(id, by: 1))
    }
    if customization.wrappedValue.order != nil {
      Button("Reset Order") { customization.wrappedValue.resetOrder() }
    }
  }

  @MainActor private func visibility(of column: TableColumnEntry<RowValue, Sort>) -> Binding<Bool> {
    Binding {
      order.isVisible(column)
    } set: { isVisible in
      if let id = column.customizationID { customization.wrappedValue[visibility: id] = isVisible ? .visible : .hidden }
    }
  }

  @MainActor private func move(_ title: LocalizedStringKey, _ ids: [String]?) -> some View {
    Button(title) {
      if let ids { customization.wrappedValue.setOrder(ids) }
    }
    .disabled(ids == nil)
  }
}
