import Foundation
import NavigatorHost
import NavigatorLayout

/// The geometry that the session computes. Without a measuring host, the session computes the geometry of all observed elements.
/// Otherwise, it computes the geometry of elements that the host has not measured yet, so that their content is correct from the
/// start.
extension GeometryRegistry {
  /// The maximum number of consecutive layouts. The content of a geometry reader may contain further readers.
  private static let maximumLayouts = 20
  /// The maximum number of consecutive layouts whose closures, such as those of alignment guides, write state. An `onChange` has
  /// the same limit.
  private static let maximumWritingLayouts = UpdateLimits.maximumConsecutiveChanges
  /// The maximum number of elements for which the session computes a layout.
  private static let maximumElements = 20_000

  var hasWork: Bool { needsLayout && writingLayouts < Self.maximumWritingLayouts }

  /// The actions of new views, such as `onAppear`, may read the sizes of these views.
  var worksBeforeActions: Bool { hasNewObservers && hasWork }

  /// Computes the geometry of elements that the host has not measured.
  func work(in graph: Graph) {
    if let window = graph.window { predict(for: window) }
  }

  func graphCameToRest() {
    layouts = 0
    guard writingLayouts > 0 else { return }
    // The next change of an element causes another layout.
    if !hasWork { needsLayout = false }
    writingLayouts = 0
  }

  /// Lays out the current elements, and sets the geometry of the observed elements.
  func predict(for window: WindowNode) {
    needsLayout = false
    guard let root = window.element, root.isAttached || hasNewObservers, needsPrediction else { return }
    let hadNewObservers = hasNewObservers
    hasNewObservers = false
    let graph = window.graph
    // The host has no elements while the session starts, so the current ones are attached for this layout only.
    let isStarting = !root.isAttached
    if isStarting { _ = root.attach() }
    defer {
      if isStarting {
        root.detach()
        tree = nil
      }
    }
    // If there are too many elements for a layout, the host places them without margins.
    guard let tree = layoutTree(of: root) else {
      if arrangesElements { reportTooManyElements(in: graph) }
      return removeMargins()
    }
    let changes = changes(by: tree, in: graph)
    layouts = changes.isEmpty ? 0 : layouts + 1
    // Further changes are ignored, so that the graph can settle.
    guard layouts <= Self.maximumLayouts else {
      layouts = 0
      return graph.reportOnce(changes.endlessMeasurement.description)
    }
    for (node, frame) in changes.moved {
      if let frame { node.adoptLayout(frame) }
    }
    adopt(changes.shifted)
    for change in changes.measured { change.observer.predict(change.frame, change.bars) }
    // The content of a new reader may contain readers, whose sizes depend on its size.
    if hadNewObservers, !changes.measured.isEmpty { (hasNewObservers, needsLayout) = (true, true) }
  }

  /// Computes a layout, and returns the differences from the current geometry.
  private func changes(by tree: LayoutTree, in graph: Graph) -> LayoutChanges {
    let size = windowSize(in: graph)
    var unmeasured: [(observer: GeometryObserver, id: ElementID)] = []
    forEachObserver { observer in
      if !observer.isMeasured, let id = observer.record?.id { unmeasured.append((observer, id)) }
    }
    let guides = guides
    var margins: [ElementID: StyleProperty] = [:]
    var bars: [ElementID: InputEvent.BarHeights] = [:]
    let frames = tree.frames(
      of: Set(unmeasured.map(\.id)).union(arranged.keys).union(guides.keys).union(guided.keys),
      in: LayoutSize(width: size.width, height: size.height), customLayouts: arranged.mapValues { $0.customLayout },
      guides: guides, offsets: scrollOffsets, picture: picture,
      textScale: EnvironmentValues(scope: graph.rootScope).textScale,
      reportBars: { bars[$0] = InputEvent.BarHeights(top: $1.top, bottom: $1.bottom) }, reportMargins: { margins[$0] = $1 })
    countWrites(in: graph)
    var changes = LayoutChanges(shifted: guideChanges(margins, frames))
    changes.moved = arranged.filter { $1.isMoved(frames[$0]) }.map { ($1, frames[$0]) }
    for (observer, id) in unmeasured {
      guard let frame = frames[id] else { continue }
      let new = CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
      if observer.isNew(new) || bars[id].map(observer.isNew) ?? false {
        changes.measured.append(LayoutChanges.Measurement(id: id, observer: observer, frame: new, bars: bars[id]))
      }
    }
    // The order of the resulting actions does not depend on that of a dictionary.
    changes.measured.sort { $0.id < $1.id }
    return changes
  }

