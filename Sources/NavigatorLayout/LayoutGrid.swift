import NavigatorHost

/// The columns of a vertical lazy grid, or the rows of a horizontal one.
struct LayoutTracks {
  private enum Track {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)

    /// Parses a name such as `adaptive:80` or `flexible:10:120`.
    init?(_ name: String) {
      let parts = name.split(separator: ":")
      let numbers = parts.dropFirst().compactMap { Double($0)?.validLength }
      guard let kind = parts.first, let first = numbers.first else { return nil }
      let maximum = max(numbers.count > 1 ? numbers[1] : LayoutProposal.infinity, first)
      switch kind {
      case "fixed": self = .fixed(first)
      case "flexible": self = .flexible(minimum: first, maximum: maximum)
      case "adaptive": self = .adaptive(minimum: max(first, 1), maximum: maximum)
      default: return nil
      }
    }
  }

  /// The maximum number of columns.
  private static let maximumCount = 1_000

  /// A column of a grid.
  struct Column {
    let length: Double
    /// The spacing before the next column.
    let spacing: Double
    /// The alignment of a view in its cell.
    let alignment: LayoutAlignment
  }

  private let tracks: [(track: Track, spacing: Double, alignment: LayoutAlignment)]

  /// Creates the tracks of a lazy grid. A track without a spacing or an alignment uses that of the grid.
  init(_ content: Content) {
    let spacing = (content.number(.trackSpacing) ?? 8).validDistance
    let alignment = content.alignment(.trackAlignment)
    let spacings = content.strings(.trackSpacings)
    let alignments = content.strings(.trackAlignments).map(Content.Alignment.init)
    tracks = content.strings(.tracks).enumerated().compactMap { index, name in
      guard let track = Track(name) else { return nil }
      let own = spacings.indices.contains(index) ? Double(spacings[index])?.validDistance : nil
      return (track, own ?? spacing, LayoutAlignment(alignments.indices.contains(index) ? alignments[index] : alignment))
    }
  }

  /// Returns the columns in a space. Flexible columns share the space that fixed columns do not use.
  func columns(in space: Double) -> [Column] {
    var columns: [Column] = []
    var remaining = space - tracks.dropLast().reduce(0) { $0 + $1.spacing }
    var sharing = 0
    for (track, _, _) in tracks {
      if case .fixed(let length) = track { remaining -= length } else { sharing += 1 }
    }
    for (track, spacing, alignment) in tracks {
      let share = max(remaining, 0) / Double(max(sharing, 1))
      switch track {
      case .fixed(let length): columns.append(Column(length: length, spacing: spacing, alignment: alignment))
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum), maximum)
        columns.append(Column(length: length, spacing: spacing, alignment: alignment))
        remaining -= length
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let fitting = ((share + spacing) / (minimum + spacing)).rounded(.down)
        // Negative spacing may leave no space for a column. The quotient is then not a number.
        let count = fitting.isNaN ? 1 : Int(min(max(fitting, 1), Double(Self.maximumCount)))
        let length = min(max((share - spacing * Double(count - 1)) / Double(count), minimum), maximum)
        columns += Array(repeating: Column(length: length, spacing: spacing, alignment: alignment), count: count)
        remaining -= share
        sharing -= 1
      }
      if columns.count >= Self.maximumCount { break }
    }
    return columns.isEmpty ? [Column(length: max(space, 0), spacing: 0, alignment: LayoutAlignment(nil))] : columns
  }
}

/// The layout of a lazy stack or a lazy grid.
struct LayoutLines {
  let axis: LayoutAxis
  let spacing: Double
  /// The alignment perpendicular to the axis.
  let alignment: LayoutAlignment
  /// The tracks of a grid, or nil for a stack.
  let tracks: LayoutTracks?
}

/// The layout of a grid.
struct LayoutGrid {
  let spacing: Double
  let trackSpacing: Double
  let alignment: LayoutAlignment
  /// The columns: a Boolean value that indicates whether a column fills the remaining space, and the alignment of its cells.
  let columns: [(fills: Bool, alignment: LayoutAlignment?)]
}

