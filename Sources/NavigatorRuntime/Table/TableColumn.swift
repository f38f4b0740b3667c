import Foundation
import NavigatorHost

/// A type that represents the columns of a table.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparators that sort the rows. It is `Never` if the rows are not sortable.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the column body.
  associatedtype TableColumnBody: TableColumnContent
  /// The column body, which contains the columns of this content.
  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }
}

extension Never: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Never
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Never
  /// The column body, which does not exist.
  public var tableColumnBody: Never { fatalError("There is no value of Never.") }
}

/// Columns that provide their entries directly.
@MainActor
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {
  var entries: [TableColumnEntry<TableRowValue, TableColumnSortComparator>] { get }
}

extension PrimitiveTableColumns {
  /// A body that is never evaluated because the runtime displays the columns directly.
  public var tableColumnBody: Never {
    fatalError("\(Self.self) has no body: the runtime shows its columns")
  }
}

/// The header, the width, the cells, the comparator and the customization options of a column.
nonisolated struct TableColumnEntry<RowValue, Sort> {
  let label: AnyView
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var comparator: Sort?
  /// The identifier under which the state of the column is stored. It is nil if the column is not customizable.
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var disabledBehavior: TableColumnCustomizationBehavior = []
  /// The alignment of the header and the cells, or nil if it is not set.
  var alignment: TableColumnAlignment?
  var cell: (RowValue) -> AnyView
}

/// A column of a table.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Sets a fixed width, in points. A width of nil selects the host's default.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets the minimum, ideal and maximum width, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    (column.minimum, column.ideal, column.maximum) = (min, ideal, max)
    return column
  }
}

extension TableColumn: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort
}

extension TableColumn: PrimitiveTableColumns {
  @MainActor var entries: [TableColumnEntry<RowValue, Sort>] {
    let content = MainActorValue(content)
    return [
      TableColumnEntry(
        label: AnyView(label), minimum: minimum, ideal: ideal, maximum: maximum, comparator: comparator,
        cell: { AnyView(content.value($0)) })
    ]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a column with a title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a text column with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  /// Creates a text column with a title.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, nil) { Text($0[keyPath: value]) }
  }

  /// Creates a text column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column with a localized title. The values of a property determine the order.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a sortable column with a title. The values of a property determine the order.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a sortable column with a title. The values of a property determine the order.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a sortable text column with a localized title. The texts determine the order.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable text column with a title. The texts determine the order.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(text, KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable text column with a title. The texts determine the order.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a sortable column with a localized title and a comparator of the rows.
  public init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), comparator, content)
  }

  /// Creates a sortable column with a title and a comparator of the rows.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator, content)
  }

  /// Creates a sortable column with a title and a comparator of the rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator, content)
  }
}

/// A result builder that creates the columns of a table.
@resultBuilder
nonisolated public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns a column unchanged.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Returns a column that is not sortable.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var converted = TableColumn<RowValue, Sort, Content, Label>(column.label, nil, column.content)
    (converted.minimum, converted.ideal, converted.maximum) = (column.minimum, column.ideal, column.maximum)
    return converted
  }

  /// Returns modified columns that are not sortable.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> some TableColumnContent<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    let column = MainActorValue(column)
    return TableColumnSequence<RowValue, Sort>(makers: [
      { tableColumns(of: column.value).map { (entry: TableColumnEntry<RowValue, Never>) in entry.unsorted() } }
    ])
  }

  /// Returns the only column of a block.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Combines the columns of a block.
  @_disfavoredOverload
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
    // `buildExpression` has already checked the types of each column. A parameter pack cannot express this constraint.
    var makers: [TableColumnSequence<RowValue, Sort>.Maker] = []
    for column in repeat each column {
      let column = MainActorValue(column)
      makers.append { tableColumns(of: column.value) }
    }
    return TupleTableColumnContent(
      value: (repeat each column), columns: TableColumnSequence<RowValue, Sort>(makers: makers))
  }
}

/// Returns the entries of columns. A custom column type has the entries of its body.
@MainActor
func tableColumns<RowValue, Sort>(of columns: some TableColumnContent, depth: Int = 0) -> [TableColumnEntry<RowValue, Sort>] {
  if let primitive = columns as? any PrimitiveTableColumns { return primitive.typedEntries() }
  guard depth < TableLimits.nesting else { return [] }
  return tableColumns(of: columns.tableColumnBody, depth: depth + 1)
}

extension TableColumnEntry {
  /// Returns the column without a comparator, for a table with another comparator type.
  func unsorted<Other>() -> TableColumnEntry<RowValue, Other> {
    TableColumnEntry<RowValue, Other>(
      label: label, minimum: minimum, ideal: ideal, maximum: maximum, comparator: nil, customizationID: customizationID,
      defaultVisibility: defaultVisibility, disabledBehavior: disabledBehavior, alignment: alignment, cell: cell)
  }
}

extension PrimitiveTableColumns {
  /// Returns the entries of columns whose types the result builder has checked.
  func typedEntries<RowValue, Sort>() -> [TableColumnEntry<RowValue, Sort>] {
    entries as? [TableColumnEntry<RowValue, Sort>] ?? []
  }
}

/// A sequence of columns.
nonisolated struct TableColumnSequence<RowValue: Identifiable, Sort: SortComparator>: PrimitiveTableColumns {
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
  typealias Maker = @MainActor () -> [TableColumnEntry<RowValue, Sort>]
  let makers: [Maker]

  @MainActor var entries: [TableColumnEntry<RowValue, Sort>] { makers.flatMap { $0() } }
}
