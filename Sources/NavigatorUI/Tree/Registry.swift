/// What views have registered, as long as these views are there: a modifier keeps its registration as state, the tree only refers to it.
struct Registry<Registration: AnyObject> {
  private var references: [WeakReference<Registration>] = []
  private var purgeThreshold = 16

  /// Adds what is new; says whether it was.
  @discardableResult
  mutating func add(_ registration: Registration) -> Bool {
    if references.contains(where: { $0.object === registration }) { return false }
    references.removeAll { $0.object == nil }
    references.append(WeakReference(registration))
    return true
  }

  /// Adds what is known to be new.
  mutating func append(_ registration: Registration) {
    if references.count >= purgeThreshold {
      references.removeAll { $0.object == nil }
      purgeThreshold = max(16, references.count * 2)
    }
    references.append(WeakReference(registration))
  }

  mutating func remove(_ registration: Registration) {
    references.removeAll { $0.object == nil || $0.object === registration }
  }

  /// What is registered now, in the order in which it came.
  var all: [Registration] { references.compactMap(\.object) }

  var isEmpty: Bool { !references.contains { $0.object != nil } }
}

/// A registration that stands in a view, and therefore on a screen.
@MainActor
protocol Placed: AnyObject {
  var screen: ScreenContext? { get }
}

extension Registry where Registration: Placed {
  /// What is on screens that are still there: what can be seen first, of that what is deepest, of that what came last.
  @MainActor
  var nearestFirst: [Registration] {
    let placed = all.enumerated().compactMap { index, registration in
      registration.screen?.place.map { (registration, place: $0, index) }
    }
    return placed.sorted { ($0.place, $0.2) > ($1.place, $1.2) }.map(\.0)
  }
}

/// Refers to an object without keeping it.
nonisolated struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
