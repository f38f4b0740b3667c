import Foundation
import NavigatorHost

/// A view that arranges data in rows and columns. The user can sort and select rows. A narrow window displays only the first
/// column.
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
  let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.selectionMenu) private var menu
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @State private var expanded: Set<AnyHashable> = []
  /// The widths that the user has set for columns without an identifier, by the names of the columns.
  @State var widths: [String: Double] = [:]

  init(
    _ rows: Rows, _ columns: Columns, selection: TableSelection<Value.ID>?,
    order: Binding<[Columns.TableColumnSortComparator]>?, _ customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.order = order
    self.customization = customization
  }

  typealias Entry = TableColumnEntry<Value, Columns.TableColumnSortComparator>

  /// The table.
  @MainActor public var body: some View {
    let all: [Entry] = tableColumns(of: columns)
    let order = TableColumnOrder(all, customization?.wrappedValue)
    let columns = sizeClass == .compact ? Array(order.visible.prefix(1)) : order.visible
    let outline = TableOutline(expanded: expanded)
    let entries: [TableRowEntry<Value>] = tableRows(of: rows, in: outline)
    let isTree = entries.contains { $0.isExpanded != nil }
    ScrollView {
      ElementView(.box, content: isTree ? [.kind: .kind(.table), .variant: .variant(.tree)] : [.kind: .kind(.table)]) {
        if headers != .hidden, sizeClass != .compact {
          ElementView(.box, content: [.kind: .kind(.tableHeader)]) {
            let names = order.visibleNames
            ForEach(columns.indices) { index in
              let place = TableHeaderPlace(name: names[index], isLast: index == columns.count - 1)
              TableHeaderMenu(
                content: header(columns[index], place), order: order, column: columns[index], customization: customization)
            }
          }
        }
        LazyVStack(alignment: .leading, spacing: 0) {
          if outline.sections.isEmpty {
            ForEach(entries) { row($0, columns, isTree: isTree) }
          } else {
            ForEach(outline.sections.groups(of: entries)) { group in
              if let header = group.header { TableSectionRow(header: header, columnCount: columns.count) }
              ForEach(group.rows) { row($0, columns, isTree: isTree) }
            }
          }
        }
        if outline.budget.isExceeded { MissingTableRows() }
      }
    }
    .box(areaMenu)
  }

  /// The menu for the area without rows.
  @MainActor private var areaMenu: [BoxModifier] {
    guard let menu, isEnabled, selection != nil, menu.acceptsType(Value.ID.self) else { return [] }
    return [.menu { menu.open([], nil) }]
  }

  @MainActor @ViewBuilder
  private func header(_ column: Entry, _ place: TableHeaderPlace) -> some View {
    if let order, let comparator = column.comparator {
      let current = order.wrappedValue.first
      let isSorted = current.map { $0.isSame(as: comparator) } ?? false
      headerCell(column, place) {
        aligned(column) {
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
      }
    } else {
      headerCell(column, place) { aligned(column) { column.label } }
    }
  }

  @MainActor @ViewBuilder
  private func aligned(_ column: Entry, @ViewBuilder _ label: () -> some View) -> some View {
    if let alignment = column.alignment, !alignment.isLeading {
      AlignedCell(alignment: alignment, content: label())
    } else {
      label()
    }
  }

  @MainActor @ViewBuilder
  private func row(_ entry: TableRowEntry<Value>, _ columns: [Entry], isTree: Bool) -> some View {
    if entry.decorations.isEmpty {
      plainRow(entry, columns, isTree: isTree)
    } else {
      DecoratedTableRow(row: plainRow(entry, columns, isTree: isTree), decorations: entry.decorations)
    }
  }

  @MainActor @ViewBuilder
  private func plainRow(_ entry: TableRowEntry<Value>, _ columns: [Entry], isTree: Bool) -> some View {
    let value = entry.value
    let row = ElementView(.box, content: content(of: entry, isTree: isTree)) {
      ForEach(columns.indices) { index in
        cell(columns[index]) {
          if index == 0, isTree {
            TableOutlineCell(depth: entry.depth, isExpanded: entry.isExpanded, content: columns[index].cell(value)) {
              toggle(entry)
            }
          } else {
            columns[index].cell(value)
          }
        }
      }
    }
    .modifier(
      TableRowKeys(isExpanded: entry.isExpanded, isTree: isTree, isRightToLeft: direction == .rightToLeft) {
        toggle(entry)
      })
    if let selection {
      let isSelected = selection.contains(value.id)
      let row =
        row
        .onTapGesture { selection.toggle(value.id) }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      if !entry.hasMenu, let menu, menu.accepts(AnyHashable(value.id)) {
        SelectionMenuRow(content: row, menu: menu, row: AnyHashable(value.id)) { selection.tags(with: value.id) }
      } else {
        row
      }
    } else {
      row
    }
  }

  private func content(of entry: TableRowEntry<Value>, isTree: Bool) -> Content {
    var content: Content = [.kind: .kind(.tableRow)]
    if isTree { content[.level] = .number(Double(entry.depth + 1)) }
    if let isExpanded = entry.isExpanded { content[.isExpanded] = .bool(isExpanded) }
    return content
  }

  @MainActor private func toggle(_ entry: TableRowEntry<Value>) {
    if let binding = entry.binding {
      binding.wrappedValue.toggle()
    } else {
      expanded = expanded.toggling(AnyHashable(entry.id))
    }
  }

  @MainActor private func cell<Content: View>(
    _ column: Entry, @ViewBuilder _ content: () -> Content
  ) -> some View {
    sized(ElementView(.box, content: [.kind: .kind(.tableCell)], child: content), column)
  }

  @MainActor func sized(_ cell: some View, _ column: Entry) -> some View {
    cell.frame(minWidth: column.minimum, idealWidth: column.ideal, maxWidth: column.maximum ?? .infinity, alignment: .leading)
  }
}
