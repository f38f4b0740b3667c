import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A shop in two tabs: a path of several types that is saved with its types, an action in the environment, and links of a scheme.

private struct Product: Hashable, Codable, Identifiable {
  var id: Int
  var name: String
}

private enum Screen: Hashable, Codable {
  case category(String)
  case reviews(of: Product.ID, page: Int = 1)
  case compare(Set<Product.ID>)
}

private struct Catalog: Sendable {
  var products = [Product(id: 1, name: "Lamp"), Product(id: 2, name: "Chair"), Product(id: 3, name: "Desk")]
  subscript(id: Product.ID) -> Product? { products.first { $0.id == id } }
}

private struct NavigateAction: Sendable {
  enum Step: Sendable { case push(any Hashable & Codable & Sendable), pop(Int), root }

  let perform: @MainActor @Sendable (Step) -> Void
  init(_ perform: @escaping @MainActor @Sendable (Step) -> Void) { self.perform = perform }
  @MainActor func callAsFunction(_ step: Step) { perform(step) }
  @MainActor func callAsFunction(_ value: some Hashable & Codable & Sendable) { perform(.push(value)) }
}

extension EnvironmentValues {
  @Entry fileprivate var catalog = Catalog()
  @Entry fileprivate var navigate = NavigateAction { _ in }
}

@MainActor
@Observable
private final class Router {
  enum Tab: String, Codable, Hashable { case shop, account }

  struct Snapshot: Codable {
    var tab: Tab
    var shop: NavigationPath.CodableRepresentation?
    var account: [Screen]
  }

  enum Presented: Identifiable, Hashable {
    case login(returnTo: URL?)
    var id: Self { self }
  }

  var tab = Tab.shop
  var shop = NavigationPath()
  var account: [Screen] = []
  var presented: Presented?

  func open(_ url: URL) -> Bool {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false), components.scheme == "demo" else {
      return false
    }
    let query = Dictionary(
      (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
    let parts = components.path.split(separator: "/").map(String.init)
    switch (components.host, parts.first) {
    case ("shop", let category?):
      tab = .shop
      shop = NavigationPath([Screen.category(category)])
      guard parts.count > 1, let id = Int(parts[1]) else { return true }
      shop.append(id)
      if let page = query["page"].flatMap(Int.init) { shop.append(Screen.reviews(of: id, page: page)) }
    case ("account", _):
      tab = .account
      account = query["ids"].map { [.compare(Set($0.split(separator: ",").compactMap { Int($0) }))] } ?? []
    case ("login", _): presented = .login(returnTo: query["next"].flatMap(URL.init(string:)))
    default: return false
    }
    return true
  }

  func handle(_ step: NavigateAction.Step) {
    switch step {
    case .push(let value) where tab == .account: if let screen = value as? Screen { account.append(screen) }
    case .push(let value): push(value)
    case .pop(let count): shop.removeLast(min(count, shop.count))
    case .root: shop = .init()
    }
  }

  private func push<V: Hashable & Codable>(_ value: V) { shop.append(value) }

  var snapshot: Data? {
    get { try? JSONEncoder().encode(Snapshot(tab: tab, shop: shop.codable, account: account)) }
    set {
      guard let newValue, let snapshot = try? JSONDecoder().decode(Snapshot.self, from: newValue) else { return }
      (tab, account) = (snapshot.tab, snapshot.account)
      if let representation = snapshot.shop { shop = NavigationPath(representation) }
    }
  }
}

private struct Destinations: ViewModifier {
  @Environment(\.catalog) private var catalog

  func body(content: Content) -> some View {
    content
      .navigationDestination(for: Product.ID.self) { id in
        if let product = catalog[id] { ProductView(product: product) } else { Text("Gone").navigationTitle("Gone") }
      }
      .navigationDestination(for: Screen.self) { screen in
        switch screen {
        case .category(let name): CategoryView(name: name)
        case let .reviews(id, page): ReviewsView(id: id, page: page)
        case .compare(let ids): Text("Comparing \(ids.sorted().map(String.init).joined(separator: ", "))")
        }
      }
  }
}

private struct CategoryView: View {
  let name: String
  @Environment(\.catalog) private var catalog
  @Environment(\.navigate) private var navigate

