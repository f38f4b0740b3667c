import Foundation
@_spi(Engine) import NavigatorAddresses

/// A route to an address that a client claims to have taken: after a reload, by the browser's Forward button, or after a
/// restart of the server.
///
/// A route is untrusted input. A place is accepted if all its declared parents are below it, because the guards in their views
/// are then evaluated. Any other place requires a detour: the session first opens the place with its declared parents, and
/// returns after the guards have allowed it. Screens that the app shows without their parents can therefore be restored, and a
/// client cannot open a place that it could not open by the place's address.
struct ClaimedRoute {
  /// A route through the declared parents of a place, for a place on the claimed route that lacks some of these parents below it.
  struct Detour {
    /// The place's position on the claimed route.
    let place: Int
    let route: [any Routable]
  }

  let places: [PlaceOnRoute]

  /// The maximum number of keys. A place may occur as a tab, as a root and as a presentation.
  private static let maximumKeys = 3 * AddressRouter.maximumRouteLength
  /// The maximum number of places on all detours together.
  private static let maximumPlacesOnDetours = 64

  /// Parses a route of texts, each a role and an address.
  ///
  /// - Throws: ``AddressError`` if a text is not the address of a place, or there are too many places.
  init(_ keys: [String], of router: AddressRouter) throws(AddressError) {
    guard keys.count <= Self.maximumKeys else {
      throw .malformed(keys[0], reason: "its route has \(keys.count) places, and the maximum is \(Self.maximumKeys)")
    }
    var places: [PlaceOnRoute] = []
    for key in keys {
      let parts = key.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let kind = PlaceOnRoute.Kind(rawValue: String(parts[0])) else { continue }
      guard parts[1].contains("/") else { throw .malformed(key, reason: "a place on the route has no address") }
      let place = try router.place(at: AddressParts(String(parts[1])))
      // A sheet and the root of its stack are the same place.
      if let last = places.last, last.place.knownAddress == place.knownAddress, kind == .root { continue }
      places.append(PlaceOnRoute(place: place, kind: kind))
    }
    guard places.count <= AddressRouter.maximumRouteLength else {
      throw .malformed(
        keys[0], reason: "its route has \(places.count) places, and the maximum is \(AddressRouter.maximumRouteLength)")
    }
    self.places = places
  }

  /// Returns the detours for the places that lack some of their parents below them, or nil if the detours have too many places.
  @MainActor func detours(by router: AddressRouter) throws(AddressError) -> [Detour]? {
    var detours: [Detour] = []
    var count = 0
    // The places whose declared parents are all below them. A guard of a parent's parent may decide differently about each place.
    var grounded: Set<Int> = []
    for index in places.indices {
      if isAboveParents(index, grounded, router) {
        grounded.insert(index)
        continue
      }
      let route = try router.route(to: places[index].place)
      count += route.count
      guard count <= Self.maximumPlacesOnDetours else { return nil }
      detours.append(Detour(place: index, route: route))
    }
    return detours
  }

  /// Returns a Boolean value that indicates whether all parents of a place are below it, with no other part of the app selected
  /// in between.
  ///
  /// - Parameter grounded: The lower places for which this is true.
  @MainActor private func isAboveParents(_ index: Int, _ grounded: Set<Int>, _ router: AddressRouter) -> Bool {
    guard let parent = router.parent(of: places[index].place) else { return true }
    for (position, below) in places[..<index].enumerated().reversed() {
      // A destination as a later root has no step, so it may not be shown and its guards may not be evaluated.
      let isSkipped = below.kind == .root && position > 0 && below.place is any NavigationDestination
      if below.place.isSame(as: parent) { return !isSkipped && grounded.contains(position) }
      if below.isSelection, !isWithin(below.place, parent, router) { return false }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a part of the app is contained in another part.
  @MainActor private func isWithin(_ place: any Routable, _ other: any Routable, _ router: AddressRouter) -> Bool {
    (try? router.route(to: place))?.contains { $0.isSame(as: other) } ?? false
  }
}

extension PlaceOnRoute {
  /// A Boolean value that indicates whether the place may be a part of the app that is selected, such as a tab.
  fileprivate var isSelection: Bool {
    switch kind {
    case .tab, .root: true
    case .screen, .presentation, nil: !(place is any NavigationDestination)
    }
  }
}
