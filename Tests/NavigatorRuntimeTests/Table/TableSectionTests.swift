import Foundation
import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Sections of a table")
struct TableSectionTests {
  nonisolated struct Guest: Identifiable, Sendable {
    let name: String
    var table = "A"
    var id: String { name }

    static let all = [
      Guest(name: "Grace"), Guest(name: "Ada", table: "B"), Guest(name: "Alan"), Guest(name: "Linus", table: "B"),
    ]
  }

  /// Returns the rows of a table: the text of a header in angle brackets, or the first text of a row.
  private func rows(_ app: TestApp) -> [String] {
    app.elements(.box).compactMap { row in
      let text = row.everything.lazy.compactMap { $0.content.string(.text) }.first ?? ""
      return switch row.content.string(.kind) {
      case "tableSection": "<\(text)>"
      case "tableRow": text
      default: nil
      }
    }
  }

  private struct Guests: View {
    @State private var order = [KeyPathComparator(\Guest.name)]
    @State private var selection: Set<String> = []

    var body: some View {
      let guests = Guest.all.sorted(using: order)
      Table(of: Guest.self, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Chosen") { Text(selection.contains($0.id) ? "chosen" : "") }
      } rows: {
        ForEach(["A", "B"], id: \.self) { table in
          Section("Table \(table)") {
            ForEach(guests.filter { $0.table == table }) { TableRow($0) }
          }
        }
        TableRow(Guest(name: "Host"))
      }
    }
  }

  @Test("The header of a section precedes its rows, which are sorted and selected")
  func sections() throws {
    let app = TestApp(environment: .tablet) { Guests() }
    #expect(rows(app) == ["<Table A>", "Alan", "Grace", "<Table B>", "Ada", "Linus", "Host"])
    try app.tap("Name")
    #expect(rows(app) == ["<Table A>", "Grace", "Alan", "<Table B>", "Linus", "Ada", "Host"])
    try app.tap("Ada")
    try app.tap("Host")
    #expect(app.visibleTexts.count { $0 == "chosen" } == 2)
  }

  @Test("A narrow window shows the headers of sections and the first column")
  func narrow() throws {
    let app = TestApp(environment: .phone) { Guests() }
    #expect(rows(app) == ["<Table A>", "Alan", "Grace", "<Table B>", "Ada", "Linus", "Host"])
    #expect(!app.exists("Chosen"))
  }

  @Test("The header is a heading in a row header that extends over all columns")
  func accessibility() throws {
    let app = TestApp(environment: .tablet) { Guests() }
    let header = try #require(app.elements(.box).first { $0.content.string(.kind) == "rowHeader" })
    #expect(header.content.number(.value) == 2)
    #expect(app.accessibilityTree.filter { $0.role == .heading }.map(\.label) == ["Table A", "Table B"])
  }

