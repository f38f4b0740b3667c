import NavigatorUI

/// Places in the catalogue, for modules that lead there and do not know who shows them. The app provides the views.
nonisolated public enum CatalogPlaces: NavigationProvidedDestination, Codable {
  case shelf(Shelf.ID)
  case product(Product.ID)
  /// What the shop is proud of today, as a row to stand in somebody's list.
  case featured
}

/// Places among a customer's orders.
nonisolated public enum OrderPlaces: NavigationProvidedDestination, Codable, CustomersOnly {
  case order(Int)
  /// How the latest order is doing, as a row to stand in somebody's list.
  case latest

  public var needsCustomer: Bool {
    if case .order = self { true } else { false }
  }
}

/// Places of a customer's account.
nonisolated public enum AccountPlaces: NavigationProvidedDestination, Codable {
  case signIn

  public var method: NavigationMethod { .managedSheet }
}
