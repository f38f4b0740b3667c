import Foundation
import NavigatorHost

/// The limits for evaluating a table.
nonisolated enum TableLimits {
  /// The maximum depth of hierarchical data.
  static let depth = 64
  /// The maximum number of nested column bodies.
  static let nesting = 64
  /// The maximum number of sections.
  static let sections = 5_000
  /// The maximum number of columns that a collection creates.
  static let columns = 1_000
  /// The maximum number of bodies and builders that enclose a row. Each level of hierarchical data contributes up to four of
  /// them.
  static let rowNesting = 256
  /// The range of widths that the user may set, in points.
  static let widths = 1.0...10_000
}

/// The position of rows in hierarchical data, and the rows that the user has expanded.
nonisolated struct TableOutline {
  let expanded: Set<AnyHashable>
  var depth = 0
  /// The number of bodies and builders that enclose the rows.
  var nesting = 0
  /// The budget of rows that the table may still evaluate. All positions share it.
  var budget = TableRowBudget()
  /// The sections that the rows have begun. All positions share them.
  var sections = TableSections()

  /// The position of the rows below a row.
  var inside: TableOutline { place(at: depth + 1) }

  /// Returns the position of rows at a depth.
  func place(at depth: Int) -> TableOutline {
    var place = self
    place.depth = depth
    return place
  }

  /// Returns the position inside a body. Returns nil if the rows contain themselves or are nested too deeply.
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

/// The number of rows and steps that a table may still evaluate.
nonisolated final class TableRowBudget {
  private var rows = UpdateLimits.maximumNewViews
  private var steps = 4 * UpdateLimits.maximumNewViews
  /// A Boolean value that indicates whether rows have been omitted.
  private(set) var isExceeded = false

  /// The number of rows that have been evaluated, which is the index of the next row.
  var rowCount: Int { UpdateLimits.maximumNewViews - rows }

  /// Deducts a row. Returns false if the limit is exceeded.
  func takeRow() -> Bool { take(&rows) }

  /// Deducts an element, or a part of the row declaration, that may produce no row. Returns false if the limit is exceeded.
  func takeStep() -> Bool { take(&steps) }

  /// Records that rows have been omitted.
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

/// A row of a table and its position in hierarchical data.
nonisolated struct TableRowEntry<Value: Identifiable>: Identifiable {
  let value: Value
  var depth = 0
  /// A Boolean value that indicates whether the children are displayed. It is nil for a row without children.
  var isExpanded: Bool?
  /// The app's binding to the expansion of the row. If it is nil, the table stores the expansion.
  var binding: Binding<Bool>?
  /// The menu, and the drag-and-drop and hover actions, of the row. The innermost is the first.
  var decorations: [TableRowDecoration] = []
  var id: Value.ID { value.id }
}

/// Rows for hierarchical data. The user can expand rows with children.
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
  /// Returns the rows of hierarchical data. The descendants of collapsed rows are omitted.
  ///
  /// - Parameter rows: A closure that returns the rows of an element at a position. The last row expands the element.
  @MainActor func entries<Data: RandomAccessCollection>(
    of data: Data, children: KeyPath<Data.Element, Data?>,
    rows: (Data.Element, TableOutline) -> [TableRowEntry<Data.Element>]
  ) -> [TableRowEntry<Data.Element>] where Data.Element: Identifiable {
    var entries: [TableRowEntry<Data.Element>] = []
    // The path contains the elements whose children are being added. Each level stores the position of its next element.
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
      // An element that contains itself would cause endless recursion.
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

/// A table row that shows or hides further rows.
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

  /// Creates a disclosure row for a value.
  ///
  /// - Parameters:
  ///   - value: The value of the row that is always displayed.
  ///   - isExpanded: A binding to the expansion of the row. If it is nil, the table stores the expansion, and the row is
  ///     initially collapsed.
  ///   - content: The rows that are displayed while the row is expanded.
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

/// The first cell of a row in hierarchical data. It contains an indentation for the depth and a button that expands the row.
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
        ExpansionButton(isExpanded: isExpanded, toggle: toggle)
      } else {
        Color.clear.frame(width: 24, height: 1)
      }
      content
    }
    .padding(.leading, Double(depth) * 20)
  }
}

/// The button that expands or collapses a row or a section.
nonisolated struct ExpansionButton: View {
  let isExpanded: Bool
  let toggle: @MainActor () -> Void

  init(isExpanded: Bool, toggle: @escaping @MainActor () -> Void) {
    self.isExpanded = isExpanded
    self.toggle = toggle
  }

  @MainActor var body: some View {
    Button(action: toggle) {
      Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").frame(width: 24, height: 24)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isExpanded ? Text(SystemWord.collapse) : Text(SystemWord.expand))
  }
}
