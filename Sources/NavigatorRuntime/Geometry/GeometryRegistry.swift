import Foundation
import NavigatorHost
import NavigatorLayout

/// The observed elements of a session. A session without observers has no registry.
@MainActor
final class GeometryRegistry: ElementFollower {
  /// The size of the window in points that the host has reported, or nil if the host does not measure.
  private(set) var reportedSize: CGSize?
  /// The metrics of the page's font, or nil if the host has not reported its widths.
  private(set) var pageMetrics: PageMetrics?
  /// A Boolean value that indicates whether the layout must predict the geometry of elements before the next patches are sent.
  var needsLayout = false
  /// The number of consecutive layouts in which a size changed.
  var layouts = 0
  private(set) var observers: [ElementID: [GeometryObserver]] = [:]
  /// The elements as the session lays them out; nil while it does not.
  var tree: LayoutTree?
  /// The distances by which the contents of scroll views are scrolled, if the host does not measure.
  var scrollOffsets: [ElementID: LayoutOffset] = [:]
  /// The rules of the picture that the session draws; nil if it has a window.
  var picture: PictureRules?
  /// The nodes whose elements the app arranges, by element.
  var arranged: [ElementID: any ArrangedNode] = [:]
  /// The elements with guides that modifiers set.
  var guiding: [ElementID: GuidingElement] = [:]
  /// The elements with margins because of alignment guides.
  var guided: [ElementID: GuidedElement] = [:]
  /// The number of events other than measurements since the session started, and of changes of the window's size.
  private var epoch = 0

  /// A counter of the changes of one element's size since the last event that is not a measurement.
  nonisolated struct ChangeCounter {
    /// The maximum number of consecutive changes. An animation of four seconds changes a size this often.
    static let maximum = 240
    private var epoch = 0
    private var count = 0

    /// Counts a change. Returns false if the maximum is reached.
    mutating func count(in epoch: Int) -> Bool {
      if epoch != self.epoch { count = 0 }
      self.epoch = epoch
      count += 1
      return count <= Self.maximum
    }
  }

  func add(_ observer: GeometryObserver, for id: ElementID) {
    observers[id, default: []].append(observer)
    needsLayout = true
  }

  func remove(_ observer: GeometryObserver, for id: ElementID) {
    observers[id]?.removeAll { $0 === observer }
    if observers[id]?.isEmpty == true { observers[id] = nil }
  }

  /// Returns a content with the request to measure the element, if something observes its geometry.
  func complete(_ content: Content, of id: ElementID) -> Content {
    guard let list = observers[id] else { return content }
    var content = content
    content[.measures] = list.contains(where: \.needsPosition) ? "frame" : "size"
    return content
  }

  /// Returns the observer of an element in the place of the element's own node, and creates it at the first use.
  func observer(of record: ElementRecord) -> GeometryObserver {
    if let known = observers[record.id]?.first(where: { $0.owner === record.referent }) { return known }
    let made = GeometryObserver(record.node)
    made.attach(to: record)
    made.refreshElement()
    return made
  }

  /// Removes the observers of an element that no longer exists.
  func elementEnded(_ id: ElementID) {
    observers[id] = nil
    if !guided.isEmpty { guided[id] = nil }
    if !guiding.isEmpty, guiding.removeValue(forKey: id) != nil { needsLayout = true }
  }

  /// A Boolean value that indicates whether the session computes the geometry of an element itself.
  var needsPrediction: Bool { hasUnmeasured || reportedSize == nil || arrangesElements }

  /// A Boolean value that indicates whether the session determines places of elements: with an app's layout or by guides.
  var arrangesElements: Bool { !arranged.isEmpty || !guiding.isEmpty || !guided.isEmpty }

  /// A Boolean value that indicates whether the host has not measured an observed element yet.
  var hasUnmeasured: Bool { observers.values.contains { $0.contains { !$0.isMeasured } } }

  /// Calls `body` with each observer.
  func forEachObserver(_ body: (GeometryObserver) -> Void) {
    for list in observers.values { list.forEach(body) }
  }

  /// Notes an event other than a measurement. Sizes may change because of it.
  func eventOccurred() {
    epoch += 1
  }

  /// The widths and heights of windows in points. The session lays out texts in them.
  nonisolated private static let windowLengths = 1.0...20_000

  /// Handles a report of measured frames and of the widths of a font. The report has no effect if one of its numbers is not
  /// valid. Frames of elements that nothing observes, such as elements that were removed meanwhile, are ignored, as is a window
  /// of an impossible size.
  func receive(
    _ frames: [InputEvent.MeasuredFrame], font: InputEvent.FontWidths? = nil, for window: WindowNode
  ) -> EventOutcome {
    guard frames.allSatisfy(\.isValid), font?.isValid ?? true else { return .dropped(.invalidValue) }
    if let font { adopt(font) }
    for frame in frames where frame.element == window.element?.id {
      guard Self.windowLengths.contains(frame.width), Self.windowLengths.contains(frame.height) else { continue }
      let size = CGSize(width: frame.width, height: frame.height)
      if size != reportedSize {
        epoch += 1
        needsLayout = arrangesElements
      }
      reportedSize = size
    }
    for frame in frames {
      for observer in observers[frame.element] ?? [] { update(observer, frame) }
    }
    return .handled
  }

  /// Lays out texts with the widths of a font.
  private func adopt(_ font: InputEvent.FontWidths) {
    let metrics = PageMetrics(font)
    guard metrics != pageMetrics else { return }
    pageMetrics = metrics
    tree?.metrics = metrics
    epoch += 1
    textSizesChanged()
  }

  /// The metrics with which the session lays out texts.
  var metrics: any TextMetrics { pageMetrics ?? InterMetrics() }

  /// Returns the size of the window in points: the size that the host has reported, or the size of a common device.
  func windowSize(in graph: Graph) -> CGSize {
    reportedSize ?? EnvironmentValues(scope: graph.rootScope).assumedWindowSize
  }

  private func update(_ observer: GeometryObserver, _ frame: InputEvent.MeasuredFrame) {
    let size = CGSize(width: frame.width, height: frame.height)
    if observer.isMeasured, observer.isNew(size), !observer.changes.count(in: epoch) {
      if let owner = observer.owner { owner.graph.reportEndlessSize(of: owner.viewName) }
      return
    }
    observer.update(size: size, position: frame.x.flatMap { x in frame.y.map { CGPoint(x: x, y: $0) } })
  }
}

extension Graph {
  /// The observed elements of the session.
  var geometry: GeometryRegistry {
    if let observedGeometry { return observedGeometry }
    let made = GeometryRegistry()
    follower = made
    return made
  }

  /// The observed elements of the session, or nil if it has never observed any.
  var observedGeometry: GeometryRegistry? { follower as? GeometryRegistry }

  /// Reports a view whose size depends on itself.
  func reportEndlessSize(of view: String) {
    reportOnce(
      """
      The size of \(view) changes without end, because the view depends on its own size. Further changes are ignored until the \
      next event. Give the view a frame that does not depend on the measured size.
      """)
  }
}
