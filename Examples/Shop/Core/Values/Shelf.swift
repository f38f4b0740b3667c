/// A shelf of the shop.
public struct Shelf: Hashable, Codable, Identifiable, Sendable {
  /// The short name of the shelf, such as "tea". It is part of addresses.
  public let id: String
  public let name: String
  public let summary: String
  /// The name of an SF Symbol.
  public let symbol: String

  public init(id: String, name: String, summary: String, symbol: String) {
    self.id = id
    self.name = name
    self.summary = summary
    self.symbol = symbol
  }
}
