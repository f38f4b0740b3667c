import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The steps of the checkout. The first is a full-screen cover; the others are pushed within it.
nonisolated public enum CheckoutDestinations: Hashable, Codable, CustomersOnly {
  case address(CheckoutFlow)
  case delivery(CheckoutFlow)
  case payment(CheckoutFlow)
  case confirmation(CheckoutFlow)

  public var needsCustomer: Bool { true }
}

/// The address of a step. It contains the delivery method, but no personal data, because addresses are stored in histories and
/// logs.
nonisolated extension CheckoutDestinations: Routable {
  public static var addressPatterns: [AddressPattern<CheckoutDestinations>] {
    [
      AddressPattern("checkout") { _ in .address(.fromAddress()) },
      AddressPattern("checkout", "delivery") { _ in .delivery(.fromAddress()) },
      AddressPattern("checkout", "payment") { reader throws(AddressError) in
        .payment(.fromAddress(delivery: try reader.optional("delivery", .of(DeliveryOption.self, AddressRank()))))
      },
    ]
  }

  public func writeAddress(to address: inout AddressWriter) throws(AddressError) {
    switch self {
    case .address: address.literals("checkout")
    case .delivery: address.literals("checkout", "delivery")
    case .payment(let flow):
      address.literals("checkout", "payment")
      try address.optional("delivery", flow.delivery, .of(DeliveryOption.self, AddressRank()))
    // The checkout is complete, so the address leads to the order.
    case .confirmation(let flow): address.literals("orders", "\(flow.order ?? 0)")
    }
  }

  public var parent: (any Routable)? {
    switch self {
    case .address, .confirmation: nil
    case .delivery: CheckoutDestinations.address(.fromAddress())
    case .payment: CheckoutDestinations.delivery(.fromAddress())
    }
  }
}

extension CheckoutDestinations: NavigationDestination {
  public var method: NavigationMethod {
    switch self {
    case .address: .managedCover
    default: .push
    }
  }

  public var body: some View {
    switch self {
    case .address(let flow): AddressStep(flow: flow)
    case .delivery(let flow): DeliveryStep(flow: flow)
    case .payment(let flow): PaymentStep(flow: flow)
    case .confirmation(let flow): ConfirmationStep(flow: flow)
    }
  }
}
