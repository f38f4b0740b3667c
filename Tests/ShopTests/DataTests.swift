import ExampleShopCore
import ExampleShopData
import Foundation
import Testing

@Suite("The shop's data")
struct DataTests {
  private let shop: ShopDatabase

  init() throws {
    shop = try .inMemory(now: { Date(timeIntervalSince1970: 1_800_000_000) })
  }

  @Test("A new shop has a dozen products on four shelves")
  func seed() async throws {
    #expect(try await shop.shelves().map(\.id) == ["tea", "coffee", "chocolate", "kitchen"])
    var count = 0
    for shelf in try await shop.shelves() { count += try await shop.products(on: shelf.id).count }
    #expect(count == 12)
    #expect(try await shop.product(3).name == "Lapsang Souchong")
    #expect(try await shop.products(on: "cars").isEmpty)
  }

  @Test("The error for a missing item contains its name")
  func missing() async throws {
    await #expect(throws: ShopError.noSuchShelf("cars")) { try await shop.shelf("cars") }
    await #expect(throws: ShopError.noSuchProduct(99)) { try await shop.product(99) }
    await #expect(throws: ShopError.noSuchCustomer("eve@example.com")) { try await shop.customer(email: "eve@example.com") }
  }

  @Test(
    "A search finds products by every word, in any text, whatever the case",
    arguments: [
      ("sencha", [1]), ("JAPAN", [10, 1]), ("iron japan", [10]), ("japan iron", [10]), ("", []), ("  ", []), ("zebra", []),
    ])
  func search(text: String, ids: [Product.ID]) async throws {
    #expect(try await shop.products(matching: text).map(\.id) == ids)
  }

  @Test(
    "A search treats special characters literally",
    arguments: [("%", [7]), ("_", []), ("\\", []), ("'; DROP TABLE product; --", [])])
  func hostileSearch(text: String, ids: [Product.ID]) async throws {
    #expect(try await shop.products(matching: text).map(\.id) == ids)
    #expect(try await shop.product(1).name == "Sencha")
  }

  @Test("An email address in any letter case signs in")
  func customers() async throws {
    #expect(try await shop.customer(email: " Ada@Example.com ").name == "Ada Lovelace")
    #expect(try await shop.customers().count == 2)
    #expect(try await shop.customer(99) == nil)
  }

  @Test("A cart keeps its order and belongs to one customer")
  func cart() async throws {
    let lines = [
      CartLine(product: try await shop.product(5), quantity: 2), CartLine(product: try await shop.product(1), quantity: 1),
    ]
    try await shop.save(cart: lines, of: 1)
    #expect(try await shop.cart(of: 1) == lines)
    #expect(try await shop.cart(of: 2).isEmpty)
    try await shop.save(cart: [], of: 1)
    #expect(try await shop.cart(of: 1).isEmpty)
  }

  @Test("An order reduces the stock, empties the cart, saves the address and gets the next number")
  func place() async throws {
    let sencha = try await shop.product(1)
    try await shop.save(cart: [CartLine(product: sencha, quantity: 3)], of: 2)
    let order = try await shop.place(draft([1: 3, 7: 1]), for: 2)
    #expect(order.number == 1003)
    #expect(order.lines.map(\.name) == ["Sencha", "Dark 72 %"])
    #expect(order.total == Money(cents: 3 * 1450 + 590 + 890))
    #expect(order.date == Date(timeIntervalSince1970: 1_800_000_000))
    #expect(try await shop.order(1003, of: 2) == order)
    #expect(try await shop.product(1).stock == sencha.stock - 3)
    #expect(try await shop.cart(of: 2).isEmpty)
    #expect(try await shop.customer(2)?.address == address)
  }

  @Test("A failed order changes no data")
  func atomicity() async throws {
    await #expect(throws: ShopError.soldOut(name: "Cast Iron Teapot", left: 4)) {
      try await shop.place(draft([1: 1, 10: 5]), for: 1)
    }
    await #expect(throws: ShopError.noSuchProduct(77)) { try await shop.place(draft([1: 1, 77: 1]), for: 1) }
    await #expect(throws: ShopError.emptyOrder) { try await shop.place(draft([:]), for: 1) }
    await #expect(throws: ShopError.emptyOrder) { try await shop.place(draft([1: -2]), for: 1) }
    #expect(try await shop.product(1).stock == 24)
    #expect(try await shop.order(1002, of: 1).status == .shipped)
    await #expect(throws: ShopError.noSuchOrder(1003)) { try await shop.order(1003, of: 1) }
  }

  @Test("An order of another customer is not found")
  func privacy() async throws {
    #expect(try await shop.order(1001, of: 1).itemCount == 3)
    await #expect(throws: ShopError.noSuchOrder(1001)) { try await shop.order(1001, of: 2) }
  }

  @Test("The stream of a customer's orders contains a new order")
  func observation() async throws {
    var orders = shop.orders(of: 1).makeAsyncIterator()
    #expect(try await orders.next()?.map(\.number) == [1002, 1001])
    _ = try await shop.place(draft([2: 1]), for: 1)
    #expect(try await orders.next()?.map(\.number) == [1003, 1002, 1001])
  }

  @Test("Data in a file is read by the next process")
  func file() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ShopTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "shop.sqlite").path(percentEncoded: false)
    let first = try ShopDatabase(path: path)
    let second = try ShopDatabase(path: path)
    let order = try await first.place(draft([5: 1]), for: 2)
    #expect(try await second.order(order.number, of: 2) == order)
    #expect(try await ShopDatabase(path: path).product(5).stock == 47)
  }

  private let address = Address(name: "Alan", street: "78 High Street", city: "Hampton")

  private func draft(_ quantities: [Product.ID: Int]) -> OrderDraft {
    OrderDraft(address: address, delivery: .express, payment: .card, quantities: quantities)
  }
}
