import Foundation
import NavigatorHost

/// The measured size and position of one element, and the nodes that depend on them.
///
/// A node that needs the geometry of an element creates an observer and attaches it to the element: to its own in `resolve()`,
/// or to the next one below with ``BoxModifier/geometry(_:)``. The host then measures the element. It reports positions only
/// after something has read one, because an element moves much more often than its size changes.
///
/// The class is accessed on the main thread only, from code for which the compiler cannot prove that. It is therefore marked
/// `@unchecked Sendable`.
nonisolated final class GeometryObserver: @unchecked Sendable {
  let queue: UpdateQueue
  /// The node in whose place the geometry is read. Named coordinate systems are those of the nodes above it.
  private(set) weak var owner: Node?
  /// The element that is measured.
  private(set) weak var record: ElementRecord?
  private(set) var needsPosition = false
  /// A Boolean value that indicates whether a host has measured the element.
  private(set) var isMeasured = false
  /// A Boolean value that indicates whether the frame is that of a measurement or of a layout.
  private(set) var hasFrame = false
  private var frame = CGRect.zero
  private var sizeReaders = ReaderSet()
  private var positionReaders = ReaderSet()
  /// The counter of changes of the size that no event but measurements has caused.
  var changes = GeometryRegistry.ChangeCounter()

  @MainActor
  init(_ owner: Node) {
    self.owner = owner
    queue = owner.graph.queue
  }

  /// The size in points. Without a measurement and a layout it is that of the window.
  var size: CGSize {
    if let reader = queue.reader { sizeReaders.insert(reader) }
    return hasFrame ? frame.size : onMain(CGSize.zero) { $0.graph.geometry.windowSize(in: $0.graph) }
  }

  /// The frame in the coordinate system of the window. The host reports positions from now on.
  var globalFrame: CGRect {
    if let reader = queue.reader { positionReaders.insert(reader) }
    if !needsPosition {
      needsPosition = true
      refreshElement()
    }
    return CGRect(origin: frame.origin, size: size)
  }

  /// Begins to observe an element instead of the previous one. Of several elements that one observer is passed to, it observes
  /// the first.
  @MainActor
  func attach(to record: ElementRecord) {
    guard self.record !== record else { return }
    if let known = self.record?.referent, known.isAlive, known !== record.referent { return }
    detach()
    self.record = record
    record.node.graph.geometry.add(self, for: record.id)
  }

  /// Ends the observation of the element.
  @MainActor
  func detach() {
    if let record { owner?.graph.geometry.remove(self, for: record.id) }
    record = nil
  }

  /// Sets the measured frame and invalidates the nodes that have read a value that changed.
  ///
  /// - Parameter position: The position in the window, or nil to leave it unchanged.
  @MainActor
  func update(size: CGSize, position: CGPoint?) {
    isMeasured = true
    set(CGRect(origin: position ?? frame.origin, size: size))
  }

  /// Sets a frame that the layout has computed.
  @MainActor
  func predict(_ frame: CGRect) {
    set(frame)
  }

  @MainActor
  private func set(_ new: CGRect) {
    let changesSize = !hasFrame || new.size != frame.size
    let moves = !hasFrame || new.origin != frame.origin
    hasFrame = true
    frame = new
    if changesSize { sizeReaders.invalidate(in: queue) }
    if changesSize || moves { positionReaders.invalidate(in: queue) }
  }

  /// Returns a Boolean value that indicates whether a size differs from the current one.
  func isNew(_ size: CGSize) -> Bool { !hasFrame || size != frame.size }

  /// Returns a Boolean value that indicates whether a frame differs from the current one.
  func isNew(_ new: CGRect) -> Bool { !hasFrame || new != frame }

  /// Resolves the element again, so that the host receives what to measure.
  func refreshElement() {
    if let node = record?.referent { queue.invalidate(node) }
  }

  /// Returns the result of `body` for the node in whose place the geometry is read, or a fallback outside of the main thread.
  func onMain<Result: Sendable>(_ fallback: Result, _ body: @MainActor (Node) -> Result) -> Result {
    guard MainQueue.isCurrent, let owner else { return fallback }
    return MainActor.assumeIsolated { body(owner) }
  }
}
