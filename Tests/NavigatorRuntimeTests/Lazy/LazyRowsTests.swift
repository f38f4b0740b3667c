import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

/// Large collections in lists and lazy stacks: rows exist near the viewport only.
@MainActor
@Suite("Rows that are created when they are scrolled near")
struct LazyRowsTests {
  @Observable
  final class Rows {
    var numbers: [Int]
    @ObservationIgnored var bodies = 0

    init(_ numbers: some Sequence<Int>) { self.numbers = Array(numbers) }
  }

  struct Cell: View {
    let number: Int
    let rows: Rows
    @State private var count = 0

    var body: some View {
      rows.bodies += 1
      return HStack {
        Text(verbatim: "Row \(number)")
        Button(action: { count += 1 }) { Text(verbatim: "Count \(number) is \(count)") }
      }
    }
  }

  struct Cells: View {
    let rows: Rows
    var isList = false

    var body: some View {
      if isList {
        List(rows.numbers, id: \.self) { Cell(number: $0, rows: rows) }
      } else {
        ScrollView { LazyVStack { ForEach(rows.numbers, id: \.self) { Cell(number: $0, rows: rows) } } }
      }
    }
  }

  /// The numbers of the existing rows, and of the rows that the gaps before and after them represent.
  struct Shown: Equatable {
    var before = 0
    var rows: [Int] = []
    var after = 0
  }

