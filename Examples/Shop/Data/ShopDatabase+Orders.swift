import ExampleShopCore
import GRDB

extension ShopDatabase: OrderStore {
  public func orders(of customer: Customer.ID) -> AsyncThrowingStream<[Order], any Error> {
    let observation = ValueObservation.tracking { db in
      try Self.orders(OrderRecord.filter(Column("customer") == customer), db)
    }
    return AsyncThrowingStream { continuation in
      let observer = observation.removeDuplicates().start(in: writer, scheduling: .task) { error in
        continuation.finish(throwing: error)
      } onChange: { orders in
        continuation.yield(orders)
      }
      continuation.onTermination = { _ in observer.cancel() }
    }
  }

  public func order(_ number: Int, of customer: Customer.ID) async throws -> Order {
    let found = try await writer.read { db in
      try Self.orders(OrderRecord.filter(Column("number") == number && Column("customer") == customer), db)
    }
    guard let order = found.first else { throw ShopError.noSuchOrder(number) }
    return order
  }

  public func place(_ draft: OrderDraft, for customer: Customer.ID) async throws -> Order {
    guard !draft.quantities.isEmpty, draft.quantities.values.allSatisfy({ $0 > 0 }) else { throw ShopError.emptyOrder }
    return try await writer.write { db in
      let lines = try draft.quantities.sorted { $0.key < $1.key }.map { try Self.take($0.value, of: $0.key, db) }
      let record = OrderRecord(
        customer: customer, date: now(), status: .placed, address: draft.address, delivery: draft.delivery,
        payment: draft.payment)
      try record.insert(db)
      let number = Int(db.lastInsertedRowID)
      try Self.insert(lines, of: number, db)
      try CartLineRecord.filter(Column("customer") == customer).deleteAll(db)
      try Customer.fetchOne(db, key: customer)?.moved(to: draft.address).update(db)
      guard let order = try Self.orders(OrderRecord.filter(key: number), db).first else { throw ShopError.noSuchOrder(number) }
      return order
    }
  }

  /// Reduces the stock of a product, and returns the line for the order.
  private static func take(_ quantity: Int, of id: Product.ID, _ db: Database) throws -> Order.Line {
    guard let product = try Product.fetchOne(db, key: id) else { throw ShopError.noSuchProduct(id) }
    guard quantity <= product.stock else { throw ShopError.soldOut(name: product.name, left: product.stock) }
    try Product.filter(key: id).updateAll(db, Column("stock") -= quantity)
    return Order.Line(productID: id, name: product.name, unitPrice: product.price, quantity: quantity)
  }

  static func insert(_ lines: [Order.Line], of order: Int, _ db: Database) throws {
    for (position, line) in lines.enumerated() {
      try OrderLineRecord(line, order: order, position: position).insert(db)
    }
  }

  private static func orders(_ request: QueryInterfaceRequest<OrderRecord>, _ db: Database) throws -> [Order] {
    try request.order(Column("number").desc).fetchAll(db).map { record in
      let lines = try OrderLineRecord.filter(Column("order") == record.number).order(Column("position")).fetchAll(db)
      return record.order(lines.map(\.line))
    }
  }
}
