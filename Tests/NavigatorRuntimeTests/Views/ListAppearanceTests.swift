import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Rows of lists and forms appear when they are scrolled near the window, which shows 17 rows in these tests.
@MainActor
@Suite("Appearance of rows")
struct ListAppearanceTests {
  @Observable
  final class Rows {
    var numbers: [Int]
    var isPushed = false

    init(_ numbers: some Sequence<Int>) {
      self.numbers = Array(numbers)
    }
  }

  private struct NotedList: View {
    let rows: Rows
    let journal: Journal

    var body: some View {
      List(rows.numbers, id: \.self) { number in
        Text("Row \(number)")
          .onAppear { journal.note("+\(number)") }
          .onDisappear { journal.note("-\(number)") }
      }
    }
  }

  private struct LoadingList: View {
    let rows: Rows

    var body: some View {
      List(rows.numbers, id: \.self) { number in
        if number == rows.numbers.last {
          Text("Row \(number)").task { rows.numbers += rows.numbers.count..<(rows.numbers.count + 20) }
        } else {
          Text("Row \(number)")
        }
      }
    }
  }

  private struct PlainRows: View {
    let rows: Rows
    let journal: Journal

    var body: some View {
      List {
        ForEach(rows.numbers, id: \.self) { Text("Row \($0)") }
        Text("End").onAppear { journal.note("+") }.onDisappear { journal.note("-") }
      }
    }
  }

  private struct SomeRows: View {
    let rows: Rows

    var body: some View {
      List {
        ForEach(rows.numbers, id: \.self) { number in Text("Row \(number)").onAppear {} }
        Text("Plain")
      }
      List { Text("Other") }
    }
  }

  private func journal(_ range: some Sequence<Int>, sign: String = "+") -> [String] {
    range.map { "\(sign)\($0)" }
  }

  @Test("Only the rows that fit the window appear, and all rows can be found by scrolling")
  func initialRows() throws {
    let log = Journal()
    let app = TestApp { NotedList(rows: Rows(0..<1_000), journal: log) }
    #expect(log.take() == journal(0..<17))
    #expect(app.rows.count <= 100)
    try app.scrollTo("Row 999")
    #expect(log.take().contains("+999"))
    try app.scrollTo(edge: .top)
    #expect(log.take().contains("+0"))
  }

  @Test("All rows of a small list appear in the order in which they were created")
  func smallList() {
    let log = Journal()
    let app = TestApp {
      Form {
        Section {
          Text("a").onAppear { log.note("a") }
          Text("b").onAppear { log.note("b") }
        } header: {
          Text("Header").onAppear { log.note("header") }
        }
        Text("c").onAppear { log.note("c") }
      }
      .onAppear { log.note("form") }
    }
    #expect(log.take() == ["header", "a", "b", "c", "form"])
    app.end()
  }

  @Test("A row that is scrolled near appears once, and disappears when it is scrolled away")
  func scrolling() throws {
    let log = Journal()
    let app = TestApp { NotedList(rows: Rows(0..<100), journal: log) }
    _ = log.take()
    try app.scrollTo("Row 20")
    #expect(log.take() == journal(17...20) + journal(0...3, sign: "-"))
    try app.scrollTo("Row 10")
    #expect(log.take() == [])
    try app.scrollTo(edge: .top)
    #expect(log.take() == journal(0...3) + journal(17...20, sign: "-"))
    try app.scrollTo(edge: .bottom)
    #expect(log.take() == journal(83..<100) + journal(0..<17, sign: "-"))
  }

  @Test(
    "The task of the last row loads one page at the start and one more at each end",
    arguments: [(844.0, [20, 40, 60]), (1_180.0, [40, 60, 80])])
  func pages(height: Double, counts: [Int]) async throws {
    let rows = Rows(0..<20)
    let window = TestEnvironment(windowSize: CGSize(width: 390, height: height))
    let app = TestApp(environment: window) { LoadingList(rows: rows) }
    await app.settle()
    #expect(rows.numbers.count == counts[0])
    for count in counts.dropFirst() {
      try app.scrollTo(edge: .bottom)
      await app.settle()
      #expect(rows.numbers.count == count)
    }
  }

