import NavigatorTesting
import SwiftUI
import Testing

/// A coordinator in the environment that owns the path and the sheet.
@MainActor
@Suite("An app with coordinators")
struct CoordinatorIdiomTests {
  enum Page: Hashable {
    case product(Int)
    case reviews(Int)
    case basket
  }

  enum Sheet: String, Identifiable {
    case login, filters
    var id: String { rawValue }
  }

  @Observable
  final class Coordinator {
    var path = NavigationPath()
    var sheet: Sheet?
    var isLoggedIn = false
    private var pending: Page?

    func push(_ page: Page) {
      if page == .basket, !isLoggedIn {
        pending = page
        sheet = .login
      } else {
        path.append(page)
      }
    }

    func logIn() {
      isLoggedIn = true
      sheet = nil
      if let pending { push(pending) }
      pending = nil
    }

    func popToRoot() {
      path.removeLast(path.count)
    }

    @ViewBuilder @MainActor
    func view(for page: Page) -> some View {
      switch page {
      case .product(let id): ProductScreen(id: id)
      case .reviews(let id): ReviewsScreen(id: id)
      case .basket: BasketScreen()
      }
    }

    @ViewBuilder @MainActor
    func view(for sheet: Sheet) -> some View {
      switch sheet {
      case .login: Button("Log in") { self.logIn() }
      case .filters: Text("Filters")
      }
    }
  }

  private struct Root: View {
    @State private var coordinator = Coordinator()

    var body: some View {
      NavigationStack(path: $coordinator.path) {
        List(1..<4) { id in
          Button("Product \(id)") { coordinator.push(.product(id)) }
        }
        .navigationTitle("Products")
        .toolbar {
          Button("Filter") { coordinator.sheet = .filters }
          Button("Basket") { coordinator.push(.basket) }
        }
        .navigationDestination(for: Page.self) { coordinator.view(for: $0) }
      }
      .sheet(item: $coordinator.sheet) { coordinator.view(for: $0) }
      .environment(coordinator)
    }
  }

  struct ProductScreen: View {
    let id: Int
    @Environment(Coordinator.self) private var coordinator

    var body: some View {
      Button("Reviews") { coordinator.push(.reviews(id)) }
      NavigationLink("Next product", value: Page.product(id + 1))
      Text("depth \(coordinator.path.count)")
      Text(coordinator.isLoggedIn ? "known" : "guest")
        .navigationTitle("Product \(id)")
    }
  }

  struct ReviewsScreen: View {
    let id: Int
    @Environment(Coordinator.self) private var coordinator
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Home") { coordinator.popToRoot() }
      Button("Done") { dismiss() }
        .navigationTitle("Reviews of \(id)")
    }
  }

  struct BasketScreen: View {
    @Environment(Coordinator.self) private var coordinator: Coordinator?

    var body: some View {
      Button("Shop on") { coordinator?.popToRoot() }.navigationTitle("Basket")
    }
  }

  @Test("Pages are pushed, a guarded page after the login, and all are popped at once")
  func flow() throws {
    let app = TestApp { Root() }
    try app.tap("Product 2")
    #expect(app.exists("depth 1"))
    try app.tap("Next product")
    #expect(app.exists("depth 2"))
    try app.tap("Reviews")
    #expect(app.stack == ["Products", "Product 2", "Product 3", "Reviews of 3"])
    try app.tap("Done")
    #expect(app.title == "Product 3")
    try app.tap("Reviews")
    try app.tap("Home")
    #expect(app.stack == ["Products"])
    try app.tap("Basket")
    #expect(app.stacks.first == ["Products"])
    try app.tap("Log in")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Products", "Basket"])
    try app.tap("Shop on")
    try app.tap("Product 1")
    #expect(app.exists("known"))
    try app.goBack()
    try app.tap("Filter")
    try app.swipeAway()
    #expect(app.stack == ["Products"])
    #expect(app.measure {}.bodiesEvaluated == 0)
  }
}
