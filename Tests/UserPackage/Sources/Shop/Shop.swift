import NavigatorUI
import SwiftUI

@main
struct Shop: App {
  var body: some Scene {
    WindowGroup {
      ManagedNavigationStack {
        List {
          NavigationLink("Order 7", to: OrderDestinations.order(7))
        }
        .navigationTitle("Shop")
        .navigationAddresses(OrderDestinations.self)
      }
    }
  }
}

@Routable
nonisolated enum OrderDestinations: NavigationDestination {
  @Address("orders/:number")
  case order(_ number: Int)
  @Address("orders/:number/receipt")
  case receipt(_ number: Int)

  var body: some View {
    switch self {
    case .order(let number): OrderDetails(number: number)
    case .receipt(let number): ReceiptView(number: number)
    }
  }

  var method: NavigationMethod {
    if case .receipt = self { .managedSheet } else { .push }
  }

  var parent: (any Routable)? {
    if case .receipt(let number) = self { OrderDestinations.order(number) } else { nil }
  }
}

struct OrderDetails: View {
  let number: Int
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Receipt") { navigator.navigate(to: OrderDestinations.receipt(number)) }
      .navigationTitle("Order \(number)")
  }
}
