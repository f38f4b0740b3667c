/// A shelf of the shop.
public struct Shelf: Hashable, Codable, Identifiable, Sendable {
  /// A short word, such as "tea". It stands in addresses.
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
