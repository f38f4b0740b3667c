import SwiftUI

/// The person at the other end of a session: who they are, once they said so, and what is in their cart.
///
/// A session has one, and nobody else's session sees it.
@MainActor
@Observable
public final class Visitor {
  public private(set) var customer: Customer?
  public var cart = Cart()
  /// Where the next order goes, once they have said so.
  public var orderAddress: Address?
  /// Whether it is known who this is, as far as the session remembers.
  public private(set) var isIdentified: Bool
  @ObservationIgnored private let customers: any CustomerStore
  /// Who was signed in when the session was last left.
  @ObservationIgnored private let remembered: Customer.ID?

  /// A visitor; one who was signed in when the session was last left is `remembered`.
  public init(customers: any CustomerStore, remembered: Customer.ID? = nil) {
    self.customers = customers
    self.remembered = remembered
    isIdentified = remembered == nil
  }

  public var isSignedIn: Bool { customer != nil }

  /// Signs in, and adds what the customer left in the cart last time to what is in it now.
  ///
  /// - Throws: ``ShopError/noSuchCustomer(_:)``.
  public func signIn(email: String) async throws {
    try await enter(as: customers.customer(email: email))
  }

  /// Looks up the customer who is remembered. One who is gone is nobody.
  public func identify() async {
    guard !isIdentified else { return }
    if let remembered, let customer = try? await customers.customer(remembered) { try? await enter(as: customer) }
    isIdentified = true
  }

  /// Leaves. The cart stays with the customer.
  public func signOut() async {
    try? await saveCart()
    customer = nil
    orderAddress = nil
    cart.removeAll()
  }

  /// Reads the customer again, such as after an order.
  public func refresh() async throws {
    guard let id = customer?.id else { return }
    customer = try await customers.customer(id)
  }

  /// Keeps where the customer's orders go.
  public func move(to address: Address) async throws {
    guard let id = customer?.id else { return }
    customer = try await customers.save(address: address, of: id)
  }

  /// Keeps the cart for the customer. A visitor who did not sign in has theirs in the session alone.
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
