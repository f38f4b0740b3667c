import NavigatorHost

/// Writes the columns and rows of grids.
extension HTMLBuffer {
  /// Appends the spacing and the tracks of a lazy stack or of a grid.
  mutating func gridDeclarations(of element: Element) {
    let content = element.content
    let isHorizontal = content.axes == .horizontal
    let spacings = content.strings(.trackSpacings)
    // If tracks differ, the spaces between them are also tracks.
    let along = content.number(.spacing)
    let across = spacings.isEmpty ? content.number(.trackSpacing) : 0
    if element.hasOverlappingViews {
      overlap(element, isHorizontal: isHorizontal)
    } else if along != nil || across != nil {
      raw("gap:")
      pixels((isHorizontal ? across : along) ?? 8)
      raw(0x20)
      pixels((isHorizontal ? along : across) ?? 8)
      raw(0x3B)
    }
    if element.role == .lazyStack {
      lazyPlace(content.alignment, isGrid: content[.tracks] != nil, isHorizontal: isHorizontal)
      if let alignment = content.alignment(.trackAlignment) { cellPlace(alignment) }
    }
    if element.role == .grid { cellsPlace(content) }
    tracks(content.strings(.tracks), spacings)
    differences(content, isHorizontal: isHorizontal)
  }

  /// Appends the alignments and the positions of the tracks of a lazy grid whose tracks differ. The style sheet assigns them to
  /// the cells. A grid sets all of them, so that it inherits none from an outer grid.
  private mutating func differences(_ content: Content, isHorizontal: Bool) {
    guard content.hasDifferentTracks else { return }
    let alignments = content.strings(.trackAlignments).map(Content.Alignment.init)
    let isSpaced = content[.trackSpacings] != nil
    for index in content.strings(.tracks).indices {
      let alignment = alignments.indices.contains(index) ? alignments[index] : content.alignment(.trackAlignment)
      let (horizontal, vertical) = Self.place(alignment ?? .center)
      variable("--p", index)
      raw(vertical)
      raw(0x20)
      raw(horizontal)
      raw(0x3B)
      variable(isHorizontal ? "--c" : "--r", index)
      raw("auto;")
      variable(isHorizontal ? "--r" : "--c", index)
      if isSpaced { integer(2 * index + 1) } else { raw("auto") }
      raw(0x3B)
    }
  }

  private mutating func variable(_ name: StaticString, _ index: Int) {
    raw(name)
    integer(index + 1)
    raw(0x3A)
  }

  /// Appends the alignment of the views in a lazy stack, or of a lazy grid that is smaller than its space.
  private mutating func lazyPlace(_ alignment: Content.Alignment?, isGrid: Bool, isHorizontal: Bool) {
    guard alignment != nil || isGrid else { return }
    raw(!isGrid ? "align-items:" : isHorizontal ? "align-content:" : "justify-content:")
    raw(Self.cellKeyword(alignment ?? .center))
    raw(0x3B)
    // A browser places views with aligned baselines at the start of a higher line.
    if isHorizontal, !isGrid, alignment == .firstTextBaseline || alignment == .lastTextBaseline { raw("flex:none;") }
  }

  /// Appends the alignments of the cells of a grid, or of a row of a grid.
  mutating func cellsPlace(_ content: Content) {
    if let alignment = content.alignment {
      raw("justify-items:")
      raw(Self.cellKeyword(alignment))
      raw(0x3B)
    }
    if let alignment = content.alignment(.trackAlignment) {
      raw("align-items:")
      raw(Self.cellKeyword(alignment))
      raw(0x3B)
    }
  }

  private static func cellKeyword(_ alignment: Content.Alignment) -> StaticString {
    switch alignment {
    case .leading, .top: "start"
    case .trailing, .bottom: "end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    default: "center"
    }
  }

  /// Appends the alignment of the views in the cells of a lazy grid.
  private mutating func cellPlace(_ alignment: Content.Alignment) {
    let (horizontal, vertical) = Self.place(alignment)
    raw("place-items:")
    raw(vertical)
    raw(0x20)
    raw(horizontal)
    raw(0x3B)
  }

  private mutating func tracks(_ tracks: [String], _ spacings: [String]) {
    guard !tracks.isEmpty else { return }
    raw("--tracks:")
    var repeats = false
    for (index, track) in tracks.enumerated() {
      if index > 0 {
        raw(0x20)
        if spacings.indices.contains(index - 1), let spacing = Double(spacings[index - 1]) {
          pixels(spacing)
          raw(0x20)
        }
      }
      self.track(track.split(separator: ":"), &repeats)
    }
    raw(0x3B)
    for (index, track) in tracks.enumerated() { columnAlignment(index, track.split(separator: ":")) }
  }

