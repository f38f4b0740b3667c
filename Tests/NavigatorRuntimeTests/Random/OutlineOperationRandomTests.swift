import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Operations on random outlines")
struct OutlineOperationRandomTests {
  @Test("The area of an operation on random outlines contains exactly the points that the areas determine", arguments: 0..<12)
  func random(_ seed: Int) {
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % bound)
    }
    func outline() -> Path {
      var path = Path()
      for _ in 0..<2 {
        path.addLines((0..<7).map { _ in CGPoint(x: next(12), y: next(12)) })
        path.closeSubpath()
      }
      if seed % 3 == 0 { path.addEllipse(in: CGRect(x: next(8), y: next(8), width: 2 + next(6), height: 2 + next(6))) }
      return path
    }
    for eoFill in [false, true] {
      let (a, b) = (outline(), outline())
      let results =
        [
          (a.union(b, eoFill: eoFill), { $0 || $1 }), (a.intersection(b, eoFill: eoFill), { $0 && $1 }),
          (a.subtracting(b, eoFill: eoFill), { $0 && !$1 }),
          (a.symmetricDifference(b, eoFill: eoFill), { $0 != $1 }),
        ] as [(Path, (Bool, Bool) -> Bool)]
      let points = (0..<225).map { CGPoint(x: CGFloat($0 % 15) * 0.82 + 0.0371, y: CGFloat($0 / 15) * 0.82 + 0.0193) }
      for (result, rule) in results {
        let wrong = points.filter { point in
          let expected = rule(a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
          return result.contains(point) != expected || result.contains(point, eoFill: true) != expected
        }
        #expect(wrong.isEmpty, "seed \(seed)")
      }
    }
  }
}
