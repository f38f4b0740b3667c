import ExampleShopCore
import Foundation
import NavigatorTesting
import Testing

@testable import ExampleShop

@Suite("Addresses of the shop")
struct AddressTests {
  nonisolated static let places: [(address: String, stack: [String])] = [
    ("/", ["Leaf & Bean"]),
    ("shop:///", ["Leaf & Bean"]),
    ("/story", ["Leaf & Bean", "Our Story"]),
    ("shop://catalog", ["Catalogue"]),
    ("shop://catalog/tea", ["Catalogue", "Tea"]),
    ("shop://product/3", ["Catalogue", "Lapsang Souchong"]),
    ("shop://cart", ["Cart"]),
    ("shop://orders", ["Orders"]),
    ("shop://settings/about", ["Settings", "About"]),
    ("/settings/address", ["Settings", "Delivery Address"]),
    ("http://localhost:8080/product/3", ["Catalogue", "Lapsang Souchong"]),
  ]

  @Test(
    "Each visible screen has an address, regardless of the navigation that led to it",
    arguments: [
      (["Small farms, short ways, fresh every week. This is how we choose."], "/story"), (["Tea"], "/catalog/tea"),
      (["Tea", "Sencha"], "/product/1"), (["Sencha"], "/product/1"),
    ])
  func said(way: [String], address: String) async throws {
    let visit = try Visit()
    #expect(visit.app.address == "/")
    for step in way { try await visit.tap(step) }
    #expect(visit.app.address == address)
  }

  @Test("An address at launch shows its screen", arguments: places)
  func cold(place: (address: String, stack: [String])) async throws {
    let visit = try Visit(opening: place.address)
    try await visit.arrives(at: place.stack)
  }

  @Test("An address that is opened in a running app shows its screen", arguments: places)
  func warm(place: (address: String, stack: [String])) async throws {
    let visit = try Visit()
    try await visit.tap("Sencha")
    try visit.app.selectTab("Settings")
    try await visit.tap("Sign In")
    try visit.app.open(place.address)
    try await visit.arrives(at: place.stack)
    #expect(visit.app.presentations.isEmpty)
    let cold = try Visit(opening: place.address)
    try await cold.arrives(at: place.stack)
    #expect(visit.app.address == cold.app.address)
  }

  nonisolated static let steps: [(address: String, stack: [String])] = [
    ("/checkout", ["Address"]), ("/checkout/delivery", ["Address", "Delivery"]),
    ("/checkout/payment", ["Address", "Delivery", "Payment"]),
    ("/checkout/payment?delivery=express", ["Address", "Delivery", "Payment"]),
  ]

  @Test("The steps of the checkout have addresses and require a signed-in customer", arguments: steps)
  func checkout(place: (address: String, stack: [String])) async throws {
    let visit = try Visit(opening: place.address)
    try await visit.arrives(at: ["Sign In"])
    try await visit.signIn("Ada Lovelace")
    try await visit.arrives(at: place.stack)
    #expect(visit.app.presentations.map(\.kind) == [.cover])
    #expect(visit.app.address == place.address)
  }

  @Test("The address of a checkout step contains the step but no personal data")
  func progress() async throws {
    let visit = try Visit()
    try await visit.checkOut(as: "Ada Lovelace")
    try await visit.arrives(at: ["Address"])
    try visit.app.clear("Town")
    try visit.app.type("Paris", into: "Town")
    #expect(visit.app.address == "/checkout")
    try visit.app.tap("Continue")
    try await visit.arrives(at: ["Address", "Delivery"])
    #expect(visit.app.address == "/checkout/delivery")
    try visit.app.tap("Express")
    try visit.app.tap("Continue")
    try await visit.arrives(at: ["Address", "Delivery", "Payment"])
    #expect(visit.app.address == "/checkout/payment?delivery=express")
    // A customer who returns by the address need not enter the data again.
    try visit.app.goBack()
    try visit.app.open("/checkout/payment?delivery=express")
    try await visit.arrives(at: ["Address", "Delivery", "Payment"])
    try visit.app.tap("Place Order")
    try await visit.sees("Your order has the number 1003. We begin to pack it now.")
    #expect(visit.app.address == "/orders/1003")
    let order = try await visit.database.order(1003, of: 1)
    #expect(order.address.city == "Paris")
    #expect(order.delivery == .express)
    try visit.app.tap("Show Order")
    try await visit.arrives(at: ["Orders", "Order 1003"])
  }

  @Test("An order without a delivery address is refused")
  func nowhere() async throws {
    let visit = try Visit(opening: "/checkout/payment")
    try await visit.signIn("Alan Turing")
    try await visit.tap("Place Order")
    try await visit.sees("Go back and say where your order goes.")
  }

  @Test("Consecutive addresses end at the screen of the last one")
  func several() async throws {
    let visit = try Visit()
    for place in Self.places { try visit.app.open(place.address) }
    try await visit.arrives(at: ["Catalogue", "Lapsang Souchong"])
    for place in Self.places.reversed() { try visit.app.open(place.address) }
    try await visit.arrives(at: ["Leaf & Bean"])
  }

  @Test(
    "An unknown address and the address of a missing item show messages",
    arguments: [
      ("shop://moon", "There is nothing here"), ("shop://catalog/tea/sencha", "There is nothing here"),
      ("shop://product/three", "There is nothing here"), ("shop://orders/99999999999999999999", "There is nothing here"),
      ("shop://product/99", "There is no product with the number 99."),
      ("shop://catalog/cars", "There is no shelf called “cars”."),
    ])
  func unknown(address: String, words: String) async throws {
    let visit = try Visit(opening: address)
    try await visit.sees(words)
  }
}
