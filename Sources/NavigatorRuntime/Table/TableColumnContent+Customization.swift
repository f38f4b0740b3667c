extension TableColumnContent {
  /// Sets the identifier under which the state of this column is stored in a ``TableColumnCustomization``. Without an identifier,
  /// the user cannot customize the column.
  ///
  /// - Parameter id: An identifier that is unique in the table and does not change between versions of the app.
  @MainActor @preconcurrency public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { if $0.customizationID == nil { $0.customizationID = id } }
  }

  /// Sets the default visibility of this column. The user or the app can override it in a ``TableColumnCustomization``.
  @MainActor @preconcurrency public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { if $0.defaultVisibility == .automatic { $0.defaultVisibility = visibility } }
  }

  /// Disables kinds of customization of this column by the user. The app can still customize the column.
  @MainActor @preconcurrency public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { $0.disabledBehavior.formUnion(behavior) }
  }

  @MainActor func modified(
    _ change: @escaping @MainActor (inout TableColumnEntry<TableRowValue, TableColumnSortComparator>) -> Void
  ) -> TableColumnSequence<TableRowValue, TableColumnSortComparator> {
    let content = MainActorValue(self)
    return TableColumnSequence(makers: [
      {
        tableColumns(of: content.value).map { (entry: TableColumnEntry<TableRowValue, TableColumnSortComparator>) in
          var entry = entry
          change(&entry)
          return entry
        }
      }
    ])
  }
}