  @Test("A task runs while its row is near, and onChange(initial:) runs each time the row is scrolled near")
  func tasks() async throws {
    let log = Journal()
    let app = TestApp {
      List(0..<100) { number in
        Text("Row \(number)")
        if number == 30 {
          Text("Task")
            .task {
              log.note("started")
              await withTaskCancellationHandler {
                try? await Task.sleep(for: .seconds(3_600))
              } onCancel: {
              }
              log.note("cancelled")
            }
            .onChange(of: 1, initial: true) { log.note("initial") }
        }
      }
    }
    await app.settle()
    #expect(log.take() == [])
    for _ in 0..<2 {
      try app.scrollTo("Task")
      await app.settle()
      #expect(log.take() == ["initial", "started"])
      try app.scrollTo(edge: .top)
      await app.settle()
      #expect(log.take() == ["cancelled"])
    }
  }

  @Test("A tap on a row scrolls to it first")
  func tapping() throws {
    let log = Journal()
    let app = TestApp {
      List(0..<100) { number in
        Button("Row \(number)") { log.note("tapped \(number)") }
          .onAppear { log.note("+\(number)") }
      }
    }
    _ = log.take()
    try app.tap("Row 50")
    #expect(log.take() == journal(34...50) + ["tapped 50"])
    try app.tap("Row 40")
    #expect(log.take() == ["tapped 40"])
  }

  @Test("Rows in sections and views inside of rows follow their row")
  func sections() throws {
    let log = Journal()
    let app = TestApp {
      Form {
        ForEach(0..<10) { section in
          Section("Section \(section)") {
            ForEach(0..<4) { row in
              HStack {
                Text("Row \(section).\(row)")
                VStack { Text("Detail").onAppear { log.note("+\(section).\(row)") } }
              }
            }
          }
          .onAppear { log.note("section \(section)") }
        }
      }
    }
    // Sections have five rows with their headers.
    let entries = Set(log.take())
    #expect(entries.contains("+3.0"))
    #expect(!entries.contains("+3.1"))
    #expect(entries.filter { $0.hasPrefix("section") } == Set((0...3).map { "section \($0)" }))
    try app.scrollTo("Row 4.0")
    #expect(Set(log.take()) == ["+3.1", "+3.2", "+3.3", "+4.0", "section 4"])
  }

  @Test("The rows near the window stay when rows are inserted above them, and removed rows are replaced by the next ones")
  func changes() throws {
    let log = Journal()
    let rows = Rows(0..<100)
    let app = TestApp { NotedList(rows: rows, journal: log) }
    try app.scrollTo("Row 40")
    _ = log.take()
    rows.numbers.insert(contentsOf: 1_000..<1_050, at: 0)
    app.session.settle()
    #expect(log.take() == [])
    rows.numbers.removeAll { 30...33 ~= $0 }
    app.session.settle()
    #expect(Set(log.take()) == Set(journal(41...44) + journal(30...33, sign: "-")))
    rows.numbers.removeAll { $0 <= 40 }
    app.session.settle()
    #expect(Set(log.take()).isSuperset(of: journal(24...29, sign: "-")))
    #expect(app.rows.count <= 109)
    rows.numbers = []
    app.session.settle()
    _ = log.take()
    rows.numbers = Array(2_000..<2_100)
    app.session.settle()
    #expect(log.take() == journal(2_000..<2_017))
  }

  @Test("Rows without modifiers that are inserted above move the others out of the window")
  func plainRows() throws {
    let log = Journal()
    let rows = Rows(0..<3)
    let app = TestApp { PlainRows(rows: rows, journal: log) }
    #expect(log.take() == ["+"])
    rows.numbers = Array(0..<50)
    app.session.settle()
    #expect(log.take() == ["-"])
    rows.numbers = [1]
    app.session.settle()
    #expect(log.take() == ["+"])
    app.end()
    #expect(log.take() == ["-"])
  }

  @Test(
    "The rows of a covered list follow the screen: they disappear when it is covered, and only those in the window appear again")
  func coveredList() throws {
    let log = Journal()
    let app = TestApp {
      NavigationStack {
        List(0..<100) { number in
          NavigationLink("Row \(number)") { Text("Detail") }
            .onAppear { log.note("+\(number)") }
            .onDisappear { log.note("-\(number)") }
        }
      }
    }
    _ = log.take()
    try app.tap("Row 20")
    #expect(log.take() == journal(17...20) + journal(0...3, sign: "-") + journal(4...20, sign: "-"))
    try app.goBack()
    #expect(log.take() == journal(4...20))
  }

