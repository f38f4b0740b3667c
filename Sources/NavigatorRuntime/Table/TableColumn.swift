import Foundation
import NavigatorHost

/// The columns of a table.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type by which the rows are sorted; `Never` if they are not.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of this content's columns.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns of this content.
  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }
}

extension Never: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Never
  /// The type by which the rows are sorted.
  public typealias TableColumnSortComparator = Never
  /// The columns of this content.
  public var tableColumnBody: Never { fatalError("There is no value of Never.") }
}

/// Columns that provide their entries directly.
@MainActor
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {
  var entries: [TableColumnEntry<TableRowValue, TableColumnSortComparator>] { get }
}

extension PrimitiveTableColumns {
  /// A body that is never evaluated, because the runtime shows the columns.
  public var tableColumnBody: Never {
    fatalError("\(Self.self) has no body: the runtime shows its columns")
  }
}

/// A column: its header, its width, its cells, the comparator by which it sorts the rows, and how users may customize it.
nonisolated struct TableColumnEntry<RowValue, Sort> {
  let label: AnyView
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var comparator: Sort?
  /// The identifier with which the state of the column is stored; nil if the column is not customizable.
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var disabledBehavior: TableColumnCustomizationBehavior = []
  /// The alignment of the header and the cells; nil if it is not set.
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

  /// Sets a fixed width. Nil uses the host's own width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets the limits of the width.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    (column.minimum, column.ideal, column.maximum) = (min, ideal, max)
    return column
  }
}

extension TableColumn: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type by which the rows are sorted.
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
  /// Creates a column of texts with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a title.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that sorts the rows by a property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column with a title that sorts the rows by a property.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a column with a title that sorts the rows by a property.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of texts with a localized title that sorts the rows by them.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a title that sorts the rows by them.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(text, KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a title that sorts the rows by them.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a localized title that sorts the rows by a comparator.
  public init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), comparator, content)
  }

  /// Creates a column with a title that sorts the rows by a comparator.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator, content)
  }

  /// Creates a column with a title that sorts the rows by a comparator.
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

  /// Returns a column by which the rows are not sorted.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var converted = TableColumn<RowValue, Sort, Content, Label>(column.label, nil, column.content)
    (converted.minimum, converted.ideal, converted.maximum) = (column.minimum, column.ideal, column.maximum)
    return converted
  }

  /// Returns columns with modifiers by which the rows are not sorted.
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
  ) -> some TableColumnContent<RowValue, Sort> {
    // `buildExpression` has checked the types of each column. A parameter pack cannot express that constraint.
    var makers: [TableColumnSequence<RowValue, Sort>.Maker] = []
    for column in repeat each column {
      let column = MainActorValue(column)
      makers.append { tableColumns(of: column.value) }
    }
    return TableColumnSequence<RowValue, Sort>(makers: makers)
  }
}

/// Returns the entries of columns. Those of an app's own type are the ones of its body.
@MainActor
func tableColumns<RowValue, Sort>(of columns: some TableColumnContent, depth: Int = 0) -> [TableColumnEntry<RowValue, Sort>] {
  if let primitive = columns as? any PrimitiveTableColumns { return primitive.typedEntries() }
  guard depth < TableLimits.nesting else { return [] }
  return tableColumns(of: columns.tableColumnBody, depth: depth + 1)
}

extension TableColumnEntry {
  /// Returns the column for a table that is sorted by other columns.
  func unsorted<Other>() -> TableColumnEntry<RowValue, Other> {
    TableColumnEntry<RowValue, Other>(
      label: label, minimum: minimum, ideal: ideal, maximum: maximum, comparator: nil, customizationID: customizationID,
      defaultVisibility: defaultVisibility, disabledBehavior: disabledBehavior, alignment: alignment, cell: cell)
  }
}

extension PrimitiveTableColumns {
  /// Returns the entries of columns whose types the builder has checked.
  func typedEntries<RowValue, Sort>() -> [TableColumnEntry<RowValue, Sort>] {
    entries as? [TableColumnEntry<RowValue, Sort>] ?? []
  }
}

/// Several columns.
nonisolated struct TableColumnSequence<RowValue: Identifiable, Sort: SortComparator>: PrimitiveTableColumns {
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
  typealias Maker = @MainActor () -> [TableColumnEntry<RowValue, Sort>]
  let makers: [Maker]

  @MainActor var entries: [TableColumnEntry<RowValue, Sort>] { makers.flatMap { $0() } }
}
