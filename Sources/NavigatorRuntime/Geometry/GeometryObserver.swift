import Foundation
import NavigatorHost

/// The measured size and position of an element, and the nodes that depend on them.
///
/// A node that requires the geometry of an element creates an observer and attaches it. It attaches the observer to its own
/// element in `resolve()`, or to the next inner element with ``BoxModifier/geometry(_:)``. The host then measures the element.
/// Elements move much more often than they change their sizes, so the host reports positions only after a node has read one.
///
/// The class is accessed only on the main thread, but from code for which the compiler cannot prove this. It is therefore marked
/// `@unchecked Sendable`.
nonisolated final class GeometryObserver: @unchecked Sendable {
  let queue: UpdateQueue
  /// The node at whose position in the view tree the geometry is read. Named coordinate systems are resolved from this node
  /// upwards.
  private(set) weak var owner: Node?
  /// The observed element.
  private(set) weak var record: ElementRecord?
  private(set) var needsPosition = false
  /// A Boolean value that indicates whether a node has read the heights of the bars of the observed page.
  private(set) var needsBars = false
  /// A Boolean value that indicates whether a host has measured the element.
  private(set) var isMeasured = false
  /// A Boolean value that indicates whether the frame has been measured or computed by a layout.
  private(set) var hasFrame = false
  private var frame = CGRect.zero
  private var bars = InputEvent.BarHeights(top: 0, bottom: 0)
  private var sizeReaders = ReaderSet()
  private var positionReaders = ReaderSet()
  /// The limit on changes without an event, or nil before the first change.
  private var limit: MeasurementLimit?

  @MainActor
  init(_ owner: Node) {
    self.owner = owner
    queue = owner.graph.queue
  }

  /// The size in points. Before the first measurement or layout, it is the size of the window.
  var size: CGSize {
    if let reader = queue.reader { sizeReaders.insert(reader) }
    return hasFrame ? frame.size : onMain(CGSize.zero) { $0.graph.geometry.windowSize(in: $0.graph) }
  }

  /// The frame in the coordinate system of the window. Reading it causes the host to report positions.
  var globalFrame: CGRect {
    if let reader = queue.reader { positionReaders.insert(reader) }
    if !needsPosition {
      needsPosition = true
      refreshElement()
    }
    return CGRect(origin: frame.origin, size: size)
  }

  /// The heights of the bars of the observed page. Reading them causes the host to report them with the position.
  var barHeights: InputEvent.BarHeights {
    if let reader = queue.reader { positionReaders.insert(reader) }
    if !needsBars {
      (needsBars, needsPosition) = (true, true)
      refreshElement()
    }
    return bars
  }

  /// Starts to observe an element instead of the previous one. If an observer is attached to several elements, it observes the
  /// first.
  @MainActor
  func attach(to record: ElementRecord) {
    guard self.record !== record else { return }
    if let known = self.record?.referent, known.isAlive, known !== record.referent { return }
    detach()
    self.record = record
    record.node.graph.geometry.add(self, for: record.id)
  }

  /// Stops observing the element.
  @MainActor
  func detach() {
    if let record { owner?.graph.geometry.remove(self, for: record.id) }
    record = nil
  }

  /// Handles a measured frame. If the frame changes too often, its change is held.
  @MainActor
  func receive(_ frame: InputEvent.MeasuredFrame, at now: Duration) {
    let size = CGSize(width: frame.width, height: frame.height)
    let position = frame.x.flatMap { x in frame.y.map { CGPoint(x: x, y: $0) } }
    let changesSize = isNew(size)
    let moves = needsPosition && position.map { $0 != self.frame.origin } ?? false
    guard isMeasured, let owner, changesSize || moves || frame.bars.map(isNew) ?? false else {
      limit?.dropHeld()
      return update(size: size, position: position, bars: frame.bars)
    }
    let limit = limit ?? MeasurementLimit(now: now)
    self.limit = limit
    limit.receive(
      EndlessMeasurement(value: changesSize ? .size : .position, view: owner.viewName), in: owner.graph, at: now
    ) { [weak self, bars = frame.bars] in self?.update(size: size, position: position, bars: bars) }
  }

  /// Sets the measured frame, and invalidates the nodes that have read a changed value.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - position: The position in the window, or nil to leave it unchanged.
  ///   - bars: The heights of the bars of a page, or nil to leave them unchanged.
  @MainActor
  func update(size: CGSize, position: CGPoint?, bars: InputEvent.BarHeights? = nil) {
    isMeasured = true
    set(CGRect(origin: position ?? frame.origin, size: size), bars ?? self.bars)
  }

  /// Sets a frame that the layout has computed, and the heights of the bars if the element is a page.
  @MainActor
  func predict(_ frame: CGRect, _ bars: InputEvent.BarHeights?) {
    set(frame, bars ?? self.bars)
  }

  @MainActor
  private func set(_ new: CGRect, _ newBars: InputEvent.BarHeights) {
    let changesSize = !hasFrame || new.size != frame.size
    let moves = !hasFrame || new.origin != frame.origin || newBars != bars
    hasFrame = true
    frame = new
    bars = newBars
    if changesSize { sizeReaders.invalidate(in: queue) }
    if changesSize || moves { positionReaders.invalidate(in: queue) }
  }

  /// Returns a Boolean value that indicates whether a size differs from the current one.
  func isNew(_ size: CGSize) -> Bool { !hasFrame || size != frame.size }

  /// Returns a Boolean value that indicates whether a frame differs from the current one.
  func isNew(_ new: CGRect) -> Bool { !hasFrame || new != frame }

  /// Returns a Boolean value that indicates whether the heights of the bars of the page differ from the current ones.
  func isNew(_ new: InputEvent.BarHeights) -> Bool { needsBars && new != bars }

  /// Resolves the element again, so that the host receives an updated measurement request.
  func refreshElement() {
    if let node = record?.referent { queue.invalidate(node) }
  }

  /// Calls `body` with the owner node and returns the result. Returns a fallback off the main thread.
  func onMain<Result: Sendable>(_ fallback: Result, _ body: @MainActor (Node) -> Result) -> Result {
    guard MainQueue.isCurrent, let owner else { return fallback }
    return MainActor.assumeIsolated { body(owner) }
  }
}
