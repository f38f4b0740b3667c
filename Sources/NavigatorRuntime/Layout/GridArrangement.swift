import Foundation
import NavigatorLayout

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
  /// A Boolean value that indicates whether a cell may set alignment guides.
  private let hasGuides: Bool
  private var rows: [Row] = []
  /// The lengths that are proposed to the cells of each column and row.
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  /// The lengths of the columns and rows. They exceed the lengths of the cells if guides move cells apart.
  private var columnLengths: [CGFloat] = []
  private var rowLengths: [CGFloat] = []
  private var columnAlignments: [HorizontalAlignment?] = []
  /// The positions of the cells in columns and rows with aligned guides, by index.
  private var columnLines: [Int: GuidedLine] = [:]
  private var rowLines: [Int: GuidedLine] = [:]

  /// The minimum length at which a view is treated as flexible.
  private static let unlimited: CGFloat = 1e8

  init(_ grid: GridLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    self.grid = grid
    horizontal = grid.horizontalSpacing ?? 8
    vertical = grid.verticalSpacing ?? 8
    hasGuides = subviews.contains { $0.child.hasGuides }
    makeRows(subviews)
    widths = Array(repeating: 0, count: rows.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0)
    columnAlignments = Array(repeating: nil, count: widths.count)
    measureColumns(proposal.width)
    measureRows(proposal.height)
    alignCells()
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
    if !fills.contains(true), rows.contains(where: { sizesGrid($0) }) { fills = fills.map { _ in true } }
    for (column, line) in lines(in: { cell, _ in ProposedViewSize(width: fills[cell.column] ? 0 : nil, height: nil) }) {
      widths[column] = max(widths[column], line.total)
    }
    guard let offered, offered.isFinite else { return }
    let fixed = widths.indices.reduce(0) { $0 + (fills[$1] ? 0 : widths[$1]) }
    let free = offered - horizontal * CGFloat(max(widths.count - 1, 0)) - fixed
    let filling = CGFloat(fills.count { $0 })
    if filling > 0 {
      for index in widths.indices where fills[index] { widths[index] = max(widths[index], free / filling) }
    } else if free < 0 {
      shrinkColumns(to: fixed + free)
    }
  }

  /// Shrinks columns whose views can be narrower, such as texts.
  private mutating func shrinkColumns(to space: CGFloat) {
    var minimums = Array(repeating: 0.0, count: widths.count)
    for cell in rows.filter({ !$0.isWhole }).flatMap(\.cells) where cell.span == 1 {
      guard !cell.traits.unsizedAxes.contains(.horizontal) else { continue }
      let minimum = cell.subview.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
      minimums[cell.column] = max(minimums[cell.column], Double(minimum))
    }
    var lengths = widths.map { Double($0) }
    lengths.shrink(to: max(Double(space), 0), minimums: minimums)
    widths = lengths.map { CGFloat($0) }
  }

  /// Returns a Boolean value that indicates whether a row is a view outside of rows that takes the whole width, such as a
  /// divider.
  private func sizesGrid(_ row: Row) -> Bool {
    guard row.isWhole, let cell = row.cells.first, !cell.traits.unsizedAxes.contains(.horizontal) else { return false }
    return cell.subview.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width >= Self.unlimited
  }

  /// Aligns the guides of the cells in each column and row, when the lengths that are proposed to the cells are known.
  private mutating func alignCells() {
    columnLines = lines { proposal(for: $0, in: rows[$1], height: heights[$1]) }
    for (index, row) in rows.enumerated() { rowLines[index] = line(of: row, height: heights[index]) }
    columnLengths = widths.enumerated().map { max($1, columnLines[$0]?.total ?? 0) }
    rowLengths = heights.enumerated().map { max($1, rowLines[$0]?.total ?? 0) }
  }

  /// Returns the proposal for a cell whose row has a height, or whose ideal height is measured.
  private func proposal(for cell: Cell, in row: Row, height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: length(of: cell, in: row, widths), height: height)
  }

  /// Returns the positions of the cells in columns with a custom alignment or with a guide that a cell sets, by column. Cells
  /// that span several columns are aligned separately.
  private func lines(in proposal: (_ cell: Cell, _ row: Int) -> ProposedViewSize) -> [Int: GuidedLine] {
    var columns: [Int: [ViewDimensions]] = [:]
    for (index, row) in rows.enumerated() where !row.isWhole {
      for cell in row.cells where cell.span == 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
        guard hasGuides || alignment(ofColumn: cell.column).custom != nil else { continue }
        columns[cell.column, default: []].append(cell.subview.dimensions(in: proposal(cell, index)))
      }
    }
    return columns.reduce(into: [:]) { lines, column in
      let (alignment, cells) = (alignment(ofColumn: column.key), column.value)
      guard alignment.custom != nil || cells.contains(where: { $0[explicit: alignment] != nil }) else { return }
      lines[column.key] = GuidedLine(
        lengths: cells.map { Double($0.width) }, guides: cells.map { Double($0[alignment]) }, fraction: alignment.fraction)
    }
  }

  private func alignment(ofColumn column: Int) -> HorizontalAlignment { columnAlignments[column] ?? grid.alignment.horizontal }

  private func alignment(of row: Row) -> VerticalAlignment { row.alignment ?? grid.alignment.vertical }

  /// Returns the positions of the cells of a row that is aligned by a custom alignment, by baselines or by a guide that a cell
  /// sets, or nil for another row. If a row is higher than its cells need, cells that are aligned by baselines are at its top.
  private func line(of row: Row, height: CGFloat?) -> GuidedLine? {
    let alignment = alignment(of: row)
    let isAligned = alignment.custom != nil || alignment.isBaseline
    guard !row.isWhole, isAligned || hasGuides else { return nil }
    let cells = row.cells.filter { !$0.traits.unsizedAxes.contains(.vertical) }
    let dimensions = cells.map { $0.subview.dimensions(in: proposal(for: $0, in: row, height: height)) }
    guard isAligned || dimensions.contains(where: { $0[explicit: alignment] != nil }) else { return nil }
    return GuidedLine(
      lengths: dimensions.map { Double($0.height) }, guides: dimensions.map { Double($0[alignment]) },
      fraction: alignment.fraction)
  }

  private mutating func measureRows(_ offered: CGFloat?) {
    heights = rows.map { row in
      row.cells.reduce(line(of: row, height: nil)?.total ?? 0) { height, cell in
        guard !cell.traits.unsizedAxes.contains(.vertical) else { return height }
        return max(height, cell.subview.sizeThatFits(proposal(for: cell, in: row, height: nil)).height)
      }
    }
    guard let offered, offered.isFinite else { return }
    let flexible = rows.indices.filter { index in
      !rows[index].isWhole
        && rows[index].cells.contains { cell in
          !cell.traits.unsizedAxes.contains(.vertical)
            && cell.subview.sizeThatFits(proposal(for: cell, in: rows[index], height: .infinity)).height >= Self.unlimited
        }
    }
    let space = offered - vertical * CGFloat(max(heights.count - 1, 0))
    if !flexible.isEmpty {
      let free = space - heights.indices.reduce(0) { $0 + (flexible.contains($1) ? 0 : heights[$1]) }
      for index in flexible { heights[index] = max(heights[index], free / CGFloat(flexible.count)) }
    }
    if heights.reduce(0, +) > space { shrinkRows(to: space) }
  }

  /// Shrinks rows whose views can be lower, such as images that fit their space.
  private mutating func shrinkRows(to space: CGFloat) {
    let minimums = zip(rows, heights).map { row, height in
      if row.isWhole { return Double(height) }
      return row.cells.reduce(Double(line(of: row, height: 0)?.total ?? 0)) { minimum, cell in
        guard !cell.traits.unsizedAxes.contains(.vertical) else { return minimum }
        return max(minimum, Double(cell.subview.sizeThatFits(proposal(for: cell, in: row, height: 0)).height))
      }
    }
    var lengths = heights.map { Double($0) }
    lengths.shrink(to: Double(space), minimums: minimums)
    heights = lengths.map { CGFloat($0) }
  }

  /// Returns the width of all columns.
  private func total(_ columns: [CGFloat]) -> CGFloat { columns.reduce(0, +) + horizontal * CGFloat(max(columns.count - 1, 0)) }

  /// Returns the width of the columns that a cell takes.
  private func length(of cell: Cell, in row: Row, _ columns: [CGFloat]) -> CGFloat {
    if row.isWhole { return total(columns) }
    return columns[cell.column..<cell.column + cell.span].reduce(0, +) + horizontal * CGFloat(cell.span - 1)
  }

  var size: CGSize {
    CGSize(
      width: total(columnLengths), height: rowLengths.reduce(0, +) + vertical * CGFloat(max(rowLengths.count - 1, 0)))
  }

  func place(in bounds: CGRect) {
    var y = bounds.minY
    for (index, row) in rows.enumerated() {
      for cell in row.cells { place(cell, inRow: index, x: bounds.minX, y: y) }
      y += rowLengths[index] + vertical
    }
  }

  private func place(_ cell: Cell, inRow index: Int, x: CGFloat, y: CGFloat) {
    let row = rows[index]
    let space = ViewDimensions(width: length(of: cell, in: row, columnLengths), height: rowLengths[index])
    let proposal = proposal(for: cell, in: row, height: heights[index])
    let own = cell.subview.dimensions(in: proposal)
    let start = row.isWhole ? 0 : columnLengths[..<cell.column].reduce(0) { $0 + $1 + horizontal }
    let across = (row.isWhole ? nil : columnAlignments[cell.column]) ?? grid.alignment.horizontal
    let along = alignment(of: row)
    var offset = CGPoint(x: space[across] - own[across], y: space[along] - own[along])
    if !row.isWhole, cell.span == 1, let line = columnLines[cell.column] {
      offset.x = fitted(line.start(ofGuide: own[across], in: space.width), own.width, in: space.width)
    }
    if let line = rowLines[index] {
      offset.y = fitted(line.start(ofGuide: own[along], in: space.height), own.height, in: space.height)
    }
    if let anchor = cell.traits.anchor {
      offset = CGPoint(x: (space.width - own.width) * anchor.x, y: (space.height - own.height) * anchor.y)
    }
    cell.subview.place(at: CGPoint(x: x + start + offset.x, y: y + offset.y), proposal: proposal)
  }

  /// Returns the position of a cell in its column or row. A cell that has no effect on the length stays inside if it fits.
  private func fitted(_ start: CGFloat, _ own: CGFloat, in length: CGFloat) -> CGFloat {
    own > length ? start : min(max(start, 0), length - own)
  }
}

extension VerticalAlignment {
  fileprivate nonisolated var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The fraction of the free space that is above views with aligned guides.
  fileprivate nonisolated var fraction: Double {
    switch guide {
    case .top, .firstTextBaseline, .lastTextBaseline: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

extension HorizontalAlignment {
  /// The fraction of the free space that is before views with aligned guides.
  fileprivate nonisolated var fraction: Double {
    switch guide {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
