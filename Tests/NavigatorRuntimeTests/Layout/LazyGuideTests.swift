import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alignment guides in lazy stacks and lazy grids")
struct LazyGuideTests: GuidedViews {
  @Test("A lazy stack aligns the guide of each view with its own, and the other views keep their positions")
  func stack() throws {
    let app = TestApp {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          block("a", 100, 10).alignmentGuide(.leading) { _ in -20 }
          block("b", 100, 10)
          block("c", 100, 10).alignmentGuide(.leading) { _ in 30 }
        }
      }
    }
    #expect(try app.frame(of: "b").minX == 0)
    #expect(try app.frame(of: "a").minX == 20)
    #expect(try app.frame(of: "c").minX == -30)
    #expect(try app.element("a").guideMargins == shift(x: 20))
    #expect(try app.element("b").guideMargins == nil)
  }

  @Test("The guides of a lazy stack at its center and at its trailing edge")
  func otherEdges() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      ScrollView {
        LazyVStack(spacing: 0) { block("a", 100, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 } }
        LazyVStack(alignment: .trailing, spacing: 0) { block("b", 100, 10).alignmentGuide(.trailing) { $0[.leading] } }
      }
    }
    #expect(try app.frame(of: "a").minX == 195)
    #expect(try app.frame(of: "b").minX == 390)
  }

  @Test("A horizontal lazy stack aligns the guides of its views")
  func horizontal() throws {
    let app = TestApp {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 0) {
          block("a", 10, 40).alignmentGuide(.top) { _ in -15 }
          block("b", 10, 40)
        }
      }
    }
    #expect(try app.frame(of: "a").minY - app.frame(of: "b").minY == 15)
    #expect(try app.element("a").guideMargins == shift(y: 15))
  }

  @Test("Lazy stacks align their views by an app's alignment, also in sections")
  func customAlignment() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      ScrollView {
        LazyVStack(alignment: .third, spacing: 0) {
          block("a", 90, 10)
          block("b", 30, 10).alignmentGuide(.third) { _ in -10 }
          Section {
            block("c", 30, 10)
          } header: {
            block("d", 60, 10)
          }
        }
      }
    }
    // The guide of the stack is at 130 points.
    #expect(try app.frame(of: "a").minX == 100)
    #expect(try app.frame(of: "b").minX == 140)
    #expect(try app.frame(of: "c").minX == 120)
    #expect(try app.frame(of: "d").minX == 110)
    #expect(try app.element("a").guideMargins == shift(x: -50))
    #expect(try app.element("d").guideMargins == shift(x: -55))
  }

  private struct Growing: View {
    @State private var count = 1
    var body: some View {
      ScrollView {
        Button("Add") { count += 1 }
        LazyVStack(alignment: .third, spacing: 0) {
          ForEach(0..<count, id: \.self) { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("row \($0)") }
        }
      }
    }
  }

  @Test("A view that is added to a lazy stack with an app's alignment is aligned")
  func addedView() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) { Growing() }
    try app.tap("Add")
    #expect(try app.frame(of: "row 1").minX == 120)
    #expect(try app.element("row 1").guideMargins == shift(x: -60))
  }

  @Test("The guides of views in a section have an effect on the views and not on the section")
  func section() throws {
    let app = TestApp {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Section {
            block("a", 100, 10).alignmentGuide(.leading) { _ in -20 }
            block("b", 100, 10)
          } header: {
            block("c", 100, 10).alignmentGuide(.leading) { _ in -30 }
          }
        }
      }
    }
    #expect(try app.frame(of: "a").minX == 20)
    #expect(try app.frame(of: "b").minX == 0)
    #expect(try app.frame(of: "c").minX == 30)
  }

  @Test("A lazy grid aligns the guides of its views with their cells")
  func grid() throws {
    let columns = Array(repeating: GridItem(.fixed(100), spacing: 0, alignment: .topLeading), count: 2)
    let app = TestApp {
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
          block("a", 40, 20).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }
          block("b", 40, 40)
          block("c", 40, 20)
        }
      }
    }
    let origin = try app.frame(of: "b").origin
    #expect(origin.x == 100)
    #expect(try app.frame(of: "a").origin == CGPoint(x: 10, y: origin.y + 5))
    #expect(try app.frame(of: "c").origin == CGPoint(x: 0, y: origin.y + 40))
    #expect(try app.element("a").guideMargins == shift(x: 10, y: 5))
  }

  private final class Computed {
    var rows: Set<Int> = []
  }

  @Test("Only the guides of views that exist are computed")
  func manyViews() throws {
    let computed = Computed()
    let app = TestApp {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<10_000, id: \.self) { row in
            Text("Row \(row)").alignmentGuide(.leading) { [computed] _ in
              computed.rows.insert(row)
              return -CGFloat(row % 7)
            }
          }
        }
      }
    }
    #expect(try app.element("Row 3").guideMargins == shift(x: 3))
    #expect(!computed.rows.isEmpty && computed.rows.count <= 200)
    try app.scrollTo("Row 30")
    #expect(try app.element("Row 30").guideMargins == shift(x: 2))
    #expect(computed.rows.count <= 200)
  }

  @Test("Guides are distances from the leading edge in a layout from right to left")
  func rightToLeft() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { block("a", 100, 10).alignmentGuide(.leading) { _ in -20 } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try app.frame(of: "a").maxX == 370)
  }

  @Test("A view of a lazy stack moves with each value that its guide reads", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp {
      MovingGuide { shift in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) { block("a", 40, 20).alignmentGuide(.leading) { _ in -shift() } }
        }
      }
    }
    #expect(try app.frame(of: "a").minX == 30)
    try app.tap(name)
    #expect(try app.frame(of: "a").minX == 35)
    #expect(try app.element("a").guideMargins == shift(x: 35))
  }

  @Test("Hostile guides have no effect on other views", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func hostile(_ value: CGFloat) throws {
    let app = TestApp {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          block("a", 40, 20).alignmentGuide(.leading) { _ in value }
          block("b", 40, 20)
        }
        LazyVStack(alignment: .third, spacing: 0) { block("c", 40, 20).alignmentGuide(.third) { _ in value } }
      }
    }
    #expect(try app.frame(of: "a").minX.isFinite && app.frame(of: "c").minX.isFinite)
    #expect(try app.frame(of: "b").minX == 0)
  }
}
