import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Observable
private final class Account {
  var isSignedIn = false
  @ObservationIgnored var made: [String] = []
  @ObservationIgnored var asked: [String] = []
  /// The decision for users who are not signed in.
  @ObservationIgnored var refusal = NavigationGuardDecision.redirect(to: OfficeDestinations.signIn)
  /// The places that do not require a sign-in.
  @ObservationIgnored var publicPlaces: Set<OfficeDestinations> = []
  var note: OfficeNote?
}

nonisolated private struct OfficeNote: Identifiable {
  var id = 1
}

@Routable("")
nonisolated private enum OfficeTabs: Hashable {
  @Address("")
  case home
  case staff
}

@Routable("")
nonisolated private enum OfficeDestinations: NavigationDestination {
  case account
  @Address("account/orders")
  case orders
  @Address("account/orders/:0")
  case order(Int)
  @Address("account/settings")
  case settings
  case files
  case news
  case signIn

  var body: some View { OfficeScreen(place: self) }

  var method: NavigationMethod {
    switch self {
    case .settings, .signIn: .managedSheet
    default: .push
    }
  }

  var parent: (any Routable)? {
    switch self {
    case .account: OfficeTabs.home
    case .orders, .settings: OfficeDestinations.account
    case .order: OfficeDestinations.orders
    case .files: OfficeTabs.staff
    case .news: OfficeTabs.home
    case .signIn: nil
    }
  }
}

private struct OfficeScreen: View {
  let place: OfficeDestinations
  @State private var count = 0
  @Environment(Account.self) private var account
  @Environment(\.navigator) private var navigator

  init(place: OfficeDestinations) {
    self.place = place
  }

  var body: some View {
    let _ = account.made.append("\(place)")
    List {
      switch place {
      case .account: NavigationLink("Orders", to: OfficeDestinations.orders)
      case .news:
        Button("See order 1") { navigator.push(OfficeDestinations.order(1)) }
        Button("Count: \(count)") { count += 1 }
      case .signIn:
        Button("Sign in") {
          account.isSignedIn = true
          navigator.dismiss()
        }
      default: EmptyView()
      }
    }
    .navigationTitle("\(place)")
    .guarded(place == .account, by: account)
  }
}

extension View {
  /// A guard that allows signed-in users. It is on one screen and not around the stack.
  @ViewBuilder fileprivate func guarded(_ isOn: Bool, by account: Account) -> some View {
    if isOn {
      navigationGuard { destination, _ in
        guard let place = destination as? OfficeDestinations, place != .signIn else { return .allow }
        account.asked.append("\(place)")
        return account.isSignedIn || account.publicPlaces.contains(place) ? .allow : account.refusal
      }
    } else {
      self
    }
  }
}

/// A tab with a guard on its root, and a tab with a guard on a screen.
private struct Office: View {
  let navigator: Navigator
  let account: Account
  @State private var tab = OfficeTabs.home

  init(_ navigator: Navigator, _ account: Account) {
    self.navigator = navigator
    self.account = account
  }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: OfficeTabs.home) {
        ManagedNavigationStack(name: "home") {
          List {
            NavigationLink("Account", to: OfficeDestinations.account)
            NavigationLink("News", to: OfficeDestinations.news)
          }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number \($0)") }
          .navigationDestination(unwrapping: Bindable(account).note) { _ in Text("A note").navigationTitle("Note") }
          .navigationAddress(OfficeTabs.home)
        }
      }
      Tab("Staff", systemImage: "person", value: OfficeTabs.staff) {
        ManagedNavigationStack(name: "staff") {
          Text("Staff alone").navigationTitle("Staff").navigationAddress(OfficeTabs.staff)
            .navigationGuard { destination, _ in
              if case .files? = destination as? OfficeDestinations { account.isSignedIn ? .allow : .deny } else { .allow }
            }
        }
      }
    }
    .onNavigationReceive(assign: $tab)
    .navigationAddresses(OfficeTabs.self, OfficeDestinations.self)
    .navigationRoot(navigator)
    .environment(account)
  }
}

@Suite("Routes that a client sends")
struct ClaimedRouteTests {
  private let account = Account()

  private let navigator = Box<Navigator?>(nil)

  private func start(_ address: String? = nil, along route: [String]? = nil) -> TestApp {
    let (account, navigator) = (account, Navigator(configuration: NavigationConfiguration(logger: nil)))
    self.navigator.value = navigator
    return TestApp(configuration: SessionConfiguration(url: address, route: route)) { Office(navigator, account) }
  }

