// The content of rows that builders and sections create.

/// Rows that contain no row.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRows {
  /// The type of the rows' values.
  public typealias TableRowValue = Value

  init() {}

  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Value>] { [] }
}

/// A row that displays one view over all columns, as the header of a section.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: PrimitiveTableRows, TableHeaderView {
  /// The type of the rows' values.
  public typealias TableRowValue = Value
  let content: Content

  init(content: Content) {
    self.content = content
  }

  var headerView: AnyView { AnyView(content) }

  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Value>] { [] }
}

/// A row that displays one view over all columns.
nonisolated protocol TableHeaderView {
  var headerView: AnyView { get }
}

/// Several rows, the result of a block in a ``TableRowBuilder``.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: PrimitiveTableRows {
  /// The type of the rows' values.
  public typealias TableRowValue = Value
  typealias Maker = @MainActor (TableOutline) -> [TableRowEntry<Value>]

  /// The tuple of rows.
  public var value: T
  let makers: [Maker]

  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Value>] {
    var entries: [TableRowEntry<Value>] = []
    for (position, maker) in makers.enumerated() {
      let first = outline.sections.count
      entries += maker(outline)
      outline.sections.identify(from: first, at: position)
    }
    return entries
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the row body, which is `Never` because the runtime displays the rows directly.
  public typealias TableRowBody = Never

  /// Creates a group of table rows.
  nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.content = content()
  }
}

extension Group: PrimitiveTableRows where Content: TableRowContent {
  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Content.TableRowValue>] {
    tableRows(of: content, in: outline)
  }
}
