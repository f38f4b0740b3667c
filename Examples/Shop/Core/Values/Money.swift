import Foundation

/// An amount in euros, stored as whole cents so that sums are exact.
public struct Money: Hashable, Comparable, Sendable {
  public let cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  /// The formatted amount, such as "€12.50".
  public var text: String {
    (Decimal(cents) / 100).formatted(.currency(code: "EUR").locale(Locale(identifier: "en_IE")))
  }

  public static let zero = Money(cents: 0)

  public static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
  public static func + (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents + rhs.cents) }
  public static func * (amount: Money, count: Int) -> Money { Money(cents: amount.cents * count) }
}

extension Sequence<Money> {
  public var total: Money { reduce(.zero, +) }
}

extension Money: Codable {
  public init(from decoder: any Decoder) throws {
    cents = try decoder.singleValueContainer().decode(Int.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(cents)
  }
}