  @Test("Sections may have a view as header, no header, and no rows")
  func headers() {
    let app = TestApp(environment: .tablet) {
      Table(of: Guest.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Guest(name: "First"))
        Section {
          TableRow(Guest(name: "Second"))
        }
        Section {
          TableRow(Guest(name: "Third"))
          TableRow(Guest(name: "Fourth"))
        } header: {
          HStack { Text("Late") }
        }
        Section("Empty") {
          ForEach([Guest]()) { TableRow($0) }
        }
        Section(String("Outer")) {
          Section("Inner") { TableRow(Guest(name: "Fifth")) }
          TableRow(Guest(name: "Sixth"))
        }
      }
    }
    #expect(
      rows(app) == [
        "First", "Second", "<Late>", "Third", "Fourth", "<Empty>", "<Outer>", "<Inner>", "Fifth", "Sixth",
      ])
  }

  @Observable
  final class Model {
    var isExpanded = true
    var hasGuests = true
  }

  private final class LegacyModel: ObservableObject {
    @Published var isExpanded = true
  }

  private struct Expandable: View {
    @State private var isExpanded = true
    @Bindable var model: Model
    @ObservedObject var legacy: LegacyModel

    var body: some View {
      Table(of: Guest.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section("State", isExpanded: $isExpanded) { TableRow(Guest(name: "One")) }
        if model.hasGuests {
          Section(isExpanded: $model.isExpanded) {
            TableRow(Guest(name: "Two"))
          } header: {
            Text("Observable")
          }
        } else {
          Section("No guests") { TableRow(Guest(name: "Nobody")) }
        }
        Section(String("Object"), isExpanded: $legacy.isExpanded) { TableRow(Guest(name: "Three")) }
      }
    }
  }

  @Test("A button in the header collapses and expands a section, and writes the binding")
  func expansion() async throws {
    let (model, legacy) = (Model(), LegacyModel())
    let app = TestApp(environment: .tablet) { Expandable(model: model, legacy: legacy) }
    #expect(rows(app) == ["<State>", "One", "<Observable>", "Two", "<Object>", "Three"])
    try app.tap("Collapse", index: 0)
    #expect(rows(app) == ["<State>", "<Observable>", "Two", "<Object>", "Three"])
    try app.tap("Collapse", index: 0)
    try app.tap("Collapse", index: 0)
    #expect(rows(app) == ["<State>", "<Observable>", "<Object>"])
    #expect(!model.isExpanded && !legacy.isExpanded)
    try app.tap("Expand", index: 0)
    model.isExpanded = true
    legacy.isExpanded = true
    await app.settle()
    #expect(rows(app) == ["<State>", "One", "<Observable>", "Two", "<Object>", "Three"])
    model.hasGuests = false
    await app.settle()
    #expect(rows(app) == ["<State>", "One", "<No guests>", "Nobody", "<Object>", "Three"])
  }

  @Test("The children of an element in a section are expanded inside the section")
  func trees() throws {
    let app = TestApp(environment: .tablet) {
      Table(of: TableOutlineGroupTests.Folder.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        Section("Folders") {
          OutlineGroup(TableOutlineGroupTests.Folder.all, children: \.folders) { TableRow($0) }
        }
        Section("Others") { TableRow(TableOutlineGroupTests.Folder(id: "Trash")) }
      }
    }
    #expect(rows(app) == ["<Folders>", "Work", "Home", "<Others>", "Trash"])
    try app.tap("Expand")
    #expect(rows(app) == ["<Folders>", "Work", "Old", "New", "Home", "<Others>", "Trash"])
  }

  private struct Counter: View {
    @State private var count = 0
    let name: String

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Moving: View {
    @State private var tables = ["A", "B"]

    var body: some View {
      Table(of: Guest.self) {
        TableColumn("Name") { Counter(name: $0.name) }
      } rows: {
        ForEach(tables, id: \.self) { table in
          Section {
            ForEach(Guest.all.filter { $0.table == table }) { TableRow($0) }
          } header: {
            Counter(name: table)
          }
        }
      }
      Button("Reverse") { tables.reverse() }
    }
  }

  @Test("Headers and rows keep their state when sections are reordered")
  func identity() throws {
    let app = TestApp(environment: .tablet) { Moving() }
    try app.tap("A 0")
    try app.tap("Ada 0")
    try app.tap("Reverse")
    #expect(app.exists("A 1") && app.exists("B 0") && app.exists("Ada 1") && app.exists("Grace 0"))
  }

  @Test("A row of a section is a target of a scroll view reader")
  func scrolling() throws {
    let guests = (0..<500).map { Guest(name: "Guest \($0)") }
    let app = TestApp(environment: .tablet) {
      ScrollViewReader { proxy in
        Button("Show") { proxy.scrollTo("Guest 400") }
        Table(of: Guest.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          Section("All") { ForEach(guests) { TableRow($0) } }
        }
      }
    }
    #expect(rows(app).count < 200)
    try app.tap("Show")
    #expect(rows(app).contains("Guest 400"))
  }
}
