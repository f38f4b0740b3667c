import NavigatorHost

extension ElementNode {
  /// Adds the levels that the element needs as a row of a list: a box, and the tap or the control that selects the row.
  final func addRow(to levels: inout [BoxLevel], ownTap: Bool, limitsLines: Bool) {
    if elementParent?.role.holdsRows == true {
      let needsRow = isBoxedInRows || needsRow(outside: levels, limitsLines: limitsLines)
      if needsRow || levels.count > 1 { BoxLevel.moveRowTraits(in: &levels, toNewRow: needsRow) }
    }
    // A section is not a row.
    let row = element?.role == .section ? nil : boxes?.selectableRow
    let needsControl = row?.mark(&levels, ownTap: ownTap, isEnabled: inherited.isEnabled, node: self) == true
    showSelectionControl(of: needsControl ? row : nil, in: &levels)
  }

  /// Returns a Boolean value that indicates whether the row is a box outside of the levels. A content shape applies to the
  /// content and not to the whole row, and the insets of the row are outside of the frame of a view. Hosts draw the insets of a
  /// row and the padding of a text with a line limit in the same way.
  private func needsRow(outside levels: [BoxLevel], limitsLines: Bool) -> Bool {
    let outermost = levels[levels.count - 1]
    return outermost.isDecorated && element?.role.isContent == true || outermost.hasContentShape
      || levels.count > 1 && outermost.hasSize
      || levels.count == 1 && limitsLines && element?.role == .text && outermost.hasPadding
  }
}

extension BoxLevel {
  /// A Boolean value that indicates whether a box has a length in points. The insets of a row are outside of the box.
  fileprivate var hasSize: Bool {
    style.properties.contains { property in
      guard case .frame(let frame) = property else { return false }
      let lengths = [frame.width, frame.height, frame.minWidth, frame.minHeight, frame.maxWidth, frame.maxHeight]
      return lengths.contains { $0?.isFinite == true }
    }
  }

  fileprivate var hasPadding: Bool {
    style.properties.contains { if case .padding = $0 { true } else { false } }
  }

  fileprivate var hasContentShape: Bool {
    style.properties.contains { if case .contentShape = $0 { true } else { false } }
  }

  /// Moves the values that belong to the row of a list to its outermost box, which is a new one or the last level.
  fileprivate static func moveRowTraits(in levels: inout [BoxLevel], toNewRow: Bool) {
    let traits = levels.indices.flatMap { levels[$0].style.removeAll(where: \.isRowTrait) }
    if toNewRow { levels.append(BoxLevel()) }
    for trait in traits { levels[levels.count - 1].style.set(trait) }
  }
}

extension ElementRecord {
  /// A Boolean value that indicates whether the elements in this element are rows of a list or a form. The views in a section of
  /// a stack or a grid are not.
  var holdsListRows: Bool {
    var container = self
    while container.role == .section, let outer = container.node.elementParent { container = outer }
    return container.role != .section && container.role.holdsRows
  }
}

extension Role {
  /// A Boolean value that indicates whether elements of the role hold the rows of a list. A section of a stack or a grid does
  /// not, see ``ElementRecord/holdsListRows``.
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
