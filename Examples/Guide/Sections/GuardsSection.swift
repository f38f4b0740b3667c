import NavigatorUI
import SwiftUI

// No addresses: whoever came by one would not come past the guard, which stands on this section's screen.
nonisolated enum AccountDestinations: NavigationDestination {
  case orders
  case signIn(Binding<Bool>)

  @MainActor var body: some View {
    switch self {
    case .orders: PageView(title: "Your orders")
    case .signIn(let isSignedIn): SignInView(isSignedIn: isSignedIn)
    }
  }

  var method: NavigationMethod {
    if case .signIn = self { .managedSheet } else { .push }
  }
}

struct GuardsSection: View {
  @State private var isSignedIn = false

  var body: some View {
    SectionScreen(
      section: .guards,
      summary: """
        A guard is asked on every way to a destination. It may lead elsewhere: whoever signs in gets to where they wanted to go.
        """
    ) {
      Toggle("Signed in", isOn: $isSignedIn)
      NavigationLink("Your orders", to: AccountDestinations.orders)
    }
    .navigationGuard { destination, navigator in
      guard case AccountDestinations.orders? = destination as? AccountDestinations else { return .allow }
      return isSignedIn ? .allow : .redirect(to: AccountDestinations.signIn($isSignedIn))
    }
  }
}

struct SignInView: View {
  @Binding var isSignedIn: Bool
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Button("Sign in") {
        isSignedIn = true
        navigator.dismiss()
      }
      Button("Not now", role: .cancel) { navigator.dismiss() }
    }
    .navigationTitle("Sign in")
  }
}
