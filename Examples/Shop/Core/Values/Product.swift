/// A product of the shop.
public struct Product: Hashable, Codable, Identifiable, Sendable {
  public let id: Int
  public let shelf: Shelf.ID
  public let name: String
  /// The region or the manufacturer.
  public let origin: String
  public let summary: String
  /// The quantity to which the price applies, such as "100 g".
  public let unit: String
  public let price: Money
  /// The number of items in stock.
  public let stock: Int
  /// The name of an SF Symbol.
  public let symbol: String
  public let isFeatured: Bool

  public init(
    id: Int, shelf: Shelf.ID, name: String, origin: String, summary: String, unit: String, price: Money, stock: Int,
    symbol: String, isFeatured: Bool = false
  ) {
    self.id = id
    self.shelf = shelf
    self.name = name
    self.origin = origin
    self.summary = summary
    self.unit = unit
    self.price = price
    self.stock = stock
    self.symbol = symbol
    self.isFeatured = isFeatured
  }
}
