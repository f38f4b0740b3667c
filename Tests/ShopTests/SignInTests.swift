import NavigatorTesting
import Testing

@testable import ExampleShop

@Suite("Access to orders and accounts")
struct SignInTests {
  @Test("Opening an order requires a sign-in, and then shows the order")
  func redirect() async throws {
    let visit = try Visit()
    try visit.app.open("shop://orders/1001")
    try await visit.signIn("Ada Lovelace")
    try await visit.arrives(at: ["Orders", "Order 1001"])
    try await visit.sees("2 × Sencha")
    #expect(visit.app.presentations.isEmpty)
  }

  @Test("After a cancelled sign-in, the order is not shown")
  func refusal() async throws {
    let visit = try Visit()
    try visit.app.open("shop://orders/1001")
    try await visit.tap("Cancel")
    try await visit.arrives(at: ["Orders"])
    #expect(visit.app.presentations.isEmpty)
    #expect(visit.app.exists("Who are you?"))
  }

  @Test("An order of another customer is not found")
  func privacy() async throws {
    let visit = try Visit()
    try visit.app.open("shop://orders/1001")
    try await visit.signIn("Alan Turing")
    try await visit.sees("You have no order with the number 1001.")
  }

  @Test("An unknown email address is refused with a message")
  func unknown() async throws {
    let visit = try Visit()
    try visit.app.selectTab("Settings")
    try await visit.tap("Sign In")
    try visit.app.type("eve@example.com", into: "E-mail")
    try visit.app.submit(in: "E-mail")
    try await visit.sees("Nobody signs in with “eve@example.com” here. Try one of the demo customers.")
    #expect(visit.app.title == "Sign In")
  }

  @Test("Signing out hides the customer's data and keeps the saved cart")
  func signOut() async throws {
    let visit = try Visit()
    try visit.app.selectTab("Settings")
    try await visit.tap("Sign In")
    try await visit.signIn("Ada Lovelace")
    try visit.app.selectTab("Home")
    try await visit.tap("Dark 72 %")
    try await visit.tap("Add to Cart")
    try visit.app.selectTab("Orders")
    try await visit.tap("Order 1002")
    try await visit.sees("3 × Yirgacheffe")
    try visit.app.selectTab("Settings")
    try visit.app.tap("Sign Out")
    try visit.app.tap("Sign Out")
    try await visit.sees("Sign In")
    try visit.app.selectTab("Orders")
    #expect(!visit.app.contains("Yirgacheffe"))
    try visit.app.selectTab("Cart")
    #expect(visit.app.exists("Your cart is empty"))
    try visit.app.selectTab("Settings")
    try await visit.tap("Sign In")
    try await visit.signIn("Ada Lovelace")
    try visit.app.selectTab("Cart")
    try await visit.sees("Dark 72 %")
  }

  @Test("Leaving an edited address requires a confirmation")
  func unsavedAddress() async throws {
    let visit = try Visit()
    try visit.app.selectTab("Settings")
    try await visit.tap("Sign In")
    try await visit.signIn("Ada Lovelace")
    try await visit.tap("Delivery Address")
    try visit.app.goBack()
    #expect(visit.app.stack == ["Settings"])
    try visit.app.tap("Delivery Address")
    try visit.app.clear("Town")
    try visit.app.type("Paris", into: "Town")
    try visit.app.goBack()
    try await visit.tap("Keep Editing")
    #expect(visit.app.stack == ["Settings", "Delivery Address"])
    try visit.app.open("shop://settings/about")
    try await visit.tap("Discard")
    try await visit.arrives(at: ["Settings", "About"])
    try visit.app.goBack()
    try visit.app.tap("Delivery Address")
    #expect(try visit.app.value(of: "Town") == .string("London"))
    try visit.app.clear("Town")
    try visit.app.type("Paris", into: "Town")
    try visit.app.tap("Save")
    try await visit.arrives(at: ["Settings"])
    #expect(try await visit.database.customer(1)?.address?.city == "Paris")
  }
}
