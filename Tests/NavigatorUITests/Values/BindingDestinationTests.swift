import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private struct Item: Hashable, Identifiable {
  let id: Int
  var name: String
}

nonisolated private enum EditorDestinations: NavigationDestination {
  case name(Binding<String>)
  case item(Binding<Item>, delete: Callback<Void>)

  @MainActor var body: some View {
    switch self {
    case .name(let name): NameEditor(name: name)
    case .item(let item, let delete):
      NameEditor(name: item.name)
      Button("Delete") { delete() }
      NavigationLink("Deeper", to: EditorDestinations.name(item.name))
    }
  }
}

private struct NameEditor: View {
  @Binding var name: String
  @State private var edits = 0

  var body: some View {
    TextField("Name", text: $name)
    Text("name \(name), edits \(edits)")
    Button("Shout") {
      name += "!"
      edits += 1
    }
  }
}

private struct Owner: View {
  @State private var name = "Ann"
  @State private var other = "Ann"
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text("owner \(name) \(other)")
    NavigationLink("Edit", to: EditorDestinations.name($name))
    Button("Sheet") { navigator.present(sheet: EditorDestinations.name($name), managed: true) }
    Button("Both") { navigator.setStack([EditorDestinations.name($name), EditorDestinations.name($other)]) }
    Button("Rename") { name = "Eve" }
  }
}

private struct ItemList: View {
  @State private var items = (1...3).map { Item(id: $0, name: "same") }

  var body: some View {
    ForEach($items) { $item in
      NavigationLink("Edit \(item.id)", to: EditorDestinations.item($item, delete: delete(item)))
      Text("item \(item.id) \(item.name)")
    }
    Button("Delete first") { items.removeFirst() }
  }

  private func delete(_ item: Item) -> Callback<Void> {
    Callback("delete \(item.id)") { items.removeAll { $0.id == item.id } }
  }
}

@Suite("Bindings in destinations")
struct BindingDestinationTests {
  @Test("A pushed screen edits the state of the screen that pushed it")
  func push() throws {
    let stage = Stage { Owner() }
    try stage.app.tap("Edit")
    try stage.app.type("a", into: "Name")
    #expect(stage.app.exists("name Anna, edits 0"))
    try stage.app.goBack()
    #expect(stage.app.exists("owner Anna Ann"))
  }

  @Test("A sheet edits the state of its presenter, which follows at once")
  func sheet() throws {
    let stage = Stage { Owner() }
    try stage.app.tap("Sheet")
    try stage.app.tap("Shout")
    #expect(stage.app.exists("owner Ann! Ann"))
  }

  @Test("An edit is not another destination: the screen keeps its state, and it is evaluated with the covered root")
  func identity() throws {
    let stage = Stage { Owner() }
    try stage.app.tap("Edit")
    let before = try stage.navigator.destinations
    let cost = try stage.app.measure { try stage.app.tap("Shout") }
    #expect(cost.bodiesEvaluated == 2)
    try stage.app.tap("Shout")
    #expect(stage.app.exists("name Ann!!, edits 2"))
    #expect(try stage.navigator.count == 1)
    let after = try stage.navigator.destinations
    #expect(before.map { AnyNavigationDestination($0) } == after.map { AnyNavigationDestination($0) })
    try stage.navigator.push(HomeDestinations.pageN(1))
    #expect(try stage.navigator.pop(to: before[0]))
    #expect(stage.app.exists("name Ann!!, edits 2"))
  }

  @Test("Two bindings on one stack are two destinations even if their values are equal")
  func twoPlaces() throws {
    let stage = Stage { Owner() }
    try stage.app.tap("Both")
    try stage.app.tap("Shout")
    try stage.app.goBack()
    #expect(stage.app.exists("name Ann, edits 0"))
    try stage.app.goBack()
    #expect(stage.app.exists("owner Ann Ann!"))
  }

  @Test("The hash is stable while the value changes, and equality follows the values")
  func hashing() {
    nonisolated(unsafe) var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    #expect(binding == .constant(1))
    let places: Set = [EditorKey(binding)]
    value = 2
    #expect(places.contains(EditorKey(binding)))
    #expect(binding != .constant(1))
    #expect(binding == .constant(2))
  }

  @Test("A row's link edits its own item after others were deleted")
  func rows() throws {
    let stage = Stage { ItemList() }
    try stage.app.tap("Delete first")
    try stage.app.tap("Edit 2")
    try stage.app.tap("Shout")
    try stage.app.goBack()
    #expect(stage.app.exists("item 2 same!"))
    #expect(stage.app.exists("item 3 same"))
  }

  @Test("A screen may delete the element that it edits: it shows the last value, and its edits have no effect")
  func deleted() throws {
    let stage = Stage { ItemList() }
    try stage.app.tap("Edit 3")
    try stage.app.tap("Delete")
    try stage.app.tap("Shout")
    #expect(stage.app.exists("name same, edits 1"))
    try stage.app.tap("Deeper")
    #expect(stage.app.exists("name same, edits 0"))
    try stage.navigator.setStack(stage.navigator.destinations)
    try stage.app.goBack()
    #expect(stage.app.exists("name same, edits 1"))
    try stage.app.goBack()
    #expect(stage.app.exists("item 2 same"))
    #expect(!stage.app.exists("item 3 same"))
  }
}

nonisolated private struct EditorKey: Hashable {
  let binding: Binding<Int>

  init(_ binding: Binding<Int>) {
    self.binding = binding
  }
}
