/// A customer of the shop.
public struct Customer: Hashable, Codable, Identifiable, Sendable {
  public let id: Int
  public let name: String
  public let email: String
  /// The delivery address of the last order.
  public let address: Address?

  public init(id: Int, name: String, email: String, address: Address? = nil) {
    self.id = id
    self.name = name
    self.email = email
    self.address = address
  }
}

/// A delivery address.
public struct Address: Hashable, Codable, Sendable {
  public var name: String
  public var street: String
  public var city: String

  public init(name: String = "", street: String = "", city: String = "") {
    self.name = name
    self.street = street
    self.city = city
  }

  /// A Boolean value that indicates whether no field is empty.
  public var isComplete: Bool {
    [name, street, city].allSatisfy { !$0.allSatisfy(\.isWhitespace) }
  }
}
