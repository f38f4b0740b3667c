import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Large collections whose content excludes the views of most elements by a condition.
@MainActor
@Suite("Large collections with elements without views")
struct EmptyRowTests {
  @Observable
  final class Filter {
    var isIncluded: (Int) -> Bool

    init(_ isIncluded: @escaping (Int) -> Bool) { self.isIncluded = isIncluded }
  }

  private struct Rows: View {
    let count: Int
    let filter: Filter
    let isList: Bool

    var body: some View {
      if isList {
        List { rows }
      } else {
        ScrollView { LazyVStack { rows } }
      }
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { number in
        if filter.isIncluded(number) { Text(verbatim: "Row \(number)") }
      }
    }
  }

  private func holder(_ app: TestApp) throws -> Element {
    try #require((app.elements(.lazyStack) + app.elements(.list)).first)
  }

  /// Requests rows as a page does whose viewport is at the start of the content and shows 20 rows, until it shows no gap or has
  /// sent 100 requests. Returns the number of requests.
  private func fill(_ app: TestApp) throws -> Int {
    var requests = 0
    while requests < 100, let gap = try holder(app).children.prefix(20).first(where: { $0.role == .rowGap }) {
      requests += 1
      app.session.perform(InputEvent(target: gap.id, action: .change("0 20 1", revision: 0)))
    }
    return requests
  }

  @Test("A page finds the first elements with views in a few requests", arguments: [false, true])
  func firstViews(isList: Bool) throws {
    let app = TestApp { Rows(count: 1_000, filter: Filter { $0 >= 900 }, isList: isList) }
    #expect(try fill(app) < 10)
    #expect(app.elements(.text).compactMap { $0.content.string(.text) } == (900..<1_000).map { "Row \($0)" })
    #expect(app.elements(.rowGap).isEmpty)
  }

  @Test("The views of elements that are far from each other are shown together", arguments: [false, true])
  func sparseViews(isList: Bool) throws {
    let app = TestApp { Rows(count: 5_000, filter: Filter { $0 % 1_000 == 3 }, isList: isList) }
    #expect(try fill(app) < 20)
    let texts = app.elements(.text).compactMap { $0.content.string(.text) }
    #expect(texts == ["Row 3", "Row 1003", "Row 2003", "Row 3003", "Row 4003"])
  }

  @Test("A collection with too many elements without views is reported, and its page requests no more", arguments: [false, true])
  func tooMany(isList: Bool) throws {
    try withKnownIssue {
      let filter = Filter { _ in false }
      let app = TestApp { Rows(count: 100_000, filter: filter, isList: isList) }
      let requests = try fill(app)
      let shown = try holder(app).children
      #expect(requests < 30 && shown.isEmpty)
      filter.isIncluded = { $0 < 3 }
      app.session.settle()
      let further = try fill(app)
      #expect(further < 5)
      #expect(app.elements(.text).compactMap { $0.content.string(.text) } == ["Row 0", "Row 1", "Row 2"])
    } matching: {
      "\($0)".contains("elements without views")
    }
  }

  @Test("If a change shows the views of all elements, a bounded number of them exists", arguments: [false, true])
  func endOfTheFilter(isList: Bool) throws {
    let filter = Filter { _ in false }
    let app = TestApp { Rows(count: 10_000, filter: filter, isList: isList) }
    _ = try fill(app)
    filter.isIncluded = { _ in true }
    app.session.settle()
    let texts = app.elements(.text).compactMap { $0.content.string(.text) }
    #expect(texts.count <= 500 && texts == texts.indices.map { "Row \($0)" })
    let gap = try #require(app.elements(.rowGap).first)
    #expect(gap.content.number(.value) == Double(10_000 - texts.count))
    app.session.perform(InputEvent(target: gap.id, action: .change("5000 20 1", revision: 0)))
    #expect(app.elements(.text).count < 200)
  }

  /// A row that reads the filter itself.
  private struct Row: View {
    let number: Int
    let filter: Filter

    var body: some View {
      if filter.isIncluded(number) { Text(verbatim: "Row \(number)") }
    }
  }

  @Test("If the rows show their views themselves, a bounded number of them exists")
  func rowsOfTheirOwn() throws {
    let filter = Filter { _ in false }
    let app = TestApp {
      ScrollView { LazyVStack { ForEach(0..<2_000, id: \.self) { Row(number: $0, filter: filter) } } }
    }
    _ = try fill(app)
    #expect(app.elements(.rowGap).isEmpty)
    filter.isIncluded = { _ in true }
    app.session.settle()
    let texts = app.elements(.text).compactMap { $0.content.string(.text) }
    #expect(texts.count <= 500 && texts == texts.indices.map { "Row \($0)" })
  }
}
