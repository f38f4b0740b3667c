import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorRuntime

@Suite("Row window after random changes")
struct RowWindowRandomTests {
  private func ids(_ numbers: some Sequence<Int>) -> [ElementID] {
    numbers.map { ElementID(rawValue: UInt32($0)) }
  }

  @Test("The range is valid and has a bounded length after any changes", arguments: 0..<20)
  func randomChanges(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var window = RowWindow(capacity: 5)
    var rows = ids(0..<30)
    var next = 30
    for step in 0..<300 {
      let place = Comment(rawValue: "seed \(seed), step \(step)")
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: rows.removeAll { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      case 1:
        for _ in 0..<Int.random(in: 1...10, using: &generator) {
          rows.insert(ElementID(rawValue: UInt32(next)), at: Int.random(in: 0...rows.count, using: &generator))
          next += 1
        }
      case 2: rows.shuffle(using: &generator)
      case 3 where !rows.isEmpty:
        let (first, last) = (Int.random(in: 0..<rows.count, using: &generator), Int.random(in: 0..<rows.count, using: &generator))
        let isAccepted = window.report(first: first, last: last, in: rows)
        #expect(isAccepted == (first <= last), place)
      case 4 where !rows.isEmpty:
        let index = Int.random(in: 0..<rows.count, using: &generator)
        window.reveal(index, in: rows)
        #expect(window.near.contains(index), place)
      default: window.assume(capacity: Int.random(in: 1...9, using: &generator), rows: rows)
      }
      window.update(rows)
      #expect(window.near.lowerBound >= 0 && window.near.upperBound <= rows.count, place)
      #expect(window.near.isEmpty == rows.isEmpty, place)
    }
  }
}
