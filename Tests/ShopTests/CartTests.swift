import ExampleShopCore
import ExampleShopData
import Testing

@Suite("The shop's cart")
struct CartTests {
  private let tea = product(1, price: 1450, stock: 3)
  private let pot = product(2, price: 7900, stock: 1)

  @Test("Adding a product again increases its quantity")
  func sums() {
    var cart = Cart()
    #expect(cart.isEmpty)
    cart.add(tea)
    cart.add(tea)
    cart.add(pot)
    #expect(cart.itemCount == 3)
    #expect(cart.total == Money(cents: 2 * 1450 + 7900))
    #expect(cart.quantities == [1: 2, 2: 1])
  }

  @Test("The quantity in the cart never exceeds the stock")
  func stock() {
    var cart = Cart()
    cart.add(tea, quantity: 10)
    #expect(cart.quantity(of: 1) == 3)
    cart.add(product(9, price: 1, stock: 0))
    #expect(cart.lines.count == 1)
  }

  @Test("A quantity of zero removes a product")
  func removal() {
    var cart = Cart()
    cart.add(tea)
    cart.add(pot)
    cart.set(0, of: tea)
    #expect(cart.lines.map(\.id) == [2])
    cart.set(-4, of: pot)
    #expect(cart.isEmpty)
  }

  @Test("Signing in merges the saved cart into the current cart", .timeLimit(.minutes(20)))
  @MainActor
  func signIn() async throws {
    let shop = try ShopDatabase.inMemory()
    let sencha = try await shop.product(1)
    try await shop.save(cart: [CartLine(product: sencha, quantity: 2)], of: 1)
    let visitor = Visitor(customers: shop)
    visitor.cart.add(sencha)
    try await visitor.signIn(email: "ada@example.com")
    #expect(visitor.customer?.name == "Ada Lovelace")
    #expect(visitor.cart.quantity(of: 1) == 3)
    await visitor.signOut()
    #expect(visitor.cart.isEmpty)
    #expect(try await shop.cart(of: 1).map(\.quantity) == [3])
  }

  @Test("An unknown customer is refused, and the cart is kept")
  @MainActor
  func unknown() async throws {
    let visitor = Visitor(customers: try ShopDatabase.inMemory())
    visitor.cart.add(tea)
    await #expect(throws: ShopError.noSuchCustomer("eve@example.com")) { try await visitor.signIn(email: "eve@example.com") }
    #expect(!visitor.isSignedIn)
    #expect(visitor.cart.itemCount == 1)
  }

  @Test("The remembered customer is signed in when the lookup completes")
  @MainActor
  func remembered() async throws {
    let shop = try ShopDatabase.inMemory()
    let visitor = Visitor(customers: shop, remembered: 2)
    #expect(!visitor.isSignedIn)
    await visitor.identify()
    #expect(visitor.customer?.name == "Alan Turing")
    await visitor.signOut()
    await visitor.identify()
    #expect(!visitor.isSignedIn)
    let stranger = Visitor(customers: shop, remembered: 77)
    await stranger.identify()
    #expect(!stranger.isSignedIn)
  }

  @Test(
    "Amounts are written with the currency sign, separators and two decimals",
    arguments: [(0, "€0.00"), (5, "€0.05"), (1250, "€12.50"), (123_456, "€1,234.56")])
  func money(cents: Int, text: String) {
    #expect(Money(cents: cents).text == text)
  }
}

private func product(_ id: Product.ID, price: Int, stock: Int) -> Product {
  Product(
    id: id, shelf: "tea", name: "Product \(id)", origin: "", summary: "", unit: "", price: Money(cents: price), stock: stock,
    symbol: "leaf")
}
