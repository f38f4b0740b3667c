import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views that are as long as the stack or the row around them")
struct StackLengthTests {
  private func bar(_ name: String = "bar") -> some View { Color.red.accessibilityIdentifier(name) }

  private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.blue.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("A stack without a proposal perpendicular to its axis proposes its own length to the views in it")
  func unproposedLengths() throws {
    let column = TestApp {
      VStack(spacing: 4) {
        self.block("a", 70, 30)
        self.bar().frame(height: 3)
        Text("Wide").frame(maxWidth: .infinity).accessibilityIdentifier("text")
      }
      .fixedSize()
    }
    let line = try column.frame(of: "bar")
    #expect(try line.width == 70 && line.minX == column.frame(of: "a").minX)
    #expect(try column.frame(of: "text").width == 70)
    let row = TestApp {
      ScrollView {
        HStack(spacing: 0) {
          self.bar().frame(width: 4)
          VStack(spacing: 0) {
            self.block("a", 20, 10)
            Spacer()
            self.block("b", 20, 10)
          }
          self.block("c", 30, 90)
        }
      }
    }
    #expect(try row.frame(of: "bar").height == 90)
    #expect(try row.frame(of: "b").maxY == row.frame(of: "c").maxY)
  }

  @Test("The layouts of stacks propose their own lengths, too")
  func stackLayouts() throws {
    let column = TestApp {
      AnyLayout(VStackLayout(spacing: 4)) {
        self.block("a", 70, 30)
        self.bar().frame(height: 3)
      }
      .fixedSize()
    }
    #expect(try column.frame(of: "bar").width == 70)
    let row = TestApp {
      AnyLayout(HStackLayout(spacing: 4)) {
        self.block("a", 70, 30)
        self.bar().frame(width: 3)
      }
      .fixedSize()
    }
    #expect(try row.frame(of: "bar").height == 30)
  }

  @Test("Along its axis, a stack with a fixed size keeps the ideal lengths of the views in it")
  func fixedLengths() throws {
    let app = TestApp {
      HStack(spacing: 0) {
        Text("A text of some length").accessibilityIdentifier("text")
        Text("b").frame(maxWidth: .infinity).accessibilityIdentifier("short")
      }
      .background(.yellow)
      .fixedSize()
    }
    let single = TestApp { Text("A text of some length").accessibilityIdentifier("text") }
    #expect(try app.frame(of: "text").size == single.frame(of: "text").size)
    #expect(try app.frame(of: "short").width < 20)
  }

  @Test("A row of a list proposes its height, so a view without a height of its own fills it")
  func rows() throws {
    let app = TestApp {
      List {
        self.bar("color")
        HStack {
          self.bar("side").frame(width: 4)
          Text("One\nTwo\nThree").accessibilityIdentifier("lines")
        }
        self.bar("limited").frame(maxHeight: 15)
        GeometryReader { space in self.block("reader", 10, space.size.height) }
      }
    }
    #expect(try app.frame(of: "color").height == 22)
    #expect(try app.frame(of: "side").height == app.frame(of: "lines").height)
    #expect(try app.frame(of: "limited").height == 15)
    #expect(try app.frame(of: "reader").height == 22)
  }

  @Test("The rows of a wide list have a maximum width, unless the app sets the margins")
  func wideRows() throws {
    func row(_ width: CGFloat, margin: CGFloat? = nil) throws -> CGRect {
      let app = TestApp(size: CGSize(width: width, height: 800)) {
        List { self.bar("row") }.listStyle(.plain).contentMargins(.horizontal, margin)
      }
      return try app.frame(of: "row")
    }
    #expect(try row(900).width == 868)
    #expect(try row(1400).width == 968)
    #expect(try row(1400).midX == 700)
    #expect(try row(1400, margin: 50).width == 1268)
  }
}
