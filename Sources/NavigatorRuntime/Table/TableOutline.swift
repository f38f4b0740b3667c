import Foundation
import NavigatorHost

/// The rows of a tree, of which users expand those with children.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor var values: [Data.Element] { Array(data) }
}

/// A row of a table and its place in a tree.
nonisolated struct TableRowEntry<Value: Identifiable>: Identifiable {
  let value: Value
  var depth = 0
  /// A Boolean value that indicates whether the children are shown; nil for a row without children.
  var isExpanded: Bool?
  var id: Value.ID { value.id }
}

/// Rows that are a tree.
@MainActor
protocol OutlineTableRows {
  func entries<Value: Identifiable>(expanded: Set<Value.ID>) -> [TableRowEntry<Value>]
}

extension TableOutlineGroupContent: OutlineTableRows {
  /// The maximum depth of a tree.
  private static var maximumDepth: Int { 64 }

  @MainActor func entries<Value: Identifiable>(expanded: Set<Value.ID>) -> [TableRowEntry<Value>] {
    guard let data = Array(data) as? [Value] else { return [] }
    var entries: [TableRowEntry<Value>] = []
    // The rows that are still to be added, the next one last.
    var pending: [(value: Value, path: [Value.ID])] = data.reversed().map { ($0, []) }
    // A value inside of itself would have no end.
    while let (value, path) = pending.popLast() {
      guard !path.contains(value.id) else { continue }
      let inner = (value as? Data.Element)?[keyPath: children]
      let isExpanded = expanded.contains(value.id)
      entries.append(TableRowEntry(value: value, depth: path.count, isExpanded: inner == nil ? nil : isExpanded))
      guard let inner, isExpanded, path.count < Self.maximumDepth else { continue }
      pending += inner.reversed().compactMap { $0 as? Value }.map { ($0, path + [value.id]) }
    }
    return entries
  }
}

extension Table {
  /// Creates a table of a tree. Users expand the rows whose children are not nil.
  ///
  /// ```swift
  /// Table(files, children: \.children) {
  ///   TableColumn("Name", value: \.name)
  /// }
  /// ```
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(TableOutlineGroupContent(data: data, children: children), columns(), selection: nil, order: nil)
  }

  /// Creates a table of a tree, of which one row can be selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(TableOutlineGroupContent(data: data, children: children), columns(), selection: .one(selection), order: nil)
  }

  /// Creates a table of a tree, of which several rows can be selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(TableOutlineGroupContent(data: data, children: children), columns(), selection: .many(selection), order: nil)
  }
}

extension Table {
  /// Creates a table of a tree that users sort. The app sorts the rows of all levels.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableOutlineGroupContent(data: data, children: children), columns(), selection: nil, order: sortOrder)
  }

  /// Creates a table of a tree, of which one row can be selected and that users sort.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableOutlineGroupContent(data: data, children: children), columns(), selection: .one(selection), order: sortOrder)
  }

  /// Creates a table of a tree, of which several rows can be selected and that users sort.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(TableOutlineGroupContent(data: data, children: children), columns(), selection: .many(selection), order: sortOrder)
  }
}

/// The first cell of a row in a tree: space for its depth, and a button that expands it.
nonisolated struct TableOutlineCell<Content: View>: View {
  let depth: Int
  let isExpanded: Bool?
  let toggle: @MainActor () -> Void
  let content: Content

  init(depth: Int, isExpanded: Bool?, content: Content, toggle: @escaping @MainActor () -> Void) {
    self.depth = depth
    self.isExpanded = isExpanded
    self.content = content
    self.toggle = toggle
  }

  @MainActor var body: some View {
    HStack(spacing: 4) {
      if let isExpanded {
        Button(action: toggle) {
          Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").frame(width: 24, height: 24)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isExpanded ? Text("Collapse") : Text("Expand"))
      } else {
        Color.clear.frame(width: 24, height: 1)
      }
      content
    }
    .padding(.leading, Double(depth) * 20)
  }
}