  static func shown(_ app: TestApp) throws -> Shown {
    let holder = try #require((app.elements(.lazyStack) + app.elements(.list)).first)
    var shown = Shown()
    for child in holder.children {
      let count = Int(child.content.number(.value) ?? 0)
      switch (child.role, child.content.string(.kind)) {
      case (.rowGap, "leading"): shown.before = count
      case (.rowGap, _): shown.after = count
      default:
        let text = try #require(child.children.first?.content.string(.text))
        shown.rows.append(try #require(Int(text.dropFirst(4))))
      }
    }
    return shown
  }

  /// Requests rows of a gap as a page does.
  @discardableResult
  private func request(_ text: String, kind: String = "trailing", in app: TestApp) throws -> EventOutcome {
    let gap = try #require(app.elements(.rowGap).first { $0.content.string(.kind) == kind })
    return app.session.perform(InputEvent(target: gap.id, action: .change(.string(text), revision: 0)))
  }

  @Test("Opening 100,000 rows evaluates no more views and creates no more elements than opening 100", arguments: [false, true])
  func openingCosts(isList: Bool) throws {
    let (few, many) = (Rows(0..<100), Rows(0..<100_000))
    let (fewApp, manyApp) = (TestApp { Cells(rows: few, isList: isList) }, TestApp { Cells(rows: many, isList: isList) })
    #expect(few.bodies == 100)
    #expect(many.bodies <= 100)
    #expect(manyApp.elements(.text).count <= fewApp.elements(.text).count)
    let shown = try Self.shown(manyApp)
    #expect(shown.before == 0 && shown.rows == Array(0..<shown.rows.count) && shown.after == 100_000 - shown.rows.count)
  }

  @Test("A jump creates the rows there, ends those that are far away, and evaluates nothing else", arguments: [false, true])
  func jump(isList: Bool) throws {
    let rows = Rows(0..<100_000)
    let app = TestApp { Cells(rows: rows, isList: isList) }
    rows.bodies = 0
    try request("50000 20 1", in: app)
    let first = try Self.shown(app)
    #expect(first.rows.count < 200 && rows.bodies == first.rows.count)
    #expect(first.before == first.rows.first && first.before + first.rows.count + first.after == 100_000)
    #expect(first.rows == Array(first.before..<(first.before + first.rows.count)))
    try request("0 20 1", kind: "leading", in: app)
    #expect(try Self.shown(app).before == 0)
  }

  @Test("Rows around a viewport that has not reached a gap are created at once, and the page needs no further request")
  func rowsAroundTheViewport() throws {
    let rows = Rows(0..<100_000)
    let app = TestApp { Cells(rows: rows) }
    try request("50000 20 1", in: app)
    let old = try Self.shown(app)
    // The viewport ends one viewport before the gap.
    let below = old.before + old.rows.count - 40
    rows.bodies = 0
    try request("-40 20 1", in: app)
    var shown = try Self.shown(app)
    #expect(shown.before <= below - 40 && shown.before + shown.rows.count >= below + 60)
    #expect(rows.bodies == Set(shown.rows).subtracting(old.rows).count && rows.bodies < shown.rows.count / 2)
    // The viewport begins one viewport after the gap.
    let above = shown.before + 20
    try request("\(above) 20 1", kind: "leading", in: app)
    shown = try Self.shown(app)
    #expect(shown.before <= above - 40 && shown.before + shown.rows.count >= above + 60)
  }

  @Test("Elements without views do not reduce the rows around the viewport", arguments: [9, 7, 5, 3])
  func elementsWithoutViews(tenths: Int) throws {
    let app = TestApp {
      ScrollView {
        LazyVStack {
          ForEach(0..<100_000, id: \.self) { number in
            if number * 7 % 10 < tenths { HStack { Text(verbatim: "Row \(number)") } }
          }
        }
      }
    }
    try request("50000 20 1", in: app)
    try request("-10 20 1", in: app)
    let old = try Self.shown(app).rows
    // A page counts rows with views only.
    let visible = try #require(old.suffix(40).first)
    try request("-40 20 1", in: app)
    let new = try Self.shown(app).rows
    #expect(new.count { $0 < visible } >= 30 && new.count { $0 >= visible } >= 50)
    #expect(new.count < 2 * old.count)
  }

  @Test(
    "Each request creates rows of its gap, whatever distance of the viewport a host estimates",
    arguments: [1, 5, 20, 150, 300], [0, 1, 20, 100, 600, .max - 200_000])
  func progress(count: Int, distance: Int) throws {
    let rows = Rows(0..<100_000)
    let app = TestApp { Cells(rows: rows) }
    try request("50000 \(count) 1", in: app)
    let old = try Self.shown(app)
    try request("\(-distance) \(count) 1", in: app)
    let shown = try Self.shown(app)
    #expect(shown.after <= old.after - count)
    try request("\(shown.before - 1 + distance) \(count) 1", kind: "leading", in: app)
    #expect(try Self.shown(app).before <= shown.before - min(count, 200))
  }

  @Test("Scrolling through all rows keeps a bounded number of them")
  func boundedRows() throws {
    let rows = Rows(0..<5_000)
    let app = TestApp { Cells(rows: rows) }
    var seen = Set(try Self.shown(app).rows)
    for _ in 0..<1_000 where app.elements(.rowGap).contains(where: { $0.content.string(.kind) == "trailing" }) {
      try request("0 20 1", in: app)
      let shown = try Self.shown(app)
      #expect(shown.rows.count <= 200)
      seen.formUnion(shown.rows)
    }
    #expect(seen.count == 5_000)
  }

  @Test("A row keeps its changed state while it is far away, until its element is removed")
  func keptState() throws {
    let rows = Rows(0..<1_000)
    let app = TestApp { Cells(rows: rows) }
    try app.tap("Count 3 is 0")
    try request("800 20 1", in: app)
    #expect(!app.exists("Count 3 is 1"))
    rows.numbers.append(1_000)
    app.session.settle()
    try request("0 20 1", kind: "leading", in: app)
    #expect(app.exists("Count 3 is 1"))
    try request("800 20 1", in: app)
    rows.numbers.remove(at: 3)
    app.session.settle()
    rows.numbers.insert(3, at: 3)
    app.session.settle()
    try request("0 20 1", kind: "leading", in: app)
    #expect(app.exists("Count 3 is 0"))
  }

  @Test("Rows that are inserted above leave the rows near the viewport in place")
  func insertedAbove() throws {
    let rows = Rows(0..<1_000)
    let app = TestApp { Cells(rows: rows) }
    try request("500 20 1", in: app)
    let before = try Self.shown(app)
    rows.bodies = 0
    rows.numbers.insert(contentsOf: 2_000..<2_050, at: 0)
    app.session.settle()
    let after = try Self.shown(app)
    #expect(after.rows == before.rows && after.before == before.before + 50)
    #expect(rows.bodies == 0)
    rows.numbers = Array(5_000..<5_200)
    app.session.settle()
    #expect(try Self.shown(app).rows.allSatisfy { (5_000..<5_200).contains($0) })
    rows.numbers = []
    app.session.settle()
    #expect(try Self.shown(app) == Shown())
  }

  @Test("Removed rows are replaced before the rows around the viewport are few", arguments: [0, 500])
  func removedRows(first: Int) throws {
    let rows = Rows(0..<1_000)
    let app = TestApp { Cells(rows: rows) }
    if first > 0 { try request("\(first) 20 1", in: app) }
    let start = try Self.shown(app)
    let index = first - start.before
    var singlePatches = 0
    for removed in 0..<100 {
      let cost = app.measure {
        rows.numbers.remove(at: first)
        app.session.settle()
      }
      if cost.patchesSent == 1 { singlePatches += 1 }
      let shown = try Self.shown(app)
      #expect(shown.before == start.before)
      #expect(shown.rows.count >= index + 20)
      #expect(shown.rows[index] == first + removed + 1)
      #expect(shown.before + shown.rows.count + shown.after == 999 - removed)
    }
    #expect(singlePatches >= 85)
  }

  @Test("A row that is moved far away leaves the others in place")
  func movedRow() throws {
    let rows = Rows(0..<1_000)
    let app = TestApp { Cells(rows: rows) }
    try request("500 20 1", in: app)
    let before = try Self.shown(app)
    rows.numbers.move(fromOffsets: [before.before], toOffset: 900)
    app.session.settle()
    let after = try Self.shown(app)
    #expect(after.before == before.before)
    #expect(after.rows == Array(before.rows.dropFirst()))
  }

  @Test("Actions and scrollTo find rows that do not exist yet; the proxy scrolls to them")
  func finding() throws {
    let rows = Rows(0..<3_000)
    let app = TestApp {
      ScrollViewReader { proxy in
        Cells(rows: rows)
        Button("Far") { proxy.scrollTo(2_500, anchor: .top) }
      }
    }
    try app.tap("Count 1234 is 0")
    #expect(app.exists("Count 1234 is 1"))
    try app.tap("Count 3 is 0")
    try app.tap("Far")
    #expect(app.exists("Row 2500"))
    #expect(app.elements(.scrollView).first?.content.string(.scrollTarget)?.hasSuffix(" 0.5 0.0") == true)
    #expect(throws: TestFailure.self) { try app.tap("Count 3000 is 0") }
    try app.scrollTo(edge: .bottom)
    #expect(app.exists("Row 2999"))
  }

  @Test("scrollTo finds rows that do not exist yet by the explicit ids of their views", arguments: [false, true])
  func explicitIDs(isList: Bool) throws {
    let app = TestApp {
      ScrollViewReader { proxy in
        let rows = ForEach(0..<3_000, id: \.self) { number in Text(verbatim: "Row \(number)").id("row \(number)") }
        if isList { List { rows } } else { ScrollView { LazyVStack { rows } } }
        Button("Nowhere") { proxy.scrollTo("row 3000") }
        Button("Far") { proxy.scrollTo("row 2500", anchor: .top) }
      }
    }
    let role: Role = isList ? .list : .scrollView
    try app.tap("Nowhere")
    #expect(app.elements(role).first?.content.string(.scrollTarget) == nil)
    #expect(!app.exists("Row 2500"))
    try app.tap("Far")
    #expect(app.exists("Row 2500"))
    #expect(app.elements(role).first?.content.string(.scrollTarget)?.hasSuffix(" 0.5 0.0") == true)
  }

  @Test("Views in requested rows appear, and those of rows that are far away disappear")
  func appearance() throws {
    let journal = Journal()
    let app = TestApp {
      List(0..<1_000, id: \.self) { number in
        Text("Row \(number)").onAppear { journal.note("+\(number)") }.onDisappear { journal.note("-\(number)") }
      }
    }
    #expect(journal.take().count == 17)
    try request("500 17 1", in: app)
    let notes = journal.take()
    #expect(notes.filter { $0.hasPrefix("-") }.count == 17)
    #expect(notes.filter { $0.hasPrefix("+") }.count == 17)
  }

  @Test(
    "Requests that are no requests are dropped, and a huge request is bounded",
    arguments: ["", "1", "1 2", "0 0 1", "0 1 0", "x y z", "99999999999999999999 1 1", "0 1 1 1"])
  func invalidRequests(text: String) throws {
    let rows = Rows(0..<1_000)
    let app = TestApp { Cells(rows: rows) }
    #expect(try request(text, in: app) == .dropped(.invalidValue))
    #expect(try request("0 9223372036854775807 9223372036854775807", in: app) == .handled)
    #expect(try Self.shown(app).rows.count <= 1_000)
    try request("0 1 1", in: app)
  }

  @Test("Sections with large collections, and collections beside each other, create their rows independently")
  func sections() throws {
    let app = TestApp {
      List {
        Section("First") { ForEach(0..<500, id: \.self) { Text("First \($0)") } }
        Section("Second") { ForEach(0..<500, id: \.self) { Text("Second \($0)") } }
        Text("End")
      }
    }
    #expect(app.elements(.rowGap).count == 2)
    #expect(app.exists("Second 0") && app.exists("End"))
    try app.scrollTo("Second 499")
    #expect(app.exists("Second 499"))
  }

  @Test("The selection of a list works for rows that are created later")
  func selection() throws {
    struct Choosing: View {
      @State private var choice: Int?
      var body: some View {
        Text("Chosen \(choice ?? -1)")
        List(0..<1_000, id: \.self, selection: $choice) { Text("Row \($0)") }
      }
    }
    let app = TestApp { Choosing() }
    try app.tap("Row 900")
    #expect(app.exists("Chosen 900"))
  }

  @Test("The sheet of a row stays when its row is scrolled away")
  func presentingRow() throws {
    struct Presenting: View {
      let number: Int
      @State private var shows = false
      var body: some View {
        Button("Open \(number)") { shows = true }.sheet(isPresented: $shows) { Text("Sheet \(number)") }
      }
    }
    let app = TestApp { List(0..<1_000, id: \.self) { Presenting(number: $0) } }
    try app.tap("Open 0")
    try request("800 20 1", in: app)
    #expect(app.exists("Sheet 0"))
  }
}
