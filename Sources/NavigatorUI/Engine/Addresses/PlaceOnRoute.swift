nonisolated struct PlaceOnRoute {
  /// The role of a place in the tree of views.
  enum Kind: String {
    case tab, root, screen, presentation
  }

  let place: any Routable
  /// The role that a client claims, or nil if the place itself determines how it is shown.
  var kind: Kind?

  /// Returns the method for showing a destination in the claimed role.
  func method(_ own: NavigationMethod) -> NavigationMethod {
    switch kind {
    case .screen where own.isPresentation: .push
    case .presentation where own == .push: .managedSheet
    default: own
    }
  }
}

extension NavigationTree {
  var addressMarks: Registry<ViewRegistration<any Routable>> { registry(of: (any Routable).self) }

  /// Returns the declarations of a place on roots.
  func rootMarks(of place: any Routable) -> [ViewRegistration<any Routable>] {
    addressMarks.all.filter { $0.screen?.isRoot == true && $0.value?.isSame(as: place) == true }
  }
}

extension NavigationDestination {
  /// Returns a Boolean value that indicates whether two destinations are the same place: they are equal or have the same address.
  @MainActor func isSamePlace(as other: any NavigationDestination) -> Bool {
    if AnyHashable(self) == AnyHashable(other) { return true }
    guard let address = routable?.knownAddress else { return false }
    return address == other.routable?.knownAddress
  }

  /// The destination as a value with an address, if it has one.
  @MainActor var routable: (any Routable)? {
    switch self {
    case let state as StateDrivenDestination: state.screen.guarded as? any Routable
    default: self as? any Routable
    }
  }
}

extension Routable {
  nonisolated func isSame(as other: any Routable) -> Bool {
    if AnyHashable(self) == AnyHashable(other) { return true }
    guard let address = knownAddress else { return false }
    return address == other.knownAddress
  }

  /// The address, or nil if there is none.
  nonisolated var knownAddress: String? { try? address }
}
