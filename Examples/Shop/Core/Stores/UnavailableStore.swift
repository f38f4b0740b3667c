/// The default store in the environment. All its methods throw an error.
struct UnavailableStore: CatalogStore, CustomerStore, OrderStore {
  func shelves() async throws -> [Shelf] { throw ShopError.noStore }
  func shelf(_ id: Shelf.ID) async throws -> Shelf { throw ShopError.noStore }
  func products(on shelf: Shelf.ID) async throws -> [Product] { throw ShopError.noStore }
  func products(matching text: String) async throws -> [Product] { throw ShopError.noStore }
  func featuredProducts() async throws -> [Product] { throw ShopError.noStore }
  func product(_ id: Product.ID) async throws -> Product { throw ShopError.noStore }
  func customers() async throws -> [Customer] { throw ShopError.noStore }
  func customer(email: String) async throws -> Customer { throw ShopError.noStore }
  func customer(_ id: Customer.ID) async throws -> Customer? { throw ShopError.noStore }
  func cart(of customer: Customer.ID) async throws -> [CartLine] { throw ShopError.noStore }
  func save(cart: [CartLine], of customer: Customer.ID) async throws { throw ShopError.noStore }
  func save(address: Address, of customer: Customer.ID) async throws -> Customer? { throw ShopError.noStore }
  func order(_ number: Int, of customer: Customer.ID) async throws -> Order { throw ShopError.noStore }
  func place(_ draft: OrderDraft, for customer: Customer.ID) async throws -> Order { throw ShopError.noStore }

  func orders(of customer: Customer.ID) -> AsyncThrowingStream<[Order], any Error> {
    AsyncThrowingStream { $0.finish(throwing: ShopError.noStore) }
  }
}
