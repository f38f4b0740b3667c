import NavigatorTesting
import SwiftUI
import Testing

/// Frames and visibility in a window of a size.
@MainActor
@Suite("Layout in a window of a size")
struct LayoutTests {
  private let size = CGSize(width: 200, height: 300)

  @Test("The views are laid out for the size, and a reader has its true size in the first tree")
  func frames() throws {
    struct Screen: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 50).accessibilityIdentifier("bar")
          GeometryReader { Text("\(Int($0.size.width)) x \(Int($0.size.height))") }.accessibilityIdentifier("rest")
        }
      }
    }
    let app = TestApp(size: size) { Screen() }
    #expect(app.visibleTexts == ["200 x 250"])
    #expect(try app.frame(of: "bar") == CGRect(x: 0, y: 0, width: 200, height: 50))
    app.environment.windowSize = CGSize(width: 400, height: 150)
    #expect(app.visibleTexts == ["400 x 100"])
  }

  @Test("The size replaces the size of the environment")
  func environment() {
    let app = TestApp(size: size, environment: .tablet) { GeometryReader { Text("\(Int($0.size.width))") } }
    #expect(app.visibleTexts == ["200"])
    #expect(app.environment.windowSize == size)
  }

  @Test("Lists and lazy stacks make the rows near the window only")
  func lazyRows() {
    let list = TestApp(size: size) { List(0..<5_000, id: \.self) { Text("Row \($0)") } }
    #expect((7...100).contains(list.visibleTexts.count))
    let stack = TestApp(size: size) { ScrollView { LazyVStack { ForEach(0..<5_000, id: \.self) { Text("Row \($0)") } } } }
    #expect((7...100).contains(stack.visibleTexts.count))
  }

  @Test("Elements that the layout hides are found as such")
  func visibility() throws {
    let app = TestApp(size: size) {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<4) { number in Color.red.frame(width: 50, height: 60).accessibilityIdentifier("row \(number)") }
          }
        }
        .frame(height: 100)
        HStack(spacing: 0) {
          Color.blue.frame(width: 150, height: 20).accessibilityIdentifier("inside")
          Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("cut")
          Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("beyond")
        }
        .frame(width: 200, alignment: .leading).clipped()
        Color.green.frame(height: 0).accessibilityIdentifier("flat")
        Color.green.frame(width: 10, height: 10).offset(x: 500).accessibilityIdentifier("outside")
        Spacer()
      }
    }
    #expect(try app.visibility(of: "row 0") == .visible)
    #expect(try app.visibility(of: "row 1") == .partial)
    #expect(try app.visibility(of: "row 2") == .scrolledOut)
    #expect(try app.visibility(of: "inside") == .visible)
    #expect(try app.visibility(of: "cut") == .partial)
    #expect(try app.visibility(of: "beyond") == .clipped)
    #expect(try app.visibility(of: "flat") == .empty)
    #expect(try app.visibility(of: "outside") == .clipped)
    try app.scrollTo("row 2")
    #expect(try app.visibility(of: "row 2") == .visible)
    #expect(try app.visibility(of: "row 0") == .scrolledOut)
    #expect(throws: TestFailure.self) { try app.visibility(of: "absent") }
  }

  @Test("A view that was scrolled out is visible after scrolling to it, in nested scroll views too")
  func nested() throws {
    let app = TestApp(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 500)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.red.frame(width: 400, height: 40)
              Color.green.frame(width: 80, height: 40).accessibilityIdentifier("target")
            }
          }
        }
      }
    }
    #expect(try app.visibility(of: "target") == .scrolledOut)
    try app.scrollTo("target")
    #expect(try app.frame(of: "target") == CGRect(x: 120, y: 260, width: 80, height: 40))
  }

  @Test("Scrolling to an edge and back changes the frames of the rows of a list")
  func edges() throws {
    let app = TestApp(size: size) { List(0..<500, id: \.self) { Text("Row \($0)") } }
    try app.scrollTo(edge: .bottom)
    #expect(try app.visibility(of: "Row 499") == .visible)
    try app.scrollTo(edge: .top)
    #expect(try app.visibility(of: "Row 0") == .visible)
    #expect(try app.visibility(of: "Row 20") == .scrolledOut)
  }
}