/// The position of a view in a grid.
struct LayoutCell {
  var span = 1
  var anchor: (x: Double, y: Double)?
  /// Boolean values that indicate whether the view has an effect on the width of its column and on the height of its row.
  var sizesColumn = true
  var sizesRow = true
}

/// The sizes and positions of the views in a grid.
struct ArrangedGrid {
  var size = LayoutSize.zero
  /// The frames of the rows, in order.
  var rows: [LayoutRect] = []
  /// The frames of the cells of each row, relative to the row.
  var cells: [[LayoutRect]] = []
  /// The margins with which hosts place the cells of each row whose positions depend on guides; empty without guides.
  var margins: [[CellMargins]] = []
}

extension LayoutNode {
  // MARK: Lazy stacks and grids

  /// Returns the placements of the views of a lazy stack or grid, and the total size.
  ///
  /// - Parameters:
  ///   - rules: The layout of the stack or grid.
  ///   - proposal: The proposal to the stack or grid.
  ///   - isGuided: A Boolean value that indicates whether guides have an effect.
  func lines(
    _ rules: LayoutLines, _ proposal: LayoutProposal, isGuided: Bool = true
  ) -> (placements: [LayoutPlacement], size: LayoutSize) {
    let axis = rules.axis
    let offered = axis.crossLength(proposal)
    let columns = rules.tracks?.columns(in: offered ?? 0)
    let total = columns.map { $0.reduce(0) { $0 + $1.length + $1.spacing } - ($0.last?.spacing ?? 0) }
    var placements: [LayoutPlacement] = []
    var position = 0.0
    var widest = 0.0
    var index = 0
    while index < children.count {
      let isWhole = columns == nil || children[index].spansLine
      let line = isWhole ? children[index..<index + 1] : children[index...].prefix { !$0.spansLine }.prefix(columns?.count ?? 1)
      index += line.count
      let sizes = line.enumerated().map { offset, child in
        if let count = child.gapCount {
          return axis.size(Self.gapLength(of: count, perLine: columns?.count ?? 1), cross: offered ?? 0)
        }
        return child.size(axis.proposal(nil, cross: isWhole ? offered : columns?[offset].length))
      }
      let length = sizes.reduce(0) { max($0, axis.length($1)) }
      let free = max((offered ?? total ?? 0) - (total ?? 0), 0)
      var across = isWhole ? 0 : free * rules.crossFraction(rules.alignment)
      for (offset, child) in line.enumerated() {
        let size = sizes[offset]
        let column = isWhole ? nil : columns?[offset]
        let cell = column?.length ?? offered ?? axis.crossLength(size)
        let alignment = column?.alignment ?? rules.alignment
        let cross = across + (cell - axis.crossLength(size)) * rules.crossFraction(alignment)
        let along = position + (length - axis.length(size)) * rules.mainFraction(alignment)
        var place = LayoutPlacement(
          node: child, x: axis == .vertical ? cross : along, y: axis == .vertical ? along : cross, size: size,
          proposal: axis.proposal(nil, cross: isWhole ? offered : column?.length))
        if isGuided, hasGuides, !child.spansLine {
          shift(&place, in: axis.size(length, cross: cell), alignment, isStack: columns == nil, axis)
        }
        placements.append(place)
        across += cell + (column?.spacing ?? 0)
        widest = max(widest, isWhole ? axis.crossLength(size) : total ?? 0)
      }
      position += length + rules.spacing
    }
    if columns == nil, axis == .horizontal, rules.alignment.usesBaseline {
      let isFirst = rules.alignment.vertical == .firstBaseline
      widest = max(widest, alignBaselines(of: &placements, isFirst: isFirst, in: offered))
    }
    let length = children.isEmpty ? 0 : position - rules.spacing
    return (placements, axis.size(max(length, 0), cross: offered ?? widest))
  }

