/// The columns of a table, with the order and the visibility that a customization determines.
struct TableColumnOrder<RowValue: Identifiable, Sort> {
  typealias Entry = TableColumnEntry<RowValue, Sort>

  let all: [Entry]
  private let customization: TableColumnCustomization<RowValue>?

  /// Creates the order of columns. Columns without an identifier keep their positions. Columns that the customization does not
  /// contain follow the other columns.
  init(_ columns: [Entry], _ customization: TableColumnCustomization<RowValue>?) {
    self.customization = customization
    guard let order = customization?.order else {
      all = columns
      return
    }
    let ranks = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    let positions = columns.indices.filter { columns[$0].customizationID != nil }
    let sorted = positions.sorted { lhs, rhs in
      let (left, right) = (Self.rank(columns[lhs], ranks), Self.rank(columns[rhs], ranks))
      return left == right ? lhs < rhs : left < right
    }
    var result = columns
    for (position, source) in zip(positions, sorted) { result[position] = columns[source] }
    all = result
  }

  private static func rank(_ column: Entry, _ ranks: [String: Int]) -> Int {
    column.customizationID.flatMap { ranks[$0] } ?? .max
  }

  /// The visible columns in order.
  var visible: [Entry] { all.filter(isVisible) }

  /// The names of the visible columns. Each name is unique and independent of the column order.
  var visibleNames: [String] {
    all.indices.lazy.filter { isVisible(all[$0]) }.map { position in
      all[position].customizationID.map { "#\($0)" } ?? "\(position)"
    }
  }

  func isVisible(_ column: Entry) -> Bool {
    let own = column.customizationID.map { customization?[visibility: $0] ?? .automatic } ?? .automatic
    return (own == .automatic ? column.defaultVisibility : own) != .hidden
  }

  /// Returns the identifiers after moving a visible column, or nil if the user cannot move it to that position.
  ///
  /// - Parameter step: The direction of the move, which is 1 or -1.
  func moving(_ id: String, by step: Int) -> [String]? {
    let visible = visible
    guard let from = visible.firstIndex(where: { $0.customizationID == id }), visible.indices.contains(from + step),
      let other = visible[from + step].customizationID, visible[from].isMovable, visible[from + step].isMovable
    else { return nil }
    var ids = all.compactMap(\.customizationID)
    guard let first = ids.firstIndex(of: id), let second = ids.firstIndex(of: other) else { return nil }
    ids.swapAt(first, second)
    return ids
  }
}

extension TableColumnEntry {
  fileprivate var isMovable: Bool { !disabledBehavior.contains(.reorder) }
}
