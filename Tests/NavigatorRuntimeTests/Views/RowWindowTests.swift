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
}
