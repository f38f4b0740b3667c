import NavigatorTesting
import Testing

@testable import ExampleShop

@Suite("Browsing the shop")
struct BrowsingTests {
  @Test("A shelf shows its products, and a product shows its details")
  func shelves() async throws {
    let visit = try Visit()
    try visit.app.selectTab("Catalogue")
    try await visit.tap("Chocolate")
    try await visit.tap("Hazelnut Gianduja")
    try await visit.sees("Piedmont, Italy")
    #expect(visit.app.stack == ["Catalogue", "Chocolate", "Hazelnut Gianduja"])
    try visit.app.goBack()
    try visit.app.goBack()
    #expect(visit.app.stack == ["Catalogue"])
  }

  @Test("Home shows rows of modules that it does not import, and the rows navigate")
  func provided() async throws {
    let visit = try Visit()
    try await visit.tap("Yirgacheffe")
    try await visit.sees("Kochere, Ethiopia")
    #expect(visit.app.stack == ["Leaf & Bean", "Yirgacheffe"])
    try visit.app.goBack()
    try await visit.tap("Tea")
    try await visit.sees("Sencha")
    #expect(visit.app.stack == ["Leaf & Bean", "Tea"])
  }

  @Test("An added product is in the cart, and its tab and its screen show the quantity")
  func adding() async throws {
    let visit = try Visit()
    try await visit.tap("Sencha")
    try await visit.sees("Quantity: 1")
    try visit.app.increment("Quantity: 1")
    try visit.app.tap("Add to Cart")
    try visit.app.tap("Show Cart")
    try await visit.arrives(at: ["Cart"])
    #expect(visit.app.exists("2 × 100 g"))
    try visit.app.increment("2 × 100 g")
    #expect(visit.app.exists("€43.50"))
    try visit.app.tap("Remove Sencha")
    #expect(visit.app.exists("Your cart is empty"))
    try visit.app.tap("Look Around")
    try await visit.arrives(at: ["Catalogue"])
  }

  @Test("A product cannot be added beyond its stock")
  func stock() async throws {
    let visit = try Visit()
    try visit.app.selectTab("Catalogue")
    try await visit.tap("Chocolate")
    try await visit.tap("Sea Salt Caramels")
    try await visit.sees("Sold out. The next lot comes in the spring.")
    #expect(!visit.app.exists("Add to Cart"))
    try visit.app.goBack()
    try visit.app.goBack()
    try await visit.tap("Kitchen")
    try await visit.tap("Cast Iron Teapot")
    for quantity in 1...3 {
      try await visit.sees("Quantity: \(quantity)")
      try visit.app.increment("Quantity: \(quantity)")
    }
    #expect(throws: TestFailure.self) { try visit.app.increment("Quantity: 4") }
    try visit.app.tap("Add to Cart")
    #expect(visit.app.exists("You have all that are left."))
  }

  @Test("A search finds products while it is typed")
  func search() async throws {
    let visit = try Visit()
    try visit.app.selectTab("Catalogue")
    try await visit.sees("Shelves")
    try visit.app.type("smoky", into: "Search the catalogue")
    try await visit.tap("Lapsang Souchong")
    try await visit.arrives(at: ["Catalogue", "Lapsang Souchong"])
    try visit.app.goBack()
    try visit.app.type("!", into: "Search the catalogue")
    try await visit.sees("Nothing found")
    try visit.app.tap("Clear the search")
    #expect(visit.app.exists("Shelves"))
  }

  @Test("Two visitors share the data of the shop and no session state")
  func sessions() async throws {
    let one = try Visit()
    let other = try Visit(one.database)
    try await one.tap("Sencha")
    try await one.tap("Add to Cart")
    try one.app.selectTab("Settings")
    try await one.tap("Sign In")
    try await one.signIn("Ada Lovelace")
    try await one.sees("ada@example.com")
    #expect(other.app.title == "Leaf & Bean")
    try other.app.selectTab("Cart")
    #expect(other.app.exists("Your cart is empty"))
    try other.app.selectTab("Settings")
    #expect(other.app.exists("Sign In"))
  }
}

extension Visit {
  /// Signs in on the open sign-in screen.
  func signIn(_ name: String) async throws {
    try await tap(name)
    try app.tap("sign-in")
    try await app.settle(until: { app.title != "Sign In" })
  }
}
