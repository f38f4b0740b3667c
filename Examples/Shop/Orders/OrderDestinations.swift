import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The places of the Orders module.
nonisolated public enum OrderDestinations: Hashable, Codable, CustomersOnly {
  case cart
  case orders
  case order(Int)
  /// A row for somebody else's list.
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
