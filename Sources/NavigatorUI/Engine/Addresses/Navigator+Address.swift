import SwiftUI

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

extension Navigator {
  /// Navigates along a route, outermost place first. Matching places are kept, others are dismissed and popped, and missing ones
  /// are selected, pushed and presented.
  ///
  /// The navigation waits in the send queue and compares the places when it is performed.
  ///
  /// - Parameters:
  ///   - route: The places of the route.
  ///   - detours: Routes that guards must allow first, unless their places are on screen.
  ///   - own: The route through the declared parents, which is used if a detour fails.
  ///   - url: The address, for messages.
  func open(_ route: [PlaceOnRoute], after detours: [ClaimedRoute.Detour] = [], or own: [any Routable] = [], for url: URL) {
    let name = String(url.absoluteString.prefix(100))
    enqueue([Self.action(along: route, after: detours, or: own, name: name)])
  }

  /// Returns the action that performs the next detour, or the route if no detour remains. A place that is on screen needs no
  /// detour. This is checked before each detour.
  private static func action(
    along route: [PlaceOnRoute], after detours: [ClaimedRoute.Detour], or own: [any Routable], name: String
  ) -> NavigationAction {
    NavigationAction("open \(name)") { navigator in
      let root = navigator.tree.root
      let fallback = action(alongOwn: own.map { PlaceOnRoute(place: $0) }, name: name)
      let count = detours.isEmpty ? 0 : root.placesOnScreen(of: route)
      guard let next = detours.firstIndex(where: { $0.place >= count }) else {
        return root.take(route, name: name, fallback: own.isEmpty ? nil : fallback)
      }
      let check = NavigationAction("check a route to \(name)") { navigator in
        let places = detours[next].route.map { PlaceOnRoute(place: $0) }
        return navigator.tree.root.take(places, name: name, isDetour: true, fallback: fallback)
      }
      var rest = detours
      rest.remove(at: next)
      return .inserting([check, action(along: route, after: rest, or: own, name: name)])
    }
  }

  /// Returns the action that opens an address with its declared parents after a claimed route has failed. If that would remove
  /// screens, a detour first checks that the guards allow it.
  private static func action(alongOwn route: [PlaceOnRoute], name: String) -> NavigationAction {
    let open = NavigationAction("open \(name)") { $0.tree.root.take(route, name: name) }
    return NavigationAction("check the declared route to \(name)") { navigator in
      let root = navigator.tree.root
      guard root.first(where: { !$0.model.stack.entries.isEmpty }) != nil else { return .inserting([open]) }
      let check = NavigationAction("check the declared route to \(name)") { $0.tree.root.take(route, name: name, isDetour: true) }
      return .inserting([check, open])
    }
  }

  /// Returns the number of places at the beginning of a route that are on screen.
  private func placesOnScreen(of route: [PlaceOnRoute]) -> Int {
    (1...max(route.count, 1)).last { count in
      guard let steps = steps(of: Array(route.prefix(count)), withRoots: false), !steps.isEmpty else { return false }
      return RouteWalk(steps, from: self, name: "").isOnScreen
    } ?? 0
  }

  private func take(
    _ route: [PlaceOnRoute], name: String, isDetour: Bool = false, fallback: NavigationAction? = nil
  ) -> NavigationReceiveResumeType {
    if !isDetour, let last = route.last, last.kind == nil, let address = last.place.knownAddress,
      address == currentNavigator.shownAddress
    {
      return .auto
    }
    guard let steps = steps(of: route) else { return fallback.map { .replacing([$0]) } ?? .cancel }
    return RouteWalk(steps, from: self, name: name, isDetour: isDetour, fallback: isDetour ? fallback : nil).begin()
  }
}

extension NavigationTree {
  var addressMarks: Registry<ViewRegistration<any Routable>> { registry(of: (any Routable).self) }

  /// Returns the declarations of a place on roots.
  func rootMarks(of place: any Routable) -> [ViewRegistration<any Routable>] {
    addressMarks.all.filter { $0.screen?.isRoot == true && $0.value?.isSame(as: place) == true }
  }
}

extension Navigator {
  // MARK: Current address

  /// The address of the topmost screen in this navigator's view.
  var shownAddress: String? {
    if let top = model.stack.entries.last {
      return top.destination?.wrapped.routable?.knownAddress ?? markedAddress { $0.entry == top.id }
    }
    if let marked = markedAddress(where: \.isRoot) { return marked }
    return presentedDestination?.routable?.knownAddress
  }

  private func markedAddress(where isThere: (ScreenContext) -> Bool) -> String? {
    let marks = tree.addressMarks.all.filter { $0.screen?.navigator === self && $0.screen.map(isThere) == true }
    return marks.last?.value?.knownAddress
  }

  /// Returns a Boolean value that indicates whether the root of this navigator's view, or of one around it in the same layer,
  /// declares a place.
  func declaresRoot(_ place: any Routable, within layer: Navigator) -> Bool {
    let around = sequence(first: self) { $0 === layer ? nil : $0.parent }
    let marks = tree.rootMarks(of: place)
    return around.contains { navigator in marks.contains { $0.screen?.navigator === navigator } }
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
