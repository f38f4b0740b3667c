import Foundation
@_spi(Engine) import NavigatorAddresses

/// A URL handler that navigates to the value whose address is opened.
///
/// `navigationAddresses(_:parent:unmatched:)` adds one to an app. It can be used like any other ``NavigationURLHandler``.
nonisolated public struct AddressRouter: NavigationURLHandler {
  private let types: [any Routable.Type]
  private let parent: @MainActor (any Routable) -> (any Routable)?

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - types: The types whose addresses are handled. If several match, the one with the earliest literal instead of a parameter
  ///     is used. If they are equal, the first is used, and the conflict is reported when such an address is opened.
  ///   - parent: A closure that returns the parent of a value whose own ``Routable/parent`` is nil.
  public init(_ types: [any Routable.Type], parent: @escaping @MainActor (any Routable) -> (any Routable)? = { _ in nil }) {
    self.types = types
    self.parent = parent
  }

  /// Navigates to the value whose address is a URL. Returns false if no type has that address.
  @MainActor public func handles(_ url: URL, with navigator: Navigator) -> Bool {
    do throws(AddressError) {
      let place = try place(at: AddressParts(url, base: navigator.tree.configuration.addressBase)) { first, second in
        // The message must not contain the address, because external input could create any number of messages.
        navigator.tree.reportOnce(
          """
          \(first) and \(second) have a common address. \(first) is used because it comes first. Give one of them another \
          address.
          """)
      }
      AddressOpening(try route(to: place).map { PlaceOnRoute(place: $0) }, for: url).begin(on: navigator)
      return true
    } catch {
      if case .tooManyParents(let type, _) = error {
        navigator.tree.reportOnce("The parents of \(type) form a cycle, or there are too many of them. \(error)")
      }
      navigator.trace(.message("\(url.absoluteString.prefix(100)): \(error)"))
      return false
    }
  }

  /// Navigates to an address along a route that a client claims.
  ///
  /// - Returns: A Boolean value that indicates whether the route is accepted and ends at the address; see ``ClaimedRoute``.
  @MainActor func handles(_ url: URL, along route: [String], with navigator: Navigator) -> Bool {
    do throws(AddressError) {
      let place = try place(at: AddressParts(url, base: navigator.tree.configuration.addressBase))
      let claimed = try ClaimedRoute(route, of: self)
      guard claimed.places.last?.place.knownAddress == place.knownAddress else { return false }
      guard let detours = try claimed.detours(by: self) else { return false }
      AddressOpening(claimed.places, or: try self.route(to: place), for: url).begin(on: navigator, after: detours)
      return true
    } catch {
      navigator.trace(.message("A route to \(url.absoluteString.prefix(100)) was rejected: \(error)"))
      return false
    }
  }

  /// Returns the value that an address names.
  ///
  /// - Throws: ``AddressError`` of the type that could read the longest part of the address.
  public func place(at url: URL) throws(AddressError) -> any Routable {
    try place(at: AddressParts(url))
  }

  /// Returns the value that an address names.
  ///
  /// - Parameter onConflict: A closure that is called if the address matches two types equally well.
  func place(
    at parts: AddressParts, onConflict: ((any Routable.Type, any Routable.Type) -> Void)? = nil
  ) throws(AddressError) -> any Routable {
    var best: (place: any Routable, literals: UInt64)?
    var rival: (any Routable.Type)?
    var failure = AddressError.unknownSegment(parts.segments.first ?? "", position: 1, expected: [])
    for type in types {
      do throws(AddressError) {
        let (place, literals) = try Self.read(type, parts)
        if let best, best.literals == literals, type != Swift.type(of: best.place) { rival = rival ?? type }
        if best.map({ $0.literals < literals }) ?? true { (best, rival) = ((place, literals), nil) }
      } catch {
        if error.progress >= failure.progress { failure = error }
      }
    }
    guard let best else { throw failure }
    if let rival { onConflict?(Swift.type(of: best.place), rival) }
    return best.place
  }

  private static func read<R: Routable>(_ type: R.Type, _ parts: AddressParts) throws(AddressError) -> (any Routable, UInt64) {
    var reader = AddressReader(parts)
    return (try R.read(from: &reader), reader.literals)
  }

  // MARK: Routes

  /// The maximum number of places on a route.
  static let maximumRouteLength = 32

  /// Returns a place with its parents, outermost first.
  ///
  /// - Throws: ``AddressError/tooManyParents(_:limit:)``.
  @MainActor func route(to place: any Routable) throws(AddressError) -> [any Routable] {
    var route = [place]
    while let next = parent(of: route[route.count - 1]) {
      guard route.count < Self.maximumRouteLength else {
        throw .tooManyParents("\(type(of: place))", limit: Self.maximumRouteLength - 1)
      }
      route.append(next)
    }
    return route.reversed()
  }

  @MainActor func parent(of place: any Routable) -> (any Routable)? {
    place.parent ?? parent(place)
  }
}
