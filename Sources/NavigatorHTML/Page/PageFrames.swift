import NavigatorHost

/// The parts of an element whose values change over time.
enum PageFrames {
  /// The number of the element's style.
  static let style = -1
  /// The number of the element's text.
  static let text = -2

  /// Returns the declarations of each outline in a series of drawings, by the position of its `path` in the HTML. Declarations
  /// that are equal in all drawings are omitted. The outlines of drawings with materials are masks, which have no frames.
  static func outlines(of drawings: [Drawing]) -> [(index: Int, values: [String])] {
    guard let first = drawings.first, drawings.allSatisfy({ $0.items.count == first.items.count }) else { return [] }
    if drawings.contains(where: \.hasMaterial) { return [] }
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
