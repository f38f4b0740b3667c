/// A product in the cart with its quantity.
public struct CartLine: Hashable, Codable, Identifiable, Sendable {
  public let product: Product
  public var quantity: Int

  public init(product: Product, quantity: Int) {
    self.product = product
    self.quantity = quantity
  }

  public var id: Product.ID { product.id }
  public var price: Money { product.price * quantity }
}
