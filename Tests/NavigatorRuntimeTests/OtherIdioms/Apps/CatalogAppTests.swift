import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A catalog of observable objects in observable objects: typed errors in alerts, editors of objects, dialogs, and a cart.

@Observable
private class Item: Identifiable, Hashable {
  @Observable
  class Options {
    var color = "Red"
    var engraving: String?
  }

  let id: String
  var name: String
  var price: Int
  var rating: Int
  var options = Options()

  init(_ name: String, price: Int, rating: Int = 3) {
    (id, self.name, self.price, self.rating) = (name.lowercased(), name, price, rating)
  }

  static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private enum ShopError: LocalizedError {
  case soldOut(String)
  case limit(Int)

  var errorDescription: String? {
    switch self {
    case .soldOut(let name): "\(name) is sold out"
    case .limit(let count): "Only \(count) items are allowed"
    }
  }
  var recoverySuggestion: String? { "Try another one." }
}

@MainActor
@Observable
private class ShopModel {
  struct Line: Identifiable, Equatable {
    let item: Item
    var quantity: Int
    var id: Item.ID { item.id }
  }

  var items = [
    Item("Mug", price: 9), Item("Shirt", price: 25, rating: 5), Item("Cap", price: 14, rating: 1), Item("Poster", price: 7),
  ]
  private(set) var cart: [Line] = []
  var error: ShopError?

  var total: Int { cart.reduce(0) { $0 + $1.item.price * $1.quantity } }

  func add(_ item: Item) throws(ShopError) {
    if item.id == "poster" { throw .soldOut(item.name) }
    guard cart.map(\.quantity).reduce(0, +) < 3 else { throw .limit(3) }
    if let index = cart.firstIndex(where: { $0.item === item }) {
      cart[index].quantity += 1
    } else {
      cart.append(Line(item: item, quantity: 1))
    }
  }

  func tryAdd(_ item: Item) {
    do { try add(item) } catch { self.error = error }
  }

  func remove(_ offsets: IndexSet) { cart.remove(atOffsets: offsets) }
  func empty() { cart = [] }
  func reload() async { items.sort { $0.price < $1.price } }
}

extension Optional {
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

private struct Stars: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .onTapGesture { rating = star }
          .accessibilityIdentifier("star \(star)")
      }
    }
    .foregroundStyle(.yellow)
  }
}

private struct OptionsEditor: View {
  @Bindable var options: Item.Options

  var body: some View {
    Picker("Color", selection: $options.color) {
      ForEach(["Red", "Blue"], id: \.self) { Text($0) }
    }
    if let engraving = Binding($options.engraving) { TextField("Engraving", text: engraving) }
    Toggle(
      "Engraved",
      isOn: Binding {
        options.engraving != nil
      } set: {
        options.engraving = $0 ? "" : nil
      })
  }
}

private struct ItemEditor: View {
  @Bindable var item: Item
  @Environment(\.dismiss) private var dismiss
  @State private var confirms = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $item.name)
        TextField("Price", value: $item.price, format: .number)
        Stars(rating: $item.rating)
        OptionsEditor(options: item.options)
      }
      .navigationTitle($item.name)
      .toolbar {
        ToolbarItem(placement: .destructiveAction) { Button("Reset") { confirms = true } }
        ToolbarItem(placement: .confirmationAction) { Button("Done", action: dismiss.callAsFunction) }
      }
      .confirmationDialog(Text("Reset the options?"), isPresented: $confirms, presenting: item) { item in
        Button("Reset \(item.name)", role: .destructive) { item.options = .init() }
      } message: { item in
        Text("Color \(item.options.color)")
      }
    }
  }
}

private struct ItemRow: View {
  let item: Item
  let edit: () -> Void
  @Environment(ShopModel.self) private var shop: ShopModel?

  var body: some View {
    Button {
      edit()
    } label: {
      HStack {
        Text(item.name)
        if let engraving = item.options.engraving { Text("“\(engraving)”") }
        Spacer()
        Text(item.price, format: .currency(code: "EUR").precision(.fractionLength(0)))
      }
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
      Button("Add") { shop?.tryAdd(item) }.tint(.green)
      Button("Hide", role: .destructive) { withAnimation { shop?.items.removeAll { $0 == item } } }
    }
  }
}

private struct ShopView: View {
  @State private var shop = ShopModel()
  @State private var query = ""
  @State private var edited: Item?
  @State private var empties = false
  @State private var isCartShown = false
  @State private var closings = 0

