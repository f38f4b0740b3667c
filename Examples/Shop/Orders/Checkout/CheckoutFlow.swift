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

extension CheckoutFlow {
  /// The flow of somebody who comes by the address of one of its steps.
  nonisolated static func fromAddress(delivery: DeliveryOption? = nil) -> CheckoutFlow {
    CheckoutFlow(checkpoint: NavigationFlowCheckpoint(OrderCheckpoints.ordered), delivery: delivery)
  }

  /// Where the order goes: where the customer has said so, or else where the last one went.
  @MainActor
  func address(of visitor: Visitor) -> Address? {
    [address, visitor.orderAddress, visitor.customer?.address].lazy.compactMap(\.self).first(where: \.isComplete)
  }
}

/// Where flows of this module end.
nonisolated struct OrderCheckpoints: NavigationCheckpoints {
  /// At the cart, with the number of the order that came of it.
  static var ordered: NavigationCheckpoint<Int> { checkpoint() }
}
