/// A screen, a tab or the window: the part of the tree that appears, is covered and disappears as one.
@MainActor
final class Region {
  private(set) weak var parent: Region?
  private var children: [Weak<Region>] = []
  /// Whether this region itself is covered, whatever its parents are.
  private(set) var isCovered: Bool
  /// The dirty nodes that wait until the region is uncovered. A node that is removed meanwhile must not be retained here.
  private var deferred: [Weak<Node>] = []
  private var lifecycles: [ObjectIdentifier: (order: Int, node: any LifecycleNode)] = [:]
  private var lastOrder = 0
  private var purgeThreshold = 16
  /// The screen or presentation that this region is.
  weak var owner: (any OptionCollector)?
  /// Set when the region is the content of a modal presentation.
  let isPresentation: Bool

  init(parent: Region?, isCovered: Bool = false, isPresentation: Bool = false) {
    self.parent = parent
    self.isCovered = isCovered
    self.isPresentation = isPresentation
    parent?.adopt(self)
  }

  /// Whether it is covered itself or on a region that is.
  var isSuspended: Bool {
    var region: Region? = self
    while let current = region {
      if current.isCovered { return true }
      region = current.parent
    }
    return false
  }

  /// The window or presentation this region is in: what it presents stays in front when the screen it came from is covered.
  var presenting: Region {
    var region = self
    while !region.isPresentation, let parent = region.parent { region = parent }
    return region
  }

  /// Keeps a dirty node until the region is uncovered.
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

  /// Covers or uncovers the region: what is on it disappears or appears, and what waited is evaluated.
  func setCovered(_ covered: Bool, queue: UpdateQueue) {
    guard covered != isCovered else { return }
    let wasSuspended = isSuspended
    isCovered = covered
    guard wasSuspended != isSuspended else { return }
    suspensionChanged(queue)
  }

  private func suspensionChanged(_ queue: UpdateQueue) {
    let suspended = isSuspended
    if !suspended {
      let waiting = deferred.compactMap(\.value)
      deferred = []
      for node in waiting where node.isAlive && node.isDirty {
        queue.dirty.append(node)
      }
      if !waiting.isEmpty { queue.requestTransaction() }
    }
    for lifecycle in lifecycles.values.sorted(by: { $0.order < $1.order }).map(\.node) {
      if suspended { lifecycle.regionDisappeared() } else { lifecycle.regionAppeared() }
    }
    children.removeAll { $0.value == nil }
    for child in children {
      if let child = child.value, !child.isCovered { child.suspensionChanged(queue) }
    }
  }
}

/// A node that is told when its region appears and disappears.
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
