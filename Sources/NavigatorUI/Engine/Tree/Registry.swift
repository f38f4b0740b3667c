/// The registrations of views. A modifier owns its registration as state; the registry holds weak references.
@MainActor
final class Registry<Registration: AnyObject> {
  private var references: [WeakReference<Registration>] = []
  private var purgeThreshold = 16
  /// The number of registrations that have been added so far.
  private(set) var additions = 0

  nonisolated init() {}

  /// Adds a registration unless it is already present. Returns whether it was added.
  @discardableResult
  func add(_ registration: Registration) -> Bool {
    if references.contains(where: { $0.object === registration }) { return false }
    append(registration)
    additions += 1
    return true
  }

  /// Adds a registration that must not be present already.
  func append(_ registration: Registration) {
    if references.count >= purgeThreshold {
      references.removeAll { $0.object == nil }
      purgeThreshold = max(16, references.count * 2)
    }
    references.append(WeakReference(registration))
  }

  func remove(_ registration: Registration) {
    references.removeAll { $0.object == nil || $0.object === registration }
  }

  /// The current registrations in the order in which they were added.
  var all: [Registration] { references.compactMap(\.object) }

  var isEmpty: Bool { !references.contains { $0.object != nil } }
}

/// A registration that belongs to a view, and therefore to a screen.
@MainActor
protocol Placed: AnyObject {
  var screen: ScreenContext? { get }
}

extension Registry where Registration: Placed {
  /// The registrations on existing screens: visible ones first, then deeper ones, then later ones.
  var nearestFirst: [Registration] {
    let placed = all.enumerated().compactMap { index, registration in
      registration.screen?.place.map { (registration, place: $0, index) }
    }
    return placed.sorted { ($0.place, $0.2) > ($1.place, $1.2) }.map(\.0)
  }
}

nonisolated struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
