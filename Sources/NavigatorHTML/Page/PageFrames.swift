import NavigatorHost

/// The parts of an element whose values change over time.
enum PageFrames {
  /// The number of the element's style.
  static let style = -1
  /// The number of the element's text.
  static let text = -2
  /// The number of the first run of the text. The number of each further run is one less.
  static let firstRun = -3

  /// Returns the declarations of a run of a text in a series of styles. A property that only other styles of the series have is
  /// that of the text.
  static func run(_ styles: [Style]) -> [String] {
    let all = styles.map { HTMLBuffer.declarations(of: $0) }
    let names = Set(all.flatMap { CSSDeclarations.of($0).map(\.name) }).subtracting(["position"]).sorted()
    return all.map { declarations in
      let own = Set(CSSDeclarations.of(declarations).map(\.name))
      return declarations + names.filter { !own.contains($0) }.map { "\($0):unset;" }.joined()
    }
  }

  /// Returns the declarations of each outline in a series of drawings, by the position of its `path` in the HTML, or of the
  /// surface of a material. Declarations that are equal in all drawings are omitted.
  static func outlines(of drawings: [Drawing]) -> [(index: Int, values: [String])] {
    guard let first = drawings.first, drawings.allSatisfy({ $0.items.count == first.items.count }) else { return [] }
    if drawings.contains(where: \.hasMaterial) { return surfaces(of: drawings) }
    let isPlain = drawings.allSatisfy { $0.items.allSatisfy(\.isPlain) }
    guard isPlain || !drawings.contains(where: { $0.items.allSatisfy(\.isPlain) }) else { return [] }
    var result: [(Int, [String])] = []
    var index = 0
    for position in first.items.indices {
      let items = drawings.map { $0.items[position] }
      let values = varying(items.map { declarations(of: $0, isPlain: isPlain) })
      // An item with gradients has a path in the mask of each paint.
      let count = isPlain ? 1 : (items[0].fill == nil ? 0 : 1) + (items[0].stroke == nil ? 0 : 1)
      for _ in 0..<count {
        if let values { result.append((index, values)) }
        index += 1
      }
    }
    return result
  }

  /// Returns the declarations of the surfaces of materials in a series of drawings with the size of the element in points. An
  /// outline clips its surface in place of the mask. Lines with a material have no frames.
  private static func surfaces(of drawings: [Drawing]) -> [(index: Int, values: [String])] {
    guard let last = drawings.last, drawings.allSatisfy({ $0.scaling == .stretch }) else { return [] }
    var result: [(Int, [String])] = []
    var index = 0
    for position in last.items.indices {
      let series = drawings.map(\.items[position].parts)
      guard let parts = series.last, series.allSatisfy({ $0.count == parts.count }) else { return [] }
      for part in parts.indices {
        let items = series.map { $0[part] }
        let isArea = items.allSatisfy { $0.material != nil && $0.stroke == nil }
        // The page contains the surface for the last outline.
        let isInside = parts[part].isInside(last)
        let isPlain = items.allSatisfy(\.isPlain)
        let frames = items.map { item in
          isArea ? [clip(to: item, in: last, isInside: isInside)] : declarations(of: item, isPlain: isPlain)
        }
        if isArea || items.allSatisfy({ $0.material == nil }), let values = varying(frames) { result.append((index, values)) }
        index += 1
      }
    }
    return result
  }

  private static func clip(to item: Drawing.Item, in drawing: Drawing, isInside: Bool) -> String {
    var outline = Drawing(width: drawing.width, height: drawing.height, scaling: .none, items: [item])
    if !isInside { outline.items[0].steps = item.steps.map { $0.moved(x: drawing.width / 2, y: drawing.height / 2) } }
    return HTMLBuffer.declarations(ofFrame: [.clip(outline)])
  }

  private static func declarations(of item: Drawing.Item, isPlain: Bool) -> [String] {
    var outline = HTMLBuffer(capacity: 256)
    outline.raw("d:path(\"")
    outline.pathData(item.steps)
    outline.raw("\");")
    guard isPlain else { return [outline.string] }
    var fill = HTMLBuffer(capacity: 32)
    if let paint = item.fill {
      fill.raw("fill:")
      fill.solid(paint)
      fill.raw(";")
    }
    var line = HTMLBuffer(capacity: 64)
    if let stroke = item.stroke {
      line.raw("stroke:")
      line.solid(stroke.paint)
      line.raw(";stroke-width:")
      line.pixels(max(stroke.width, 0))
      line.raw(";stroke-dashoffset:")
      line.pixels(stroke.dashPhase)
      line.raw(";")
    }
    return [outline.string, fill.string, line.string]
  }

  /// Returns the declarations that differ between the frames, or nil if none does.
  private static func varying(_ frames: [[String]]) -> [String]? {
    guard let first = frames.first else { return nil }
    let positions = first.indices.filter { position in frames.contains { $0[position] != first[position] } }
    return positions.isEmpty ? nil : frames.map { frame in positions.map { frame[$0] }.joined() }
  }
}

extension Drawing.Step {
  /// Returns the step moved by a distance.
  fileprivate func moved(x dx: Double, y dy: Double) -> Drawing.Step {
    switch self {
    case .move(let x, let y): .move(x: x + dx, y: y + dy)
    case .line(let x, let y): .line(x: x + dx, y: y + dy)
    case .quadCurve(let x, let y, let controlX, let controlY):
      .quadCurve(x: x + dx, y: y + dy, controlX: controlX + dx, controlY: controlY + dy)
    case .curve(let x, let y, let x1, let y1, let x2, let y2):
      .curve(x: x + dx, y: y + dy, control1X: x1 + dx, control1Y: y1 + dy, control2X: x2 + dx, control2Y: y2 + dy)
    case .close: .close
    }
  }
}
