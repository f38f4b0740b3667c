import NavigatorHost

extension LayoutBuilder {
  /// Returns the node of a lazy stack or grid. Sections and their headers span whole lines.
  func lazyStack(_ element: Element, _ context: Context) -> LayoutNode {
    let content = element.content
    let rules = LayoutLines(
      axis: content.axes == .horizontal ? .horizontal : .vertical,
      spacing: (content.number(.spacing) ?? 8).validDistance, alignment: LayoutAlignment(content.alignment),
      tracks: content[.tracks] == nil ? nil : LayoutTracks(content))
    let alignments = guides.isEmpty ? [] : guides[element.id]?.filter(\.alignsContent) ?? []
    return lines(element, rules, content.strings(.pinnedViews), alignments, context)
  }

  /// - Parameter alignments: The alignments of the container that also apply in its sections.
  private func lines(
    _ element: Element, _ rules: LayoutLines, _ pinned: [String], _ alignments: [any LayoutGuideSource], _ context: Context
  ) -> LayoutNode {
    let header = LayoutLines(axis: rules.axis, spacing: 0, alignment: rules.alignment, tracks: nil)
    let children = element.children.map { child in
      let made =
        switch child.role {
        case .section: lines(child, rules, pinned, alignments, context)
        case .sectionHeader, .sectionFooter:
          LayoutNode(.lines(header), id: child.id, children: nodes(child.children, context))
        default: node(child, context)
        }
      if !alignments.isEmpty, child.role == .sectionHeader || child.role == .sectionFooter { made.guides = alignments }
      made.isRightToLeft = child.isRightToLeft
      if child.role == .sectionHeader, pinned.contains("headers") { made.pinnedEdge = .top }
      if child.role == .sectionFooter, pinned.contains("footers") { made.pinnedEdge = .bottom }
      made.spansLine = [.section, .sectionHeader, .sectionFooter, .rowGap].contains(child.role)
      return made
    }
    let stack = LayoutNode(.lines(rules), id: element.id, children: children)
    stack.guides = alignments
    if !mayHaveGuides { stack.hasGuides = false }
    return stack
  }

  func grid(_ element: Element, _ context: Context) -> LayoutNode {
    let content = element.content
    var alignment = LayoutAlignment(content.alignment)
    alignment.vertical = LayoutAlignment(content.alignment(.trackAlignment)).vertical
    let columns = content.strings(.tracks).map { name in
      let parts = name.split(separator: ":")
      let alignment = parts.count > 1 ? LayoutAlignment(Content.Alignment(rawValue: String(parts[1]))) : nil
      return (fills: parts.first == "fill", alignment: alignment)
    }
    let grid = LayoutGrid(
      spacing: (content.number(.spacing) ?? 8).validDistance,
      trackSpacing: (content.number(.trackSpacing) ?? 8).validDistance, alignment: alignment, columns: columns)
    let rows = element.children.map { row in
      guard row.role == .gridRow else { return cell(row, context) }
      let inner = context.inside(row)
      let cells = row.children.map { cell($0, inner) }
      let alignment = row.content.alignment(.trackAlignment).map(LayoutAlignment.init)
      let made = LayoutNode(.gridRow(alignment), id: row.id, children: cells)
      if !mayHaveGuides { made.hasGuides = false }
      return made
    }
    return LayoutNode(.grid(grid), id: element.id, children: rows)
  }

  /// Returns the node of a cell, or of a view outside of rows, which is the only cell of its row.
  private func cell(_ element: Element, _ context: Context) -> LayoutNode {
    let node = node(element, context)
    let content = element.content
    node.cell.span = max(Int(exactly: content.number(.columnSpan) ?? 1) ?? 1, 1)
    let anchor = (content.string(.cellAnchor) ?? "").split(separator: " ").compactMap { Double($0) }
    if anchor.count == 2 { node.cell.anchor = (anchor[0].validDistance, anchor[1].validDistance) }
    let axes = content.unsizedAxes
    node.cell.sizesColumn = axes?.isHorizontal != true
    node.cell.sizesRow = axes?.isVertical != true
    return node
  }

  /// Returns the node of the space that is reserved for rows that have not been created.
  func gap(_ element: Element) -> LayoutNode {
    let count = (element.content.number(.value) ?? 0).validLength
    let node = LayoutNode(.wide(ideal: 10, height: LayoutNode.gapLength(of: count)), id: element.id)
    node.gapCount = count
    return node
  }
}
