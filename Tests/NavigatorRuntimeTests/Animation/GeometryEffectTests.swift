import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Geometry effects")
struct GeometryEffectTests {
  private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 10 * animatableData * (2 - animatableData), y: size.height))
    }
  }

  private struct Shaking: View {
    @State private var count: CGFloat = 0

    var body: some View {
      Color.red.frame(width: 50, height: 20).modifier(Shake(animatableData: count)).accessibilityIdentifier("card")
      Button("Shake") { withAnimation(.linear(duration: 1)) { count += 2 } }
    }
  }

  private func matrix(_ app: TestApp) -> [Double]? {
    for element in app.elements(.color) + app.elements(.box) {
      for case .transform(.matrix(let matrix)) in element.style.properties { return matrix }
    }
    return nil
  }

  @Test("The transform depends on the size of the view")
  func size() throws {
    let app = TestApp { Shaking() }
    #expect(try #require(matrix(app)).contains(20))
  }

  @Test("An animated change passes through the transforms between its two values")
  func animation() throws {
    let app = TestApp { Shaking() }
    try app.tap("Shake")
    #expect(!app.animations.isEmpty)
  }
}
