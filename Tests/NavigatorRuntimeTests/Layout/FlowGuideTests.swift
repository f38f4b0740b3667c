import NavigatorTesting
import SwiftUI
import Testing

/// Views that alignment guides with shared variables break into lines, as in apps for iOS 13.
@MainActor
@Suite("Lines of views by alignment guides")
struct FlowGuideTests {
  private struct Tags: View {
    let tags: [String]

    var body: some View {
      GeometryReader { proxy in lines(proxy.size.width) }
    }

    private func lines(_ available: CGFloat) -> some View {
      var (x, y) = (CGFloat.zero, CGFloat.zero)
      return ZStack(alignment: .topLeading) {
        ForEach(tags, id: \.self) { tag in
          Color.red.frame(width: 90, height: 10).padding(5).accessibilityIdentifier(tag)
            .alignmentGuide(.leading) { dimensions in
              if abs(x - dimensions.width) > available {
                x = 0
                y -= dimensions.height
              }
              let result = x
              x = tag == tags.last ? 0 : x - dimensions.width
              return result
            }
            .alignmentGuide(.top) { _ in
              let result = y
              if tag == tags.last { y = 0 }
              return result
            }
        }
      }
    }
  }

  private struct Counter: View {
    @State private var text = "1"
    var body: some View { Button("Grow") { text += "\n1" }; Text(text) }
  }

  private struct Screen: View {
    @State private var tags = ["a", "b", "c", "d", "e"]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Tags(tags: tags)
        Counter()
        Button("Add") { tags += ["f", "g"] }
        Button("Remove") { tags.removeLast(4) }
      }
    }
  }

  /// Returns the line and the position in it of each view.
  private func places(_ tags: [String], in app: TestApp) throws -> [[Int]] {
    let origin = try app.frame(of: "a").origin
    return try tags.map { tag in
      let frame = try app.frame(of: tag)
      return [Int(((frame.minY - origin.y) / 20).rounded()), Int(((frame.minX - origin.x) / 100).rounded())]
    }
  }

  @Test("Views are in lines of the width of the reader, also when views are added and when another view changes its size")
  func lines() throws {
    let app = TestApp(size: CGSize(width: 300, height: 600)) { Screen() }
    let first = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]]
    #expect(try places(["a", "b", "c", "d", "e"], in: app) == first)
    try app.tap("Grow")
    #expect(try places(["a", "b", "c", "d", "e"], in: app) == first)
    try app.tap("Add")
    #expect(try places(["a", "b", "c", "d", "e", "f", "g"], in: app) == first + [[1, 2], [2, 0]])
    try app.tap("Grow")
    #expect(try places(["a", "b", "c", "d", "e", "f", "g"], in: app) == first + [[1, 2], [2, 0]])
    try app.tap("Remove")
    #expect(try places(["a", "b", "c"], in: app) == Array(first.prefix(3)))
  }
}
