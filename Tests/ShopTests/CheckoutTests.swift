import ExampleShopCore
import NavigatorTesting
import Testing

@testable import ExampleShop

@Suite("Checking out")
struct CheckoutTests {
  @Test("A product is ordered, with a sign-in during the checkout")
  func journey() async throws {
    let visit = try Visit()
    try await visit.checkOut(as: "Ada Lovelace")
    try await visit.arrives(at: ["Address"])
    #expect(visit.app.presentations.map(\.kind) == [.cover])
    #expect(try visit.app.value(of: "Town") == .string("London"))
    try visit.app.tap("Continue")
    try await visit.arrives(at: ["Address", "Delivery"])
    try visit.app.tap("Express")
    try visit.app.tap("Continue")
    try await visit.arrives(at: ["Address", "Delivery", "Payment"])
    #expect(visit.app.exists("€23.40"))
    try visit.app.tap("Invoice")
    try visit.app.tap("Place Order")
    try await visit.sees("Your order has the number 1003. We begin to pack it now.")
    #expect(throws: TestFailure.self) { try visit.app.goBack() }
    try visit.app.tap("Show Order")
    try await visit.arrives(at: ["Orders", "Order 1003"])
    try await visit.sees("1 × Sencha")
    #expect(visit.app.presentations.isEmpty)
    let order = try await visit.database.order(1003, of: 1)
    #expect(order.payment == .invoice)
    #expect(order.delivery == .express)
    try visit.app.selectTab("Cart")
    #expect(visit.app.exists("Your cart is empty"))
  }

  @Test("Cancelling the checkout returns to the unchanged cart")
  func cancel() async throws {
    let visit = try Visit()
    try await visit.checkOut(as: "Alan Turing")
    try await visit.arrives(at: ["Address"])
    #expect(try visit.app.isEnabled("Continue") == false)
    try visit.app.tap("Cancel")
    try await visit.arrives(at: ["Cart"])
    #expect(visit.app.presentations.isEmpty)
    #expect(visit.app.exists("1 × 100 g"))
  }

  @Test("A product that another customer bought meanwhile is reported, and no order is placed")
  func soldOut() async throws {
    let visit = try Visit()
    try visit.app.open("shop://product/10")
    try await visit.tap("Add to Cart")
    try visit.app.tap("Show Cart")
    try await visit.arrives(at: ["Cart"])
    try visit.app.tap("Check Out")
    try await visit.signIn("Ada Lovelace")
    try await visit.tap("Continue")
    try await visit.arrives(at: ["Address", "Delivery"])
    try visit.app.tap("Continue")
    try await visit.arrives(at: ["Address", "Delivery", "Payment"])
    _ = try await visit.database.place(
      OrderDraft(address: Address(), delivery: .pickup, payment: .cash, quantities: [10: 4]), for: 2)
    try visit.app.tap("Place Order")
    try await visit.sees("Cast Iron Teapot is sold out. Take it out of your cart to go on.")
    #expect(visit.app.title == "Payment")
    #expect(try await visit.database.product(10).stock == 0)
  }

  @Test("An order is placed once if the button is pressed repeatedly")
  func twice() async throws {
    let visit = try Visit()
    try await visit.checkOut(as: "Ada Lovelace")
    try await visit.tap("Continue")
    try await visit.arrives(at: ["Address", "Delivery"])
    try visit.app.tap("Continue")
    try await visit.arrives(at: ["Address", "Delivery", "Payment"])
    try visit.app.tap("Place Order")
    try? visit.app.tap("Place Order")
    try await visit.arrives(at: ["Address", "Delivery", "Payment", "Ordered"])
    await visit.app.settle()
    await #expect(throws: ShopError.noSuchOrder(1004)) { try await visit.database.order(1004, of: 1) }
  }
}

extension Visit {
  /// Adds Sencha to the cart and opens the cart.
  func fillCart() async throws {
    try await tap("Sencha")
    try await tap("Add to Cart")
    try app.tap("Show Cart")
    try await arrives(at: ["Cart"])
  }

  /// Fills the cart, starts the checkout and signs in.
  func checkOut(as name: String) async throws {
    try await fillCart()
    try app.tap("Check Out")
    try await signIn(name)
  }
}
