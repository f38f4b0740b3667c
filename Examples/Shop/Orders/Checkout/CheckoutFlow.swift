import ExampleShopCore
import NavigatorUI

/// The flow from a cart to an order. Its properties are the customer's input.
nonisolated public struct CheckoutFlow: Hashable, Codable {
  /// The checkpoint to which the flow returns with the order number.
  public var checkpoint: NavigationFlowCheckpoint<Int>?
  var address = Address()
  var delivery: DeliveryOption?
  /// The order number after the order has been placed.
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
  /// Creates the flow for navigation to a step by its address.
  nonisolated static func fromAddress(delivery: DeliveryOption? = nil) -> CheckoutFlow {
    CheckoutFlow(checkpoint: NavigationFlowCheckpoint(OrderCheckpoints.ordered), delivery: delivery)
  }

  /// Returns the delivery address: the entered one, or otherwise that of the last order.
  @MainActor
  func address(of visitor: Visitor) -> Address? {
    [address, visitor.orderAddress, visitor.customer?.address].lazy.compactMap(\.self).first(where: \.isComplete)
  }
}

/// The checkpoints of this module's flows.
nonisolated struct OrderCheckpoints: NavigationCheckpoints {
  /// The cart's checkpoint, which receives the order number.
  static var ordered: NavigationCheckpoint<Int> { checkpoint() }
}
