import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import TestSupport
import Testing

@Suite("Mutated saved states")
struct SavedStateMutationTests {
  @Test("Five thousand mutated states only cause entries to be omitted")
  func mutations() throws {
    let original = RestorationStage(types: [HouseRooms.self, Gardens.self], key: "1")
    try original.house.push(HouseRooms.hall)
    try original.house.push(Gardens.bed(name: "ü\"x\""))
    try original.house.navigate(to: HouseRooms.closet(3))
    original.front.push(HouseRooms.room(-7))
    let bytes = [UInt8](try original.navigator.savedState())
    let stage = RestorationStage(key: "1")
    let house = try stage.house
    var restored = 0
    var refused = 0
    for seed in UInt64(1)...5_000 {
      var generator = SeededGenerator(seed: seed)
      let mutated = Data(mutate(bytes, &generator))
      do {
        let report = try stage.navigator.restore(from: mutated)
        restored += report.restored
        stage.app.session.settle()
        #expect(house.count <= 2, "seed \(seed)")
        let shown = stage.app.tree(.ids)
        try stage.navigator.restore(from: stage.navigator.savedState())
        stage.app.session.settle()
        #expect(stage.app.tree(.ids) == shown, "seed \(seed)")
      } catch {
        // The state is refused as a whole with a typed error.
        refused += 1
      }
    }
    #expect(restored > 1_000)
    #expect(refused > 1_000)
    try stage.app.checkInvariants()
  }

  private func mutate(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let tokens: [String] = [
      "{", "}", "[", "]", "\"", ",", ":", "null", "1e999", "-", "\\", "\u{0}", "true", "{}", "[[", "\\u0000", "HouseRooms",
    ]
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: Array(tokens.randomElement(using: &generator)?.utf8 ?? "".utf8), at: index)
      case 3:
        let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
        bytes.removeSubrange(index..<end)
      default:
        let end = min(bytes.count, index + Int.random(in: 1...80, using: &generator))
        bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0..<bytes.count, using: &generator))
      }
      if bytes.isEmpty { bytes = [0] }
    }
    return bytes
  }
}
