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
      navigator.open(try way(to: place).map { PlaceOnWay(place: $0) }, asked: url)
      return true
    } catch {
      if case .tooManyParents(let type, _) = error {
        navigator.tree.reportOnce("The parents of \(type) have no end. A parent must not have its child as a parent. \(error)")
      }
      navigator.trace(.message("\(url.absoluteString.prefix(100)): \(error)"))
      return false
    }
  }

  /// Goes to an address on a way that a client claims to have gone.
  ///
  /// - Returns: False where the way does not end at one of this router's places; see ``ClaimedWay``.
  @MainActor func handles(_ url: URL, along way: [String], with navigator: Navigator) -> Bool {
    do throws(AddressError) {
      let place = try place(at: AddressParts(url, base: navigator.tree.configuration.addressBase))
      let claimed = try ClaimedWay(way, of: self)
      guard claimed.places.last?.place.knownAddress == place.knownAddress else { return false }
      guard let detours = try claimed.detours(by: self) else { return false }
      navigator.open(claimed.places, after: detours, or: try self.way(to: place), asked: url)
      return true
    } catch {
      navigator.trace(.message("A way to \(url.absoluteString.prefix(100)) is refused: \(error)"))
      return false
    }
  }

  /// What an address names.
  ///
  /// - Throws: ``AddressError``: what the type says that could read most of it.
  public func place(at url: URL) throws(AddressError) -> any Routable {
    try place(at: AddressParts(url))
  }

  /// - Parameter onConflict: Is called where the address is as much that of another type as of the one that is meant.
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

  private static func read<R: Routable>(
    _ type: R.Type, _ parts: AddressParts
  ) throws(AddressError) -> (any Routable, UInt64) {
    var reader = AddressReader(parts)
    return (try R.read(from: &reader), reader.literals)
  }

  // MARK: The way

  /// The maximum number of places on a way.
  static let longestWay = 32

  /// A place with its parents, the outermost first.
  ///
  /// - Throws: ``AddressError/tooManyParents(_:limit:)``.
  @MainActor func way(to place: any Routable) throws(AddressError) -> [any Routable] {
    var way = [place]
    while let next = parent(of: way[way.count - 1]) {
      guard way.count < Self.longestWay else { throw .tooManyParents("\(type(of: place))", limit: Self.longestWay - 1) }
      way.append(next)
    }
    return way.reversed()
  }

  @MainActor func parent(of place: any Routable) -> (any Routable)? {
    place.parent ?? parent(place)
  }
}
