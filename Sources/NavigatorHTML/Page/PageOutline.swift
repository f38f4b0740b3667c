import NavigatorHost

extension HTMLBuffer {
  /// Appends an outline as a CSS polygon. The page replaces `$w` and `$h` by the width and the height of the element, because
  /// percentages refer only to the width in horizontal coordinates, and only to the height in vertical ones.
  mutating func polygon(of outline: RelativeOutline) {
    raw(outline.usesEvenOddRule ? "polygon(evenodd" : "polygon(nonzero")
    let starts = outline.polygons.compactMap(\.first)
    if starts.isEmpty { raw(",0 0") }
    for polygon in outline.polygons {
      polygon.forEach { point($0) }
      if starts.count > 1, let start = polygon.first { point(start) }
    }
    // A CSS polygon is a single line. It returns through the first corners, so that the connections enclose no area.
    for start in starts.dropLast().reversed() { point(start) }
    raw(")")
  }

  private mutating func point(_ point: RelativeOutline.Point) {
    raw(",")
    coordinate(point.x, percent: point.x.width, other: point.x.height, "$h")
    raw(" ")
    coordinate(point.y, percent: point.y.height, other: point.y.width, "$w")
  }

  private mutating func coordinate(
    _ coordinate: RelativeOutline.Coordinate, percent: Double, other: Double, _ otherSide: StaticString
  ) {
    let isPercentage = coordinate.constant == 0 && other == 0 && coordinate.factor == 0
    if isPercentage { return self.percent(percent) }
    raw("calc(")
    self.percent(percent)
    if coordinate.constant != 0 {
      raw(" + ")
      pixels(coordinate.constant)
    }
    multiple(other, of: otherSide)
    multiple(coordinate.factor, of: coordinate.length.css)
    raw(")")
  }

  private mutating func multiple(_ factor: Double, of length: StaticString) {
    if factor == 0 { return }
    raw(" + ")
    number(factor)
    raw("*")
    raw(length)
  }
}

extension RelativeOutline.Length {
  fileprivate var css: StaticString {
    switch self {
    case .diagonal: "hypot($w,$h)"
    case .shorterSide: "min($w,$h)"
    case .longerSide: "max($w,$h)"
    }
  }
}
