import Foundation

/// An error of the shop.
public enum ShopError: Error, Hashable, Sendable {
  case noSuchShelf(Shelf.ID)
  case noSuchProduct(Product.ID)
  case noSuchCustomer(String)
  case noSuchOrder(Int)
  /// The stock is smaller than the ordered quantity.
  case soldOut(name: String, left: Int)
  case emptyOrder
  /// The order has no delivery address.
  case noAddress
  /// The app has not set a store in the environment.
  case noStore
}

extension ShopError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .noSuchShelf(let id): "There is no shelf called “\(id)”."
    case .noSuchProduct(let id): "There is no product with the number \(id)."
    case .noSuchCustomer(let email): "Nobody signs in with “\(email)” here. Try one of the demo customers."
    case .noSuchOrder(let number): "You have no order with the number \(number)."
    case .soldOut(let name, 0): "\(name) is sold out. Take it out of your cart to go on."
    case .soldOut(let name, let left): "There are only \(left) of \(name) left. Change your cart to go on."
    case .emptyOrder: "There is nothing in your cart."
    case .noAddress: "Go back and say where your order goes."
    case .noStore: "No store was put into the environment of this view."
    }
  }
}
