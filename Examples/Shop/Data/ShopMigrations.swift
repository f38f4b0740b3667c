import GRDB

/// The migrations of the database. A released migration must not change; new ones are added at the end.
enum ShopMigrations {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 Catalogue", migrate: catalogue)
    migrator.registerMigration("2 Customers and orders", migrate: customersAndOrders)
    migrator.registerMigration("3 Customers keep their address and their cart", migrate: addressAndCart)
    return migrator
  }

  private static func catalogue(_ db: Database) throws {
    try db.create(table: "shelf") { table in
      table.primaryKey("id", .text)
      table.column("position", .integer).notNull()
      table.column("name", .text).notNull()
      table.column("summary", .text).notNull()
      table.column("symbol", .text).notNull()
    }
    try db.create(table: "product") { table in
      table.primaryKey("id", .integer)
      table.column("shelf", .text).notNull().indexed().references("shelf")
      table.column("name", .text).notNull()
      table.column("origin", .text).notNull()
      table.column("summary", .text).notNull()
      table.column("unit", .text).notNull()
      table.column("price", .integer).notNull().check { $0 >= 0 }
      table.column("stock", .integer).notNull().check { $0 >= 0 }
      table.column("symbol", .text).notNull()
      table.column("isFeatured", .boolean).notNull()
    }
  }

  private static func customersAndOrders(_ db: Database) throws {
    try db.create(table: "customer") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("name", .text).notNull()
      table.column("email", .text).notNull().unique().collate(.nocase)
    }
    try db.create(table: "order") { table in
      table.autoIncrementedPrimaryKey("number")
      table.column("customer", .integer).notNull().indexed().references("customer", onDelete: .cascade)
      table.column("date", .datetime).notNull()
      table.column("status", .text).notNull()
      table.column("address", .jsonText).notNull()
      table.column("delivery", .text).notNull()
      table.column("payment", .text).notNull()
    }
    try db.create(table: "orderLine") { table in
      table.column("order", .integer).notNull().references("order", onDelete: .cascade)
      table.column("position", .integer).notNull()
      table.column("product", .integer).notNull().references("product")
      table.column("name", .text).notNull()
      table.column("unitPrice", .integer).notNull()
      table.column("quantity", .integer).notNull().check { $0 > 0 }
      table.primaryKey(["order", "position"])
    }
  }

  private static func addressAndCart(_ db: Database) throws {
    try db.alter(table: "customer") { $0.add(column: "address", .jsonText) }
    try db.create(table: "cartLine") { table in
      table.column("customer", .integer).notNull().references("customer", onDelete: .cascade)
      table.column("position", .integer).notNull()
      table.column("product", .integer).notNull().references("product", onDelete: .cascade)
      table.column("quantity", .integer).notNull().check { $0 > 0 }
      table.primaryKey(["customer", "position"])
    }
  }
}
