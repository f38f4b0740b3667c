import ExampleShopCore
import NavigatorUI

/// The way from a cart to an order. Its values are what the customer has said so far.
nonisolated public struct CheckoutFlow: Hashable, Codable {
  /// Where it ends, with the number of the order.
  public var checkpoint: NavigationFlowCheckpoint<Int>?
  var address = Address()
  var delivery: DeliveryOption?
  /// The number of the order, once it is placed.
  var order: Int?
}

extension CheckoutFlow: NavigationFlow {
  public typealias Destination = CheckoutDestinations

  public func start() -> FlowResult<CheckoutFlow> {
    .destination(.address(self))
  }

  public func next() async throws -> FlowResult<CheckoutFlow> {
    if order != nil {
      .destination(.confirmation(self))
    } else if delivery == nil {
      .destination(.delivery(self))
    } else {
      .destination(.payment(self))
    }
  }
}

/// Where flows of this module end.
nonisolated struct OrderCheckpoints: NavigationCheckpoints {
  /// At the cart, with the number of the order that came of it.
  static var ordered: NavigationCheckpoint<Int> { checkpoint() }
}
