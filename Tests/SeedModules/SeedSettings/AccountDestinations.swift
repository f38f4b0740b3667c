import NavigatorUI
import SwiftUI

// Document 000, sections 4 and 6, as they are written there.

struct Account: Hashable {
  let name: String
}

enum AccountDestinations: Hashable {
  case details(Account)
  case disclaimers(Account)
}

extension AccountDestinations: NavigationDestination {
  var view: some View {
    switch self {
    case .details(let account): AccountDetailView(account: account)
    case .disclaimers(let account): AccountDisclaimersView(account: account)
    }
  }
}

/// Section 6 also declares the protocol. A type that conforms to it also conforms to this package's protocol.
private enum Seed000 {
  protocol NavigationDestination: Hashable, Equatable, Identifiable {
    associatedtype Content: View
    @MainActor @ViewBuilder var view: Self.Content { get }
  }
}

extension AccountDestinations: Seed000.NavigationDestination {}

struct AccountDetailView: View {
  let account: Account

  var body: some View {
    Text("Details of \(account.name)").navigationTitle("Details")
  }
}

struct AccountDisclaimersView: View {
  let account: Account

  var body: some View {
    Text("Disclaimers for \(account.name)").navigationTitle("Disclaimers")
  }
}
