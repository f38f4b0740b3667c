import NavigatorUI
import SeedHome
import SeedSettings
import SwiftUI

/// The app, which imports all features and provides their dependencies.
public struct AppView<Content: View>: View {
  private let resolver: AppResolver
  private let content: Content

  public init(resolver: AppResolver, @ViewBuilder content: () -> Content) {
    self.resolver = resolver
    self.content = content()
  }

  public var body: some View {
    content
      .environment(\.homeDependencies, resolver)
      .environment(\.settingsDependencies, resolver)
  }
}

// Document 002, "Modular Views".

public struct CustomView: View {
  @Environment(\.navigator) var navigator
  @State var order: Order

  public init(order: Order) {
    self.order = order
  }

  public var body: some View {
    VStack {
      Text("Above the card")
      OrderDestinations.orderSummaryCard(order)
      Button("Next order") { order = Order(number: order.number + 1) }
      Button("Past orders") { navigator.navigate(to: OrderDestinations.listPastOrders) }
    }
  }
}
