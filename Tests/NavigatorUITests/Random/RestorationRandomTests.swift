import NavigatorTesting
import NavigatorUI
import SwiftUI
import TestSupport
import Testing

@Suite("Restoration after random walks")
struct RestorationRandomTests {
  @Test("A hundred random walks are restored exactly")
  func randomWalks() throws {
    for seed in UInt64(1)...100 {
      var generator = SeededGenerator(seed: seed)
      let stage = RestorationStage()
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let front = stage.front
        switch Int.random(in: front.owner == .stack ? 0..<8 : 3..<8, using: &generator) {
        case 0...2: front.navigate(to: HouseRooms.room(Int.random(in: 0..<100, using: &generator)), method: .push)
        case 3: front.navigate(to: HouseRooms.closet(Int.random(in: 0..<100, using: &generator)))
        case 4: front.navigate(to: HouseRooms.cellar)
        case 5: front.navigate(to: HouseRooms.drawer)
        case 6: front.back()
        default: front.dismiss()
        }
      }
      let before = (stage.app.stack, stage.app.presentations, stage.app.frontTexts)
      stage.restart()
      let after = (stage.app.stack, stage.app.presentations, stage.app.frontTexts)
      #expect(before == after, "seed \(seed)")
      #expect(stage.complaints.isEmpty, "seed \(seed)")
      while stage.front.dismiss() { stage.app.session.settle() }
      stage.front.popAll()
      #expect(stage.app.stack == ["House"], "seed \(seed)")
    }
  }
}
