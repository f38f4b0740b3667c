import ExampleShopCore
import Foundation
import GRDB

extension Money: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { cents.databaseValue }

  public static func fromDatabaseValue(_ value: DatabaseValue) -> Money? {
    Int.fromDatabaseValue(value).map { Money(cents: $0) }
  }
}

extension Shelf: FetchableRecord, PersistableRecord {
  public static var databaseTableName: String { "shelf" }
}

extension Product: FetchableRecord, PersistableRecord {
  public static var databaseTableName: String { "product" }
}

extension Customer: FetchableRecord, PersistableRecord {
  public static var databaseTableName: String { "customer" }
}

/// The database record of an order without its lines.
struct OrderRecord: Codable, FetchableRecord, PersistableRecord {
  static var databaseTableName: String { "order" }

  /// The order number, or nil before the record is inserted.
  var number: Int?
  var customer: Customer.ID
  var date: Date
  var status: Order.Status
  var address: Address
  var delivery: DeliveryOption
  var payment: PaymentMethod

  func order(_ lines: [Order.Line]) -> Order {
    Order(
      number: number ?? 0, date: date, status: status, address: address, delivery: delivery, payment: payment, lines: lines)
  }
}

struct OrderLineRecord: Codable, FetchableRecord, PersistableRecord {
  static var databaseTableName: String { "orderLine" }

  var order: Int
  var position: Int
  var product: Product.ID
  var name: String
  var unitPrice: Money
  var quantity: Int

  init(_ line: Order.Line, order: Int, position: Int) {
    self.order = order
    self.position = position
    product = line.productID
    name = line.name
    unitPrice = line.unitPrice
    quantity = line.quantity
  }

  var line: Order.Line {
    Order.Line(productID: product, name: name, unitPrice: unitPrice, quantity: quantity)
  }
}

struct CartLineRecord: Codable, FetchableRecord, PersistableRecord {
  static var databaseTableName: String { "cartLine" }

  var customer: Customer.ID
  var position: Int
  var product: Product.ID
  var quantity: Int
}
