import ExampleShopCore
import GRDB

extension ShopDatabase: CatalogStore {
  public func shelves() async throws -> [Shelf] {
    try await writer.read { db in
      try Shelf.order(Column("position")).fetchAll(db)
    }
  }

  public func shelf(_ id: Shelf.ID) async throws -> Shelf {
    let found = try await writer.read { db in
      try Shelf.filter(Column("id") == id).fetchOne(db)
    }
    guard let found else { throw ShopError.noSuchShelf(id) }
    return found
  }

  public func products(on shelf: Shelf.ID) async throws -> [Product] {
    try await writer.read { db in
      try Product.filter(Column("shelf") == shelf).order(Column("id")).fetchAll(db)
    }
  }

  public func products(matching text: String) async throws -> [Product] {
    let words = text.split(whereSeparator: \.isWhitespace).prefix(10)
    guard !words.isEmpty else { return [] }
    return try await writer.read { db in
      var request = Product.order(Column("name"))
      for word in words { request = request.filter(Self.contains(word)) }
      return try request.fetchAll(db)
    }
  }

  public func featuredProducts() async throws -> [Product] {
    try await writer.read { db in
      try Product.filter(Column("isFeatured") == true).order(Column("id")).fetchAll(db)
    }
  }

  public func product(_ id: Product.ID) async throws -> Product {
    guard let found = try await writer.read({ db in try Product.fetchOne(db, key: id) }) else {
      throw ShopError.noSuchProduct(id)
    }
    return found
  }

  /// Returns a condition that one of a product's texts contains a word. Wildcards are escaped, so "%" matches a per cent sign.
  private static func contains(_ word: Substring) -> SQLExpression {
    var pattern = "%"
    for letter in word {
      if #"\%_"#.contains(letter) { pattern.append("\\") }
      pattern.append(letter)
    }
    pattern.append("%")
    return ["name", "origin", "summary"].map { Column($0).like(pattern, escape: "\\") }.joined(operator: .or)
  }
}
