import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The destinations of the Orders module.
@Routable
nonisolated public enum OrderDestinations: Hashable, Codable, CustomersOnly {
  /// The root of a tab. The tab declares the address.
  @Address(nil)
  case cart
  /// The root of a tab. The tab declares the address.
  @Address(nil)
  case orders
  @Address("orders/:0")
  case order(Int)
  /// A row for a list of another module.
  @Address(nil)
  case latest

  public var needsCustomer: Bool {
    if case .order = self { true } else { false }
  }
}

extension OrderDestinations: NavigationDestination {
  public var body: some View {
    switch self {
    case .cart: CartScreen()
    case .orders: OrdersScreen()
    case .order(let number): OrderScreen(number: number)
    case .latest: LatestOrderRow()
    }
  }
}
