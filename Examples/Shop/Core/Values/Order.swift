import Foundation

/// What a customer bought, at the prices of that day.
public struct Order: Hashable, Codable, Identifiable, Sendable {
  public let number: Int
  public let date: Date
  public let status: Status
  public let address: Address
  public let delivery: DeliveryOption
  public let payment: PaymentMethod
  public let lines: [Line]

  public init(
    number: Int, date: Date, status: Status, address: Address, delivery: DeliveryOption, payment: PaymentMethod, lines: [Line]
  ) {
    self.number = number
    self.date = date
    self.status = status
    self.address = address
    self.delivery = delivery
    self.payment = payment
    self.lines = lines
  }

  public var id: Int { number }
  public var itemCount: Int { lines.map(\.quantity).reduce(0, +) }
  public var total: Money { lines.map(\.price).total + delivery.price }

  /// How far an order has come.
  public enum Status: String, Codable, Sendable, CaseIterable {
    case placed, packed, shipped, delivered
  }

  /// So many of a product, as it was called and priced when it was ordered.
  public struct Line: Hashable, Codable, Identifiable, Sendable {
    public let productID: Product.ID
    public let name: String
    public let unitPrice: Money
    public let quantity: Int

    public init(productID: Product.ID, name: String, unitPrice: Money, quantity: Int) {
      self.productID = productID
      self.name = name
      self.unitPrice = unitPrice
      self.quantity = quantity
    }

    public var id: Product.ID { productID }
    public var price: Money { unitPrice * quantity }
  }
}

/// What is needed to place an order. Prices are the shop's affair, not the draft's.
public struct OrderDraft: Hashable, Codable, Sendable {
  public var address: Address
  public var delivery: DeliveryOption
  public var payment: PaymentMethod
  /// How many of which product.
  public var quantities: [Product.ID: Int]

  public init(address: Address, delivery: DeliveryOption, payment: PaymentMethod, quantities: [Product.ID: Int]) {
    self.address = address
    self.delivery = delivery
    self.payment = payment
    self.quantities = quantities
  }
}

/// How an order gets to its address.
public enum DeliveryOption: String, Hashable, Codable, Sendable, CaseIterable, Identifiable {
  case standard, express, pickup

  public var id: Self { self }

  public var title: String {
    switch self {
    case .standard: "Standard"
    case .express: "Express"
    case .pickup: "Pick up in the shop"
    }
  }

  public var detail: String {
    switch self {
    case .standard: "3 to 5 working days"
    case .express: "Tomorrow before noon"
    case .pickup: "Ready in an hour"
    }
  }

  public var price: Money {
    switch self {
    case .standard: Money(cents: 390)
    case .express: Money(cents: 890)
    case .pickup: .zero
    }
  }
}

/// How an order is paid. A demo takes no money.
public enum PaymentMethod: String, Hashable, Codable, Sendable, CaseIterable, Identifiable {
  case card, invoice, cash

  public var id: Self { self }

  public var title: String {
    switch self {
    case .card: "Card ending in 4242"
    case .invoice: "Invoice"
    case .cash: "Cash on delivery"
    }
  }

  public var symbol: String {
    switch self {
    case .card: "creditcard"
    case .invoice: "doc.text"
    case .cash: "gift"
    }
  }
}
