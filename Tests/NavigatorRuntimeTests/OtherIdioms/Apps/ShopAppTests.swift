import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A shop with a coordinator: routes that create views, erased screens, an environment object, and a flow in a separate sheet.

private struct Product: Identifiable, Hashable {
  let id: String
  let price: Decimal
  var variants: [String] = []
}

private struct CartLine: Identifiable, Equatable {
  var id: String { product.id + (variant ?? "") }
  let product: Product
  var variant: String?
  var count = 1
}

@MainActor
private class Cart: ObservableObject {
  @Published var lines: [CartLine] = []
  @Published var wantsGiftWrap = false
  var count: Int { lines.reduce(0) { $0 + $1.count } }
  var total: Decimal { lines.reduce(0) { $0 + $1.product.price * Decimal($1.count) } + (wantsGiftWrap ? 2 : 0) }

  func add(_ product: Product, variant: String? = nil) {
    let line = CartLine(product: product, variant: variant)
    if let index = lines.firstIndex(where: { $0.id == line.id }) { lines[index].count += 1 } else { lines.append(line) }
  }
}

/// A screen that a coordinator can show.
@MainActor
private protocol Routable: Hashable, Identifiable {
  associatedtype Screen: View
  @ViewBuilder func makeScreen() -> Screen
}

extension Routable {
  nonisolated var id: Int { hashValue }
}

private enum ShopRoute: Routable {
  case product(Product), variants(of: Product), about

  @ViewBuilder
  func makeScreen() -> some View {
    switch self {
    case .product(let product): ProductScreen(product: product)
    case .variants(of: let product): VariantScreen(product: product)
    case .about: Text("We sell tea").navigationTitle("About")
    }
  }
}

@MainActor
private final class Coordinator<Route: Routable>: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: Route?
  @Published var screens: [String: () -> AnyView] = [:]
  @Published private(set) var log: [String] = []

  func push(_ route: Route) {
    path.append(route)
    log.append("push \(path.count)")
  }

  func pop(_ count: Int = 1) { path.removeLast(min(count, path.count)) }
  func popToRoot() { path = .init() }
  func register<Screen: View>(_ name: String, @ViewBuilder _ make: @escaping () -> Screen) { screens[name] = { AnyView(make()) } }
  func screen(_ name: String) -> AnyView { screens[name].map { $0() } ?? AnyView(EmptyView()) }
}

private struct CoordinatedStack<Route: Routable, Root: View>: View {
  @ObservedObject var coordinator: Coordinator<Route>
  @ViewBuilder let root: () -> Root

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      root().navigationDestination(for: Route.self) { $0.makeScreen() }
    }
    .sheet(item: $coordinator.sheet) { $0.makeScreen().presentationDetents([.medium]) }
    .environmentObject(coordinator)
  }
}

/// A button that runs its action after a long press only.
private struct HoldButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? .red : .accentColor)
      .onLongPressGesture(minimumDuration: 0.5, perform: configuration.trigger)
  }
}

private struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 8).fill(.background.secondary).shadow(radius: 1))
  }
}

private struct ProductScreen: View {
  let product: Product
  @EnvironmentObject private var cart: Cart
  @EnvironmentObject private var coordinator: Coordinator<ShopRoute>

  var body: some View {
    VStack {
      GroupBox(product.id) { Text(product.price, format: .currency(code: "USD")) }
      ControlGroup {
        Button("Add", systemImage: "cart.badge.plus") {
          if product.variants.isEmpty { cart.add(product) } else { coordinator.sheet = .variants(of: product) }
        }
        Button("About us") { coordinator.push(.about) }
      } label: {
        Text("Actions")
      }
      .controlGroupStyle(.navigation)
      Button("Home", action: coordinator.popToRoot)
    }
    .groupBoxStyle(CardGroupBoxStyle())
    .navigationTitle(product.id)
  }
}

private struct VariantScreen: View {
  let product: Product
  @EnvironmentObject private var cart: Cart
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    ForEach(product.variants, id: \.self) { variant in
      Button(variant) {
        cart.add(product, variant: variant)
        if isPresented { dismiss() }
      }
      .buttonRepeatBehavior(.disabled)
    }
  }
}

private struct CartScreen: View {
  @EnvironmentObject private var cart: Cart
  @State private var isOrdered = false

