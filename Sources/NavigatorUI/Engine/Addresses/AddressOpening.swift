import Foundation

/// The opening of an address along a route, outermost place first. Matching places are kept, others are dismissed and popped, and
/// missing ones are selected, pushed and presented.
///
/// The navigation waits in the send queue and compares the places when it is performed.
@MainActor
struct AddressOpening {
  private let route: [PlaceOnRoute]
  /// The route through the declared parents, which is used if a detour fails.
  private let own: [PlaceOnRoute]
  /// The name of the address for messages.
  private let name: String

  init(_ route: [PlaceOnRoute], or own: [any Routable] = [], for url: URL) {
    self.route = route
    self.own = own.map { PlaceOnRoute(place: $0) }
    name = String(url.absoluteString.prefix(100))
  }

  /// Adds the navigation to the send queue.
  ///
  /// - Parameters:
  ///   - navigator: The navigator that opens the address.
  ///   - detours: Routes that guards must allow first, unless their places are on screen.
  func begin(on navigator: Navigator, after detours: [ClaimedRoute.Detour] = []) {
    navigator.enqueue([action(after: detours)])
  }

  /// Returns the action that performs the next detour, or the route if no detour remains. A place that is on screen needs no
  /// detour. This is checked before each detour.
  private func action(after detours: [ClaimedRoute.Detour]) -> NavigationAction {
    NavigationAction("open \(name)") { navigator in
      let root = navigator.tree.root
      let count = detours.isEmpty ? 0 : placesOnScreen(on: root)
      guard let next = detours.firstIndex(where: { $0.place >= count }) else {
        return take(route, on: root, fallback: own.isEmpty ? nil : ownAction)
      }
      let check = NavigationAction("check a route to \(name)") { navigator in
        let places = detours[next].route.map { PlaceOnRoute(place: $0) }
        return take(places, on: navigator.tree.root, isDetour: true, fallback: ownAction)
      }
      var rest = detours
      rest.remove(at: next)
      return .inserting([check, action(after: rest)])
    }
  }

  /// The action that opens the address with its declared parents after a claimed route has failed. If that would remove screens,
  /// a detour first checks that the guards allow it.
  private var ownAction: NavigationAction {
    let open = NavigationAction("open \(name)") { take(own, on: $0.tree.root) }
    return NavigationAction("check the declared route to \(name)") { navigator in
      let root = navigator.tree.root
      guard root.first(where: { !$0.model.stack.entries.isEmpty }) != nil else { return .inserting([open]) }
      let check = NavigationAction("check the declared route to \(name)") { take(own, on: $0.tree.root, isDetour: true) }
      return .inserting([check, open])
    }
  }

  /// Returns the number of places at the beginning of the route that are on screen.
  private func placesOnScreen(on root: Navigator) -> Int {
    (1...max(route.count, 1)).last { count in
      let steps = AddressStep.steps(of: Array(route.prefix(count)), on: root, withRoots: false)
      guard let steps, !steps.isEmpty else { return false }
      return RouteWalk(steps, from: root, name: "").isOnScreen
    } ?? 0
  }

  private func take(
    _ route: [PlaceOnRoute], on root: Navigator, isDetour: Bool = false, fallback: NavigationAction? = nil
  ) -> NavigationReceiveResumeType {
    if !isDetour, let last = route.last, last.kind == nil, let address = last.place.knownAddress,
      address == shownAddress(on: root.currentNavigator)
    {
      return .auto
    }
    guard let steps = AddressStep.steps(of: route, on: root) else { return fallback.map { .replacing([$0]) } ?? .cancel }
    return RouteWalk(steps, from: root, name: name, isDetour: isDetour, fallback: isDetour ? fallback : nil).begin()
  }

  /// Returns the address of the topmost screen in a navigator's view.
  private func shownAddress(on navigator: Navigator) -> String? {
    if let top = navigator.model.stack.entries.last {
      return top.destination?.wrapped.routable?.knownAddress ?? markedAddress(on: navigator) { $0.entry == top.id }
    }
    if let marked = markedAddress(on: navigator, where: \.isRoot) { return marked }
    return navigator.presentedDestination?.routable?.knownAddress
  }

  private func markedAddress(on navigator: Navigator, where isThere: (ScreenContext) -> Bool) -> String? {
    let marks = navigator.tree.addressMarks.all.filter { $0.screen?.navigator === navigator && $0.screen.map(isThere) == true }
    return marks.last?.value?.knownAddress
  }
}
