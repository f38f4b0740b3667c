import SwiftUI

/// What the shop sells.
public protocol CatalogStore: Sendable {
  func shelves() async throws -> [Shelf]
  /// - Throws: ``ShopError/noSuchShelf(_:)``.
  func shelf(_ id: Shelf.ID) async throws -> Shelf
  func products(on shelf: Shelf.ID) async throws -> [Product]
  /// Products whose name, origin or summary has `text` in it. None for an empty text.
  func products(matching text: String) async throws -> [Product]
  func featuredProducts() async throws -> [Product]
  /// - Throws: ``ShopError/noSuchProduct(_:)``.
  func product(_ id: Product.ID) async throws -> Product
}

/// Who may sign in, and what they left in their cart.
public protocol CustomerStore: Sendable {
  /// Everybody who may sign in: this is a demo.
  func customers() async throws -> [Customer]
  /// - Throws: ``ShopError/noSuchCustomer(_:)``.
  func customer(email: String) async throws -> Customer
  func customer(_ id: Customer.ID) async throws -> Customer?
  func cart(of customer: Customer.ID) async throws -> [CartLine]
  func save(cart: [CartLine], of customer: Customer.ID) async throws
  /// Keeps where a customer's orders go, and answers the customer as they are now.
  func save(address: Address, of customer: Customer.ID) async throws -> Customer?
}

/// What customers bought. Each sees their own orders alone.
public protocol OrderStore: Sendable {
  /// A customer's orders, the newest first: now, and again whenever they change.
  func orders(of customer: Customer.ID) -> AsyncThrowingStream<[Order], any Error>
  /// - Throws: ``ShopError/noSuchOrder(_:)``, for an order of somebody else too.
  func order(_ number: Int, of customer: Customer.ID) async throws -> Order
  /// Places an order at the prices of now, takes it from the stock and empties the customer's cart: all of that, or nothing.
  ///
  /// - Throws: ``ShopError/soldOut(name:left:)``, ``ShopError/emptyOrder``, ``ShopError/noSuchProduct(_:)``.
  func place(_ draft: OrderDraft, for customer: Customer.ID) async throws -> Order
}

extension EnvironmentValues {
  @Entry public var catalog: any CatalogStore = NoStore()
  @Entry public var customers: any CustomerStore = NoStore()
  @Entry public var orders: any OrderStore = NoStore()
}
