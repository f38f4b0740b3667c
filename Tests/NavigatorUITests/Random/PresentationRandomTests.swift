import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

@testable import NavigatorUI

/// Random presentations and dismissals, several in a turn, compared with a list.
@Suite("Random presentations")
struct PresentationRandomTests {
  @Test("All presentations that were not dismissed are shown, in order", arguments: 0..<20)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stage = Stage()
    let navigator = try stage.navigator
    var expected: [HomeDestinations] = []
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0...2:
          let page = HomeDestinations.pageN(step)
          let isSheet = Bool.random(using: &generator)
          navigator.navigate(to: page, method: isSheet ? .sheet : .managedCover)
          expected.append(page)
        case 3:
          let isPresenting = navigator.presentations.current != nil
          #expect(navigator.dismissPresentedViews() == isPresenting)
          expected = []
        default:
          guard let current = navigator.presentations.current else { continue }
          #expect(current.handle.end())
          expected.removeFirst()
        }
      }
      stage.app.session.settle()
      #expect(stage.app.presentations.count == min(1, expected.count), "seed \(seed), step \(step)")
      #expect(navigator.presentations.waiting.count == max(0, expected.count - 1), "seed \(seed), step \(step)")
      if case .pageN(let number)? = expected.first {
        #expect(stage.app.exists("This is page N with \(number)"), "seed \(seed), step \(step)")
      }
    }
  }
}
