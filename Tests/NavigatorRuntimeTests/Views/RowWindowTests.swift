import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorRuntime

@Suite("Row window")
struct RowWindowTests {
  private func ids(_ numbers: some Sequence<Int>) -> [ElementID] {
    numbers.map { ElementID(rawValue: UInt32($0)) }
  }

  @Test(
    "The number of rows follows from the height of the window and is bounded",
    arguments: [
      (844.0, 17), (1_180, 25), (390, 7), (100, 1), (0, 1), (-50, 1), (1e300, 300), (.infinity, 300), (.nan, 300),
    ])
  func capacities(height: Double, count: Int) {
    #expect(RowWindow.capacity(ofWindowHeight: height) == count)
  }

  @Test("A reported range stays with its first and last row")
  func anchors() {
    var window = RowWindow(capacity: 5)
    window.update(ids(0..<20))
    #expect(window.near == 0..<5)
    let isAccepted = window.report(first: 4, last: 9, in: ids(0..<20))
    #expect(isAccepted)
    window.update(ids([50, 51] + Array(0..<20)))
    #expect(window.near == 6..<12)
    window.update(ids(0..<8))
    #expect(window.near == 2..<8)
    window.update([])
    #expect(window.near.isEmpty)
    window.update(ids(100..<110))
    #expect(window.near == 0..<6)
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
