import Foundation

/// Finds out what an address names, and goes there.
///
/// `navigationAddresses(_:parent:unmatched:)` puts one into an app; it is a ``NavigationURLHandler`` as any other.
nonisolated public struct AddressRouter: NavigationURLHandler {
  private let types: [any Routable.Type]
  private let parent: @MainActor (any Routable) -> (any Routable)?

  /// A router.
  ///
  /// - Parameters:
  ///   - types: The types whose addresses are known. Where those of several fit, the one with a literal where others have a parameter is
  ///     meant. Of equals the first is, and that is reported when such an address is opened: what lies behind a parameter is known only then.
  ///   - parent: Where one comes from when going back, for values whose own ``Routable/parent`` is nil: an app knows in which of its parts the
  ///     screens of a module are, and the module does not.
  public init(_ types: [any Routable.Type], parent: @escaping @MainActor (any Routable) -> (any Routable)? = { _ in nil }) {
    self.types = types
    self.parent = parent
  }

  @MainActor public func handles(_ url: URL, with navigator: Navigator) -> Bool {
    do throws(AddressError) {
      let place = try place(at: AddressParts(url, base: navigator.tree.configuration.addressBase)) { first, second in
        // The address itself comes from outside: there are as many as somebody likes.
        navigator.tree.reportOnce(
          "\(first) and \(second) have an address in common: \(first) is meant, which comes first. Give one of them another address."
        )
      }
      navigator.open(way(to: place, with: navigator).map { PlaceOnWay(place: $0) }, asked: url)
      return true
    } catch {
      navigator.trace(.message("\(url.absoluteString.prefix(100)): \(error)"))
      return false
    }
  }

  /// Goes to an address on a way on which somebody was there. False where that is not one of this router's places only.
  @MainActor func handles(_ url: URL, along way: [String], with navigator: Navigator) -> Bool {
    do throws(AddressError) {
      let place = try place(at: AddressParts(url, base: navigator.tree.configuration.addressBase))
      let places = try places(on: way)
      guard places.count <= Self.longestWay, places.last?.place.knownAddress == place.knownAddress else { return false }
      navigator.open(places, asked: url)
      return true
    } catch {
      return false
    }
  }

  private func places(on way: [String]) throws(AddressError) -> [PlaceOnWay] {
    var places: [PlaceOnWay] = []
    for text in way {
      let parts = text.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let kind = PlaceOnWay.Kind(rawValue: String(parts[0])) else { continue }
      let place = try place(at: AddressParts(String(parts[1])))
      // A sheet and the root of the stack in it are one.
      if let last = places.last, last.place.knownAddress == place.knownAddress, kind == .root { continue }
      places.append(PlaceOnWay(place: place, kind: kind))
    }
    return places
  }

  /// What an address names.
  ///
  /// - Throws: ``AddressError``: what the type says that could read most of it.
  public func place(at url: URL) throws(AddressError) -> any Routable {
    try place(at: AddressParts(url))
  }

  /// - Parameter onConflict: Is called where the address is as much that of another type as of the one that is meant.
  private func place(
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

  private static func read<R: Routable>(
    _ type: R.Type, _ parts: AddressParts
  ) throws(AddressError) -> (any Routable, UInt64) {
    var reader = AddressReader(parts)
    return (try R.read(from: &reader), reader.literals)
  }

  // MARK: The way

  /// How many screens may be below one.
  private static let longestWay = 32

  /// A place with its parents, the outermost first.
  @MainActor private func way(to place: any Routable, with navigator: Navigator) -> [any Routable] {
    var way = [place]
    while let next = way[0].parent ?? parent(way[0]) {
      guard way.count < Self.longestWay else {
        navigator.report("The parents of \(place) have no end. A parent must not have its child as a parent.")
        return [place]
      }
      way.insert(next, at: 0)
    }
    return way
  }
}