  /// Returns the assumed length of views that have not been created, in points.
  static func gapLength(of count: Double, perLine: Int = 1) -> Double {
    ((count / Double(max(perLine, 1))).rounded(.up) * 44).validLength
  }

  // MARK: Grids

  /// Computes the sizes and positions of the views of a grid.
  func arranged(_ grid: LayoutGrid, _ proposal: LayoutProposal) -> ArrangedGrid {
    let widths = columnWidths(grid, proposal.width)
    let total = widths.reduce(0, +) + grid.trackSpacing * Double(max(widths.count - 1, 0))
    var heights = children.map { row in
      row.isGridRow
        ? row.heightOfCells(row.cells(of: widths, grid.trackSpacing), grid)
        : row.cell.sizesRow ? row.size(LayoutProposal(width: total, height: nil)).height : 0
    }
    stretch(&heights, widths, grid, proposal.height)
    shrink(&heights, widths, grid, proposal.height)
    var arranged = ArrangedGrid()
    var y = 0.0
    let cells = zip(children, heights).map { $0.isGridRow ? $0.cells(of: widths, grid.trackSpacing, height: $1) : [] }
    let lines = hasGuides ? columnLines(cells, grid) : [:]
    for (index, row) in children.enumerated() {
      let frame = LayoutRect(x: 0, y: y, size: LayoutSize(width: total, height: heights[index]))
      arranged.rows.append(row.isGridRow ? frame : row.guidedFrame(in: frame, grid.alignment) ?? frame)
      let places = row.placesOfCells(cells[index], heights[index], grid, lines)
      arranged.cells.append(places.frames)
      if hasGuides { arranged.margins.append(places.margins) }
      y += heights[index] + grid.spacing
    }
    arranged.size = LayoutSize(width: total, height: max(y - grid.spacing, 0))
    return arranged
  }

  private var isGridRow: Bool {
    if case .gridRow = kind { true } else { false }
  }

  /// Returns the cells of a row with their columns. The height is the one that is proposed to them.
  private func cells(of widths: [Double], _ spacing: Double, height: Double? = nil) -> [GridCell] {
    var cells: [GridCell] = []
    var column = 0
    var x = 0.0
    for child in children where column < widths.count {
      let span = min(child.cell.span, widths.count - column)
      let width = widths[column..<column + span].reduce(0, +) + spacing * Double(span - 1)
      let proposal = LayoutProposal(width: width, height: height)
      cells.append(GridCell(node: child, column: column, span: span, x: x, width: width, proposal: proposal))
      column += span
      x += width + spacing
    }
    return cells
  }

  private func columnWidths(_ grid: LayoutGrid, _ offered: Double?) -> [Double] {
    let fills = grid.columns.map(\.fills)
    var aligned: [[GridCell]] = []
    var widths = widthsOfColumns(fills.map { $0 ? 0 : nil }) { aligned.append([$0]) }
    for (column, line) in columnLines(aligned, grid) { widths[column] = max(widths[column], line.total) }
    guard let offered else { return widths }
    let filling = fills.count { $0 }
    let space = offered - grid.trackSpacing * Double(max(widths.count - 1, 0))
    let remaining = space - zip(widths, fills).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    if filling > 0 {
      for index in widths.indices where fills[index] { widths[index] = max(widths[index], remaining / Double(filling)) }
    } else if remaining < 0 {
      widths.shrink(to: max(space, 0), minimums: widthsOfColumns(widths.map { _ in 0 }))
    }
    return widths
  }

  /// Returns the widths of the widest cells in the columns.
  ///
  /// - Parameters:
  ///   - proposals: The width that is proposed to the cells of each column, or nil for their ideal width.
  ///   - addAligned: A function that is called with each cell if guides have an effect, or nil.
  private func widthsOfColumns(_ proposals: [Double?], _ addAligned: ((GridCell) -> Void)? = nil) -> [Double] {
    var widths = Array(repeating: 0.0, count: proposals.count)
    for row in children where row.isGridRow {
      var column = 0
      for cell in row.children where column < widths.count {
        if cell.cell.span == 1, cell.cell.sizesColumn {
          let proposal = LayoutProposal(width: proposals[column], height: nil)
          widths[column] = max(widths[column], cell.size(proposal).width)
          if hasGuides { addAligned?(GridCell(node: cell, column: column, span: 1, x: 0, width: 0, proposal: proposal)) }
        }
        column += min(cell.cell.span, widths.count - column)
      }
    }
    return widths
  }