  /// Counts a layout if one of its closures has written state that views read, so that another layout may be necessary.
  private func countWrites(in graph: Graph) {
    writingLayouts = graph.queue.hasChanges ? writingLayouts + 1 : 0
    if writingLayouts == Self.maximumWritingLayouts { graph.reportEndlessLayout() }
  }

  private func reportTooManyElements(in graph: Graph) {
    let name = arranged.values.first?.viewName ?? guiding.values.lazy.compactMap { $0.record?.referent?.viewName }.first
    graph.reportOnce(
      """
      The screens show more than \(Self.maximumElements) elements, so the custom layouts and alignment guides of \
      \(name ?? "the app") have no effect. Show long collections in lists, lazy stacks or lazy grids.
      """)
  }

  /// Returns the layout tree of the current elements, or nil if there are too many.
  private func layoutTree(of root: ElementRecord) -> LayoutTree? {
    if let tree, tree.count <= Self.maximumElements { return tree }
    tree = nil
    var remaining = Self.maximumElements
    guard root.fits(in: &remaining) else { return nil }
    tree = try? LayoutTree(of: root.snapshot(), metrics: metrics)
    return tree
  }

  /// Records changes of the elements.
  func elementsChanged(_ patches: [Patch]) {
    layoutChanged()
    guard needsPrediction, (try? tree?.apply(patches)) != nil else { return tree = nil }
  }

  /// Records that the sizes of texts have changed although their elements have not.
  func textSizesChanged() {
    for node in arranged.values { node.subviewSizesChanged() }
    layoutChanged()
  }

  /// Records that elements, the size of the window or the text scale have changed. A measuring host reports the consequences
  /// itself.
  func layoutChanged() {
    if arrangesElements || reportedSize == nil && !observers.isEmpty { needsLayout = true }
  }
}

/// The differences between a computed layout and the current geometry.
@MainActor
private struct LayoutChanges {
  struct Measurement {
    let id: ElementID
    let observer: GeometryObserver
    let frame: CGRect
    let bars: InputEvent.BarHeights?
  }

  /// The elements whose margins change because of alignment guides.
  let shifted: [GeometryRegistry.GuideChange]
  /// The nodes with custom layouts whose elements have moved, with their frames.
  var moved: [(node: any ArrangedNode, frame: LayoutRect?)] = []
  /// The observers of elements with another frame, in the order of the elements.
  var measured: [Measurement] = []

  var isEmpty: Bool { measured.isEmpty && moved.isEmpty && shifted.isEmpty }

  /// The report for changes that do not end.
  var endlessMeasurement: EndlessMeasurement {
    let first = measured.first
    let owner = first?.observer.owner ?? moved.first.map { $0.node as Node } ?? shifted.first?.record.referent
    let changesSize = first.map { $0.observer.isNew($0.frame.size) } ?? true
    return EndlessMeasurement(value: changesSize ? .size : .position, view: owner?.viewName ?? "a view")
  }
}

extension ElementRecord {
  /// Counts the element and its descendants. Returns false if there are too many.
  func fits(in remaining: inout Int) -> Bool {
    remaining -= 1
    guard remaining >= 0 else { return false }
    for child in children where !child.fits(in: &remaining) { return false }
    return true
  }
}
