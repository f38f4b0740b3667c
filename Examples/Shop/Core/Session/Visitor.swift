import SwiftUI

/// The user of a session, with the signed-in customer and the cart.
///
/// Each session has its own visitor.
@MainActor
@Observable
public final class Visitor {
  public private(set) var customer: Customer?
  public var cart = Cart()
  /// The delivery address for the next order, if the visitor has entered one.
  public var orderAddress: Address?
  /// A Boolean value that indicates whether the remembered customer has been loaded.
  public private(set) var isIdentified: Bool
  @ObservationIgnored private let customers: any CustomerStore
  /// The id of the customer who was signed in when the session ended.
  @ObservationIgnored private let remembered: Customer.ID?

  /// Creates a visitor. `remembered` is the id of the customer who was signed in when the session ended.
  public init(customers: any CustomerStore, remembered: Customer.ID? = nil) {
    self.customers = customers
    self.remembered = remembered
    isIdentified = remembered == nil
  }

  public var isSignedIn: Bool { customer != nil }

  /// Signs in, and adds the customer's saved cart to the current one.
  ///
  /// - Throws: ``ShopError/noSuchCustomer(_:)`` for an unknown email address.
  public func signIn(email: String) async throws {
    try await enter(as: customers.customer(email: email))
  }

  /// Loads the remembered customer. If the customer no longer exists, the visitor is not signed in.
  public func identify() async {
    guard !isIdentified else { return }
    if let remembered, let customer = try? await customers.customer(remembered) { try? await enter(as: customer) }
    isIdentified = true
  }

  /// Signs out. The customer's cart is saved.
  public func signOut() async {
    try? await saveCart()
    customer = nil
    orderAddress = nil
    cart.removeAll()
  }

  /// Reloads the customer, for example after an order.
  public func refresh() async throws {
    guard let id = customer?.id else { return }
    customer = try await customers.customer(id)
  }

  /// Saves the customer's delivery address.
  public func move(to address: Address) async throws {
    guard let id = customer?.id else { return }
    customer = try await customers.save(address: address, of: id)
  }

  /// Saves the customer's cart. The cart of a visitor who is not signed in is kept in the session only.
  public func saveCart() async throws {
    guard let id = customer?.id else { return }
    try await customers.save(cart: cart.lines, of: id)
  }

  private func enter(as customer: Customer) async throws {
    let left = try await customers.cart(of: customer.id)
    cart.merge(left)
    self.customer = customer
  }
}
