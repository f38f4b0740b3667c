import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Conditions, groups, collections and actions among the rows and the columns of a table.
@MainActor
@Suite("Rows and columns of a table")
struct TableContentTests {
  nonisolated struct Item: Identifiable, Sendable {
    let name: String
    var size = 1
    var id: String { name }
  }

  private func names(_ app: TestApp) -> [String] {
    app.elements(.box).filter { $0.content.string(.kind) == "tableRow" }.map {
      $0.everything.lazy.compactMap { $0.content.string(.text) }.first ?? ""
    }
  }

  private func headers(_ app: TestApp) -> [String] {
    app.elements(.box).filter { $0.content.string(.kind) == "columnHeader" }.map {
      $0.everything.lazy.compactMap { $0.content.string(.text) }.first ?? ""
    }
  }

  private enum Mode: CaseIterable {
    case brief, full, ordered
  }

  private struct Conditional: View {
    @State private var mode = Mode.brief
    @State private var order = [KeyPathComparator(\Item.name)]

    var body: some View {
      Table(of: Item.self, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        if mode != .brief {
          TableColumn("Size", value: \.size) { Text("\($0.size)") }
        }
        switch mode {
        case .brief: TableColumn("Brief") { _ in Text("brief") }
        case .full: TableColumn("Full") { _ in Text("full") }
        case .ordered: TableColumn("Ordered", value: \.size) { _ in Text("ordered") }
        }
        Group {
          TableColumn("First") { _ in Text("1") }
          TableColumn("Last", value: \.name)
        }
      } rows: {
        Group {
          TableRow(Item(name: "One"))
          TableRow(Item(name: "Two"))
        }
        switch mode {
        case .brief: TableRow(Item(name: "Brief row"))
        case .full:
          TableRow(Item(name: "Full row"))
          TableRow(Item(name: "Full row 2"))
        case .ordered: ForEach(["Ordered row"], id: \.self) { TableRow(Item(name: $0)) }
        }
      }
      Button("Next") { mode = mode == .brief ? .full : .ordered }
    }
  }

  @Test("Groups and conditions select rows and columns")
  func conditions() throws {
    let app = TestApp(environment: .tablet) { Conditional() }
    #expect(headers(app) == ["Name", "Brief", "First", "Last"])
    #expect(names(app) == ["One", "Two", "Brief row"])
    try app.tap("Next")
    #expect(headers(app) == ["Name", "Size", "Full", "First", "Last"])
    #expect(names(app) == ["One", "Two", "Full row", "Full row 2"])
    try app.tap("Next")
    #expect(headers(app) == ["Name", "Size", "Ordered", "First", "Last"])
    #expect(names(app) == ["One", "Two", "Ordered row"])
  }

  private struct Years: View {
    @State private var years = [2024, 2025]

    var body: some View {
      Table([Item(name: "One", size: 3)]) {
        TableColumn("Name", value: \.name)
        TableColumnForEach(years, id: \.self) { year in
          TableColumn(String("In \(year)")) { Text(verbatim: "\(year * $0.size)") }
        }
        TableColumnForEach(0..<1) { TableColumn("Index \($0)") { _ in Text("index") } }
      }
      Button("Add") { years.append(2026) }
    }
  }

  @Test("A collection determines columns, which change with it")
  func columnsOfCollection() throws {
    let app = TestApp(environment: .tablet) { Years() }
    #expect(headers(app) == ["Name", "In 2024", "In 2025", "Index 0"])
    #expect(app.exists("6072"))
    try app.tap("Add")
    #expect(headers(app) == ["Name", "In 2024", "In 2025", "In 2026", "Index 0"])
    #expect(app.exists("6078"))
  }

  private struct Transfers: View {
    @State private var items = ["One", "Two", "Three"]
    @State private var log = "none"
    @State private var isHovered = false

    var body: some View {
      Text("log: \(log)")
      Text(isHovered ? "hovered" : "not hovered")
      Text("Box").dropDestination(for: String.self) { values, _ in
        log = "boxed \(values.joined())"
        return true
      }
      Text("Tray").onDrop(of: [.text], isTargeted: nil) { providers in
        log = "put \(providers.count)"
        return true
      }
      Text("New").draggable("New")
      Table(of: Item.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(items, id: \.self) { name in
          TableRow(Item(name: name))
            .draggable(name)
            .contextMenu { Button("Mark") { log = "marked \(name)" } }
            .onHover { isHovered = $0 }
        }
        .dropDestination(for: String.self) { offset, values in items.insert(contentsOf: values, at: offset) }
        TableRow(Item(name: "Trash")).dropDestination(for: String.self) { values in log = "removed \(values.joined())" }
        TableRow(Item(name: "Text")).itemProvider { NSItemProvider(object: NSString(string: "text")) }
        TableRow(Item(name: "Fixed")).itemProvider { nil }
      }
    }
  }

  @Test("A row is dragged to another view, and receives values as a whole")
  func rowTransfers() throws {
    let app = TestApp(environment: .tablet) { Transfers() }
    try app.drag("Two", onto: "Box")
    #expect(app.exists("log: boxed Two"))
    try app.drag("Three", onto: "Trash")
    #expect(app.exists("log: removed Three"))
    try app.drag("Text", onto: "Tray")
    #expect(app.exists("log: put 1"))
    try app.drag("Two", onto: "Box")
    try app.drag("Fixed", onto: "Tray")
    #expect(app.exists("log: boxed Two"))
  }

  @Test("A collection of rows inserts dropped values before or after the row")
  func insertion() throws {
    let app = TestApp(environment: .tablet) { Transfers() }
    try app.drag("New", onto: "Two")
    #expect(names(app) == ["One", "New", "Two", "Three", "Trash", "Text", "Fixed"])
  }

  @Test("A collection of rows inserts the dropped values of providers after a row")
  func providers() throws {
    struct Inserting: View {
      @State private var items = ["One", "Two"]

      var body: some View {
        Text("New").draggable("New")
        Table(of: Item.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(items, id: \.self) { TableRow(Item(name: $0)) }
            .onInsert(of: [.text]) { offset, providers in items.insert("\(providers.count) provider", at: offset) }
        }
      }
    }
    let app = TestApp(environment: .tablet) { Inserting() }
    try app.drag("New", onto: "One", at: CGPoint(x: 0, y: 30))
    #expect(names(app) == ["One", "1 provider", "Two"])
  }

  @Test("A row with other actions has its menu and follows the pointer")
  func menuAndHover() throws {
    let app = TestApp(environment: .tablet) { Transfers() }
    var isHovered = false
    try app.hover(over: "One") { isHovered = app.exists("hovered") }
    #expect(isHovered && app.exists("not hovered"))
    try app.contextMenu(of: "One").tap("Mark")
    #expect(app.exists("log: marked One"))
  }
}
