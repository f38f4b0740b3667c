// Conditions, groups and collections among the columns of a table.

/// Several columns, the result of a block in a ``TableColumnBuilder``.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: PrimitiveTableColumns {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort

  /// The tuple of columns.
  public var value: T
  let columns: TableColumnSequence<RowValue, Sort>

  @MainActor var entries: [TableColumnEntry<RowValue, Sort>] { columns.entries }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The type of the column body, which is `Never` because the runtime displays the columns directly.
  public typealias TableColumnBody = Never
}

extension Optional: PrimitiveTableColumns where Wrapped: TableColumnContent {
  @MainActor var entries: [TableColumnEntry<Wrapped.TableRowValue, Wrapped.TableColumnSortComparator>] {
    map { tableColumns(of: $0) } ?? []
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent, TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// The type of the rows' values.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// The type of the column body, which is `Never` because the runtime displays the columns directly.
  public typealias TableColumnBody = Never
}

extension _ConditionalContent: PrimitiveTableColumns
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent, TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  @MainActor var entries: [TableColumnEntry<TrueContent.TableRowValue, TrueContent.TableColumnSortComparator>] {
    switch storage {
    case .first(let columns): tableColumns(of: columns)
    case .second(let columns): tableColumns(of: columns)
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// The type of the column body, which is `Never` because the runtime displays the columns directly.
  public typealias TableColumnBody = Never

  /// Creates a group of table columns.
  nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.content = content()
  }

  // The compiler infers the type of the rows from the table only if the builder's result has this type as an argument.
  /// Creates a group of table columns, whose types the table determines.
  nonisolated public init<R, C, T>(@TableColumnBuilder<R, C> content: () -> TupleTableColumnContent<R, C, T>)
  where Content == TupleTableColumnContent<R, C, T> {
    self.content = content()
  }
}

extension Group: PrimitiveTableColumns where Content: TableColumnContent {
  @MainActor var entries: [TableColumnEntry<Content.TableRowValue, Content.TableColumnSortComparator>] {
    tableColumns(of: content)
  }
}

/// Columns for the elements of a collection.
///
/// ```swift
/// Table(people) {
///   TableColumn("Name", value: \.name)
///   TableColumnForEach(years, id: \.self) { year in
///     TableColumn("\(year)") { Text($0.total(in: year), format: .number) }
///   }
/// }
/// ```
nonisolated public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
  /// The collection.
  public var data: Data
  /// The function that creates the columns of an element.
  public var content: (Data.Element) -> Content

  /// Creates columns for each element of a collection.
  nonisolated public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// Creates columns for each element of a collection.
  ///
  /// - Parameter id: The key path to the id of an element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates columns for each number in a constant range.
  nonisolated public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort
  /// The type of the column body, which is `Never` because the runtime displays the columns directly.
  public typealias TableColumnBody = Never
}

extension TableColumnForEach: PrimitiveTableColumns {
  @MainActor var entries: [TableColumnEntry<RowValue, Sort>] {
    var entries: [TableColumnEntry<RowValue, Sort>] = []
    for element in data.prefix(TableLimits.columns) where entries.count < TableLimits.columns {
      entries += tableColumns(of: content(element))
    }
    return entries
  }
}

extension TableColumnBuilder {
  /// Returns the columns of an `if` statement without an `else` clause.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Returns the columns of the first branch of an `if` or `switch` statement.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(first: T) -> _ConditionalContent<T, F>
  where
    T.TableRowValue == RowValue, F.TableRowValue == RowValue, T.TableColumnSortComparator == Sort,
    F.TableColumnSortComparator == Sort
  {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the columns of the second branch of an `if` or `switch` statement.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(second: F) -> _ConditionalContent<T, F>
  where
    T.TableRowValue == RowValue, F.TableRowValue == RowValue, T.TableColumnSortComparator == Sort,
    F.TableColumnSortComparator == Sort
  {
    _ConditionalContent(storage: .second(second))
  }

  /// Returns the columns of an availability condition.
  public static func buildLimitedAvailability(
    _ column: any TableColumnContent<RowValue, Sort>
  ) -> some TableColumnContent<RowValue, Sort> {
    let column = MainActorValue(column)
    return TableColumnSequence<RowValue, Sort>(makers: [{ columnsOfAny(column.value) }])
  }
}

@MainActor
private func columnsOfAny<RowValue, Sort>(
  _ column: any TableColumnContent<RowValue, Sort>
) -> [TableColumnEntry<RowValue, Sort>] {
  tableColumns(of: column)
}