  /// Routes past the guard on the account's screen, and past the guard on the staff's root.
  nonisolated static let hostile: [(address: String, keys: [String])] = [
    ("/account/orders", ["window", "root:/", "screen:/account/orders"]),
    ("/account/orders", ["window", "tab:/", "root:/", "screen:/account/orders"]),
    ("/account/orders", ["window", "screen:/account/orders"]),
    ("/account/orders", ["window", "presentation:/account/orders"]),
    ("/account/orders", ["window", "root:/account/orders"]),
    ("/account/orders", ["window", "tab:/account/orders"]),
    ("/account/orders", ["window", "tab:/account", "screen:/account/orders"]),
    ("/account/orders", ["window", "root:/account", "screen:/account/orders"]),
    ("/account/orders", ["window", "root:/", "root:/account", "screen:/account/orders"]),
    ("/account/orders", ["window", "presentation:/news", "root:/account", "screen:/account/orders"]),
    ("/account/orders", ["window", "screen:/news", "screen:/account/orders"]),
    ("/account/orders", ["window", "screen:/account", "tab:/staff", "screen:/account/orders"]),
    ("/account/orders/1", ["window", "root:/", "screen:/account/orders/1"]),
    ("/account/orders/1", ["window", "root:/", "screen:/account/orders", "screen:/account/orders/1"]),
    ("/account/orders/1", ["window", "root:/", "presentation:/news", "screen:/account/orders/1"]),
    ("/account/orders/1", ["window", "root:/", "presentation:/account/orders", "screen:/account/orders/1"]),
    ("/account/settings", ["window", "root:/", "presentation:/account/settings"]),
    ("/account/settings", ["window", "root:/", "screen:/account/settings"]),
    ("/account/settings", ["window", "tab:/staff", "root:/staff", "screen:/account/settings"]),
    ("/files", ["window", "root:/", "screen:/files"]),
    ("/files", ["window", "tab:/staff", "tab:/", "screen:/files"]),
    ("/files", ["window", "tab:/staff", "root:/", "screen:/files"]),
    ("/files", ["window", "tab:/", "root:/", "screen:/account", "screen:/files"]),
    ("/news", ["window", "root:/", "screen:/account/orders", "screen:/news"]),
    ("/news", ["window", "root:/", "presentation:/account/settings", "screen:/news"]),
    ("/news", ["window", "root:/", "presentation:/files", "screen:/news"]),
  ]

  private func expectNoSecret(_ comment: String) {
    let secret = account.made.filter { ["orders", "settings", "files"].contains($0) || $0.hasPrefix("order(") }
    #expect(secret.isEmpty, "\(comment)")
  }

  @Test("A new session evaluates the guards of each place's declared route", arguments: hostile)
  func hello(route: (address: String, keys: [String])) {
    let app = start(route.address, along: Location.route(through: route.keys))
    app.session.settle()
    expectNoSecret("hello along \(route.keys)")
  }

  @Test("A history traversal evaluates the same guards", arguments: hostile)
  func go(route: (address: String, keys: [String])) {
    let app = start()
    app.session.traverse(to: route.keys, address: route.address)
    app.session.settle()
    expectNoSecret("go along \(route.keys)")
    app.session.traverse(to: ["window"], address: "/news")
    app.session.traverse(to: route.keys, address: route.address)
    expectNoSecret("go along \(route.keys) again")
  }

  @Test("Guards on a parent that a detour has checked are also evaluated for its children")
  func childOfDetour() {
    account.publicPlaces = [.orders]
    account.refusal = .deny
    let app = start()
    app.session.traverse(
      to: ["window", "root:/", "screen:/account/orders", "screen:/account/orders/1"], address: "/account/orders/1")
    #expect(account.asked.contains("order(1)"))
    #expect(account.made.contains("orders"))
    #expect(!account.made.contains("order(1)"))
  }

  @Test("A route that guards deny is dropped, and the address's own route is followed as far as they allow")
  func dropped() throws {
    let app = start()
    app.session.traverse(to: ["window", "root:/", "screen:/account/orders"], address: "/account/orders")
    #expect(app.stacks == [["Home", "account"], ["signIn"]])
    #expect(account.asked == ["orders"])
    try app.tap("Sign in")
    #expect(app.stacks.first?.last == "orders")
  }

