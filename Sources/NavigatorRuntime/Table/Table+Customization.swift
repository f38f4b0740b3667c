import Foundation

// The tables whose columns users customize; see ``TableColumnCustomization``.

extension Table {
  /// Creates a table of a collection's elements and whose columns they customize.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), selection: nil, order: nil, columnCustomization)
  }

  /// Creates a table of a collection's elements, of which one can be selected and whose columns they customize.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), selection: .one(selection), order: nil, columnCustomization)
  }

  /// Creates a table of a collection's elements, of which several can be selected and whose columns they customize.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), selection: .many(selection), order: nil, columnCustomization)
  }

  /// Creates a table of a collection's elements that users sort and whose columns they customize.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableForEachContent(data: data), columns(), selection: nil, order: sortOrder, columnCustomization)
  }

  /// Creates a table of a collection's elements, of which one can be selected, and that users sort and whose columns they
  /// customize.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableForEachContent(data: data), columns(), selection: .one(selection), order: sortOrder, columnCustomization)
  }

  /// Creates a table of a collection's elements, of which several can be selected, and that users sort and whose columns they
  /// customize.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableForEachContent(data: data), columns(), selection: .many(selection), order: sortOrder, columnCustomization)
  }
}

extension Table {
  /// Creates a table of rows and whose columns they customize.
  nonisolated public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), selection: nil, order: nil, columnCustomization)
  }

  /// Creates a table of rows, of which one can be selected and whose columns they customize.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), selection: .one(selection), order: nil, columnCustomization)
  }

  /// Creates a table of rows, of which several can be selected and whose columns they customize.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), selection: .many(selection), order: nil, columnCustomization)
  }

  /// Creates a table of rows, and that users sort and whose columns they customize.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), selection: nil, order: sortOrder, columnCustomization)
  }

  /// Creates a table of rows, of which one can be selected, and that users sort and whose columns they customize.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), selection: .one(selection), order: sortOrder, columnCustomization)
  }

  /// Creates a table of rows, of which several can be selected, and that users sort and whose columns they customize.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), selection: .many(selection), order: sortOrder, columnCustomization)
  }
}
