import ExampleShopCatalog
import ExampleShopCore
import ExampleShopData
import ExampleShopHome
import ExampleShopOrders
import ExampleShopSettings
import NavigatorUI
import SwiftUI

/// The root view of a session: the tabs and the environment that they share.
struct ShopWindow: View {
  let database: ShopDatabase
  @State private var visitor: Visitor
  @State private var navigator = Navigator(configuration: ShopWindow.navigation)
  @Binding private var customer: Customer.ID?

  init(database: ShopDatabase, customer: Binding<Customer.ID?>) {
    self.database = database
    _customer = customer
    _visitor = State(initialValue: Visitor(customers: database, remembered: customer.wrappedValue))
  }

  var body: some View {
    Group {
      if visitor.isIdentified {
        ShopTabs()
          .modifier(Providers())
          .modifier(EntryPoints())
          .navigationRoot(navigator)
      } else {
        ProgressView()
          .task { await visitor.identify() }
      }
    }
    .tint(Color(red: 0.11, green: 0.55, blue: 0.38))
    .environment(\.catalog, database)
    .environment(\.customers, database)
    .environment(\.orders, database)
    .environment(visitor)
    .task(id: visitor.cart) { try? await visitor.saveCart() }
    .onChange(of: visitor.customer?.id) { _, id in customer = id }
  }

  /// The configuration with all destination types that can be restored.
  private static var navigation: NavigationConfiguration {
    NavigationConfiguration(
      restorationKey: "1",
      restorableDestinations: [
        HomeDestinations.self, CatalogDestinations.self, OrderDestinations.self, CheckoutDestinations.self,
        SettingsDestinations.self, CatalogPlaces.self, OrderPlaces.self, AccountPlaces.self,
      ])
  }
}
