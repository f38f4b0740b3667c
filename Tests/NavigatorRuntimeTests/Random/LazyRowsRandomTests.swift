import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Lazy rows after random changes")
struct LazyRowsRandomTests {
  @Test("Random changes and requests keep the rows in order and complete")
  func randomChanges() throws {
    var random = FuzzRun("Random changes of lazy rows")
    let rows = LazyRowsTests.Rows(0..<400)
    var next = 1_000
    let app = TestApp { LazyRowsTests.Cells(rows: rows) }
    for _ in random.iterations(150) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let count = Int.random(in: 1...200, using: &random)
        rows.numbers.insert(contentsOf: next..<(next + count), at: Int.random(in: 0...rows.numbers.count, using: &random))
        next += count
      case 1 where !rows.numbers.isEmpty:
        let start = Int.random(in: 0..<rows.numbers.count, using: &random)
        rows.numbers.removeSubrange(start..<min(rows.numbers.count, start + Int.random(in: 1...250, using: &random)))
      case 2: rows.numbers.shuffle(using: &random)
      default:
        let gap = app.elements(.rowGap).randomElement(using: &random)
        let count = Int(gap?.content.number(.value) ?? 1)
        let numbers = [
          Int.random(in: 0..<count, using: &random), .random(in: 1...60, using: &random), .random(in: 1...4, using: &random),
        ]
        let text = numbers.map(String.init).joined(separator: " ")
        if let gap { app.session.perform(InputEvent(target: gap.id, action: .change(.string(text), revision: 0))) }
      }
      app.session.settle()
      let shown = try LazyRowsTests.shown(app)
      try #require(shown.before + shown.rows.count + shown.after == rows.numbers.count)
      #expect(Array(rows.numbers[shown.before..<(shown.before + shown.rows.count)]) == shown.rows)
    }
  }
}
