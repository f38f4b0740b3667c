import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Short collections in a container that has many rows in total.
@MainActor
@Suite("Lazy rows in sections")
struct LazySectionTests {
  private let hundred = (0..<100).map { RowGroup($0) }

  private func start(
    _ container: SectionContainer, _ source: SectionSource, _ groups: [RowGroup]
  ) -> (app: TestApp, counter: RowCounter) {
    let counter = RowCounter()
    return (TestApp { LazySections(container: container, source: source, groups: groups, counter: counter) }, counter)
  }

  /// The numbers of the rows that exist.
  private func rows(_ app: TestApp) -> [Int] {
    app.elements(.text).compactMap { element in
      element.content.string(.text).flatMap { $0.hasPrefix("Row ") ? Int($0.dropFirst(4)) : nil }
    }
  }

  /// The numbers of elements that the gaps represent.
  private func gaps(_ app: TestApp) -> [Int] {
    app.elements(.rowGap).map { Int($0.content.number(.value) ?? 0) }
  }

  private func numbers(ofSections sections: ClosedRange<Int>) -> [Int] {
    sections.flatMap { RowGroup($0).rows }
  }

  private func gap(ofSection number: Int, in app: TestApp) -> Element? {
    app.elements(.section)[number].children.first { $0.role == .rowGap }
  }

  /// Requests the first rows of a gap as a page does.
  private func request(_ gap: Element?, count: Int = 20, in app: TestApp) throws {
    let gap = try #require(gap)
    let event = InputEvent(target: gap.id, action: .change(.string("0 \(count) 1"), revision: 0))
    #expect(app.session.perform(event) == .handled)
  }

  @Test(
    "Of 100 sections with 100 rows each, the first 100 rows exist at first", arguments: SectionContainer.allCases,
    SectionSource.allCases)
  func opening(container: SectionContainer, source: SectionSource) {
    let (app, counter) = start(container, source, hundred)
    #expect(rows(app) == Array(0..<100))
    #expect(counter.alive == 100)
    #expect(gaps(app) == [99])
  }

  @Test(
    "A jump to a row of section 90 makes the rows of that section only", arguments: SectionContainer.allCases,
    SectionSource.allCases)
  func jump(container: SectionContainer, source: SectionSource) throws {
    let (app, counter) = start(container, source, hundred)
    try app.tap("Jump")
    #expect(rows(app) == Array(0..<100) + Array(90_000..<90_100))
    #expect(counter.alive == 200)
    #expect(gaps(app) == Array(repeating: 100, count: 98))
    #expect(app.elements(.sectionHeader).count == 100)
  }

  @Test(
    "Sections that are inserted before leave the rows that exist in place, and make none", arguments: SectionContainer.allCases,
    SectionSource.allCases)
  func insertion(container: SectionContainer, source: SectionSource) throws {
    let (app, counter) = start(container, source, hundred)
    try app.tap("Insert")
    #expect(rows(app) == Array(0..<100) && counter.alive == 100)
    #expect(gaps(app) == [5, 99])
    try app.tap("Jump")
    #expect(Set(rows(app)).isSuperset(of: 90_000..<90_100))
    try app.scrollTo("Row 203005")
    #expect(app.exists("Row 203005"))
  }

  @Test("Sections that replace all others have their first rows at once", arguments: SectionContainer.allCases)
  func replacement(container: SectionContainer) throws {
    for groups in [hundred, []] {
      let (app, counter) = start(container, .state, groups)
      try app.tap("Replace")
      #expect(rows(app) == Array(300_000..<300_100))
      #expect(counter.alive == 100)
    }
  }

  @Test("Scrolling through all sections keeps a bounded number of rows", arguments: SectionContainer.allCases)
  func scrolling(container: SectionContainer) throws {
    let (app, counter) = start(container, .state, Array(hundred.prefix(30)))
    for number in 1..<30 {
      try app.tap("Next")
      #expect(app.exists("Row \(1_000 * number + 50)"))
      #expect(counter.alive <= 600)
    }
    app.end()
    #expect(counter.alive == 0)
  }

  @Test("Scrolling back ends the rows that are farthest away, never those beside the requested ones")
  func scrollingBack() throws {
    let (app, counter) = start(.list, .state, hundred)
    for _ in 1...8 { try app.tap("Next") }
    #expect(rows(app) == numbers(ofSections: 3...8))
    for number in (0...2).reversed() {
      try request(gap(ofSection: number, in: app), in: app)
      #expect(rows(app) == numbers(ofSections: number...(number + 5)))
      #expect(counter.alive == 600)
    }
  }

  @Test("A collection that the viewport may show beyond a short one keeps its rows")
  func shortNeighbor() throws {
    let (app, _) = start(.list, .state, [RowGroup(0, rows: 1_000), RowGroup(1, rows: 3), RowGroup(2)])
    try request(gap(ofSection: 0, in: app), count: 300, in: app)
    let before = rows(app)
    #expect(before.contains(539))
    try request(gap(ofSection: 2, in: app), in: app)
    #expect(Set(rows(app)).isSuperset(of: before) && Set(rows(app)).isSuperset(of: 2_000..<2_100))
  }

