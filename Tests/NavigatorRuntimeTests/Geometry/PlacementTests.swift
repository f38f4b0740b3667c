import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Positions, orders and alignment guides")
struct PlacementTests {
  @Test("A position takes the offered space and centers the view at the point")
  func position() throws {
    let app = TestApp {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("red").position(x: 100, y: 50)
        Color.blue.frame(height: 44).accessibilityIdentifier("blue")
      }
    }
    #expect(try app.frame(of: "red") == CGRect(x: 90, y: 45, width: 20, height: 10))
    #expect(try app.frame(of: "blue").minY == 800)
  }

  @Test("A position that is not a number counts as 0")
  func invalidPosition() throws {
    let app = TestApp {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("red").position(x: .nan, y: .infinity)
    }
    #expect(try app.frame(of: "red") == CGRect(x: -10, y: -5, width: 20, height: 10))
  }

  @Test("The order is a style of the view")
  func zIndex() throws {
    let app = TestApp {
      ZStack {
        Text("Front").zIndex(1.5)
        Text("Back")
      }
    }
    #expect(try app.element("Front").style.properties.contains(.zIndex(1.5)))
  }

  @Test("A guide moves a badge out of its overlay")
  func overlayGuide() throws {
    let app = TestApp {
      Color.gray.frame(width: 100, height: 80)
        .overlay(alignment: .topTrailing) {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("badge")
            .alignmentGuide(.top) { $0.height / 2 }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    }
    // The content is in the middle of the window: from 145 to 245, and from 382 to 462.
    let frame = try app.frame(of: "badge")
    #expect(frame.midX == 245)
    #expect(frame.midY == 382)
  }

  @Test("A guide of another alignment than that of the stack has no effect")
  func otherGuide() throws {
    let app = TestApp {
      VStack(alignment: .leading) {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("moved").alignmentGuide(.leading) { _ in -30 }
        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("still").alignmentGuide(.trailing) { _ in -30 }
      }
    }
    #expect(try app.frame(of: "moved").minX - app.frame(of: "still").minX == 30)
  }
}
