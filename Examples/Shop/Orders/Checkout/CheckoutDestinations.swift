import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The steps of the checkout. The first covers the screen, the others are pushed in there.
nonisolated public enum CheckoutDestinations: Hashable, Codable, CustomersOnly {
  case address(CheckoutFlow)
  case delivery(CheckoutFlow)
  case payment(CheckoutFlow)
  case confirmation(CheckoutFlow)

  public var needsCustomer: Bool { true }
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