  @Test("Requests of the maximum number of rows keep a bounded number of them")
  func largestRequests() throws {
    let (app, counter) = start(.list, .state, (0..<60).map { RowGroup($0) })
    try request(app.elements(.rowGap).last, count: 300, in: app)
    for number in 0..<60 {
      if let gap = gap(ofSection: number, in: app) { try request(gap, count: .max, in: app) }
      #expect(counter.alive <= 5_000)
    }
    #expect(counter.alive > 4_000)
    #expect(Set(rows(app)).isSuperset(of: 59_000..<59_100))
  }

  @Test("Actions find rows of the last sections when there are too many rows for all of them to exist")
  func findingLastRows() throws {
    let (app, _) = start(.list, .state, (0..<60).map { RowGroup($0) })
    try app.scrollTo("Row 59099")
    #expect(app.exists("Row 59099"))
    #expect(throws: TestFailure.self) { try app.scrollTo("Row 60000") }
  }

  @Test(
    "Rows that appear in a container with 100 rows exist at once, as many as fill a viewport",
    arguments: [(5, 5), (60, 40), (1_000, 40)])
  func appearance(count: Int, made: Int) throws {
    struct Revealing: View {
      let count: Int
      @State private var shows = false
      @State private var loaded = 0..<0

      var body: some View {
        Button("Reveal") { shows = true }
        Button("Load") { loaded = 5_000..<5_000 + count }
        Form {
          ForEach(0..<100, id: \.self) { Text(verbatim: "Row \($0)") }
          if shows { ForEach(2_000..<2_000 + count, id: \.self) { Text(verbatim: "Row \($0)") } }
          Section("Loaded") { ForEach(loaded, id: \.self) { Text(verbatim: "Row \($0)") } }
        }
      }
    }
    let app = TestApp { Revealing(count: count) }
    try app.tap("Reveal")
    var expected = Array(0..<100)
    expected += 2_000..<(2_000 + made)
    #expect(rows(app) == expected)
    try app.tap("Load")
    expected += 5_000..<(5_000 + made)
    #expect(rows(app) == expected)
    let missing = count - made
    let expectedGaps = missing == 0 ? [] : [missing, missing]
    #expect(gaps(app) == expectedGaps)
  }

  @Test("The rows of sections that appear above more than 500 rows exist at once")
  func appearanceOfSections() throws {
    struct Pinning: View {
      @State private var isPinned = false

      var body: some View {
        Button("Pin") { isPinned = true }
        List {
          if isPinned {
            ForEach(9..<11) { number in
              Section("Pinned \(number)") {
                ForEach(number * 1_000..<number * 1_000 + 100, id: \.self) { Text(verbatim: "Row \($0)") }
              }
            }
          }
          ForEach(0..<6) { number in
            Section("Section \(number)") {
              ForEach(number * 1_000..<number * 1_000 + 100, id: \.self) { Text(verbatim: "Row \($0)") }
            }
          }
        }
      }
    }
    let app = TestApp { Pinning() }
    while let gap = app.elements(.rowGap).first { try request(gap, in: app) }
    #expect(rows(app).count == 600)
    try app.tap("Pin")
    app.session.settle()
    #expect(rows(app).contains(9_000))
    #expect(rows(app).contains(0))
  }

  @Test("Sections that appear one after another end rows that are far from them")
  func growth() throws {
    struct Growing: View {
      @State private var groups = [RowGroup(0)]

      var body: some View {
        Button("Add") { groups.append(RowGroup(groups.count)) }
        List(groups) { group in
          Section(group.id) { ForEach(group.rows, id: \.self) { Text(verbatim: "Row \($0)") } }
        }
      }
    }
    let app = TestApp { Growing() }
    for number in 1...30 {
      try app.tap("Add")
      #expect(Set(rows(app)).isSuperset(of: RowGroup(number, rows: 40).rows))
      #expect(rows(app).count <= 600)
    }
  }

  @Test("A gap in a short collection is replaced by all of its rows, and a page requests it like a gap in a long collection")
  func request() throws {
    let (app, counter) = start(.list, .state, (0..<4).map { RowGroup($0, rows: 60) })
    // The first section counts as well.
    #expect(rows(app) == Array(0..<60) + Array(1_000..<1_039) && gaps(app) == [21, 2])
    let sections = try #require(app.elements(.rowGap).last)
    #expect(app.session.perform(InputEvent(target: sections.id, action: .change(.string("0 20 1"), revision: 0))) == .handled)
    #expect(Set(rows(app)).isSuperset(of: 2_000..<2_040))
    let first = try #require(app.elements(.rowGap).first)
    #expect(app.session.perform(InputEvent(target: first.id, action: .change(.string("0 20 1"), revision: 0))) == .handled)
    #expect(rows(app).starts(with: Array(0..<60) + Array(1_000..<1_060)))
    #expect(counter.alive == rows(app).count)
  }

