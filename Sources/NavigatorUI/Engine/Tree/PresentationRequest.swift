/// A request to present a destination. Each request is a separate presentation, even of the same destination.
nonisolated struct PresentationRequest: PresentationItem {
  enum Style {
    case sheet, cover
  }

  let destination: AnyNavigationDestination
  let method: NavigationMethod
  let handle: PresentationHandle
  var isPending = false
  var answers = GuardAnswers.none

  var id: ObjectIdentifier { ObjectIdentifier(handle) }

  @MainActor
  init(
    _ destination: AnyNavigationDestination, method: NavigationMethod, restored: SavedNavigator? = nil, by presenter: Navigator
  ) {
    self.destination = destination
    self.method = method
    handle = PresentationHandle(presenter: presenter, restored: restored)
  }

  var style: Style { method == .cover || method == .managedCover ? .cover : .sheet }

  /// A Boolean value that indicates whether the presentation has its own stack.
  var isManaged: Bool { method == .managedSheet || method == .managedCover }
}

/// The identity of a presentation, for the presented views.
@MainActor
final class PresentationHandle {
  private(set) weak var presenter: Navigator?
  /// The saved state of the presented navigator until that navigator is created.
  var restored: SavedNavigator?
  /// The saved form of the destination, or nil if it cannot be saved; nil before the first attempt.
  var encoded: SavedEntry??

  init(presenter: Navigator, restored: SavedNavigator?) {
    self.presenter = presenter
    self.restored = restored
  }

  /// Returns the saved state for the presented navigator, and discards it.
  func takeRestored() -> SavedNavigator? {
    defer { restored = nil }
    return restored
  }
}
