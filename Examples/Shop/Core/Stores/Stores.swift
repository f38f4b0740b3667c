import SwiftUI

/// A store of shelves and products.
public protocol CatalogStore: Sendable {
  func shelves() async throws -> [Shelf]
  /// Returns the shelf with an id.
  ///
  /// - Throws: ``ShopError/noSuchShelf(_:)`` if there is no shelf with the id.
  func shelf(_ id: Shelf.ID) async throws -> Shelf
  func products(on shelf: Shelf.ID) async throws -> [Product]
  /// Returns the products whose name, origin or summary contains `text`. Returns none for an empty text.
  func products(matching text: String) async throws -> [Product]
  func featuredProducts() async throws -> [Product]
  /// Returns the product with an id.
  ///
  /// - Throws: ``ShopError/noSuchProduct(_:)`` if there is no product with the id.
  func product(_ id: Product.ID) async throws -> Product
}

/// A store of customers and their carts.
public protocol CustomerStore: Sendable {
  /// Returns all customers. Only a demo can offer this.
  func customers() async throws -> [Customer]
  /// Returns the customer with an email address.
  ///
  /// - Throws: ``ShopError/noSuchCustomer(_:)`` if there is no customer with the email address.
  func customer(email: String) async throws -> Customer
  func customer(_ id: Customer.ID) async throws -> Customer?
  func cart(of customer: Customer.ID) async throws -> [CartLine]
  func save(cart: [CartLine], of customer: Customer.ID) async throws
  /// Saves a customer's delivery address, and returns the updated customer.
  func save(address: Address, of customer: Customer.ID) async throws -> Customer?
}

/// A store of orders. A customer can read only their own orders.
public protocol OrderStore: Sendable {
  /// Returns a stream of a customer's orders, newest first. It yields the current orders and each change.
  func orders(of customer: Customer.ID) -> AsyncThrowingStream<[Order], any Error>
  /// Returns one of a customer's orders.
  ///
  /// - Throws: ``ShopError/noSuchOrder(_:)`` if the customer has no order with the number.
  func order(_ number: Int, of customer: Customer.ID) async throws -> Order
  /// Places an order at the current prices, reduces the stock and empties the customer's cart in one transaction.
  ///
  /// - Throws: ``ShopError/soldOut(name:left:)``, ``ShopError/emptyOrder`` or ``ShopError/noSuchProduct(_:)``.
  func place(_ draft: OrderDraft, for customer: Customer.ID) async throws -> Order
}

extension EnvironmentValues {
  @Entry public var catalog: any CatalogStore = UnavailableStore()
  @Entry public var customers: any CustomerStore = UnavailableStore()
  @Entry public var orders: any OrderStore = UnavailableStore()
}
