import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Moves of rows on a page that lags behind its session")
struct StaleMoveTests {
  private struct Rows: View {
    let link: SourceLink<[String]>
    let owner: Journal
    @State private var names = ["A", "B", "C"]
    @State private var others = ["Y", "Z"]

    var body: some View {
      let _ = link.connect(to: owner, read: { names }, write: { names = $0 })
      List {
        ForEach(names, id: \.self) { name in
          Text(name).moveDisabled(name == "fixed")
        }
        .onMove {
          owner.note("moved")
          names.move(fromOffsets: $0, toOffset: $1)
        }
        ForEach(others, id: \.self) { Text($0) }
          .onMove { others.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  private let link = SourceLink<[String]>()
  private let owner = Journal()

  private func rows() -> TestApp { TestApp { Rows(link: link, owner: owner) } }

  /// Returns the handle of a row.
  private func handle(_ name: String, in app: TestApp) throws -> ElementID {
    let row = app.elements(.swipeRow).first { $0.everything.contains { $0.content.string(.text) == name } }
    return try #require(row?.children.first { $0.role == .rowControl }).id
  }

  @Test("A row moves beside the row that the user chose, wherever the session has both by then")
  func changedOrder() throws {
    let app = rows()
    let (a, c) = (try handle("A", in: app), try handle("C", in: app))
    link.write(["C", "X", "A", "B"])
    app.session.settle()
    #expect(app.session.perform(InputEvent(target: a, action: .move(after: c))) == .handled)
    #expect(link.read() == ["C", "A", "X", "B"])
    #expect(app.session.perform(InputEvent(target: a, action: .move(before: c))) == .handled)
    #expect(link.read() == ["A", "C", "X", "B"])
    #expect(owner.take() == ["moved", "moved"])
    #expect(app.session.perform(InputEvent(target: a, action: .move(before: c))) == .handled)
    #expect(link.read() == ["A", "C", "X", "B"] && owner.take() == [], "the row is there already")
  }

  @Test("A move beside a row that has ended, or beside a row of another collection, changes nothing")
  func endedRow() throws {
    let app = rows()
    let (a, c, z) = (try handle("A", in: app), try handle("C", in: app), try handle("Z", in: app))
    link.write(["B", "A"])
    app.session.settle()
    for other in [c, z, a, ElementID(rawValue: 0)] {
      for action in [InputEvent.Action.move(after: other), .move(before: other)] {
        #expect(app.session.perform(InputEvent(target: a, action: action)) == .dropped(.invalidValue))
      }
    }
    for value: Content.Value in [0, 2, -2, 0.5, "after", "after x", "beside 7"] {
      #expect(app.session.perform(InputEvent(target: a, action: .change(value, revision: 0))) == .dropped(.invalidValue))
    }
    #expect(link.read() == ["B", "A"])
  }

  @Test("A key moves a row by one row, wherever it is")
  func step() throws {
    let app = rows()
    let a = try handle("A", in: app)
    link.write(["B", "A", "C", "D"])
    app.session.settle()
    for _ in 0..<2 { #expect(app.session.perform(InputEvent(target: a, action: .change(1, revision: 0))) == .handled) }
    #expect(link.read() == ["B", "C", "D", "A"])
    #expect(app.session.perform(InputEvent(target: a, action: .change(1, revision: 0))) == .dropped(.invalidValue))
    #expect(app.session.perform(InputEvent(target: a, action: .change(-1, revision: 0))) == .handled)
    #expect(link.read() == ["B", "C", "A", "D"])
  }

  @Test("A row moves past rows without a handle to the place that the user sees")
  func fixedRows() throws {
    let app = rows()
    link.write(["A", "fixed", "B", "C"])
    try app.move("A", by: 1)
    #expect(link.read() == ["fixed", "B", "A", "C"])
  }
}
