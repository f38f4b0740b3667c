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
    let (app, counter) = start(container, .state, hundred)
    for number in 1..<100 {
      try app.tap("Next")
      #expect(app.exists("Row \(1_000 * number + 50)"))
      #expect(counter.alive <= 600)
    }
    app.end()
    #expect(counter.alive == 0)
  }

  @Test("A gap in a short collection is replaced by all of its rows, and a page requests it as that of a long one")
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

  @Test("The last row is scrolled to when its section does not exist yet")
  func lastRow() throws {
    let (app, _) = start(.pinnedStack, .observable, hundred)
    try app.scrollTo(edge: .bottom)
    #expect(app.exists("Row 99099"))
  }
}