  @Test("An allowed route is followed unchanged, and its check leaves no screens")
  func allowed() throws {
    account.isSignedIn = true
    let route = ["tab:/", "root:/", "screen:/news", "screen:/account/orders/1"]
    let app = start("/account/orders/1", along: route)
    #expect(app.stacks == [["Home", "news", "order(1)"]])
    let other = start("/news", along: ["tab:/", "root:/", "presentation:/files", "screen:/news"])
    #expect(other.stacks == [["Home"], ["files", "news"]])
    try other.swipeAway()
    try other.selectTab("Staff")
    #expect(other.stacks == [["Staff"]])
  }

  @Test("A route from history is restored, and refused if guards deny it meanwhile")
  func history() throws {
    account.isSignedIn = true
    let app = start()
    try app.tap("News")
    try app.tap("See order 1")
    let location = app.session.location
    #expect(app.stacks == [["Home", "news", "order(1)"]])
    try app.goBack()
    app.session.traverse(to: location.keys, address: location.address)
    #expect(app.stacks == [["Home", "news", "order(1)"]])
    try app.goBack()
    account.isSignedIn = false
    account.made = []
    app.session.traverse(to: location.keys, address: location.address)
    expectNoSecret("after signing out")
  }

  /// The news, which a user opens, with a plain value and a state's screen above it.
  private func startWithNews() throws -> TestApp {
    let app = start()
    try app.tap("News")
    try app.tap("Count: 0")
    navigator.value?.named("home")?.push(7)
    account.note = OfficeNote()
    app.session.settle()
    #expect(app.stacks == [Self.news])
    account.made = []
    return app
  }

  nonisolated private static let news = ["Home", "news", "Number 7", "Note"]

  @Test(
    "A route that fails leaves the screens that were there, and their state",
    arguments: ["/account/orders", "/files", "/account/settings"])
  func failed(address: String) throws {
    account.refusal = .deny
    let app = try startWithNews()
    app.session.traverse(to: ["window", "tab:/", "root:/", "screen:/news", "screen:\(address)"], address: address)
    expectNoSecret("after a route that failed")
    if address == "/files" { try app.selectTab("Home") }
    #expect(app.stacks == [Self.news])
    #expect(account.note != nil)
    for _ in 0..<2 { try app.goBack() }
    #expect(app.exists("Count: 1"))
    #expect(!account.made.contains("news"))
  }

  @Test("A step of a route that guards deny leaves the screens that were there")
  func deniedStep() throws {
    account.refusal = .deny
    let app = try startWithNews()
    try app.open("/files")
    try app.selectTab("Home")
    #expect(app.stacks == [Self.news])
  }

  @Test("A route that guards allow keeps the screens that it shares with what was there, and their state")
  func shared() throws {
    account.isSignedIn = true
    let app = try startWithNews()
    app.session.traverse(to: ["window", "tab:/", "root:/", "screen:/news", "screen:/account/orders"], address: "/account/orders")
    #expect(app.stacks == [["Home", "news", "orders"]])
    #expect(account.made.contains("account"))
    try app.goBack()
    #expect(app.exists("Count: 1"))
  }

  @Test("Guards on the declared route of a visible place are not evaluated again")
  func onScreen() throws {
    account.isSignedIn = true
    let app = start()
    try app.tap("News")
    try app.tap("See order 1")
    account.made = []
    app.session.traverse(
      to: ["window", "tab:/", "root:/", "screen:/news", "screen:/account/orders/1", "screen:/news"], address: "/news")
    #expect(app.stacks == [["Home", "news", "order(1)", "news"]])
    #expect(account.made.allSatisfy { $0 == "news" })
  }

  @Test("If the user goes back between two steps of a route, the remaining steps are not taken")
  func wentBack() async throws {
    let clock = TestClock()
    let (account, navigator) = (
      account, Navigator(configuration: NavigationConfiguration(logger: nil, executionDelay: 1, clock: clock))
    )
    let app = TestApp { Office(navigator, account) }
    try app.open("/account/orders")
    await app.settle()
    while app.stack != ["Home", "account"], clock.sleeperCount > 0 {
      await clock.advance(by: .seconds(1))
      await app.settle()
    }
    #expect(app.stack == ["Home", "account"])
    try app.goBack()
    try await clock.run()
    await app.settle()
    #expect(app.stack == ["Home"])
    expectNoSecret("after going back")
  }

  @Test("Of two routes in progress at the same time, neither passes a guard")
  func race() {
    let app = start()
    let window = app.session.root.id
    for address in ["/account/orders", "/files", "/account/orders/1", "/account/settings", "/news"] {
      app.session.send(InputEvent(target: window, action: .openURL(address)))
      _ = app.session.open(address, along: ["root:/", "screen:\(address)"])
    }
    app.session.settle()
    expectNoSecret("raced")
  }
}