  /// Appends the size of a track. CSS permits only one repeated track, so other repeated tracks are flexible.
  private mutating func track(_ parts: [Substring], _ repeats: inout Bool) {
    let minimum = parts.count > 1 ? Double(parts[1]) ?? 0 : 0
    let maximum = parts.count > 2 ? Double(parts[2]) : nil
    switch parts.first {
    case "fixed": pixels(minimum)
    case "adaptive" where !repeats:
      repeats = true
      raw("repeat(auto-fill,minmax(min(")
      pixels(minimum)
      raw(",100%),1fr))")
    case "flexible", "adaptive":
      raw("minmax(")
      pixels(minimum)
      raw(",")
      if let maximum, parts.first == "flexible" { pixels(maximum) } else { raw("1fr") }
      raw(")")
    case "fill": raw("minmax(0,1fr)")
    default: raw("auto")
    }
  }

  private mutating func columnAlignment(_ index: Int, _ parts: [Substring]) {
    guard parts.count > 1, parts[0] == "fit" || parts[0] == "fill", index < 8 else { return }
    raw("--j")
    integer(index + 1)
    raw(":")
    raw(Self.place(Content.Alignment(rawValue: String(parts[1])) ?? .center).horizontal)
    raw(0x3B)
  }

  /// Appends the position of a cell in a grid.
  mutating func cellDeclarations(of element: Element) {
    let content = element.content
    guard content.hasCellTraits else { return }
    if let span = content.number(.columnSpan), (1...100).contains(span) {
      raw("grid-column:span ")
      integer(Int(span))
      raw(0x3B)
    }
    let anchor = (content.string(.cellAnchor) ?? "").split(separator: " ").compactMap { Double($0) }
    cellAnchor(anchor)
    let axes = content.unsizedAxes
    let fraction = { (axis: Int) in anchor.count == 2 && anchor.allSatisfy(\.isFinite) ? Self.placement(anchor[axis]) : nil }
    if axes?.isHorizontal == true {
      if element.expandsItself(.horizontal) { raw("width:0;min-width:100%;") } else { unsized("--ux:", "--gx", fraction(0)) }
    }
    if axes?.isVertical == true {
      if element.expandsItself(.vertical) { raw("height:0;min-height:100%;") } else { unsized("--uy:", "--gy", fraction(1)) }
    }
  }

  /// Appends the fraction of the free space that precedes a view without an effect on the size of its column or row. With it, the
  /// style sheet computes margins that cancel the size of the view.
  private mutating func unsized(_ property: StaticString, _ inherited: StaticString, _ fraction: Double?) {
    raw(property)
    if let fraction {
      number(fraction)
    } else {
      raw("var(")
      raw(inherited)
      raw(",.5)")
    }
    raw(0x3B)
  }

  /// Returns the fraction of the free space that precedes a view whose style is the keyword for a coordinate of an anchor.
  private static func placement(_ value: Double) -> Double { keyword(value) == nil ? 0 : value }

  /// Appends the position of a view in its cell. The point of the view at the anchor is at the same point of the cell.
  private mutating func cellAnchor(_ point: [Double]) {
    guard point.count == 2, point.allSatisfy(\.isFinite) else { return }
    raw("place-self:")
    raw(Self.keyword(point[1]) ?? "start")
    raw(0x20)
    raw(Self.keyword(point[0]) ?? "start")
    raw(0x3B)
    guard point.contains(where: { Self.keyword($0) == nil }) else { return }
    // CSS has keywords for edges and centers only. Another point is reached from the leading edge: the inset is a part of the
    // cell, and the translation is a part of the view.
    let (x, y) = (Self.percentage(point[0]), Self.percentage(point[1]))
    raw("position:relative;top:")
    number(y)
    raw("%;inset-inline-start:")
    number(x)
    raw("%;translate:calc(")
    number(-x)
    raw("%*var(--to-end)) ")
    number(-y)
    raw("%;")
  }

  /// Returns the keyword for a coordinate of an anchor at an edge or a center.
  private static func keyword(_ value: Double) -> StaticString? {
    switch value {
    case 0: "start"
    case 0.5: "center"
    case 1: "end"
    default: nil
    }
  }

  /// Returns the distance of a coordinate from the edge at which the style places the view, as a percentage.
  private static func percentage(_ value: Double) -> Double { keyword(value) == nil ? min(max(value, -100), 100) * 100 : 0 }
}

extension Content {
  /// A Boolean value that indicates whether the tracks of a lazy grid differ in spacing or alignment.
  var hasDifferentTracks: Bool { self[.trackAlignments] != nil || self[.trackSpacings] != nil }

  /// A Boolean value that indicates whether the content contains values of a grid cell.
  var hasCellTraits: Bool {
    guard textAlone == nil else { return false }
    return entries.contains { entry in
      switch entry.key {
      case .columnSpan, .cellAnchor, .unsizedAxes: true
      default: false
      }
    }
  }
}
