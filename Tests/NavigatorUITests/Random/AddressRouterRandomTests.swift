import NavigatorTesting
import NavigatorUI
import SwiftUI
import TestSupport
import Testing

@Suite("Opening random typed addresses")
struct AddressRouterRandomTests {
  @Test("Random addresses end at the same screens as in an app that has just started", arguments: 1...3)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let navigator = Navigator()
    let app = TestApp { Library(navigator) }
    for _ in 0..<150 {
      let place = try #require(AddressRouterTests.places.randomElement(using: &generator))
      try app.open(place.address)
      #expect(app.stacks == place.stacks, "seed \(seed), \(place.address)")
      if Bool.random(using: &generator), app.stacks.last?.count ?? 0 > 1 { try app.goBack() }
    }
  }
}
