import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Menus of a table's rows")
struct TableRowMenuTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  private struct Rows: View {
    @State private var log = "none"
    @State private var selection: Set<Int> = []
    private let items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two"), Item(id: 3, name: "Three")]

    var body: some View {
      Text("log: \(log)")
      Table(of: Item.self, selection: $selection) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(items) { item in
          if item.id < 3 {
            TableRow(item).contextMenu { Button("Archive") { log = item.name } }
          }
        }
        TableRow(Item(id: 9, name: "Last"))
          .contextMenu {
            Button("Restore") { log = "last" }
          } preview: {
            Text("Preview")
          }
      }
      .contextMenu(forSelectionType: Int.self) { _ in Button("Of the selection") { log = "selection" } }
    }
  }

  @Test("A row opens its own menu, which has priority over that of the selection")
  func menus() throws {
    let app = TestApp(environment: .tablet) { Rows() }
    try app.contextMenu(of: "Two").tap("Archive")
    #expect(app.exists("log: Two"))
    let menu = try app.contextMenu(of: "Last")
    #expect(menu.exists("Preview"))
    try menu.tap("Restore")
    #expect(app.exists("log: last"))
  }

  @Test("A row with a menu can be selected")
  func selection() throws {
    let app = TestApp(environment: .tablet) { Rows() }
    let cost = try app.measure { try app.tap("One") }
    #expect(cost.eventsDropped == 0)
    #expect(app.exists("log: none"))
  }
}