  var body: some View {
    List {
      ForEach($cart.lines) { $line in
        Stepper(value: $line.count, in: 1...9) { Text("\(line.count) × \(line.product.id) \(line.variant ?? "")") }
      }
      Toggle("Gift wrap", isOn: $cart.wantsGiftWrap).toggleStyle(.button)
      Button("Empty", role: .destructive) { cart.lines.removeAll() }.buttonStyle(HoldButtonStyle())
      LabeledContent("Total") { Text(cart.total, format: .currency(code: "USD")) }
      Button("Order") { isOrdered = true }.disabled(cart.lines.isEmpty)
    }
    .alert("Thank you", isPresented: $isOrdered) {
      Button("Fine") { cart.lines.removeAll() }
    }
  }
}

extension Cart {
  fileprivate static let products = [
    Product(id: "Cup", price: 8), Product(id: "Tea", price: 5, variants: ["Green", "Black"]), Product(id: "Pot", price: 30),
  ]
}

private struct ShopView: View {
  @StateObject private var cart = Cart()
  @StateObject private var coordinator = Coordinator<ShopRoute>()

  var body: some View {
    TabView {
      Tab("Shop", systemImage: "bag") {
        CoordinatedStack(coordinator: coordinator) {
          ScrollView {
            LazyVGrid(
              columns: [GridItem(.adaptive(minimum: 120, maximum: 200), spacing: 8, alignment: .top)],
              pinnedViews: .sectionHeaders
            ) {
              Section {
                ForEach(Cart.products) { product in
                  Button(product.id) { coordinator.push(.product(product)) }.frame(maxWidth: .infinity)
                }
              } header: {
                coordinator.screen("banner")
              }
            }
            Text(coordinator.log.joined(separator: ", ")).accessibilityIdentifier("log")
          }
          .navigationTitle("Shop")
        }
      }
      Tab("Cart", systemImage: "cart") { CartScreen() }.badge(cart.count)
    }
    .environmentObject(cart)
    .onAppear { coordinator.register("banner") { Text("Sale today") } }
  }
}

/// A shop whose coordinator shows the screens.
@MainActor
@Suite("A shop with a coordinator")
struct ShopAppTests {
  private func app() -> TestApp {
    TestApp(environment: TestEnvironment(locale: Locale(identifier: "en_US"), windowSize: CGSize(width: 390, height: 844))) {
      ShopView()
    }
  }

  @Test("An erased screen that is registered after the first body is shown")
  func banner() throws {
    let app = app()
    #expect(app.exists("Sale today") && app.tabs == ["Shop", "Cart"])
  }

  @Test("Routes build their screens, and the coordinator returns to the root from the second screen")
  func routes() throws {
    let app = app()
    try app.tap("Cup")
    #expect(app.stack == ["Shop", "Cup"] && app.exists("$8.00"))
    try app.tap("About us")
    #expect(app.stack == ["Shop", "Cup", "About"])
    try app.goBack()
    try app.tap("Home")
    #expect(app.stack == ["Shop"])
    #expect(try app.element("log").content.string(.text) == "push 1, push 2")
  }

  @Test("A product with variants asks in a sheet, which closes with the choice")
  func variants() throws {
    let app = app()
    try app.tap("Tea")
    try app.tap("Add")
    #expect(app.presentations.map(\.kind) == [.sheet])
    try app.tap("Green")
    #expect(app.presentations.isEmpty && app.stack == ["Shop", "Tea"])
    try app.tap("Add")
    try app.swipeAway()
    try app.tap("Add")
    try app.tap("Green")
    try app.selectTab("Cart")
    #expect(app.exists("2 × Tea Green") && app.exists("$10.00"))
  }

  @Test("Counts are bindings of the lines, and the button's own style needs a long press")
  func cart() throws {
    let app = app()
    try app.tap("Cup")
    try app.tap("Add")
    try app.selectTab("Cart")
    try app.increment("1 × Cup")
    try app.setToggle("Gift wrap", to: true)
    #expect(app.exists("$18.00"))
    try app.longPress("Empty", isCompleted: false)
    #expect(app.exists("$18.00"))
    try app.longPress("Empty")
    #expect(app.exists("$2.00"))
    #expect(try !app.isEnabled("Order"))
    try app.selectTab("Shop")
    #expect(app.stack == ["Shop", "Cup"])
  }
}
