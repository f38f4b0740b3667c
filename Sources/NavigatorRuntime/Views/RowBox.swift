import NavigatorHost

extension ElementNode {
  /// Adds the levels that the element needs as a row of a list: a box, and the tap or the control that selects the row.
  final func addRow(to levels: inout [BoxLevel], ownTap: Bool) {
    let outermost = levels[levels.count - 1]
    // The content shape applies to the content and not to the whole row.
    let isDecorated = outermost.isDecorated && element?.role.isContent == true || outermost.hasContentShape
    if isBoxedInRows || isDecorated, elementParent?.role.holdsRows == true { BoxLevel.addRow(to: &levels) }
    // A section is not a row.
    let row = element?.role == .section ? nil : boxes?.selectableRow
    let needsControl = row?.mark(&levels, ownTap: ownTap, isEnabled: inherited.isEnabled, node: self) == true
    showSelectionControl(of: needsControl ? row : nil, in: &levels)
  }
}

extension BoxLevel {
  fileprivate var hasContentShape: Bool {
    style.properties.contains { if case .contentShape = $0 { true } else { false } }
  }

  /// Adds a box that is the row of a list, and moves the values that belong to the row to it.
  fileprivate static func addRow(to levels: inout [BoxLevel]) {
    var row = BoxLevel()
    for index in levels.indices {
      for property in levels[index].style.removeAll(where: \.isRowTrait) { row.style.set(property) }
    }
    levels.append(row)
  }
}

extension Role {
  /// A Boolean value that indicates whether elements of the role hold the rows of a list.
  var holdsRows: Bool {
    switch self {
    case .list, .form, .section, .swipeRow: true
    default: false
    }
  }

  /// A Boolean value that indicates whether an element of the role only shows content and does not react to input as a row.
  fileprivate var isContent: Bool {
    switch self {
    case .text, .image, .vStack, .hStack, .zStack, .grid, .box, .layers, .label, .progress: true
    default: false
    }
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property belongs to the row of a list.
  nonisolated fileprivate var isRowTrait: Bool {
    switch self {
    case .rowBackground, .rowSeparatorHidden, .rowTopSeparatorHidden, .rowSeparatorTint, .rowTopSeparatorTint,
      .rowInsets:
      true
    default: false
    }
  }
}
