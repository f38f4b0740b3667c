import NavigatorUI

/// Destinations in the catalogue, for modules that do not depend on the Catalog module. The app provides their views.
///
/// Each has the same address as its provided destination, because an address does not depend on the module that uses it.
@Routable
nonisolated public enum CatalogPlaces: NavigationProvidedDestination, Codable {
  @Address("catalog/:0")
  case shelf(Shelf.ID)
  @Address("product/:0")
  case product(Product.ID)
  /// The featured products as a row for a list.
  @Address(nil)
  case featured
}

/// Destinations of a customer's orders.
@Routable
nonisolated public enum OrderPlaces: NavigationProvidedDestination, Codable, CustomersOnly {
  @Address("orders/:0")
  case order(Int)
  /// The status of the latest order as a row for a list.
  @Address(nil)
  case latest

  public var needsCustomer: Bool {
    if case .order = self { true } else { false }
  }
}

/// Destinations of a customer's account.
@Routable("")
nonisolated public enum AccountPlaces: NavigationProvidedDestination, Codable {
  case signIn

  public var method: NavigationMethod { .managedSheet }
}
