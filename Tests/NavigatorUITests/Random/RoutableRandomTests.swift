import Foundation
import NavigatorUI
import TestSupport
import Testing

@Suite("Random typed addresses")
nonisolated struct RoutableRandomTests {
  @Test("Each value that is written is read as an equal value", arguments: 1...4)
  func identity(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let place = EveryPlace.random(by: &generator)
      let address = try place.address
      #expect(try EveryPlace(address: address) == place, "seed \(seed): \(address)")
      let url = try #require(URL(string: address), "seed \(seed): \(address)")
      #expect(url.absoluteString == address)
    }
  }
}
