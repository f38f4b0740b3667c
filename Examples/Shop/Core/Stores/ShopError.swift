import Foundation

/// What can go wrong in the shop.
public enum ShopError: Error, Hashable, Sendable {
  case noSuchShelf(Shelf.ID)
  case noSuchProduct(Product.ID)
  case noSuchCustomer(String)
  case noSuchOrder(Int)
  /// There are not as many left as were ordered.
  case soldOut(name: String, left: Int)
  case emptyOrder
  /// Nobody has said where the order goes.
  case noAddress
  /// The app forgot to put a store into the environment.
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