  private var results: [Item] {
    shop.items.filter { query.isEmpty || $0.name.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(results) { item in
          ItemRow(item: item) { edited = item }
        }
        .onDelete(perform: query.isEmpty ? { shop.items.remove(atOffsets: $0) } : nil)
      }
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Items")
      .searchSuggestions {
        if query.count == 1 {
          ForEach(results.prefix(1)) { item in Text("Only \(item.name)").searchCompletion(item.name) }
        }
      }
      .refreshable { await shop.reload() }
      .navigationTitle("Shop \(closings)")
      .toolbar {
        Button {
          isCartShown = true
        } label: {
          Label("Cart", systemImage: "cart")
        }
        .popover(isPresented: $isCartShown) { cart }
      }
      .sheet(item: $edited, onDismiss: { closings += 1 }, content: ItemEditor.init)
      .alert(
        shop.error?.localizedDescription ?? "", isPresented: $shop.error.isPresent, presenting: shop.error,
        actions: { error in
          Button("OK", role: .cancel) {}
          if case .limit = error { Button("Empty cart", role: .destructive) { shop.empty() } }
        }, message: { Text($0.recoverySuggestion ?? "") })
    }
    .environment(shop)
  }

  private var cart: some View {
    List {
      ForEach(shop.cart) { line in
        LabeledContent("\(line.quantity) × \(line.item.name)", value: line.item.price * line.quantity, format: .number)
      }
      .onDelete(perform: shop.remove)
      .deleteDisabled(shop.cart.count == 1)
      LabeledContent("Total") { Text("\(shop.total)").bold() }
      Button("Empty", role: .destructive) { empties.toggle() }
        .confirmationDialog("Empty the cart?", isPresented: $empties) {
          Button("Really empty", role: .destructive, action: shop.empty)
          Button("Keep", role: .cancel, action: {})
        }
    }
    .frame(minWidth: 320, minHeight: 300)
    .presentationCompactAdaptation(.sheet)
  }
}

/// A shop with observable objects in observable objects.
@MainActor
@Suite("A catalog of observable objects")
struct CatalogAppTests {
  private func app() -> TestApp {
    TestApp(environment: TestEnvironment(locale: Locale(identifier: "en_US"), windowSize: CGSize(width: 390, height: 844))) {
      ShopView()
    }
  }

  @Test("A typed error is the title of the alert, whose actions depend on the error")
  func errors() throws {
    let app = app()
    try app.swipe("Poster", to: "Add")
    #expect(app.presentations == [Presentation(.alert, title: "Poster is sold out")])
    #expect(app.frontTexts.contains("Try another one.") && !app.exists("Empty cart"))
    try app.tap("OK")
    for _ in 0..<3 { try app.swipe("Mug", to: "Add") }
    #expect(app.presentations.isEmpty)
    try app.swipe("Cap", to: "Add")
    #expect(app.presentations == [Presentation(.alert, title: "Only 3 items are allowed")])
    try app.tap("Empty cart")
    try app.swipe("Cap", to: "Add")
    #expect(app.presentations.isEmpty)
  }

  @Test("An object that is presented is edited in place, and its row, title and price follow")
  func editing() throws {
    let app = app()
    try app.tap("Shirt")
    #expect(app.presentations == [Presentation(.sheet, title: "Shirt")])
    try app.type("s", into: "Name")
    #expect(app.presentations == [Presentation(.sheet, title: "Shirts")])
    try app.clear("Price")
    try app.type("30", into: "Price")
    try app.submit(in: "Price")
    try app.tap("star 2")
    try app.tap("Done")
    #expect(app.presentations.isEmpty && app.title == "Shop 1")
    #expect(app.rows.contains(["Shirts", "€30"]))
  }

  @Test("An object in the object is replaced, and its editor shows the new one")
  func replacing() throws {
    let app = app()
    try app.tap("Mug")
    try app.select("Blue", in: "Color")
    try app.setToggle("Engraved", to: true)
    try app.type("Ann", into: "Engraving")
    try app.tap("Reset")
    #expect(app.presentations.last == Presentation(.confirmationDialog, title: "Reset the options?"))
    #expect(app.frontTexts.contains("Color Blue"))
    try app.tap("Reset Mug")
    #expect(try app.value(of: "Color") == .string("Red"))
    #expect(!app.exists("Engraving"))
    try app.setToggle("Engraved", to: true)
    try app.type("Bo", into: "Engraving")
    try app.swipeAway()
    #expect(app.exists("“Bo”") && app.title == "Shop 1")
  }

  @Test("The cart is in a popover, and its last line cannot be deleted")
  func cart() throws {
    let app = app()
    try app.swipe("Mug", to: "Add")
    try app.swipe("Mug", to: "Add")
    try app.swipe("Cap", to: "Add")
    try app.tap("Cart")
    #expect(app.presentations.map(\.kind) == [.popover] && app.exists("2 × Mug") && app.exists("32"))
    try app.swipe("2 × Mug", to: "Delete")
    #expect(!app.exists("2 × Mug") && app.exists("1 × Cap"))
    #expect(throws: TestFailure.self) { try app.swipe("1 × Cap", to: "Delete") }
    try app.tap("Empty")
    try app.tap("Keep")
    #expect(app.exists("1 × Cap"))
    try app.tap("Empty")
    try app.tap("Really empty")
    #expect(!app.exists("1 × Cap") && app.presentations.map(\.kind) == [.popover])
  }

  @Test("A completion fills the search, a refresh sorts the items, and rows with actions of their own have no Delete action")
  func searching() async throws {
    let app = app()
    #expect(app.rows.map(\.first) == ["Mug", "Shirt", "Cap", "Poster"])
    #expect(throws: TestFailure.self) { try app.swipe("Cap", to: "Delete") }
    try app.type("m", into: "Items")
    try app.tap("Only Mug")
    #expect(try app.value(of: "Items") == .string("Mug"))
    try app.cancelSearch()
    try await app.refresh()
    #expect(app.rows.map(\.first) == ["Poster", "Mug", "Cap", "Shirt"])
    try app.swipe("Cap", to: "Hide")
    #expect(app.rows.map(\.first) == ["Poster", "Mug", "Shirt"])
  }
}
