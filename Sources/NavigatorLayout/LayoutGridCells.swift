import NavigatorHost

/// A cell of a grid with its column.
struct GridCell {
  let node: LayoutNode
  let column: Int
  let span: Int
  /// The distance between the leading edges of the row and of the column.
  let x: Double
  /// The width of the columns that the cell takes.
  let width: Double
  let proposal: LayoutProposal

  var size: LayoutSize { node.size(proposal) }

  /// A Boolean value that indicates whether the view takes each proposed height. Such a view has no baseline.
  var takesHeight: Bool {
    let proposal = LayoutProposal(width: width, height: LayoutProposal.infinity)
    return node.size(proposal).height >= LayoutProposal.infinity / 2
  }
}

/// The margins with which a host places a cell.
struct CellMargins {
  var insets = Insets()
  var ignoresBaseline = false
}

/// The positions of the cells in the rows and columns of a grid.
///
/// The guides of the cells in a column, or in a row, are at one position if one of the cells sets the guide of the alignment. The
/// column or row is then as long as its aligned cells. A cell with several columns, or with an anchor, has no effect on others.
extension LayoutNode {
  /// Returns the positions of the cells in columns in which a cell sets the guide of the column's alignment, by column.
  func columnLines(_ rows: [[GridCell]], _ grid: LayoutGrid) -> [Int: GuidedLine] {
    var columns: [Int: [GridCell]] = [:]
    for cell in rows.joined() where cell.span == 1 && cell.node.cell.anchor == nil {
      columns[cell.column, default: []].append(cell)
    }
    return columns.compactMapValues { cells in
      cells.contains { $0.node.hasGuides } ? line(of: cells, isVertical: false, grid.alignment(of: cells[0])) : nil
    }
  }

  private func line(of cells: [GridCell], isVertical: Bool, _ alignment: LayoutAlignment) -> GuidedLine? {
    Self.guidedLine(of: cells.map(\.node), isVertical: isVertical, alignment, cells.map(\.size), cells.map(\.proposal))
  }

  /// Returns the positions of the cells in this row, or nil if none of them sets the guide of the row's alignment.
  private func rowLine(_ cells: [GridCell], _ grid: LayoutGrid) -> GuidedLine? {
    guard hasGuides else { return nil }
    return line(of: cells.filter { $0.node.cell.anchor == nil }, isVertical: true, rowAlignment(in: grid))
  }

  /// Returns the positions of the cells in this row if its alignment is a baseline, or nil otherwise. Hosts align baselines
  /// without margins.
  private func baselineLine(_ cells: [GridCell], _ grid: LayoutGrid) -> GuidedLine? {
    let alignment = rowAlignment(in: grid)
    guard alignment.usesBaseline else { return nil }
    let cells = cells.filter { $0.node.cell.anchor == nil && $0.node.cell.sizesRow && !$0.takesHeight }
    return GuidedLine(
      lengths: cells.map(\.size.height),
      guides: cells.map { $0.node.defaultGuide(isVertical: true, alignment, $0.size, $0.proposal) }, fraction: 0)
  }

  private func rowAlignment(in grid: LayoutGrid) -> LayoutAlignment {
    if case .gridRow(let alignment?) = kind { alignment } else { grid.alignment }
  }

  /// Returns the height that the cells of this row need.
  func heightOfCells(_ cells: [GridCell], _ grid: LayoutGrid) -> Double {
    let sizing = cells.filter(\.node.cell.sizesRow)
    let line = rowLine(sizing, grid) ?? baselineLine(sizing, grid)
    return sizing.reduce(line?.total ?? 0) { max($0, $1.size.height) }
  }