  var body: some View {
    List(catalog.products) { product in
      NavigationLink(product.name, value: product.id).isDetailLink(false)
      Button("Reviews of \(product.name)") { navigate(Screen.reviews(of: product.id)) }
    }
    .navigationTitle(name.capitalized)
  }
}

private struct ProductView: View {
  let product: Product
  @Environment(\.navigate) private var navigate
  @Environment(\.dismiss) private var dismiss
  @State private var isCompared = false

  var body: some View {
    VStack {
      NavigationLink("Reviews", value: Screen.reviews(of: product.id))
      NavigationLink {
        Text("Measure first.")
      } label: {
        Text("Sizes")
      }
      Button("Leave") { dismiss() }
      Button("Compare") { isCompared = true }
      Button("To the root") { navigate(.root) }
    }
    .navigationTitle(product.name)
    .navigationDestination(isPresented: $isCompared) { Text("Compare \(product.name) with others.").navigationTitle("Compare") }
  }
}

private struct ReviewsView: View {
  let id: Product.ID
  let page: Int
  @Environment(\.navigate) private var navigate
  @State private var opened: String?

  var body: some View {
    List(["Good", "Bad"], id: \.self) { review in
      Button(review) { opened = review }
    }
    .navigationDestination(item: $opened) { Text("Review: \($0), page \(page)") }
    .navigationTitle("Reviews \(page)")
    .toolbar {
      Button("Next page") { navigate(Screen.reviews(of: id, page: page + 1)) }
      Button("Two back") { navigate(.pop(2)) }
    }
  }
}

private struct LoginView: View {
  @Bindable var router: Router
  let next: URL?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        if let terms = URL(string: "demo://account?ids=2,1") { Link("Terms", destination: terms) }
        Button("Enter") {
          dismiss()
          if let next { _ = router.open(next) }
        }
      }
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } } }
    }
  }
}

private struct RootView: View {
  @State private var router = Router()
  @SceneStorage("router") private var saved: Data?
  @Environment(\.scenePhase) private var phase

  var body: some View {
    TabView(selection: $router.tab) {
      NavigationStack(path: $router.shop) {
        List {
          NavigationLink("Furniture", value: Screen.category("furniture"))
          NavigationLink("Product 9", value: 9)
          ForEach(["demo://shop/furniture/2?page=2", "demo://nowhere", "https://example.com"], id: \.self) { link in
            if let url = URL(string: link) { Link(link, destination: url) }
          }
          Button("Log in") { router.presented = .login(returnTo: URL(string: "demo://shop/furniture/3")) }
        }
        .navigationTitle("Shop")
        .modifier(Destinations())
      }
      .tabItem { Label("Shop", systemImage: "cart") }
      .tag(Router.Tab.shop)

      NavigationStack(path: $router.account) {
        Text("Depth \(router.account.count)").navigationTitle("Account").modifier(Destinations())
      }
      .tabItem { Label("Account", systemImage: "person") }
      .tag(Router.Tab.account)
    }
    .sheet(item: $router.presented) { presented in
      switch presented {
      case .login(let next): LoginView(router: router, next: next)
      }
    }
    .environment(\.navigate, NavigateAction { [router] step in router.handle(step) })
    .environment(
      \.openURL,
      OpenURLAction { url in
        guard url.scheme == "demo" else { return .systemAction(url) }
        return router.open(url) ? .handled : .discarded
      }
    )
    .onOpenURL { _ = router.open($0) }
    .task { if let saved { router.snapshot = saved } }
    .onChange(of: phase) { _, new in if new != .active { saved = router.snapshot } }
  }
}

