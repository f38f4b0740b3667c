import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@CaseBindable
private enum Status: Equatable {
  case inStock(quantity: Int)
  case named(String)
  case onSale(price: Int, discount: Int)
  case gone
}

@CasePathable
private enum Destination: Equatable {
  case settings
  case name(String)
}

private struct Item: Equatable {
  var status = Status.inStock(quantity: 1)
  var destination: Destination?
}

@Observable
private final class Model {
  var item = Item()
  var status = Status.inStock(quantity: 1)
  var destination: Destination?
}

private final class OldModel: ObservableObject {
  @Published var item = Item()
  @Published var status = Status.inStock(quantity: 1)
  @Published var destination: Destination?
}

/// The views that each source of truth shows.
private struct Controls: View {
  @Binding var status: Status
  @Binding var destination: Destination?

  var body: some View {
    if let $quantity = $status.inStock {
      Stepper("Quantity \($quantity.wrappedValue)", value: $quantity)
    }
    $status.named.map { $name in TextField("Name", text: $name) }
    switch $status.cases {
    case .inStock(let $quantity): Button("More than \($quantity.wrappedValue)") { $quantity.wrappedValue += 10 }
    case .named(let $name): Text("Named \($name.wrappedValue)")
    case .onSale(let $sale): Button("Discount \($sale.wrappedValue.discount)") { $sale.wrappedValue.discount += 5 }
    case .gone: Text("Gone")
    }
    Button("Sell") { status = .onSale(price: 10, discount: 0) }
    Button("Settings") { destination = .settings }
      .sheet(isPresented: $destination.settings) { Text("The settings") }
  }
}

private struct StateScreen: View {
  @State var item = Item()
  @State var status = Status.inStock(quantity: 1)
  @State var destination: Destination?

  var body: some View {
    Controls(status: $status, destination: $destination)
    switch $item.status {
    case .inStock(let $quantity): Button("Item \($quantity.wrappedValue)") { $quantity.wrappedValue += 1 }
    default: Text("No item")
    }
  }
}

private struct ModelScreen: View {
  @Bindable var model: Model

  var body: some View {
    Controls(status: $model.status, destination: $model.destination)
    switch $model.item.status {
    case .inStock(let $quantity): Button("Item \($quantity.wrappedValue)") { $quantity.wrappedValue += 1 }
    default: Text("No item")
    }
    switch $model.status {
    case .gone: Text("The model has none")
    default: Text("The model has some")
    }
  }
}

private struct OldModelScreen: View {
  @ObservedObject var model: OldModel

  var body: some View {
    Controls(status: $model.status, destination: $model.destination)
    switch $model.item.status {
    case .inStock(let $quantity): Button("Item \($quantity.wrappedValue)") { $quantity.wrappedValue += 1 }
    default: Text("No item")
    }
    switch $model.status {
    case .gone: Text("The model has none")
    default: Text("The model has some")
    }
  }
}

private struct BindingScreen: View {
  let box: Box<Item>

  var body: some View {
    Controls(status: box.binding.status, destination: box.binding.destination)
    switch box.binding.status {
    case .inStock(let $quantity): Button("Item \($quantity.wrappedValue)") { $quantity.wrappedValue += 1 }
    default: Text("No item")
    }
  }
}

/// A source of truth for a test with the name of its kind.
nonisolated private struct Source: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let start: @MainActor @Sendable () -> TestApp

  static let all = [
    Source(testDescription: "@State") { TestApp { StateScreen() } },
    Source(testDescription: "@Bindable") { TestApp { ModelScreen(model: Model()) } },
    Source(testDescription: "@ObservedObject") { TestApp { OldModelScreen(model: OldModel()) } },
    Source(testDescription: "Binding") { TestApp { BindingScreen(box: Box(Item())) } },
  ]
}

@Suite("Bindings to cases with each source of truth")
struct CaseSourcesTests {
  @Test("A case of an enum that is not optional is edited through an unwrapped binding", arguments: Source.all)
  private func unwrapped(source: Source) throws {
    let app = source.start()
    try app.increment("Quantity 1")
    #expect(app.exists("Quantity 2"))
    #expect(!app.exists("Name"))
  }

  @Test("A switch over bindings edits the current case", arguments: Source.all)
  private func switched(source: Source) throws {
    let app = source.start()
    try app.tap("More than 1")
    #expect(app.exists("More than 11"))
    try app.tap("Sell")
    try app.tap("Discount 0")
    #expect(app.exists("Discount 5"))
    #expect(!app.exists("Quantity 11"))
  }

  @Test("A switch over a property of a binding edits the current case", arguments: Source.all)
  private func property(source: Source) throws {
    let app = source.start()
    let name = app.exists("Item 1") ? "Item 1" : "Item 2"
    try app.tap(name)
    #expect(app.exists("Item 2"))
  }

  @Test("A case without a value presents a sheet, whose dismissal sets the enum to nil", arguments: Source.all)
  private func sheet(source: Source) throws {
    let app = source.start()
    for _ in 0..<2 {
      try app.tap("Settings")
      #expect(app.frontTexts == ["The settings"])
      try app.swipeAway()
      #expect(app.presentations.isEmpty)
    }
  }
}
