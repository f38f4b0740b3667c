import Foundation
import NavigatorHost
import NavigatorLayout

/// The geometry that the session computes itself: that of all observed elements if its host does not measure, and else that of
/// elements that the host has not measured yet, so that they are shown right from the start.
extension GeometryRegistry {
  /// The maximum number of consecutive layouts. A reader's content may contain further readers.
  private static let maximumLayouts = 20
  /// The maximum number of elements that are laid out.
  private static let maximumElements = 20_000

  var hasWork: Bool { needsLayout }

  /// Computes the geometry of elements that no host has measured.
  func work(in graph: Graph) {
    if let window = graph.window { predict(for: window) }
  }

  func graphCameToRest() {
    layouts = 0
  }

  /// Lays out the current elements and writes the geometry of the observed ones.
  func predict(for window: WindowNode) {
    needsLayout = false
    guard let root = window.element, root.isAttached, needsPrediction else { return }
    // The host places the elements itself, if they are too many for a layout.
    guard let tree = layoutTree(of: root) else { return removeMargins() }
    let graph = window.graph
    let size = windowSize(in: graph)
    var unmeasured: [(observer: GeometryObserver, id: ElementID)] = []
    forEachObserver { observer in
      if !observer.isMeasured, let id = observer.record?.id { unmeasured.append((observer, id)) }
    }
    let guides = guides
    var margins: [ElementID: StyleProperty] = [:]
    let frames = tree.frames(
      of: Set(unmeasured.map(\.id)).union(arranged.keys).union(guides.keys).union(guided.keys),
      in: LayoutSize(width: size.width, height: size.height), customLayouts: arranged.mapValues { $0.customLayout },
      guides: guides, offsets: scrollOffsets, picture: picture,
      textScale: EnvironmentValues(scope: graph.rootScope).textScale, reportMargins: { margins[$0] = $1 })
    let shifted = guideChanges(margins, frames)
    let moved = arranged.filter { $1.isMoved(frames[$0]) }
    var changes: [(observer: GeometryObserver, frame: CGRect)] = []
    for (observer, id) in unmeasured {
      guard let frame = frames[id] else { continue }
      let new = CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
      if observer.isNew(new) { changes.append((observer, new)) }
    }
    layouts = changes.isEmpty && moved.isEmpty && shifted.isEmpty ? 0 : layouts + 1
    // Without these changes, the graph comes to rest.
    guard layouts <= Self.maximumLayouts else {
      layouts = 0
      let owner =
        changes.first?.observer.owner ?? moved.values.first.map { $0 as Node } ?? shifted.first?.record.referent
      return graph.reportEndlessSize(of: owner?.viewName ?? "a view")
    }
    for (id, node) in moved {
      if let frame = frames[id] { node.adoptLayout(frame) }
    }
    adopt(shifted)
    for (observer, frame) in changes { observer.predict(frame) }
  }

  /// Returns the tree of the current elements; nil if they are too many.
  private func layoutTree(of root: ElementRecord) -> LayoutTree? {
    if let tree, tree.count <= Self.maximumElements { return tree }
    tree = nil
    var remaining = Self.maximumElements
    guard root.fits(in: &remaining) else { return nil }
    tree = try? LayoutTree(of: root.snapshot(), metrics: metrics)
    return tree
  }

  /// Notes changes of the elements.
  func elementsChanged(_ patches: [Patch]) {
    layoutChanged()
    guard needsPrediction, (try? tree?.apply(patches)) != nil else { return tree = nil }
  }

  /// Records that the sizes of texts have changed, although their elements have not.
  func textSizesChanged() {
    for node in arranged.values { node.subviewSizesChanged() }
    layoutChanged()
  }

  /// Notes that elements, the size of the window or the factor of texts have changed. A host that measures reports the
  /// consequences itself.
  func layoutChanged() {
    if arrangesElements || reportedSize == nil && !observers.isEmpty { needsLayout = true }
  }
}

extension ElementRecord {
  /// Counts the element and those in it. Returns false if they are too many.
  func fits(in remaining: inout Int) -> Bool {
    remaining -= 1
    guard remaining >= 0 else { return false }
    for child in children where !child.fits(in: &remaining) { return false }
    return true
  }
}
