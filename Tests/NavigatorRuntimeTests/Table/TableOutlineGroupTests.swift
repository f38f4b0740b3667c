import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Outline groups as rows of a table")
struct TableOutlineGroupTests {
  nonisolated struct Folder: Identifiable, Sendable {
    let id: String
    var folders: [Folder]?

    static let all = [
      Folder(id: "Work", folders: [Folder(id: "Old", folders: [Folder(id: "2001")]), Folder(id: "New")]), Folder(id: "Home"),
    ]
  }

  private func rows(_ app: TestApp) -> [(String?, Double?)] {
    app.elements(.box).filter { $0.content.string(.kind) == "tableRow" }.map {
      ($0.everything.lazy.compactMap { $0.content.string(.text) }.first, $0.content.number(.level))
    }
  }

  private func expectRows(_ app: TestApp, _ names: [String], _ levels: [Double], _ location: SourceLocation = #_sourceLocation) {
    #expect(rows(app).map(\.0) == names, sourceLocation: location)
    #expect(rows(app).map(\.1) == levels, sourceLocation: location)
  }

  @Test("The children of an element are rows inside the element's row, on all levels")
  func levels() throws {
    let app = TestApp(environment: .tablet) {
      Table(of: Folder.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        OutlineGroup(Folder.all, children: \.folders) { TableRow($0) }
        TableRow(Folder(id: "Last"))
      }
    }
    expectRows(app, ["Work", "Home", "Last"], [1, 1, 1])
    try app.tap("Expand")
    expectRows(app, ["Work", "Old", "New", "Home", "Last"], [1, 2, 2, 1, 1])
    try app.tap("Expand")
    expectRows(app, ["Work", "Old", "2001", "New", "Home", "Last"], [1, 2, 3, 2, 1, 1])
  }

  @Test("A group shows a row for each element if it has no content, and its root")
  func withoutContent() throws {
    let app = TestApp(environment: .tablet) {
      Table(of: Folder.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        OutlineGroup(Folder.all[0], children: \.folders)
        OutlineGroup([Folder(id: "Second")], children: \.folders)
      }
    }
    expectRows(app, ["Work", "Second"], [1, 1])
    try app.tap("Expand")
    expectRows(app, ["Work", "Old", "New", "Second"], [1, 2, 2, 1])
  }

  @Test("A group inside a row begins on the level below it, and an element may have several rows")
  func nested() throws {
    let app = TestApp(environment: .tablet) {
      Table(of: Folder.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        DisclosureTableRow(Folder(id: "Everything"), isExpanded: .constant(true)) {
          OutlineGroup(Folder.all, children: \.folders) { folder in
            TableRow(Folder(id: "About \(folder.id)"))
            TableRow(folder)
          }
        }
      }
    }
    expectRows(app, ["Everything", "About Work", "Work", "About Home", "Home"], [1, 2, 2, 2, 2])
    try app.tap("Expand")
    #expect(rows(app).map(\.0).contains("About Old"))
    #expect(rows(app).first { $0.0 == "Old" }?.1 == 3)
  }

  @Test("An element does not show itself inside, and a tree has a greatest depth")
  func endless() throws {
    struct Endless: Identifiable {
      let id: Int
      var inner: [Endless]? { [self, Endless(id: id + 1)] }
    }
    let app = TestApp(environment: .tablet) {
      Table(of: Endless.self) {
        TableColumn("Name") { Text("\($0.id)") }
      } rows: {
        OutlineGroup([Endless(id: 0)], children: \.inner) { TableRow($0) }
      }
    }
    for depth in 0..<70 where app.exists("Expand") {
      try app.tap("Expand")
      #expect(rows(app).count <= depth + 2)
    }
    #expect(rows(app).count <= 66)
  }

  @Test("A sorted table gets the type of its rows from its columns", arguments: [0, 1, 2])
  func inferred(kind: Int) throws {
    struct Sorted: View {
      let kind: Int
      @State private var order = [KeyPathComparator(\Folder.id)]
      @State private var one: String?
      @State private var many: Set<String> = []

      var body: some View {
        let folders = Folder.all.sorted(using: order)
        switch kind {
        case 0:
          Table(sortOrder: $order) {
            TableColumn("Name", value: \Folder.id)
          } rows: {
            ForEach(folders) { TableRow($0) }
          }
        case 1:
          Table(selection: $one, sortOrder: $order) {
            TableColumn("Name", value: \Folder.id)
          } rows: {
            ForEach(folders) { TableRow($0) }
          }
        default:
          Table(selection: $many, sortOrder: $order) {
            TableColumn("Name", value: \Folder.id)
          } rows: {
            ForEach(folders) { TableRow($0) }
          }
        }
        Text("\((one.map { [$0] } ?? []) + many.sorted())").accessibilityIdentifier("selected")
      }
    }
    let app = TestApp(environment: .tablet) { Sorted(kind: kind) }
    #expect(rows(app).map(\.0) == ["Home", "Work"])
    try app.tap("Name")
    #expect(rows(app).map(\.0) == ["Work", "Home"])
    if kind > 0 {
      try app.tap("Home")
      #expect(app.exists("[\"Home\"]"))
    }
  }
}