/// An app whose path is saved with its types.
@MainActor
@Suite("An app that saves its path")
struct SavedPathAppTests {
  private func app(_ configuration: SessionConfiguration = SessionConfiguration()) async -> TestApp {
    let app = TestApp(configuration: configuration, environment: .phone) { RootView() }
    await app.settle()
    return app
  }

  @Test("A link builds a path of values of several types, and an action of the environment removes two of them")
  func link() async throws {
    let app = await app()
    try app.open("demo://shop/furniture/2?page=2")
    #expect(app.stack == ["Shop", "Furniture", "Chair", "Reviews 2"])
    try app.tap("Next page")
    #expect(app.stack == ["Shop", "Furniture", "Chair", "Reviews 2", "Reviews 3"])
    try app.tap("Two back")
    #expect(app.stack == ["Shop", "Furniture", "Chair"])
    try app.tap("To the root")
    #expect(app.stack == ["Shop"])
  }

  @Test("An action that opens links handles those of its scheme, discards bad ones, and leaves others to the system")
  func actions() async throws {
    let app = await app()
    try app.tap("demo://nowhere")
    #expect(app.stack == ["Shop"] && app.openedURLs.isEmpty)
    try app.tap("https://example.com")
    #expect(app.openedURLs == ["https://example.com"] && app.stack == ["Shop"])
    try app.tap("demo://shop/furniture/2?page=2")
    #expect(app.stack.count == 4 && app.openedURLs.count == 1)
  }

  @Test("Values, views, flags and items push on the same stack, and dismiss removes the screen that it belongs to")
  func destinations() async throws {
    let app = await app()
    try app.tap("Furniture")
    try app.tap("Desk")
    try app.tap("Sizes")
    #expect(app.exists("Measure first."))
    try app.goBack()
    try app.tap("Compare")
    #expect(app.title == "Compare" && app.exists("Compare Desk with others."))
    try app.goBack()
    try app.tap("Reviews")
    try app.tap("Bad")
    #expect(app.exists("Review: Bad, page 1"))
    try app.goBack()
    #expect(app.title == "Reviews 1")
    try app.goBack()
    try app.tap("Leave")
    #expect(app.stack == ["Shop", "Furniture"])
    try app.tap("Reviews of Lamp")
    #expect(app.stack == ["Shop", "Furniture", "Reviews 1"])
  }

  @Test("A path with values of several types is the same after a restart, and an unknown product is shown as such")
  func restoring() async throws {
    let first = await app()
    try first.tap("Product 9")
    #expect(first.title == "Gone")
    try first.goBack()
    try first.open("demo://shop/furniture/1?page=4")
    try first.enter(phase: .background)
    let second = await app(first.continuation)
    #expect(second.stack == ["Shop", "Furniture", "Lamp", "Reviews 4"])
    try second.goBack()
    try second.tap("Reviews")
    #expect(second.stack == ["Shop", "Furniture", "Lamp", "Reviews 1"])
    try second.open("demo://account?ids=3,1")
    try second.enter(phase: .inactive)
    let third = await app(second.continuation)
    #expect(third.selectedTab == "Account" && third.exists("Comparing 1, 3"))
    try third.selectTab("Shop")
    #expect(third.stack == ["Shop", "Furniture", "Lamp", "Reviews 1"])
  }

  @Test("A link in a sheet is handled by the action around it, and a dismissal continues to the requested screen")
  func sheet() async throws {
    let app = await app()
    try app.tap("Log in")
    try app.tap("Terms")
    #expect(app.presentations.map(\.kind) == [.sheet])
    try app.tap("Cancel")
    #expect(app.presentations.isEmpty && app.selectedTab == "Account" && app.exists("Comparing 1, 2"))
    try app.open("demo://login?next=demo://shop/furniture/3")
    #expect(app.presentations.map(\.kind) == [.sheet])
    try app.tap("Enter")
    #expect(app.presentations.isEmpty && app.stack == ["Shop", "Furniture", "Desk"])
  }
}
