import Foundation

extension Table {
  /// Creates a table for hierarchical data. The user can expand rows whose children are not nil.
  ///
  /// ```swift
  /// Table(files, children: \.children) {
  ///   TableColumn("Name", value: \.name)
  /// }
  /// ```
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: nil, order: nil, columnCustomization)
  }

  /// Creates a table for hierarchical data, with single selection.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: .one(selection), order: nil,
      columnCustomization)
  }

  /// Creates a table for hierarchical data, with multiple selection.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: .many(selection), order: nil,
      columnCustomization)
  }
}

extension Table {
  /// Creates a sortable table for hierarchical data. The app must sort the rows of all levels.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: nil, order: sortOrder, columnCustomization)
  }

  /// Creates a sortable table for hierarchical data, with single selection.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: .one(selection), order: sortOrder,
      columnCustomization)
  }

  /// Creates a sortable table for hierarchical data, with multiple selection.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: .many(selection), order: sortOrder,
      columnCustomization)
  }
}
