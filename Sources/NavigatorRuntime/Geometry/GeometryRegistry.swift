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
  /// The number of consecutive layouts in which a size has changed.
  var layouts = 0
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
  /// The number of events since the session started, without measurements but including changes of the window's size.
  private var epoch = 0

  /// A counter of the size changes of an element since the last event that is not a measurement.
  ///
  /// An app may change sizes without an event, for example while it receives a text. A view whose size depends on itself changes
  /// it faster: in each report of a page, which follow each other without a pause.
  nonisolated struct ChangeCounter {
    /// The maximum number of consecutive changes. It equals the number of frames in an animation of four seconds.
    static let maximum = 240
    /// The number of further changes in each second. A ``TimelineView`` changes its content ten times a second.
    static let perSecond = 12
    private var epoch = 0
    private var bucket: TokenBucket?
    private var isExceeded = false

    /// Counts a change. Returns false if the maximum has been exceeded.
    ///
    /// - Parameters:
    ///   - epoch: The number of events before the change.
    ///   - time: The time of the session's clock.
    mutating func count(in epoch: Int, at time: Duration) -> Bool {
      if epoch != self.epoch { (bucket, isExceeded) = (nil, false) }
      self.epoch = epoch
      var bucket =
        bucket ?? TokenBucket(capacity: Double(Self.maximum), perSecond: Double(Self.perSecond), now: time)
      if !bucket.take(now: time) { isExceeded = true }
      self.bucket = bucket
      return !isExceeded
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

  /// Returns an element's content, completed with a measurement request if the geometry of the element is observed.
  func complete(_ content: Content, of id: ElementID) -> Content {
    guard let list = observers[id] else { return content }
    var content = content
    content[.measures] = list.contains(where: \.needsPosition) ? "frame" : "size"
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

  /// Records an event that is not a measurement. The event may cause size changes.
  func eventOccurred() {
    epoch += 1
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

  /// Updates the metrics for laying out texts with the widths of a font.
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

  /// Returns the size of the window in points. It is the size that the host has reported, or an assumed size that depends on the
  /// environment.
  func windowSize(in graph: Graph) -> CGSize {
    reportedSize ?? EnvironmentValues(scope: graph.rootScope).assumedWindowSize
  }

  private func update(_ observer: GeometryObserver, _ frame: InputEvent.MeasuredFrame) {
    let size = CGSize(width: frame.width, height: frame.height)
    if let owner = observer.owner, observer.isMeasured, observer.isNew(size),
      !observer.changes.count(in: epoch, at: owner.graph.clock.now())
    {
      return owner.graph.reportEndlessSize(of: owner.viewName)
    }
    observer.update(size: size, position: frame.x.flatMap { x in frame.y.map { CGPoint(x: x, y: $0) } })
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

  /// Reports a view whose size depends on itself.
  func reportEndlessSize(of view: String) {
    reportOnce(
      """
      The size of \(view) changes endlessly because the view depends on its own size. Further changes are ignored until the \
      next event. Give the view a frame that does not depend on the measured size.
      """)
  }
}
