import Foundation
import NavigatorHost

/// A view that shows rows in columns, which users sort and select. A narrow window shows the first column alone.
///
/// ```swift
/// Table(people, selection: $selected, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// .onChange(of: order) { people.sort(using: order) }
/// ```
nonisolated public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Columns.TableRowValue == Value {
  let rows: Rows
  let columns: Columns
  let selection: TableSelection<Value.ID>?
  let order: Binding<[Columns.TableColumnSortComparator]>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.selectionMenu) private var menu
  @State private var expanded: Set<Value.ID> = []

  init(
    _ rows: Rows, _ columns: Columns, selection: TableSelection<Value.ID>?,
    order: Binding<[Columns.TableColumnSortComparator]>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.order = order
  }

  @MainActor private var shown: [TableColumnEntry<Value, Columns.TableColumnSortComparator>] {
    let all =
      (columns as? any PrimitiveTableColumns)?.typedEntries() ?? []
      as [TableColumnEntry<Value, Columns.TableColumnSortComparator>]
    return sizeClass == .compact ? Array(all.prefix(1)) : all
  }

  /// The table.
  @MainActor public var body: some View {
    let columns = shown
    ScrollView {
      ElementView(.box, content: [.kind: "table"]) {
        if headers != .hidden, sizeClass != .compact {
          ElementView(.box, content: [.kind: "tableHeader"]) {
            ForEach(columns.indices) { header(columns[$0]) }
          }
        }
        LazyVStack(alignment: .leading, spacing: 0) {
          if let outline = rows as? any OutlineTableRows {
            let entries: [TableRowEntry<Value>] = outline.entries(expanded: expanded)
            ForEach(entries) { row($0.value, columns, in: $0) }
          } else {
            ForEach(tableValues(of: rows)) { row($0, columns, in: nil) }
          }
        }
      }
    }
  }

  @MainActor @ViewBuilder
  private func header(_ column: TableColumnEntry<Value, Columns.TableColumnSortComparator>) -> some View {
    if let order, let comparator = column.comparator {
      let current = order.wrappedValue.first
      let isSorted = current.map { $0.isSame(as: comparator) } ?? false
      cell("columnHeader", column) {
        Button {
          order.wrappedValue = TableOrder.sorted(order.wrappedValue, by: comparator)
        } label: {
          HStack(spacing: 4) {
            column.label
            if isSorted {
              Image(systemName: current?.order == .reverse ? "chevron.down" : "chevron.up").accessibilityHidden(true)
            }
          }
        }
        .buttonStyle(.plain)
        .accessibilityValue(isSorted ? Text(current?.order == .reverse ? "Descending" : "Ascending") : Text(verbatim: ""))
      }
    } else {
      cell("columnHeader", column) { column.label }
    }
  }

  @MainActor @ViewBuilder
  private func row(
    _ value: Value, _ columns: [TableColumnEntry<Value, Columns.TableColumnSortComparator>], in outline: TableRowEntry<Value>?
  ) -> some View {
    let cells = ForEach(columns.indices) { index in
      cell("tableCell", columns[index]) {
        if index == 0, let outline {
          let expanded = $expanded
          TableOutlineCell(depth: outline.depth, isExpanded: outline.isExpanded, content: columns[index].cell(value)) {
            expanded.wrappedValue.formSymmetricDifference([value.id])
          }
        } else {
          columns[index].cell(value)
        }
      }
    }
    if let selection {
      let isSelected = selection.contains(value.id)
      let row = ElementView(.box, content: [.kind: "tableRow"]) { cells }
        .onTapGesture { selection.toggle(value.id) }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      if let menu, menu.accepts(AnyHashable(value.id)) {
        SelectionMenuRow(content: row, menu: menu, row: AnyHashable(value.id)) { selection.tags(with: value.id) }
      } else {
        row
      }
    } else {
      ElementView(.box, content: [.kind: "tableRow"]) { cells }
    }
  }

  @MainActor private func cell<Content: View>(
    _ kind: String, _ column: TableColumnEntry<Value, Columns.TableColumnSortComparator>, @ViewBuilder _ content: () -> Content
  ) -> some View {
    ElementView(.box, content: [.kind: .string(kind)], child: content)
      .frame(
        minWidth: column.minimum, idealWidth: column.ideal, maxWidth: column.maximum ?? .infinity, alignment: .leading)
  }
}

/// The selection of a table.
enum TableSelection<ID: Hashable> {
  case one(Binding<ID?>)
  case many(Binding<Set<ID>>)

  @MainActor func contains(_ id: ID) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == id
    case .many(let binding): binding.wrappedValue.contains(id)
    }
  }

  /// Returns the ids of the selected rows if a row is one of them, or else that of the row.
  @MainActor func tags(with id: ID) -> Set<AnyHashable> {
    guard contains(id) else { return [AnyHashable(id)] }
    return switch self {
    case .one: [AnyHashable(id)]
    case .many(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }

  @MainActor func toggle(_ id: ID) {
    switch self {
    case .one(let binding): binding.wrappedValue = id
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([id])
    }
  }
}

/// The order of a table's rows.
nonisolated enum TableOrder {
  /// Returns an order whose first comparator is the given one, reversed if it was the first one before.
  static func sorted<Sort: SortComparator>(_ order: [Sort], by comparator: Sort) -> [Sort] {
    var first = comparator
    if let current = order.first, current.isSame(as: comparator) {
      first = current
      first.order = current.order == .forward ? .reverse : .forward
    }
    return [first] + order.filter { !$0.isSame(as: comparator) }
  }
}

extension SortComparator {
  /// Returns a Boolean value that indicates whether two comparators are equal but for their order.
  nonisolated fileprivate func isSame(as other: Self) -> Bool {
    var other = other
    other.order = order
    return self == other
  }
}

nonisolated struct TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  fileprivate var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the headers of the tables in this view.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Sets the style of the tables in this view. Hosts have one style.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    self
  }
}

/// A style of tables.
@MainActor
@preconcurrency
public protocol TableStyle {}

/// The style for the platform.
nonisolated public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// A style with an inset.
nonisolated public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style for the platform.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A style with an inset.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}
