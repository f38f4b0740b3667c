import Foundation

/// The columns and rows of a grid, and the sizes of the cells.
nonisolated struct GridArrangement {
  private struct Cell {
    let subview: LayoutSubview
    let traits: GridCellTraits
    let column: Int
    let span: Int
  }

  private struct Row {
    var cells: [Cell] = []
    var alignment: VerticalAlignment?
    /// A Boolean value that indicates whether the row is one view that takes all columns.
    var isWhole = false
  }

  private let grid: GridLayout
  private let horizontal: CGFloat
  private let vertical: CGFloat
  private var rows: [Row] = []
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  private var columnAlignments: [HorizontalAlignment?] = []
  /// The places of the cells of columns and rows whose guides have one position, by index.
  private var columnLines: [Int: AlignedLengths] = [:]
  private var rowLines: [Int: AlignedLengths] = [:]

  /// The minimum length at which a view is treated as flexible.
  private static let unlimited: CGFloat = 1e8

  init(_ grid: GridLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    self.grid = grid
    horizontal = grid.horizontalSpacing ?? 8
    vertical = grid.verticalSpacing ?? 8
    makeRows(subviews)
    widths = Array(repeating: 0, count: rows.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0)
    columnAlignments = Array(repeating: nil, count: widths.count)
    measureColumns(proposal.width)
    measureRows(proposal.height)
  }

  private mutating func makeRows(_ subviews: LayoutSubviews) {
    var last: [AnyHashable]?
    for subview in subviews {
      let traits = subview.values[GridCellKey.self]
      guard let place = subview.values[GridRowKey.self] else {
        rows.append(Row(cells: [Cell(subview: subview, traits: traits, column: 0, span: 1)], isWhole: true))
        last = nil
        continue
      }
      if place.row != last { rows.append(Row(alignment: place.alignment)) }
      last = place.row
      let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
      let span = min(traits.span, GridColumns.maximumCount - column)
      guard span > 0 else { continue }
      rows[rows.count - 1].cells.append(Cell(subview: subview, traits: traits, column: column, span: span))
    }
  }

  private mutating func measureColumns(_ offered: CGFloat?) {
    var fills = Array(repeating: false, count: widths.count)
    for cell in rows.filter({ !$0.isWhole }).flatMap(\.cells) where cell.span == 1 {
      if let alignment = cell.traits.columnAlignment { columnAlignments[cell.column] = alignment }
      guard !cell.traits.unsizedAxes.contains(.horizontal) else { continue }
      let isFlexible = cell.subview.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width >= Self.unlimited
      fills[cell.column] = fills[cell.column] || isFlexible
      let ideal = cell.subview.sizeThatFits(ProposedViewSize(width: isFlexible ? 0 : nil, height: nil)).width
      widths[cell.column] = max(widths[cell.column], ideal)
    }
    alignColumns(fills)
    guard let offered, offered.isFinite else { return }
    let fixed = widths.indices.reduce(0) { $0 + (fills[$1] ? 0 : widths[$1]) }
    let free = offered - horizontal * CGFloat(max(widths.count - 1, 0)) - fixed
    let filling = CGFloat(fills.count { $0 })
    if filling > 0 {
      for index in widths.indices where fills[index] { widths[index] = max(widths[index], free / filling) }
    } else if free < 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) {
      widths[widest] = max(widths[widest] + free, 0)
    }
  }

  /// Finds the places of the cells in columns with an alignment of the app. Cells that span columns are aligned on their own.
  private mutating func alignColumns(_ fills: [Bool]) {
    var cells: [Int: [(length: CGFloat, guide: CGFloat)]] = [:]
    for cell in rows.filter({ !$0.isWhole }).flatMap(\.cells) where cell.span == 1 {
      let alignment = columnAlignments[cell.column] ?? grid.alignment.horizontal
      guard alignment.custom != nil, !cell.traits.unsizedAxes.contains(.horizontal) else { continue }
      let own = cell.subview.dimensions(in: ProposedViewSize(width: fills[cell.column] ? 0 : nil, height: nil))
      cells[cell.column, default: []].append((own.width, own[alignment]))
    }
    for (column, lengths) in cells {
      let line = AlignedLengths(lengths)
      columnLines[column] = line
      widths[column] = max(widths[column], line.total)
    }
  }

  private func alignment(of row: Row) -> VerticalAlignment { row.alignment ?? grid.alignment.vertical }

  /// Returns the places of the cells of a row with an alignment of the app or of baselines; nil for another row.
  private func line(of row: Row) -> AlignedLengths? {
    let alignment = alignment(of: row)
    guard !row.isWhole, alignment.custom != nil || alignment.isBaseline else { return nil }
    let cells = row.cells.filter { !$0.traits.unsizedAxes.contains(.vertical) }
    return AlignedLengths(
      cells.map { cell in
        let own = cell.subview.dimensions(in: ProposedViewSize(width: width(of: cell, in: row), height: nil))
        return (own.height, own[alignment])
      })
  }

  private mutating func measureRows(_ offered: CGFloat?) {
    for (index, row) in rows.enumerated() { rowLines[index] = line(of: row) }
    heights = rows.enumerated().map { index, row in
      row.cells.reduce(rowLines[index]?.total ?? 0) { height, cell in
        guard !cell.traits.unsizedAxes.contains(.vertical) else { return height }
        return max(height, cell.subview.sizeThatFits(ProposedViewSize(width: width(of: cell, in: row), height: nil)).height)
      }
    }
    guard let offered, offered.isFinite else { return }
    let flexible = rows.indices.filter { index in
      !rows[index].isWhole
        && rows[index].cells.contains { cell in
          let size = cell.subview.sizeThatFits(ProposedViewSize(width: width(of: cell, in: rows[index]), height: .infinity))
          return size.height >= Self.unlimited
        }
    }
    guard !flexible.isEmpty else { return }
    let fixed = heights.indices.reduce(0) { $0 + (flexible.contains($1) ? 0 : heights[$1]) }
    let free = offered - fixed - vertical * CGFloat(max(heights.count - 1, 0))
    for index in flexible { heights[index] = max(heights[index], free / CGFloat(flexible.count)) }
  }

  private var totalWidth: CGFloat { widths.reduce(0, +) + horizontal * CGFloat(max(widths.count - 1, 0)) }

  private func width(of cell: Cell, in row: Row) -> CGFloat {
    if row.isWhole { return totalWidth }
    return widths[cell.column..<cell.column + cell.span].reduce(0, +) + horizontal * CGFloat(cell.span - 1)
  }

  var size: CGSize {
    CGSize(width: totalWidth, height: heights.reduce(0, +) + vertical * CGFloat(max(heights.count - 1, 0)))
  }

  func place(in bounds: CGRect) {
    var y = bounds.minY
    for (index, row) in rows.enumerated() {
      for cell in row.cells { place(cell, in: row, rowLines[index], y: y, heights[index], bounds) }
      y += heights[index] + vertical
    }
  }

  private func place(_ cell: Cell, in row: Row, _ line: AlignedLengths?, y: CGFloat, _ height: CGFloat, _ bounds: CGRect) {
    let width = width(of: cell, in: row)
    let proposal = ProposedViewSize(width: width, height: height)
    let own = cell.subview.dimensions(in: proposal)
    let space = ViewDimensions(width: width, height: height)
    let start = row.isWhole ? 0 : widths[..<cell.column].reduce(0) { $0 + $1 + horizontal }
    let alignment = row.isWhole ? nil : columnAlignments[cell.column]
    let across = alignment ?? grid.alignment.horizontal
    let along = self.alignment(of: row)
    var x = space[across] - own[across]
    if !row.isWhole, cell.span == 1, let column = columnLines[cell.column] { x = column.start(own[across], in: width) }
    // Cells with baselines are at the top of a row that is higher than they need.
    var top = line.map { $0.start(own[along], in: along.isBaseline ? $0.total : height) } ?? space[along] - own[along]
    if let anchor = cell.traits.anchor { (x, top) = ((width - own.width) * anchor.x, (height - own.height) * anchor.y) }
    cell.subview.place(at: CGPoint(x: bounds.minX + start + x, y: y + top), proposal: proposal)
  }
}

extension VerticalAlignment {
  fileprivate nonisolated var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
