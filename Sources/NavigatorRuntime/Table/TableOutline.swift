import Foundation
import NavigatorHost

/// The limits of the evaluation of a table.
nonisolated enum TableLimits {
  /// The maximum depth of a tree.
  static let depth = 64
  /// The maximum number of bodies of columns inside each other.
  static let nesting = 64
  /// The maximum number of bodies and builders around a row. A level of a tree has up to four of them.
  static let rowNesting = 256
  /// The widths that users set, in points.
  static let widths = 1.0...10_000
}

/// The place of rows in a tree, and the rows that a user has expanded.
nonisolated struct TableOutline {
  let expanded: Set<AnyHashable>
  var depth = 0
  /// The number of bodies and builders around the rows.
  var nesting = 0
  /// The number of rows that the table may still evaluate, which all places share.
  var budget = TableRowBudget()

  /// The place of rows inside a row.
  var inside: TableOutline { place(at: depth + 1) }

  /// Returns the place of rows at a depth.
  func place(at depth: Int) -> TableOutline {
    var place = self
    place.depth = depth
    return place
  }

  /// Returns the place inside of a body, or nil if the rows contain themselves, or too many others.
  func entered() -> TableOutline? {
    guard nesting < TableLimits.rowNesting else {
      budget.exceed()
      return nil
    }
    guard budget.takeStep() else { return nil }
    var place = self
    place.nesting += 1
    return place
  }
}

/// The amounts of rows that a table may still evaluate.
nonisolated final class TableRowBudget {
  private var rows = UpdateLimits.maximumNewViews
  private var steps = 4 * UpdateLimits.maximumNewViews
  /// A Boolean value that indicates whether rows are missing.
  private(set) var isExceeded = false

  /// Counts a row. Returns false if there are too many.
  func takeRow() -> Bool { take(&rows) }

  /// Counts an element, or a part of the rows' declaration, which may have no row. Returns false if there are too many.
  func takeStep() -> Bool { take(&steps) }

  /// Records that rows are missing.
  func exceed() {
    isExceeded = true
  }

  private func take(_ amount: inout Int) -> Bool {
    guard amount > 0 else {
      exceed()
      return false
    }
    amount -= 1
    return true
  }
}

/// A row of a table and its place in a tree.
nonisolated struct TableRowEntry<Value: Identifiable>: Identifiable {
  let value: Value
  var depth = 0
  /// A Boolean value that indicates whether the children are shown; nil for a row without children.
  var isExpanded: Bool?
  /// The app's state of the row. Without it, the table has the state.
  var binding: Binding<Bool>?
  /// The menu of the row.
  var menu: TableRowMenu?
  var id: Value.ID { value.id }
}

/// The rows of a tree, of which users expand those with children.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Data.Element>] {
    outline.entries(of: data, children: children) { value, place in
      place.budget.takeRow() ? [TableRowEntry(value: value, depth: place.depth)] : []
    }
  }
}

extension TableOutline {
  /// Returns the rows of a tree, of which those in collapsed rows are omitted.
  ///
  /// - Parameter rows: Returns the rows of an element at a place. The last one expands the element.
  @MainActor func entries<Data: RandomAccessCollection>(
    of data: Data, children: KeyPath<Data.Element, Data?>,
    rows: (Data.Element, TableOutline) -> [TableRowEntry<Data.Element>]
  ) -> [TableRowEntry<Data.Element>] where Data.Element: Identifiable {
    var entries: [TableRowEntry<Data.Element>] = []
    // The elements whose children are being added, and the position of the next one on each level.
    var path: [Data.Element.ID] = []
    var levels = [(elements: data, next: data.startIndex)]
    while let (elements, next) = levels.last {
      guard next < elements.endIndex else {
        levels.removeLast()
        _ = path.popLast()
        continue
      }
      levels[levels.count - 1].next = elements.index(after: next)
      let value = elements[next]
      guard budget.takeStep() else { break }
      // A value inside of itself would have no end.
      guard !path.contains(value.id), depth + path.count <= TableLimits.depth else { continue }
      var own = rows(value, place(at: depth + path.count))
      let inner = value[keyPath: children]
      let isOpen = own.last.map { expanded.contains(AnyHashable($0.id)) } ?? false
      if inner != nil, !own.isEmpty { own[own.count - 1].isExpanded = isOpen }
      entries += own
      if let inner, isOpen {
        path.append(value.id)
        levels.append((inner, inner.startIndex))
      }
    }
    return entries
  }
}

/// A row of a table that shows or hides further rows.
///
/// ```swift
/// Table(of: Device.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   DisclosureTableRow(all, isExpanded: $isExpanded) {
///     ForEach(devices) { TableRow($0) }
///   }
/// }
/// ```
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a row for a value.
  ///
  /// - Parameters:
  ///   - value: The value of the row that is always shown.
  ///   - isExpanded: The state of the row. Without it, the table has the state, and the row is collapsed initially.
  ///   - content: The rows that are shown while the row is expanded.
  nonisolated public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureTableRow: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Label.TableRowValue
}

extension DisclosureTableRow: PrimitiveTableRows {
  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Label.TableRowValue>] {
    var entries: [TableRowEntry<Label.TableRowValue>] = tableRows(of: label, in: outline)
    guard let last = entries.last else { return [] }
    let isOpen = isExpanded?.wrappedValue ?? outline.expanded.contains(AnyHashable(last.id))
    entries[entries.count - 1].isExpanded = isOpen
    entries[entries.count - 1].binding = isExpanded
    guard isOpen, outline.depth < TableLimits.depth else { return entries }
    return entries + tableRows(of: content(), in: outline.inside)
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