  @Test("Collections beside each other have 100 rows together, and no gap represents a single row")
  func neighbors() throws {
    let app = TestApp {
      Form {
        Section("A") { ForEach(0..<60, id: \.self) { Text(verbatim: "Row \($0)") } }
        Section("B") { ForEach(100..<160, id: \.self) { Text(verbatim: "Row \($0)") } }
        if true { ForEach(200..<260, id: \.self) { Text(verbatim: "Row \($0)") } }
        ForEach(300..<301, id: \.self) { Text(verbatim: "Row \($0)") }
      }
    }
    #expect(rows(app) == Array(0..<60) + Array(100..<140) + [300])
    #expect(gaps(app) == [20, 60])
    try app.scrollTo("Row 259")
    #expect(gaps(app) == [])
  }

  @Test("Rows of later sections are selected and deleted as others are")
  func selectionAndDeletion() throws {
    struct Choosing: View {
      @State private var groups = (0..<4).map { RowGroup($0, rows: 60) }
      @State private var choice: Int?
      var body: some View {
        Text("Chosen \(choice ?? -1)")
        List(selection: $choice) {
          ForEach($groups) { $group in
            Section(group.id) {
              ForEach(group.rows, id: \.self) { Text(verbatim: "Row \($0)") }
                .onDelete { group.rows.remove(atOffsets: $0) }
            }
          }
        }
      }
    }
    let app = TestApp { Choosing() }
    try app.tap("Row 3059")
    #expect(app.contains("3,059"))
    try app.swipe("Row 3058", to: "Delete")
    #expect(!app.exists("Row 3058") && app.exists("Row 3057") && app.exists("Row 3059"))
  }

  @Test("A large collection whose rows end is not searched")
  func endedRows() throws {
    final class Reads { var count = 0 }
    struct Item: Identifiable {
      let number: Int
      let reads: Reads
      var id: Int {
        reads.count += 1
        return number
      }
    }
    let reads = Reads()
    let items = (0..<10_000).map { Item(number: $0, reads: reads) }
    let groups = (1..<10).map { RowGroup($0) }
    let app = TestApp {
      List {
        ForEach(items) { Text(verbatim: "Item \($0.number)") }
        ForEach(groups) { group in
          Section(group.id) { ForEach(group.rows, id: \.self) { Text(verbatim: "Row \($0)") } }
        }
      }
    }
    #expect(app.exists("Item 0"))
    try request(app.elements(.rowGap).last, in: app)
    reads.count = 0
    for number in 0..<9 {
      if let gap = gap(ofSection: number, in: app) { try request(gap, in: app) }
    }
    #expect(!app.exists("Item 0"))
    #expect(reads.count < 1_000)
  }

  @Test("A row in a section is scrolled to when a collection of the same type, without sections, has rows already")
  func sectionsOfErasedType() throws {
    let app = TestApp {
      ScrollViewReader { proxy in
        Button("Jump") { proxy.scrollTo(2_003) }
        List {
          ForEach(0..<100, id: \.self) { number in AnyView(Text(verbatim: "Row \(number)")) }
          ForEach(1..<5, id: \.self) { group in
            AnyView(Section("Section \(group)") { ForEach(RowGroup(group).rows, id: \.self) { Text(verbatim: "Row \($0)") } })
          }
        }
      }
    }
    #expect(gaps(app) == [4])
    try app.tap("Jump")
    #expect(Set(rows(app)).isSuperset(of: 2_000..<2_100))
  }

  @Test("Elements whose collections have disappeared end as other rows do")
  func formerSections() throws {
    struct Flattening: View {
      @State private var isNested = true

      var body: some View {
        Button("Flatten") { isNested = false }
        List {
          ForEach(0..<40, id: \.self) { number in
            if isNested {
              ForEach([number], id: \.self) { Text(verbatim: "Row \($0)") }
            } else {
              Text(verbatim: "Row \(number)")
            }
          }
          ForEach((1..<10).map { RowGroup($0) }) { group in
            Section(group.id) { ForEach(group.rows, id: \.self) { Text(verbatim: "Row \($0)") } }
          }
        }
      }
    }
    let app = TestApp { Flattening() }
    try app.tap("Flatten")
    #expect(rows(app).starts(with: 0..<40))
    try request(app.elements(.rowGap).last, in: app)
    for number in 0..<9 {
      if let gap = gap(ofSection: number, in: app) { try request(gap, in: app) }
    }
    #expect(rows(app).allSatisfy { $0 >= 1_000 })
    #expect(gaps(app).first == 40)
  }

  @Test("The last row is scrolled to when its section does not exist yet")
  func lastRow() throws {
    let (app, _) = start(.pinnedStack, .observable, hundred)
    try app.scrollTo(edge: .bottom)
    #expect(app.exists("Row 99099"))
  }
}
