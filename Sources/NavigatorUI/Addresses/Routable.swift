import Foundation

/// A value with an address: most often a destination, or the part of an app that a tab shows.
///
/// ```swift
/// @Routable
/// nonisolated enum HomeDestinations: NavigationDestination {
///   case page2
///   case pageN(Int)
///   …
/// }
///
/// try HomeDestinations.pageN(55).address          // "/home/page-n/55"
/// try HomeDestinations(address: "/home/page2")    // .page2
/// ```
///
/// ``Routable(_:)`` makes what is required of an enum. A value that is written and read again is equal to the first.
nonisolated public protocol Routable: Hashable {
  /// The ways to read an address. Where several fit, the one with a literal where others have a parameter is meant; of equals the first.
  static var addressPatterns: [AddressPattern<Self>] { get }

  /// Writes the address.
  ///
  /// - Throws: ``AddressError/unwritable(parameter:type:reason:)`` or ``AddressError/noAddress(_:)``.
  func writeAddress(to address: inout AddressWriter) throws(AddressError)

  /// Where one comes from here when going back, for those who came by an address: the screen below, or the part of the app that has to be
  /// shown. Nil, unless a type says otherwise.
  ///
  /// ```swift
  /// extension OrderDestinations {
  ///   nonisolated var parent: (any Routable)? {
  ///     switch self {
  ///     case .order: RootTabs.orders
  ///     case .invoice(let number): OrderDestinations.order(number)
  ///     }
  ///   }
  /// }
  /// ```
  var parent: (any Routable)? { get }
}

extension Routable {
  nonisolated public var parent: (any Routable)? { nil }

  /// The value's address: a path, and a query where there is one.
  ///
  /// - Throws: ``AddressError/noAddress(_:)`` where the case has none, ``AddressError/unwritable(parameter:type:reason:)`` where what it holds
  ///   cannot be written.
  nonisolated public var address: String {
    get throws(AddressError) {
      var writer = AddressWriter()
      try writeAddress(to: &writer)
      return writer.address
    }
  }

  /// The value that an address names.
  ///
  /// - Throws: ``AddressError``, which says what part of the address is wrong.
  nonisolated public init(address: String) throws(AddressError) {
    var reader = AddressReader(try AddressParts(address))
    self = try Self.read(from: &reader)
  }

  /// The value that an address names. The host of `shop://orders/7` is the first segment; that of an address of the web does not matter.
  ///
  /// - Throws: ``AddressError``, which says what part of the address is wrong.
  nonisolated public init(address: URL) throws(AddressError) {
    var reader = AddressReader(try AddressParts(address))
    self = try Self.read(from: &reader)
  }
}