  @Test("The sheet of a row stays when its row is scrolled away")
  func sheetOfRow() throws {
    let log = Journal()
    struct Row: View {
      let number: Int
      let log: Journal
      @State private var shows = false

      var body: some View {
        Button("Row \(number)") { shows = true }
          .onDisappear { log.note("-\(number)") }
          .sheet(isPresented: $shows) { Text("Sheet").onDisappear { log.note("sheet closed") } }
      }
    }
    let app = TestApp { List(0..<100) { Row(number: $0, log: log) } }
    try app.tap("Row 0")
    let list = try #require(app.elements(.list).first)
    app.session.perform(InputEvent(target: list.id, action: .scrollTo(list.children[99].id)))
    #expect(log.take() == journal(0..<17, sign: "-"))
    #expect(app.presentations.count == 1)
  }

  @Test("A taller window shows more rows")
  func windowHeight() throws {
    let log = Journal()
    let app = TestApp(environment: .phone) { NotedList(rows: Rows(0..<100), journal: log) }
    _ = log.take()
    app.environment.windowSize = TestEnvironment.tablet.windowSize
    #expect(log.take() == journal(17..<25))
    app.environment.windowSize = TestEnvironment.phoneLandscape.windowSize
    #expect(log.take() == journal(7..<25, sign: "-"))
  }

  @Test(
    "A list without modifiers for appearance accepts no reports, and one whose last such row is removed stops to ask for them")
  func reports() throws {
    let rows = Rows(0..<2)
    let app = TestApp { SomeRows(rows: rows) }
    func accepts() -> [Bool] { app.elements(.list).map { $0.content.bool(.reportsVisibleRows) && $0.events.contains(.change) } }
    #expect(accepts() == [true, false])
    rows.numbers = []
    #expect(accepts() == [false, false])
    rows.numbers = [5]
    #expect(accepts() == [true, false])
    let other = app.elements(.list)[1]
    let event = InputEvent(target: other.id, action: .scroll(first: other.children[0].id, last: other.children[0].id))
    #expect(app.session.perform(event) == .dropped(.unknownElement))
  }

  @Test("Reports with unknown rows, rows of another list or in the wrong order have no effect")
  func hostileReports() throws {
    let log = Journal()
    let app = TestApp {
      NotedList(rows: Rows(0..<100), journal: log)
      List { Text("Other").onAppear {} }
    }
    _ = log.take()
    let list = app.elements(.list)[0]
    let ids = list.children.map(\.id)
    let foreign = app.elements(.list)[1].children[0].id
    func report(_ first: ElementID, _ last: ElementID) -> EventOutcome {
      app.session.perform(InputEvent(target: list.id, action: .scroll(first: first, last: last)))
    }
    #expect(report(ids[0], ElementID(rawValue: .max)) == .dropped(.unknownElement))
    #expect(report(list.id, ids[5]) == .dropped(.unknownElement))
    #expect(report(ids[0], foreign) == .dropped(.unknownElement))
    #expect(report(ids[9], ids[3]) == .dropped(.invalidValue))
    let value = InputEvent(target: list.id, action: .change(.string("x"), revision: 0))
    #expect(app.session.perform(value) == .dropped(.notAccepted))
    #expect(log.take() == [])
    #expect(report(ids[0], ids[99]) == .handled)
    #expect(log.take() == journal(17..<100))
  }

  @Test("The nodes of a list are the same with and without modifiers for appearance")
  func cost() throws {
    func nodes(_ app: TestApp) -> Int { app.statistics.nodesMade }
    let plain = TestApp { List(0..<100) { Text("Row \($0)") } }
    let noted = TestApp { List(0..<100) { Text("Row \($0)").onAppear {} } }
    #expect(nodes(noted) == nodes(plain) + 100)
    let cost = try noted.measure { try noted.scrollTo(edge: .bottom) }
    #expect(cost.bodiesEvaluated == 0)
    #expect(cost.nodesMade == 0)
    #expect(cost.patchesSent == 0)
  }
}
