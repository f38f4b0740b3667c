import NavigatorHost

/// The styles, drawings and texts of the elements below a node for a series of values. Hosts play them as keyframes.
@MainActor
struct ElementSamples {
  /// The maximum number of values.
  static let maximumCount = 30
  /// The maximum number of elements.
  static let maximumElements = 100
  /// The maximum total number of path elements in the drawings of an element.
  nonisolated static let maximumSteps = 20_000

  private struct Series {
    var styles: [Style] = []
    var drawings: [Drawing] = []
    var texts: [String] = []
  }

  private var series: [ElementID: Series] = [:]
  private var count = 0

  /// Records the elements below a node for the next value.
  mutating func record(below node: Node) {
    var visited = 0
    func visit(_ node: Node) {
      guard visited < Self.maximumElements else { return }
      var record = node.element
      while let current = record {
        visited += 1
        if series[current.id]?.styles.count ?? 0 == count { add(current) }
        record = current.box
      }
      node.forEachChild(visit)
    }
    visit(node)
    count += 1
  }

  private mutating func add(_ record: ElementRecord) {
    let content = record.content
    series[record.id, default: Series()].styles.append(record.style)
    if let drawing = content.drawing { series[record.id]?.drawings.append(drawing) }
    if record.role == .text, let text = content.textAlone ?? (content[.runs] == nil ? content.string(.text) : nil) {
      series[record.id]?.texts.append(text)
    }
  }

  /// The frames of the elements that exist for every value and whose styles, drawings or texts change.
  var frames: [Motion.Frames] {
    series.compactMap { id, series in
      guard series.styles.count == count else { return nil }
      var frames = Motion.Frames(id, Set(series.styles).count > 1 ? series.styles.withTransforms : [])
      if series.drawings.count == count, series.drawings.canBePlayed { frames.drawings = series.drawings }
      if series.texts.count == count, Set(series.texts).count > 1 { frames.texts = series.texts }
      return frames.isEmpty ? nil : frames
    }
    .sorted { $0.element < $1.element }
  }
}

extension [Style] {
  /// The styles with the transform that changes nothing in place of none, if any style has a transform.
  fileprivate var withTransforms: [Style] {
    func hasTransform(_ style: Style) -> Bool {
      style.properties.contains { if case .transform = $0 { true } else { false } }
    }
    guard contains(where: hasTransform), let identity = ProjectionTransform().hostMatrix else { return self }
    return map { style in
      guard !hasTransform(style) else { return style }
      var style = style
      style.set(.transform(.matrix(identity)))
      return style
    }
  }
}

extension [Drawing] {
  /// A Boolean value that indicates whether hosts can play the drawings. They must differ, have the same number of outlines, and
  /// be small enough.
  var canBePlayed: Bool {
    let steps = reduce(0) { $0 + $1.items.reduce(0) { $0 + $1.steps.count } }
    return Set(map(\.items.count)).count == 1 && Set(self).count > 1 && steps <= ElementSamples.maximumSteps
  }
}
