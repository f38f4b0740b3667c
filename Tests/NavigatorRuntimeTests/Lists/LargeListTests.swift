import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Updates of large lists, by count")
struct LargeListTests {
  // MARK: Sources of truth

  private struct Item: Identifiable {
    let id: Int
    var isOn = false
    var title: String { "Row \(id)" }
  }

  /// Rows with a toggle each, bound to an array in a state.
  private struct StateToggles: View {
    @State private var items = (0..<1_000).map { Item(id: $0) }
    @State private var text = ""

    var body: some View {
      FilteredList(text: $text) {
        ForEach($items.filter { isShown($0.wrappedValue.title, text) }) { item in
          Toggle(item.wrappedValue.title, isOn: item.isOn)
        }
        .onDelete { offsets in
          let shown = items.filter { isShown($0.title, text) }
          let ids = offsets.map { shown[$0].id }
          items.removeAll { ids.contains($0.id) }
        }
      }
    }
  }

  @Observable
  final class ObservedItem: Identifiable {
    let id: Int
    var isOn = false
    var title: String { "Row \(id)" }

    init(id: Int) { self.id = id }
  }

  @Observable
  final class Model {
    var items = (0..<1_000).map { ObservedItem(id: $0) }
    var text = ""
    var shown: [ObservedItem] { items.filter { isShown($0.title, text) } }

    func remove(_ offsets: IndexSet) {
      let ids = offsets.map { shown[$0].id }
      items.removeAll { ids.contains($0.id) }
    }
  }

  private struct ObservedRow: View {
    @Bindable var item: ObservedItem
    var body: some View { Toggle(item.title, isOn: $item.isOn) }
  }

  /// Rows with a toggle each, bound to observable objects of a model.
  private struct ModelToggles: View {
    @State private var model = Model()

    var body: some View {
      FilteredList(text: $model.text) {
        ForEach(model.shown) { ObservedRow(item: $0) }.onDelete { model.remove($0) }
      }
    }
  }

  private final class Store: ObservableObject {
    @Published var items = (0..<1_000).map { Item(id: $0) }
    @Published var text = ""

    func remove(_ offsets: IndexSet) {
      let shown = items.filter { isShown($0.title, text) }
      let ids = offsets.map { shown[$0].id }
      items.removeAll { ids.contains($0.id) }
    }
  }

  /// Rows with a toggle each, bound to values that an observable object publishes.
  private struct StoreToggles: View {
    @StateObject private var store = Store()

    var body: some View {
      FilteredList(text: $store.text) {
        ForEach($store.items.filter { isShown($0.wrappedValue.title, store.text) }) { item in
          Toggle(item.wrappedValue.title, isOn: item.isOn)
        }
        .onDelete { store.remove($0) }
      }
    }
  }

  private struct FilteredList<Rows: View>: View {
    @Binding var text: String
    @ViewBuilder let rows: Rows

    var body: some View {
      NavigationStack { List { rows }.searchable(text: $text, prompt: "Find") }
    }
  }

  enum Source: CaseIterable { case state, observable, observableObject }

  private func app(_ source: Source) -> TestApp {
    switch source {
    case .state: TestApp { StateToggles() }
    case .observable: TestApp { ModelToggles() }
    case .observableObject: TestApp { StoreToggles() }
    }
  }

  // MARK: Costs

  @Test("A character in a filter's field evaluates the owner of the filter and the rows that appear", arguments: Source.allCases)
  func keystroke(_ source: Source) throws {
    let app = app(source)
    // The owner, the list, and the content with the actions.
    let fixed = 3
    let all = app.elements(.toggle).count
    let first = try app.measure { try app.type("9", into: "Find") }
    let found = app.elements(.toggle).count
    #expect(app.exists("Row 9") && !app.exists("Row 8") && found > 1 && found < 271)
    #expect(first.bodiesEvaluated <= fixed + 2 * found)
    // Each row that disappears or appears, the field, the list, and the spaces for the rows that do not exist.
    #expect(first.patchesSent <= all + found + 4)
    try app.type("9", into: "Find")
    #expect(app.elements(.toggle).count == 19)
    let narrowing = try app.measure { try app.type("9", into: "Find") }
    #expect(app.elements(.toggle).count == 1)
    #expect(narrowing.bodiesEvaluated <= fixed)
    #expect(narrowing.patchesSent <= 2 + 18)
    let widening = try app.measure { try app.clear("Find") }
    // A row of its own view has two bodies.
    #expect(widening.bodiesEvaluated <= fixed + 2 * (app.elements(.toggle).count - 1))
  }

  @Test("A toggle in one of 1,000 rows evaluates the owner and one row", arguments: Source.allCases)
  func toggle(_ source: Source) throws {
    let app = app(source)
    try app.scrollTo("Row 500")
    let cost = try app.measure { try app.setToggle("Row 500", to: true) }
    #expect(cost.bodiesEvaluated <= 3)
    #expect(cost.patchesSent <= 1)
  }

  @Test("The deletion of one of 1,000 rows with toggles sends one patch", arguments: Source.allCases)
  func deletion(_ source: Source) throws {
    let app = app(source)
    try app.scrollTo("Row 500")
    let cost = try app.measure { try app.swipe("Row 500", to: "Delete") }
    #expect(cost.patchesSent == 1)
    // A binding to an element of an array differs when the position of the element does.
    #expect(cost.bodiesEvaluated <= 3 + (source == .observable ? 0 : app.elements(.toggle).count))
    #expect(!app.exists("Row 500"))
    try app.setToggle("Row 501", to: true)
    let on = app.elements(.toggle).filter { $0.content.bool(.isOn) }
    #expect(on.map { $0.children.first?.content.string(.text) } == ["Row 501"])
  }

  @Test("Deleting a row of a filtered list deletes the element that the filter shows", arguments: Source.allCases)
  func filteredDeletion(_ source: Source) throws {
    let app = app(source)
    try app.type("99", into: "Find")
    let cost = try app.measure { try app.swipe("Row 990", to: "Delete") }
    #expect(cost.patchesSent == 1)
    #expect(app.elements(.toggle).count == 18)
    #expect(!app.exists("Row 990") && app.exists("Row 991"))
  }
}

/// Returns a Boolean value that indicates whether a filter shows a title.
private func isShown(_ title: String, _ text: String) -> Bool { text.isEmpty || title.contains(text) }
