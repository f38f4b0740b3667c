import Foundation
import NavigatorHost
import NavigatorLayout

/// A registry of a session's observed elements. It exists only in sessions with observers.
@MainActor
final class GeometryRegistry: ElementFollower {
  /// The size of the window in points that the host has reported. It is nil if the host does not measure.
  private(set) var reportedSize: CGSize?
  /// The metrics of the web page's font. It is nil if the host has not reported the widths of characters.
  private(set) var pageMetrics: PageMetrics?
  /// A Boolean value that indicates whether the layout must predict the geometry of elements before the next patches are sent.
  var needsLayout = false
  /// A Boolean value that indicates whether elements are newly observed, so that their frames are unknown or may still change.
  var hasNewObservers = false
  /// The number of consecutive layouts in which a size has changed.
  var layouts = 0
  /// The number of consecutive layouts whose closures have written state.
  var writingLayouts = 0
  /// The number of times that endless animations have waited for sizes.
  private var waits: UInt = 0
  private(set) var observers: [ElementID: [GeometryObserver]] = [:]
  /// The layout tree of the elements, or nil if the session computes no layout.
  var tree: LayoutTree?
  /// The scroll offsets of scroll views. They are used only if the host does not measure.
  var scrollOffsets: [ElementID: LayoutOffset] = [:]
  /// The rules of the picture that the session draws. It is nil if the session has a window.
  var picture: PictureRules?
  /// The nodes with custom layouts of the app, by element.
  var arranged: [ElementID: any ArrangedNode] = [:]
  /// The elements with alignment guides that modifiers set.
  var guiding: [ElementID: GuidingElement] = [:]
  /// The elements with margins that result from alignment guides.
  var guided: [ElementID: GuidedElement] = [:]

  func add(_ observer: GeometryObserver, for id: ElementID) {
    observers[id, default: []].append(observer)
    needsLayout = true
    if !observer.hasFrame { hasNewObservers = true }
    guard !observer.isMeasured, observer.queue.awaitSizes(), let graph = observer.owner?.graph else { return }
    waits &+= 1
    if graph.deliver != nil { limitWait(in: graph) }
  }

  /// Limits the wait of endless animations for sizes.
  func limitWait(in graph: Graph) {
    guard graph.queue.awaitsSizes else { return }
    graph.afterMaximumWaitForSizes { [waits] graph in
      guard graph.queue.awaitsSizes, self.waits == waits else { return }
      graph.running { graph.queue.releaseAnimations() }
    }
  }

  func remove(_ observer: GeometryObserver, for id: ElementID) {
    observers[id]?.removeAll { $0 === observer }
    if observers[id]?.isEmpty == true { observers[id] = nil }
  }

  /// Returns an element's content, completed with a measurement request if the geometry of the element is observed.
  func complete(_ content: Content, of id: ElementID) -> Content {
    guard let list = observers[id] else { return content }
    var content = content
    content[.measures] =
      list.contains(where: \.needsBars) ? "frame bars" : list.contains(where: \.needsPosition) ? "frame" : "size"
    return content
  }

  /// Returns the observer at the position of an element's node. The observer is created on first use.
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

  /// A Boolean value that indicates whether the session must compute the geometry of any element.
  var needsPrediction: Bool { hasUnmeasured || reportedSize == nil || arrangesElements }

  /// A Boolean value that indicates whether the session determines the positions of any elements, with custom layouts or
  /// alignment guides.
  var arrangesElements: Bool { !arranged.isEmpty || !guiding.isEmpty || !guided.isEmpty }

  /// A Boolean value that indicates whether the host has not yet measured an observed element.
  var hasUnmeasured: Bool { observers.values.contains { $0.contains { !$0.isMeasured } } }

  /// Calls `body` with each observer.
  func forEachObserver(_ body: (GeometryObserver) -> Void) {
    for list in observers.values { list.forEach(body) }
  }

  /// The valid range for the width and height of a window, in points.
  nonisolated private static let windowLengths = 1.0...20_000

  /// Handles a report of measured frames and of the widths of a font. The report is rejected if one of its numbers is invalid.
  /// Frames of unobserved elements, such as elements that have been removed in the meantime, are ignored. A window with an
  /// invalid size is also ignored.
  func receive(
    _ frames: [InputEvent.MeasuredFrame], font: InputEvent.FontWidths? = nil, for window: WindowNode
  ) -> EventOutcome {
    guard frames.allSatisfy(\.isValid), font?.isValid ?? true else { return .dropped(.invalidValue) }
    if let font { adopt(font, in: window.graph) }
    for frame in frames where frame.element == window.element?.id {
      guard Self.windowLengths.contains(frame.width), Self.windowLengths.contains(frame.height) else { continue }
      let size = CGSize(width: frame.width, height: frame.height)
      if size != reportedSize {
        window.graph.measurementLimits?.eventOccurred()
        needsLayout = arrangesElements
      }
      reportedSize = size
    }
    let now = window.graph.clock.now()
    for frame in frames {
      for observer in observers[frame.element] ?? [] { observer.receive(frame, at: now) }
    }
    window.graph.elements.motion.isMeasured = true
    window.graph.queue.releaseAnimations()
    window.graph.windowWasMeasured()
    return .handled
  }

  /// Updates the metrics for laying out texts with the widths of a font.
  private func adopt(_ font: InputEvent.FontWidths, in graph: Graph) {
    let metrics = PageMetrics(font)
    guard metrics != pageMetrics else { return }
    pageMetrics = metrics
    tree?.metrics = metrics
    graph.measurementLimits?.eventOccurred()
    textSizesChanged()
  }

  /// The metrics with which the session lays out texts.
  var metrics: any TextMetrics { pageMetrics ?? InterMetrics() }

  /// Returns the size of the window in points. It is the size that the host has reported, or an assumed size that depends on the
  /// environment.
  func windowSize(in graph: Graph) -> CGSize {
    reportedSize ?? EnvironmentValues(scope: graph.rootScope).assumedWindowSize
  }
}

extension Graph {
  /// The registry of the session's observed elements. It is created on first use.
  var geometry: GeometryRegistry {
    if let observedGeometry { return observedGeometry }
    let made = GeometryRegistry()
    follower = made
    return made
  }

  /// The registry of the session's observed elements, or nil if no element has been observed.
  var observedGeometry: GeometryRegistry? { follower as? GeometryRegistry }
}
