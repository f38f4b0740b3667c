import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Frames relative to a container")
struct RelativeFrameTests {
  private struct Half: View {
    var body: some View {
      ScrollView(.horizontal) {
        Color.red.frame(width: 50).containerRelativeFrame(.vertical) { height, _ in height / 2 }
          .accessibilityIdentifier("half")
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test("A height in a horizontal scroll view is relative to the height that its parent proposes")
  func proposed() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      VStack(spacing: 0) {
        Half()
        Color.blue.frame(height: 44)
      }
    }
    #expect(try app.frame(of: "half").height == 400)
    #expect(try app.frame(of: "scroll").height == 400)
    let framed = TestApp { Half().frame(height: 200) }
    #expect(try framed.frame(of: "half").height == 100)
  }

  @Test("A height in a horizontal scroll view without a proposed height is relative to the outer container")
  func unproposed() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) { ScrollView { Half() } }
    #expect(try app.frame(of: "half").height == 422)
  }
}
