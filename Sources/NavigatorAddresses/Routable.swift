import Foundation

/// A value with an address, usually a destination or the value of a tab.
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
/// ``Routable(_:)`` implements the requirements for an enum. Writing and reading a value must return an equal value.
nonisolated public protocol Routable: Hashable {
  /// The patterns for reading an address. If several match, the one with the earliest literal instead of a parameter is used,
  /// otherwise the first.
  static var addressPatterns: [AddressPattern<Self>] { get }

  /// Writes the address.
  ///
  /// - Throws: ``AddressError/unwritable(parameter:type:reason:)`` or ``AddressError/noAddress(_:)``.
  func writeAddress(to address: inout AddressWriter) throws(AddressError)

  /// The value below this one when an address is opened: the screen to which Back returns, or the part of the app to select. The
  /// default is nil.
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
  /// The default parent, which is nil.
  nonisolated public var parent: (any Routable)? { nil }

  /// The value's address: a path with a query if there is one.
  ///
  /// - Throws: ``AddressError/noAddress(_:)`` if the case has none, ``AddressError/unwritable(parameter:type:reason:)`` if an
  ///   associated value cannot be written.
  nonisolated public var address: String {
    get throws(AddressError) {
      var writer = AddressWriter()
      try writeAddress(to: &writer)
      return writer.address
    }
  }

  /// Creates the value that an address names.
  ///
  /// - Throws: ``AddressError`` with the invalid part of the address.
  nonisolated public init(address: String) throws(AddressError) {
    var reader = AddressReader(try AddressParts(address))
    self = try Self.read(from: &reader)
  }

  /// Creates the value that a URL names. The host of `shop://orders/7` is the first segment; the host of a web address is
  /// ignored.
  ///
  /// - Throws: ``AddressError`` with the invalid part of the address.
  nonisolated public init(address: URL) throws(AddressError) {
    var reader = AddressReader(try AddressParts(address))
    self = try Self.read(from: &reader)
  }
}
