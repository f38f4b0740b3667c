import NavigatorUI

/// Places in the catalogue, for modules that lead there and do not know who shows them. The app provides the views.
///
/// A place has the address of what is provided for it: an address does not tell on which way somebody came.
@Routable
nonisolated public enum CatalogPlaces: NavigationProvidedDestination, Codable {
  @Address("catalog/:0")
  case shelf(Shelf.ID)
  @Address("product/:0")
  case product(Product.ID)
  /// What the shop is proud of today, as a row to stand in somebody's list.
  @Address(nil)
  case featured
}

/// Places among a customer's orders.
@Routable
nonisolated public enum OrderPlaces: NavigationProvidedDestination, Codable, CustomersOnly {
  @Address("orders/:0")
  case order(Int)
  /// How the latest order is doing, as a row to stand in somebody's list.
  @Address(nil)
  case latest

  public var needsCustomer: Bool {
    if case .order = self { true } else { false }
  }
}

/// Places of a customer's account.
@Routable("")
nonisolated public enum AccountPlaces: NavigationProvidedDestination, Codable {
  case signIn

  public var method: NavigationMethod { .managedSheet }
}
