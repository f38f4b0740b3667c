import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Tables")
struct TableTests {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
    static let all = [
      Person(id: 1, name: "Grace", age: 85), Person(id: 2, name: "Ada", age: 36), Person(id: 3, name: "Alan", age: 41),
    ]
  }

  private struct People: View {
    @State private var people = Person.all
    @State private var order: [KeyPathComparator<Person>] = []
    @State private var selection: Set<Person.ID> = []

    var body: some View {
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(120)
        TableColumn("Note") { person in Text(selection.contains(person.id) ? "chosen" : "") }
      }
      .onChange(of: order) { people.sort(using: order) }
    }
  }

  private func names(_ app: TestApp) -> [String] {
    app.visibleTexts.filter { ["Grace", "Ada", "Alan"].contains($0) }
  }

  @Test("A header sorts the rows by its column, and again in the opposite order")
  func sorting() throws {
    let app = TestApp(environment: .tablet) { People() }
    #expect(names(app) == ["Grace", "Ada", "Alan"])
    try app.tap("Name")
    #expect(names(app) == ["Ada", "Alan", "Grace"])
    try app.tap("Name")
    #expect(names(app) == ["Grace", "Alan", "Ada"])
    try app.tap("Age")
    #expect(names(app) == ["Ada", "Alan", "Grace"])
  }

  @Test("A tap selects a row, and another one deselects it")
  func selection() throws {
    let app = TestApp(environment: .tablet) { People() }
    try app.tap("Ada")
    try app.tap("Alan")
    #expect(app.visibleTexts.count { $0 == "chosen" } == 2)
    try app.tap("Ada")
    #expect(app.visibleTexts.count { $0 == "chosen" } == 1)
  }

  @Test("A narrow window shows the first column without headers")
  func narrow() {
    let app = TestApp(environment: .phone) { People() }
    #expect(app.visibleTexts == ["Grace", "Ada", "Alan"])
  }

  private struct Rows: View {
    @State private var selection: Int?
    var body: some View {
      Table(of: Person.self, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Selected") { Text($0.id == selection ? "yes" : "no") }
      } rows: {
        TableRow(Person(id: 9, name: "First", age: 0))
        ForEach(Person.all) { TableRow($0) }
      }
      .tableStyle(.inset)
      .tableColumnHeaders(.hidden)
    }
  }

  @Test("A table shows the rows of a builder, of which one is selected")
  func rows() throws {
    let app = TestApp(environment: .tablet) { Rows() }
    #expect(app.visibleTexts.filter { $0 != "no" } == ["First", "Grace", "Ada", "Alan"])
    try app.tap("Grace")
    try app.tap("Ada")
    #expect(app.visibleTexts.count { $0 == "yes" } == 1)
  }

  private nonisolated struct File: Identifiable {
    let id: String
    var files: [File]?
  }

  private struct Files: View {
    @State private var selection: String?
    let files = [
      File(id: "Documents", files: [File(id: "Letters", files: [File(id: "To Ada")]), File(id: "Empty", files: [])]),
      File(id: "Readme"),
    ]

    var body: some View {
      Table(files, children: \.files, selection: $selection) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Selected") { Text($0.id == selection ? "yes" : "no") }
      }
    }
  }

  private func files(_ app: TestApp) -> [String] {
    app.visibleTexts.filter { ["Documents", "Letters", "To Ada", "Empty", "Readme"].contains($0) }
  }

  @Test("The rows of a tree are expanded and collapsed, and keep what was expanded inside")
  func outline() throws {
    let app = TestApp(environment: .tablet) { Files() }
    #expect(files(app) == ["Documents", "Readme"])
    try app.tap("Expand")
    #expect(files(app) == ["Documents", "Letters", "Empty", "Readme"])
    try app.tap("Expand", index: 0)
    #expect(files(app) == ["Documents", "Letters", "To Ada", "Empty", "Readme"])
    try app.tap("To Ada")
    #expect(app.visibleTexts.count { $0 == "yes" } == 1)
    try app.tap("Collapse", index: 0)
    #expect(files(app) == ["Documents", "Readme"])
    try app.tap("Expand")
    #expect(files(app) == ["Documents", "Letters", "To Ada", "Empty", "Readme"])
  }

  private nonisolated final class Loop: Identifiable {
    var inner: [Loop]? { [self] }
  }

  @Test("A row does not show itself inside")
  func loop() throws {
    let loop = Loop()
    let app = TestApp(environment: .tablet) { Table([loop], children: \.inner) { TableColumn("Name") { _ in Text("Loop") } } }
    try app.tap("Expand")
    #expect(app.visibleTexts.count { $0 == "Loop" } == 1)
  }
}
