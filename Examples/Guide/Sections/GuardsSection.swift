import NavigatorUI
import SwiftUI

/// The user's account. The Guide stores one in the environment of its stack.
@Observable
final class Account {
  var isSignedIn = false
}

@Routable
nonisolated enum AccountDestinations: NavigationDestination {
  case orders
  case signIn

  var body: some View {
    switch self {
    case .orders: PageView(title: "Your orders")
    case .signIn: SignInView()
    }
  }

  var method: NavigationMethod {
    self == .signIn ? .managedSheet : .push
  }
}

struct GuardsSection: View {
  @Environment(Account.self) private var account

  var body: some View {
    SectionScreen(
      section: .guards,
      summary: """
        A guard runs before every navigation to a destination, including navigation by URL. It can redirect: after signing in, \
        the user sees the requested screen.
        """
    ) {
      @Bindable var account = account
      Toggle("Signed in", isOn: $account.isSignedIn)
      NavigationLink("Your orders", to: AccountDestinations.orders)
    }
    .navigationGuard { destination, navigator in
      guard destination as? AccountDestinations == .orders, !account.isSignedIn else { return .allow }
      return .redirect(to: AccountDestinations.signIn)
    }
  }
}

struct SignInView: View {
  @Environment(Account.self) private var account
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Button("Sign in") {
        account.isSignedIn = true
        navigator.dismiss()
      }
      Button("Not now", role: .cancel) { navigator.dismiss() }
    }
    .navigationTitle("Sign in")
  }
}
