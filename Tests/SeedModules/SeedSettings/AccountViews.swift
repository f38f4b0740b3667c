import NavigatorUI
import SwiftUI

private let account = Account(name: "Ada")

/// Document 000, section 4: one type, one handler, several screens.
public struct EnumSolutionView: View {
  public init() {}

  public var body: some View {
    NavigationStack {
      AccountLinks()
        .navigationDestination(for: AccountDestinations.self) { destination in
          switch destination {
          case .details(let account): AccountDetailView(account: account)
          case .disclaimers(let account): AccountDisclaimersView(account: account)
          }
        }
    }
  }
}

/// Document 000, sections 5 and 7: registered without a view builder, in as many stacks as needed.
public struct TwoStacksView: View {
  public init() {}

  public var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") {
        NavigationStack {
          AccountLinks()
            .navigationDestination(AccountDestinations.self)
        }
      }
      Tab("Two", systemImage: "2.circle") {
        NavigationStack {
          AccountLinks()
            .navigationDestination(AccountDestinations.self)
        }
      }
      Tab("Managed", systemImage: "3.circle") {
        ManagedNavigationStack {
          List {
            NavigationLink(to: AccountDestinations.details(account)) { Text("Details") }
            NavigationLink(to: AccountDestinations.disclaimers(account)) { Text("Disclaimers") }
          }
          .navigationTitle("Accounts")
        }
      }
    }
  }
}

/// Document 000, section 7: the code that the registration performs.
public struct CalledDestinationView: View {
  public init() {}

  public var body: some View {
    NavigationStack {
      AccountLinks()
        .navigationDestination(for: AccountDestinations.self) { destination in
          destination()
        }
    }
  }
}

private struct AccountLinks: View {
  var body: some View {
    List {
      NavigationLink("Details", value: AccountDestinations.details(account))
      NavigationLink("Disclaimers", value: AccountDestinations.disclaimers(account))
    }
    .navigationTitle("Accounts")
  }
}

/// Document 000, section 8: the same destinations in a sheet and in a cover.
public struct AccountSheetView: View {
  @State private var present: AccountDestinations?
  @State private var presentDestination: AccountDestinations?

  public init() {}

  public var body: some View {
    Button("Show details") { present = .details(account) }
      .sheet(item: $present) { destination in
        destination()
      }
    Button("Cover with disclaimers") { presentDestination = .disclaimers(account) }
      .fullScreenCover(item: $presentDestination) { $0() }
  }
}

/// A destination with `view` and a destination with `body`.
public struct AccountSpellingsView: View {
  public init() {}

  public var body: some View {
    AccountDestinations.details(Account(name: "view")).view
    AccountDestinations.details(Account(name: "call"))()
    AccountDestinations.details(Account(name: "value"))
    AccountDestinations.details(Account(name: "any view")).asAnyView()
  }
}