  /// Returns the frames of the cells in this row, and their margins if the row has guides.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - height: The height of the row.
  ///   - grid: The grid.
  ///   - lines: The positions in columns with guides, by column.
  func placesOfCells(
    _ cells: [GridCell], _ height: Double, _ grid: LayoutGrid, _ lines: [Int: GuidedLine]
  ) -> (frames: [LayoutRect], margins: [CellMargins]) {
    guard !cells.isEmpty else { return ([], []) }
    let isGuided = hasGuides || !lines.isEmpty
    let vertical = rowAlignment(in: grid)
    let line = rowLine(cells, grid)
    let baseline = line == nil ? baselineLine(cells, grid) : nil
    var (frames, margins): ([LayoutRect], [CellMargins]) = ([], [])
    for cell in cells {
      let (size, anchor) = (cell.size, cell.node.cell.anchor)
      let horizontal = grid.alignment(of: cell)
      var x = CellPosition(free: cell.width - size.width, fraction: anchor?.x ?? horizontal.horizontal)
      var y = CellPosition(free: height - size.height, fraction: anchor?.y ?? vertical.verticalFraction)
      if anchor == nil, isGuided {
        x.align(cell, isVertical: false, horizontal, cell.span == 1 ? lines[cell.column] : nil, in: cell.width)
        y.align(cell, isVertical: true, vertical, line, in: height)
      }
      if anchor == nil, let baseline, !cell.takesHeight {
        let guide = cell.node.defaultGuide(isVertical: true, vertical, size, cell.proposal)
        y.start = baseline.start(ofGuide: guide, in: height)
      }
      frames.append(LayoutRect(x: cell.x + x.start, y: y.start, size: size))
      guard isGuided else { continue }
      margins.append(
        CellMargins(
          insets: Insets(top: y.margins.start, leading: x.margins.start, bottom: y.margins.end, trailing: x.margins.end),
          ignoresBaseline: anchor == nil && line != nil && vertical.usesBaseline))
    }
    return (frames, margins)
  }

  /// Returns the frame of this view outside of the rows of a grid if it sets the guide of the grid's alignment.
  func guidedFrame(in space: LayoutRect, _ alignment: LayoutAlignment) -> LayoutRect? {
    guard hasGuides, cell.anchor == nil else { return nil }
    let proposal = LayoutProposal(width: space.size.width, height: nil)
    let size = size(proposal)
    guard let guide = guide(alignment.key(isVertical: false), size, proposal) else { return nil }
    return LayoutRect(x: space.size.width * alignment.horizontal - guide, y: space.y, size: size)
  }

  /// Reports the margins of the cells of a grid, and of the views outside of its rows.
  func reportMargins(of arranged: ArrangedGrid, _ alignment: LayoutAlignment, _ report: (ElementID, StyleProperty) -> Void) {
    for (row, space) in zip(children, arranged.rows) {
      if case .gridRow = row.kind { continue }
      let whole = LayoutRect(x: 0, y: space.y, size: LayoutSize(width: arranged.size.width, height: space.size.height))
      guard let frame = row.guidedFrame(in: whole, alignment) else { continue }
      let shift = frame.x - (whole.size.width - frame.size.width) * alignment.horizontal
      row.report(Insets((x: shift, y: 0)), report)
    }
    for (row, margins) in zip(children, arranged.margins) {
      for (cell, margins) in zip(row.children, margins) {
        cell.report(margins.insets, ignoresBaseline: margins.ignoresBaseline, report)
      }
    }
  }
}

/// The position of a cell along one axis.
private struct CellPosition {
  /// The distance between the first edges of the space and of the cell.
  var start: Double
  var margins = (start: 0.0, end: 0.0)
  private let fraction: Double

  init(free: Double, fraction: Double) {
    start = free * fraction
    self.fraction = fraction
  }

  /// Aligns the guide of the cell with a line. A cell with several columns is aligned with the guide of its space instead.
  mutating func align(
    _ cell: GridCell, isVertical: Bool, _ alignment: LayoutAlignment, _ line: GuidedLine?, in space: Double
  ) {
    let explicit = cell.node.guide(alignment.key(isVertical: isVertical), cell.size, cell.proposal)
    let length = isVertical ? cell.size.height : cell.size.width
    if let line {
      let guide = explicit ?? cell.node.defaultGuide(isVertical: isVertical, alignment, cell.size, cell.proposal)
      start = line.start(ofGuide: guide, in: space)
      margins = line.margins(ofGuide: guide, length: length)
    } else if let explicit, !isVertical, cell.span > 1 {
      let shift = length * fraction - explicit
      start += shift
      margins = (shift, -shift)
    }
  }
}

extension LayoutGrid {
  /// Returns the alignment of a cell in its column.
  func alignment(of cell: GridCell) -> LayoutAlignment { columns[cell.column].alignment ?? alignment }
}
