import NavigatorHost

extension HTMLBuffer {
  /// Appends the declarations of a property of rows. The separators of rows and sections are custom properties that rows inherit.
  mutating func rowDeclarations(of property: StyleProperty, role: Role) {
    switch property {
    case .rowBackground(let paint): paintDeclaration("--row:", paint)
    case .rowInsets(let insets): rowInsets(insets)
    case .rowSeparatorHidden(let isHidden): if isHidden { raw("--row-line:transparent;") }
    // For an element that contains rows, the lines above the rows are the lines below the previous rows.
    case .rowTopSeparatorHidden(let isHidden):
      if isHidden { raw(role.containsRows ? "--row-line:transparent;" : "--top-line:transparent;") }
    case .rowSeparatorTint(let paint): paintDeclaration("--row-tint:", paint)
    case .rowTopSeparatorTint(let paint): paintDeclaration(role.containsRows ? "--row-tint:" : "--top-tint:", paint)
    case .rowSeparatorEnds(let leading, let trailing):
      if let leading { lineEnd("--line-start:", leading) }
      if let trailing { lineEnd("--line-end:", trailing) }
    case .sectionSeparatorHidden(let isHidden): raw(isHidden ? "--end-line:0;" : "--end-line:var(--hair);")
    case .sectionTopSeparatorHidden(let isHidden): raw(isHidden ? "--start-line:0;" : "--start-line:var(--hair);")
    case .sectionSeparatorTint(let paint):
      raw("--end-tinted:var(--hair);")
      paintDeclaration("--end-tint:", paint)
    case .sectionTopSeparatorTint(let paint):
      raw("--start-tinted:var(--hair);")
      paintDeclaration("--start-tint:", paint)
    default: break
    }
  }

  /// Appends the insets of a row, the distances by which the surface extends beyond the content, and the start of the line.
  private mutating func rowInsets(_ insets: Insets) {
    let (block, inline) = ((insets.top ?? 11, insets.bottom ?? 11), (insets.leading ?? 16, insets.trailing ?? 16))
    for (name, start, end) in [("--row-block:", block.0, block.1), ("--row-inline:", inline.0, inline.1)]
      as [(StaticString, Double, Double)]
    {
      raw(name)
      pixels(max(start, 0))
      raw(0x20)
      pixels(max(end, 0))
      raw(0x3B)
    }
    for (name, start, end) in [("--row-above:", block.0, block.1), ("--row-beside:", inline.0, inline.1)]
      as [(StaticString, Double, Double)]
    {
      raw(name)
      pixels(-max(start, 0))
      raw(0x20)
      pixels(-max(end, 0))
      raw(0x3B)
    }
    lineEnd("--row-start:", max(inline.0, 0))
  }

  /// Appends the distance between an edge of a row and an end of its line. Inside `calc()`, 0 also requires a unit.
  private mutating func lineEnd(_ property: StaticString, _ distance: Double) {
    raw(property)
    number(distance)
    raw("px;")
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property belongs to the line above or below the rows of a section.
  var isSectionSeparator: Bool {
    switch self {
    case .sectionSeparatorHidden, .sectionTopSeparatorHidden, .sectionSeparatorTint, .sectionTopSeparatorTint: true
    default: false
    }
  }
}

extension Role {
  /// A Boolean value that indicates whether the rows inside have the separators of the element.
  fileprivate var containsRows: Bool { self == .section || self == .list || self == .form }
}
