import ExampleShopCore
import Foundation
import GRDB

/// The initial data of a new shop.
enum Seed {
  static func insertWhereEmpty(_ db: Database) throws {
    guard try Shelf.fetchCount(db) == 0 else { return }
    for (position, shelf) in shelves.enumerated() {
      try db.execute(
        literal: """
          INSERT INTO shelf (id, position, name, summary, symbol)
          VALUES (\(shelf.id), \(position), \(shelf.name), \(shelf.summary), \(shelf.symbol))
          """)
    }
    for product in products { try product.insert(db) }
    for customer in customers { try customer.insert(db) }
    for order in orders {
      let record = OrderRecord(
        number: order.number, customer: 1, date: order.date, status: order.status, address: order.address,
        delivery: order.delivery, payment: order.payment)
      try record.insert(db)
      try ShopDatabase.insert(order.lines, of: order.number, db)
    }
  }

  private static let shelves = [
    Shelf(id: "tea", name: "Tea", summary: "Picked by hand, shipped fresh", symbol: "leaf.fill"),
    Shelf(id: "coffee", name: "Coffee", summary: "Roasted on Tuesdays", symbol: "mug.fill"),
    Shelf(id: "chocolate", name: "Chocolate", summary: "Bean to bar", symbol: "heart.fill"),
    Shelf(id: "kitchen", name: "Kitchen", summary: "To brew, pour and keep", symbol: "cup.and.saucer.fill"),
  ]

  private static let products = [
    Product(
      id: 1, shelf: "tea", name: "Sencha", origin: "Kagoshima, Japan",
      summary: "Steamed within hours of the harvest. Bright, grassy and a little sweet; brew it at 70 °C for a minute.",
      unit: "100 g", price: Money(cents: 1450), stock: 24, symbol: "leaf.fill", isFeatured: true),
    Product(
      id: 2, shelf: "tea", name: "Darjeeling First Flush", origin: "Makaibari, India",
      summary: "The first leaves of spring. Light in the cup, with a scent of muscat and almonds.",
      unit: "100 g", price: Money(cents: 1890), stock: 12, symbol: "sun.max.fill"),
    Product(
      id: 3, shelf: "tea", name: "Lapsang Souchong", origin: "Wuyi, China",
      summary: "Dried over pine wood. Smoky enough to season a stew, smooth enough to drink all evening.",
      unit: "100 g", price: Money(cents: 1290), stock: 9, symbol: "moon.fill"),
    Product(
      id: 4, shelf: "coffee", name: "Yirgacheffe", origin: "Kochere, Ethiopia",
      summary: "Washed heirloom beans. Jasmine, lemon and honey; made for the filter.",
      unit: "250 g", price: Money(cents: 1150), stock: 30, symbol: "sparkles", isFeatured: true),
    Product(
      id: 5, shelf: "coffee", name: "House Espresso", origin: "Brazil and Guatemala",
      summary: "What we drink ourselves. Chocolate, hazelnut, hardly any acid, and it forgives a coarse grind.",
      unit: "250 g", price: Money(cents: 990), stock: 48, symbol: "bolt.fill"),
    Product(
      id: 6, shelf: "coffee", name: "Night Shift Decaf", origin: "Huila, Colombia",
      summary: "Freed of caffeine with sugar cane, so that it still tastes of caramel and red apple.",
      unit: "250 g", price: Money(cents: 1090), stock: 15, symbol: "star.fill"),
    Product(
      id: 7, shelf: "chocolate", name: "Dark 72 %", origin: "Sambirano, Madagascar",
      summary: "Two ingredients. Red fruit first, then a long, dry finish.",
      unit: "70 g", price: Money(cents: 590), stock: 60, symbol: "square.grid.2x2.fill", isFeatured: true),
    Product(
      id: 8, shelf: "chocolate", name: "Hazelnut Gianduja", origin: "Piedmont, Italy",
      summary: "Roasted hazelnuts, ground for two days until nothing is left but silk.",
      unit: "120 g", price: Money(cents: 790), stock: 18, symbol: "heart.fill"),
    Product(
      id: 9, shelf: "chocolate", name: "Sea Salt Caramels", origin: "Brittany, France",
      summary: "Twelve soft caramels under dark chocolate, with a grain of salt on each.",
      unit: "12 pieces", price: Money(cents: 1340), stock: 0, symbol: "gift.fill"),
    Product(
      id: 10, shelf: "kitchen", name: "Cast Iron Teapot", origin: "Morioka, Japan",
      summary: "Keeps a litre hot for an hour. Enamelled inside, with a strainer that fits.",
      unit: "1 l", price: Money(cents: 7900), stock: 4, symbol: "cup.and.saucer.fill", isFeatured: true),
    Product(
      id: 11, shelf: "kitchen", name: "Pour-Over Set", origin: "Made in Porto",
      summary: "A stoneware dripper on an oak ring, and a hundred filters to begin with.",
      unit: "for 2 cups", price: Money(cents: 4250), stock: 7, symbol: "drop.fill"),
    Product(
      id: 12, shelf: "kitchen", name: "Tea Caddy", origin: "Made in Kyoto",
      summary: "Tin, lined with washi paper. The lid sinks shut by its own weight.",
      unit: "for 150 g", price: Money(cents: 2350), stock: 11, symbol: "shippingbox.fill"),
  ]

  private static let ada = Address(name: "Ada Lovelace", street: "12 St James's Square", city: "London")

  private static let customers = [
    Customer(id: 1, name: "Ada Lovelace", email: "ada@example.com", address: ada),
    Customer(id: 2, name: "Alan Turing", email: "alan@example.com"),
  ]

  /// The orders of the first customer. New orders get higher numbers.
  private static let orders = [
    Order(
      number: 1001, date: Date(timeIntervalSince1970: 1_773_219_600), status: .delivered, address: ada, delivery: .standard,
      payment: .card,
      lines: [
        Order.Line(productID: 1, name: "Sencha", unitPrice: Money(cents: 1390), quantity: 2),
        Order.Line(productID: 12, name: "Tea Caddy", unitPrice: Money(cents: 2350), quantity: 1),
      ]),
    Order(
      number: 1002, date: Date(timeIntervalSince1970: 1_775_031_000), status: .shipped, address: ada, delivery: .express,
      payment: .invoice,
      lines: [Order.Line(productID: 4, name: "Yirgacheffe", unitPrice: Money(cents: 1150), quantity: 3)]),
  ]
}
