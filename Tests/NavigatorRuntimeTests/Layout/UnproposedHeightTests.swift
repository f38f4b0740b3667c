import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views in scroll views, which propose no height")
struct UnproposedHeightTests {
  @Test("A stack with a spacer fills the minimum height of its frame")
  func minimumHeight() throws {
    let app = TestApp(size: CGSize(width: 300, height: 500)) {
      GeometryReader { proxy in
        ScrollView {
          VStack {
            Text("Sign in")
            Spacer()
            Color.blue.frame(height: 40).accessibilityIdentifier("button")
          }
          .frame(minHeight: proxy.size.height)
        }
      }
    }
    #expect(try app.frame(of: "button").maxY == 500)
  }

  @Test("A long text is not limited by the minimum height of its frame")
  func longText() throws {
    let app = TestApp(size: CGSize(width: 200, height: 500)) {
      ScrollView {
        Text(String(repeating: "Many words ", count: 30)).accessibilityIdentifier("text").frame(minHeight: 44)
      }
    }
    #expect(try app.frame(of: "text").height > 100)
  }

  @Test("A section in a stack leaves its header and its content to the stack")
  func section() throws {
    let app = TestApp(size: CGSize(width: 300, height: 500)) {
      ScrollView {
        VStack(alignment: .trailing, spacing: 10) {
          Section {
            Color.red.frame(width: 50, height: 20).accessibilityIdentifier("first")
            Color.red.frame(width: 30, height: 20).accessibilityIdentifier("second")
          } header: {
            Color.gray.frame(width: 100, height: 30)
          }
        }
      }
    }
    #expect(try app.frame(of: "first") == CGRect(x: 150, y: 40, width: 50, height: 20))
    #expect(try app.frame(of: "second") == CGRect(x: 170, y: 70, width: 30, height: 20))
  }

  @Test("A list without a frame has no height in a scroll view")
  func list() throws {
    let app = TestApp(size: CGSize(width: 300, height: 500)) {
      ScrollView {
        VStack(spacing: 0) {
          List { Text("Row") }
          Color.red.frame(height: 20).accessibilityIdentifier("below")
        }
      }
    }
    #expect(try app.frame(of: "below").minY == 0)
  }
}
