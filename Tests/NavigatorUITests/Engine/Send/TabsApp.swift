import NavigatorTesting
import NavigatorUI
import SwiftUI

nonisolated enum RootTabs: Hashable {
  case home, settings, orders
}

nonisolated enum OrderDestinations: NavigationDestination {
  case order(Int)
  case receipt(Int)

  var body: some View {
    switch self {
    case .order(let number):
      List { NavigationLink("Receipt", to: OrderDestinations.receipt(number)) }
        .navigationTitle("Order \(number)")
        .navigationAutoReceive(OrderDestinations.self)
    case .receipt(let number): Text("The receipt of \(number)").navigationTitle("Receipt \(number)")
    }
  }

  var method: NavigationMethod {
    if case .receipt = self { .managedSheet } else { .push }
  }
}

/// The tabs below a navigation root.
struct TabsApp: View {
  let navigator: Navigator

  init(_ navigator: Navigator) {
    self.navigator = navigator
  }

  var body: some View {
    Tabs()
      .navigationRoot(navigator)
  }
}

/// Three tabs with one managed stack each. A tab is built when it is first shown.
struct Tabs: View {
  @State private var tab = RootTabs.home

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: RootTabs.home) {
        ManagedNavigationStack(name: "home") {
          Text("The home").navigationTitle("Home")
            .navigationAutoReceive(HomeDestinations.self)
        }
      }
      Tab("Settings", systemImage: "gear", value: RootTabs.settings) {
        ManagedNavigationStack(name: "settings") {
          Text("The settings").navigationTitle("Settings")
            .navigationAutoReceive(SettingsDestinations.self)
        }
      }
      Tab("Orders", systemImage: "bag", value: RootTabs.orders) {
        ManagedNavigationStack(name: "orders") {
          Text("The orders").navigationTitle("Orders")
            .navigationAutoReceive(OrderDestinations.self)
        }
      }
    }
    .onNavigationReceive(assign: $tab)
  }
}
