import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// The existing views of a large collection, in each lazy container.
@MainActor
@Suite("Large collections in each lazy container")
struct LargeCollectionTests {
  private final class Counts {
    var bodies = 0
  }

  private struct Cell: View {
    let number: Int
    let counts: Counts

    var body: some View {
      counts.bodies += 1
      return Text(verbatim: "Cell \(number)")
    }
  }

  private struct Cells: View {
    let container: LargeContainer
    let count: Int
    let counts: Counts

    var body: some View {
      ScrollViewReader { proxy in
        Button("Jump") { proxy.scrollTo(50_000) }
        LargeCollection(container: container) {
          ForEach(0..<count, id: \.self) { Cell(number: $0, counts: counts) }
        }
      }
    }
  }

  /// Returns the number of cells that a gap represents.
  private func gap(_ kind: String, in app: TestApp) -> Int {
    let gap = app.elements(.rowGap).first { $0.content.string(.kind) == kind }
    return Int(gap?.content.number(.value) ?? 0)
  }

  private func cells(_ app: TestApp) -> Int {
    app.elements(.text).filter { $0.content.string(.text)?.hasPrefix("Cell ") == true }.count
  }

  @Test("Opening 100,000 views creates no more of them than opening 100", arguments: LargeContainer.allCases)
  func opening(container: LargeContainer) {
    let (few, many) = (Counts(), Counts())
    let fewApp = TestApp { Cells(container: container, count: 100, counts: few) }
    let manyApp = TestApp { Cells(container: container, count: 100_000, counts: many) }
    #expect(few.bodies == 100 && cells(fewApp) == 100)
    #expect(many.bodies <= 100 && cells(manyApp) == many.bodies)
    #expect(gap("leading", in: manyApp) == 0 && gap("trailing", in: manyApp) == 100_000 - many.bodies)
  }

  @Test("A request creates the views there in whole lines, and ends those that are far away", arguments: LargeContainer.allCases)
  func request(container: LargeContainer) throws {
    let counts = Counts()
    let app = TestApp { Cells(container: container, count: 100_000, counts: counts) }
    counts.bodies = 0
    let gap = try #require(app.elements(.rowGap).first { $0.content.string(.kind) == "trailing" })
    let event = InputEvent(target: gap.id, action: .change(.string("50000 20 \(container.perLine)"), revision: 0))
    #expect(app.session.perform(event) == .handled)
    try expectWholeLines(app, container, counts)
  }

  @Test("A view that is scrolled to is in the line that it has in the whole collection", arguments: LargeContainer.allCases)
  func jump(container: LargeContainer) throws {
    let counts = Counts()
    let app = TestApp { Cells(container: container, count: 100_000, counts: counts) }
    counts.bodies = 0
    try app.tap("Jump")
    #expect(app.exists("Cell 50000"))
    try expectWholeLines(app, container, counts)
  }

  private func expectWholeLines(_ app: TestApp, _ container: LargeContainer, _ counts: Counts) throws {
    let (before, after) = (gap("leading", in: app), gap("trailing", in: app))
    #expect(before > 0 && before % container.perLine == 0)
    #expect(cells(app) < 200 && counts.bodies == cells(app))
    #expect(before + cells(app) + after == 100_000)
  }
}
