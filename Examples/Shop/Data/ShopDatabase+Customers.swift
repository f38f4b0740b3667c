import ExampleShopCore
import Foundation
import GRDB

extension ShopDatabase: CustomerStore {
  public func customers() async throws -> [Customer] {
    try await writer.read { db in try Customer.order(Column("id")).fetchAll(db) }
  }

  public func customer(email: String) async throws -> Customer {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    let found = try await writer.read { db in
      try Customer.filter(Column("email") == email).fetchOne(db)
    }
    guard let found else { throw ShopError.noSuchCustomer(email) }
    return found
  }

  public func customer(_ id: Customer.ID) async throws -> Customer? {
    try await writer.read { db in try Customer.fetchOne(db, key: id) }
  }

  public func cart(of customer: Customer.ID) async throws -> [CartLine] {
    try await writer.read { db in
      let records = try CartLineRecord.filter(Column("customer") == customer).order(Column("position")).fetchAll(db)
      return try records.compactMap { record in
        try Product.fetchOne(db, key: record.product).map { CartLine(product: $0, quantity: record.quantity) }
      }
    }
  }

  public func save(cart: [CartLine], of customer: Customer.ID) async throws {
    try await writer.write { db in
      try CartLineRecord.filter(Column("customer") == customer).deleteAll(db)
      for (position, line) in cart.enumerated() {
        try CartLineRecord(customer: customer, position: position, product: line.product.id, quantity: line.quantity).insert(db)
      }
    }
  }

  public func save(address: Address, of customer: Customer.ID) async throws -> Customer? {
    try await writer.write { db in
      guard let moved = try Customer.fetchOne(db, key: customer)?.moved(to: address) else { return nil }
      try moved.update(db)
      return moved
    }
  }
}

extension Customer {
  func moved(to address: Address) -> Customer {
    Customer(id: id, name: name, email: email, address: address)
  }
}