  /// Distributes the remaining height among the rows that contain views of flexible height.
  private func stretch(_ heights: inout [Double], _ widths: [Double], _ grid: LayoutGrid, _ offered: Double?) {
    guard let offered else { return }
    let flexible = Set(children.indices).filter { index in
      let row = children[index]
      return row.isGridRow
        && row.cells(of: widths, grid.trackSpacing, height: LayoutProposal.infinity).contains {
          $0.node.cell.sizesRow && $0.size.height >= LayoutProposal.infinity / 2
        }
    }
    let fixed = heights.indices.reduce(0) { $0 + (flexible.contains($1) ? 0 : heights[$1]) }
    let free = offered - fixed - grid.spacing * Double(max(heights.count - 1, 0))
    for index in flexible { heights[index] = max(heights[index], free / Double(flexible.count)) }
  }

  /// Shrinks rows that are too high for the proposed height and whose views can be lower, such as images that fit their space.
  private func shrink(_ heights: inout [Double], _ widths: [Double], _ grid: LayoutGrid, _ offered: Double?) {
    guard let offered else { return }
    let space = offered - grid.spacing * Double(max(heights.count - 1, 0))
    guard heights.reduce(0, +) > space else { return }
    let minimums = zip(children, heights).map { row, height in
      row.isGridRow ? row.heightOfCells(row.cells(of: widths, grid.trackSpacing, height: 0), grid) : height
    }
    heights.shrink(to: space, minimums: minimums)
  }

  func gridPlacements(_ grid: LayoutGrid, _ proposal: LayoutProposal) -> [LayoutPlacement] {
    let arranged = arranged(grid, proposal)
    return zip(children, zip(arranged.rows, arranged.cells)).map { row, frames in
      let (frame, cells) = frames
      row.cellFrames = cells
      let proposal = LayoutProposal(width: frame.size.width, height: frame.size.height)
      guard !row.isGridRow else {
        return LayoutPlacement(node: row, x: frame.x, y: frame.y, size: frame.size, proposal: proposal)
      }
      // A view outside of rows has its own size in the width of the grid.
      let size = row.size(proposal)
      let horizontal = row.cell.anchor?.x ?? grid.alignment.horizontal
      let vertical = row.cell.anchor?.y ?? grid.alignment.verticalFraction
      return LayoutPlacement(
        node: row, x: frame.x + (frame.size.width - size.width) * horizontal,
        y: frame.y + (frame.size.height - size.height) * vertical, size: size, proposal: proposal)
    }
  }
}

extension [Double] {
  /// Shrinks lengths that exceed their minimums, those with the greatest difference most, until their sum is at most `space`.
  package mutating func shrink(to space: Double, minimums: [Double]) {
    let lengths = self
    let differences = zip(lengths, minimums).map { $0 - $1 }
    let shrinking = indices.filter { differences[$0] > 0 }.sorted { differences[$0] < differences[$1] }
    var remaining = space - (reduce(0, +) - shrinking.reduce(0) { $0 + lengths[$1] })
    for (position, index) in shrinking.enumerated() {
      self[index] = Swift.min(lengths[index], Swift.max(remaining / Double(shrinking.count - position), minimums[index]))
      remaining -= self[index]
    }
  }
}

extension LayoutLines {
  fileprivate func crossFraction(_ alignment: LayoutAlignment) -> Double {
    axis == .vertical ? alignment.horizontal : alignment.verticalFraction
  }

  fileprivate func mainFraction(_ alignment: LayoutAlignment) -> Double {
    axis == .vertical ? alignment.verticalFraction : alignment.horizontal
  }
}
