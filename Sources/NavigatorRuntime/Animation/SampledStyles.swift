import NavigatorHost

/// The styles that the elements below a node have for a series of values. A host plays them as keyframes.
@MainActor
struct SampledStyles {
  /// The maximum number of values and of elements.
  static let maximumCount = 30
  static let maximumElements = 100

  private(set) var styles: [ElementID: [Style]] = [:]
  private var count = 0

  /// Records the styles of the elements below a node for the next value.
  mutating func record(below node: Node) {
    var visited = 0
    func visit(_ node: Node) {
      guard visited < Self.maximumElements else { return }
      var record = node.element
      while let current = record {
        visited += 1
        if styles[current.id]?.count ?? 0 == count { styles[current.id, default: []].append(current.style) }
        record = current.box
      }
      node.forEachChild(visit)
    }
    visit(node)
    count += 1
  }

  /// The elements that exist for each value and whose style changes.
  var frames: [Motion.Frames] {
    styles.filter { $0.value.count == count && Set($0.value).count > 1 }
      .map { Motion.Frames($0.key, $0.value) }
      .sorted { $0.element < $1.element }
  }
}
