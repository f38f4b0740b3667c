extension TableColumnContent {
  /// Sets the identifier with which the state of this column is stored in a ``TableColumnCustomization``. Without it, users
  /// cannot customize the column.
  ///
  /// - Parameter id: An identifier that is unique in the table, and that later versions of the app keep.
  @MainActor @preconcurrency public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { if $0.customizationID == nil { $0.customizationID = id } }
  }

  /// Sets the visibility of this column as long as neither a user nor the app has set another one in a
  /// ``TableColumnCustomization``.
  @MainActor @preconcurrency public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { if $0.defaultVisibility == .automatic { $0.defaultVisibility = visibility } }
  }

  /// Sets the ways in which users cannot customize this column. The app still can.
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
