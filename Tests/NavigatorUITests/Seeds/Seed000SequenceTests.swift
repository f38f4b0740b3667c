import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private struct Account: Hashable, CustomStringConvertible {
  let name: String

  var description: String { name }
}

private struct AccountDetailView: View {
  init(account: Account, journal: Journal) {
    journal.note("AccountDetailView is made for \(account)")
  }

  var body: some View {
    Text("The account").navigationTitle("Account")
  }
}

nonisolated private struct AccountDestination: CustomStringConvertible {
  let account: Account
  let journal: Journal

  var description: String { "account \(account)" }
}

extension AccountDestination: NavigationDestination {
  var body: some View {
    AccountDetailView(account: account, journal: journal)
  }

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.account == rhs.account }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(account) }
}

private struct LinksView: View {
  let journal: Journal

  var body: some View {
    ManagedNavigationStack {
      List {
        NavigationLink("By value", value: AccountDestination(account: Account(name: "Ada"), journal: journal))
        NavigationLink("By destination", to: AccountDestination(account: Account(name: "Ada"), journal: journal))
      }
      .navigationDestination(AccountDestination.self)
    }
  }
}

@Suite("Seed 000: 2. Understanding navigationDestination and Value-Based Navigation")
struct Seed000SequenceTests {
  /// An app whose events and views report to a journal.
  private func start(_ journal: Journal) -> TestApp {
    let configuration = NavigationConfiguration(logger: { journal.note("\($0.event)") }, verbosity: .info)
    let root = Navigator(configuration: configuration)
    let app = TestApp { LinksView(journal: journal).navigationRoot(root) }
    app.session.settle()
    _ = journal.take()
    return app
  }

  /// The eight steps of the document's diagram. A write of the path is steps 1 and 2, and a call of the handler is steps 2 and 3.
  /// A created view (4) is returned (5 to 7) within one evaluation.
  @Test(
    "A value is pushed, its handler is found, the view is made, handed back and displayed, in this order",
    arguments: ["By value", "By destination"])
  func sequence(link: String) throws {
    let journal = Journal()
    let app = start(journal)
    try app.tap(link)
    #expect(
      journal.take() == [
        "navigation: pushed(\"by a link\")",
        "providing: resolving(\"account Ada\")",
        "AccountDetailView is made for Ada",
        "lifecycle: screenMade(\"account Ada\")",
        "lifecycle: screenAppeared(\"account Ada\")",
      ])
    #expect(app.title == "Account")
  }

  @Test("Going back ends the screen, and pushing the value again makes its view again")
  func again() throws {
    let journal = Journal()
    let app = start(journal)
    try app.tap("By value")
    _ = journal.take()
    try app.goBack()
    #expect(journal.take() == ["navigation: popped(count: 1)", "lifecycle: screenDisappeared(\"account Ada\")"])
    try app.tap("By value")
    #expect(journal.take().count == 5)
  }
}
