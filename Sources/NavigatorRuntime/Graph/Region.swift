/// A part of the tree that appears, is covered and disappears as a unit, such as a screen.
@MainActor
final class Region {
  /// The region around this one. It does not retain the regions inside it.
  let parent: Region?
  private var children: [Weak<Region>] = []
  /// A Boolean value that indicates whether this region itself is covered, regardless of its parents.
  private(set) var isCovered: Bool
  /// The dirty nodes that are evaluated when the region is uncovered. The references are weak, so that removed nodes are not
  /// retained.
  private var deferred: [Weak<Node>] = []
  private var lifecycles: [ObjectIdentifier: (order: Int, node: any LifecycleNode)] = [:]
  private var lastOrder = 0
  private var purgeThreshold = 16
  /// The node that shows this region.
  weak var owner: Node?
  /// A Boolean value that indicates whether the region is a layer in front of the region that opened it. It stays in front when
  /// that region is covered.
  let isLayer: Bool
  /// A Boolean value that indicates whether the views in the region are evaluated while it is covered, although they have
  /// disappeared.
  let updatesWhileCovered: Bool

  init(parent: Region?, isCovered: Bool = false, isLayer: Bool = false, updatesWhileCovered: Bool = false) {
    self.parent = parent
    self.isCovered = isCovered
    self.isLayer = isLayer
    self.updatesWhileCovered = updatesWhileCovered
    parent?.adopt(self)
  }

  /// A Boolean value that indicates whether this region or one of its parents is covered, so that its views have disappeared.
  var isSuspended: Bool { isAtOrInside { $0.isCovered } }

  /// A Boolean value that indicates whether the views in the region are evaluated only after it is uncovered.
  var defersUpdates: Bool { isAtOrInside { $0.defersOwnUpdates } }

  private var defersOwnUpdates: Bool { isCovered && !updatesWhileCovered }

  private func isAtOrInside(_ isMatch: (Region) -> Bool) -> Bool {
    var region: Region? = self
    while let current = region {
      if isMatch(current) { return true }
      region = current.parent
    }
    return false
  }

  /// The layer that contains this region, or the region of the whole session. New layers belong to it and not to the region that
  /// opens them.
  var enclosingLayer: Region {
    var region = self
    while !region.isLayer, let parent = region.parent { region = parent }
    return region
  }

  /// Defers a dirty node until the region is uncovered.
  func keep(_ node: Node) {
    deferred.append(Weak(node))
  }

  private func adopt(_ child: Region) {
    if children.count >= purgeThreshold {
      children.removeAll { $0.value == nil }
      purgeThreshold = max(16, children.count * 2)
    }
    children.append(Weak(child))
  }

  func add(_ lifecycle: any LifecycleNode) {
    lastOrder += 1
    lifecycles[ObjectIdentifier(lifecycle)] = (lastOrder, lifecycle)
    if !isSuspended { lifecycle.regionAppeared() }
  }

  func remove(_ lifecycle: any LifecycleNode) {
    lifecycles[ObjectIdentifier(lifecycle)] = nil
  }

  /// Covers or uncovers the region. Its views disappear or appear, and deferred nodes are evaluated.
  func setCovered(_ covered: Bool, queue: UpdateQueue) {
    guard covered != isCovered else { return }
    let (wasSuspended, deferredUpdates) = (isSuspended, defersUpdates)
    isCovered = covered
    if deferredUpdates, !defersUpdates { releaseDeferred(to: queue) }
    if wasSuspended != isSuspended { suspensionChanged(to: !wasSuspended) }
  }

  /// Passes the deferred nodes of this region, and of the regions inside, to the queue.
  private func releaseDeferred(to queue: UpdateQueue) {
    let waiting = deferred.compactMap(\.value)
    deferred = []
    for node in waiting where node.isAlive && node.isDirty {
      queue.dirty.append(node)
    }
    if !waiting.isEmpty { queue.requestTransaction() }
    forEachChild { if !$0.defersOwnUpdates { $0.releaseDeferred(to: queue) } }
  }

  private func suspensionChanged(to suspended: Bool) {
    for lifecycle in lifecycles.values.sorted(by: { $0.order < $1.order }).map(\.node) {
      if suspended { lifecycle.regionDisappeared() } else { lifecycle.regionAppeared() }
    }
    forEachChild { if !$0.isCovered { $0.suspensionChanged(to: suspended) } }
  }

  private func forEachChild(_ body: (Region) -> Void) {
    children.removeAll { $0.value == nil }
    for child in children { child.value.map(body) }
  }
}

/// A node that is notified when its region appears and disappears.
@MainActor
protocol LifecycleNode: AnyObject {
  func regionAppeared()
  func regionDisappeared()
}

nonisolated struct Weak<Object: AnyObject> {
  weak var value: Object?

  init(_ value: Object) {
    self.value = value
  }
}
