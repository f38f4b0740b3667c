import NavigatorUI
import SwiftUI

// Document 002, "Modular Views": the module's views are internal.

public struct Order: Hashable, Sendable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

public struct Item: Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public enum OrderDestinations: NavigationDestination {
  case orderSummaryCard(Order)
  case order(Item)
  case listPastOrders

  public var body: some View {
    OrderDestinationsView(destination: self)
  }
}

private struct OrderDestinationsView: View {
  let destination: OrderDestinations

  var body: some View {
    switch destination {
    case .orderSummaryCard(let order): OrderSummaryCard(order: order)
    case .order(let item): Text("Order \(item.name)").navigationTitle("New order")
    case .listPastOrders: Text("Past orders").navigationTitle("Past orders")
    }
  }
}

private enum InternalOrderDestinations: NavigationDestination {
  case orderSummaryDetails(Order)

  var body: some View {
    switch self {
    case .orderSummaryDetails(let order): OrderSummaryDetails(order: order)
    }
  }
}

private struct OrderSummaryCard: View {
  let order: Order
  @Environment(\.navigator) private var navigator

  init(order: Order) {
    self.order = order
  }

  var body: some View {
    Text("Summary of order \(order.number)")
    Button("Details") { navigator.navigate(to: InternalOrderDestinations.orderSummaryDetails(order)) }
  }
}

private struct OrderSummaryDetails: View {
  let order: Order

  var body: some View {
    Text("Everything about order \(order.number)").navigationTitle("Order \(order.number)")
  }
}
