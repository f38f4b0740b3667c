import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The screen with the customer's account and the shop's information.
struct SettingsScreen: View {
  @Environment(\.navigator) private var navigator
  @Environment(Visitor.self) private var visitor
  @State private var isLeaving = false

  var body: some View {
    List {
      Section("Account") {
        if let customer = visitor.customer {
          CustomerRow(customer: customer)
          NavigationLink(to: SettingsDestinations.address) { Label("Delivery Address", systemImage: "house") }
          Button("Sign Out", role: .destructive) { isLeaving = true }
        } else {
          Button {
            navigator.navigate(to: AccountPlaces.signIn)
          } label: {
            Label("Sign In", systemImage: "person")
          }
        }
      }
      Section {
        NavigationLink(to: SettingsDestinations.about) { Label("About This Shop", systemImage: "info.circle") }
      }
    }
    .navigationTitle("Settings")
    .confirmationDialog("Sign out of the shop?", isPresented: $isLeaving, titleVisibility: .visible) {
      Button("Sign Out", role: .destructive) { Task { await visitor.signOut() } }
    } message: {
      Text("Your cart is kept for the next time.")
    }
  }
}

private struct CustomerRow: View {
  let customer: Customer

  var body: some View {
    HStack(spacing: 12) {
      SymbolTile("person.fill", tint: .blue, size: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(customer.name)
          .fontWeight(.semibold)
        Text(customer.email)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}
