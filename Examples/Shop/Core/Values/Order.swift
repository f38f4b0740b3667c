import Foundation

/// An order, with the prices at the time of ordering.
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

  /// The status of an order.
  public enum Status: String, Codable, Sendable, CaseIterable {
    case placed, packed, shipped, delivered
  }

  /// A line of an order, with the product's name and price at the time of ordering.
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

/// The data for placing an order. The shop determines the prices.
public struct OrderDraft: Hashable, Codable, Sendable {
  public var address: Address
  public var delivery: DeliveryOption
  public var payment: PaymentMethod
  /// The ordered quantities by product.
  public var quantities: [Product.ID: Int]

  public init(address: Address, delivery: DeliveryOption, payment: PaymentMethod, quantities: [Product.ID: Int]) {
    self.address = address
    self.delivery = delivery
    self.payment = payment
    self.quantities = quantities
  }
}

/// The delivery method of an order.
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

/// The payment method of an order. This demo does not charge anything.
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
