/// Somebody who can sign in.
public struct Customer: Hashable, Codable, Identifiable, Sendable {
  public let id: Int
  public let name: String
  public let email: String
  /// Where the last order went.
  public let address: Address?

  public init(id: Int, name: String, email: String, address: Address? = nil) {
    self.id = id
    self.name = name
    self.email = email
    self.address = address
  }
}

/// Where an order goes.
public struct Address: Hashable, Codable, Sendable {
  public var name: String
  public var street: String
  public var city: String

  public init(name: String = "", street: String = "", city: String = "") {
    self.name = name
    self.street = street
    self.city = city
  }

  /// Whether nothing is missing.
  public var isComplete: Bool {
    [name, street, city].allSatisfy { !$0.allSatisfy(\.isWhitespace) }
  }
}
