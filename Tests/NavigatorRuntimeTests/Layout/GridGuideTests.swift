import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alignment guides in grids of standard alignments")
struct GridGuideTests: GuidedViews {
  @Test("A column aligns the guides of its cells, and is as wide as the aligned cells")
  func columns() throws {
    let app = place {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block("a", 100, 10).alignmentGuide(.leading) { _ in -20 }
          block("b", 30, 20)
        }
        GridRow {
          block("c", 60, 10)
          block("d", 30, 10)
        }
      }
    }
    #expect(try app.frame(of: "a") == CGRect(x: 20, y: 0, width: 100, height: 10))
    #expect(try app.frame(of: "b") == CGRect(x: 120, y: 0, width: 30, height: 20))
    #expect(try app.frame(of: "c") == CGRect(x: 0, y: 20, width: 60, height: 10))
    #expect(try app.frame(of: "d") == CGRect(x: 120, y: 20, width: 30, height: 10))
    #expect(try app.element("a").guideMargins == .alignmentMargins(Insets(leading: 20), ignoresBaseline: false))
    #expect(try app.element("c").guideMargins == nil)
  }

  @Test("A column of centered cells, and one with an alignment of its own, align the guides of their cells")
  func otherColumns() throws {
    let app = place {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block("a", 100, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
          block("b", 100, 10).alignmentGuide(.trailing) { $0[.leading] }.gridColumnAlignment(.trailing)
        }
        GridRow {
          block("c", 100, 10)
          block("d", 60, 10)
        }
      }
    }
    #expect(try app.frame(of: "a").minX == 50 && app.frame(of: "c").minX == 0)
    #expect(try app.frame(of: "b").minX == 210 && app.frame(of: "d").minX == 150)
    #expect(try app.element("d").guideMargins == .alignmentMargins(Insets(trailing: 100), ignoresBaseline: false))
  }

  @Test("A row aligns the guides of its cells, and is as high as the aligned cells")
  func rows() throws {
    let app = place {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          block("a", 10, 40).alignmentGuide(.top) { $0[.bottom] }
          block("b", 10, 30)
        }
        GridRow(alignment: .firstTextBaseline) {
          block("c", 10, 20)
          block("d", 10, 20).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 4 }
        }
        GridRow { block("e", 10, 10) }
      }
    }
    #expect(try app.frame(of: "a").minY == 0 && app.frame(of: "b").minY == 40)
    // Without text, the baseline is the bottom edge.
    #expect(try app.frame(of: "c").minY == 70 && app.frame(of: "d").minY == 74)
    #expect(try app.frame(of: "e").minY == 94)
    #expect(try app.element("b").guideMargins == .alignmentMargins(Insets(top: 40), ignoresBaseline: false))
    #expect(try app.element("d").guideMargins == .alignmentMargins(Insets(top: 4), ignoresBaseline: true))
  }

  @Test("A cell of several columns and a view outside of rows are aligned with their own space")
  func wideCells() throws {
    let app = place {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block("a", 50, 10)
          block("b", 50, 10)
        }
        GridRow { block("c", 20, 10).alignmentGuide(.leading) { _ in -7 }.gridCellColumns(2) }
        block("d", 50, 10).alignmentGuide(.leading) { _ in -9 }
      }
    }
    #expect(try app.frame(of: "a").minX == 0 && app.frame(of: "b").minX == 50)
    #expect(try app.frame(of: "c").minX == 7)
    #expect(try app.frame(of: "d") == CGRect(x: 9, y: 20, width: 50, height: 10))
    #expect(try app.element("c").guideMargins == shift(x: 7))
    #expect(try app.element("d").guideMargins == shift(x: 9))
  }

  @Test("A grid as a layout aligns the guides of its cells in the same way")
  func layout() throws {
    let app = place {
      AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)) {
        GridRow {
          block("a", 100, 10).alignmentGuide(.leading) { _ in -20 }
          block("b", 30, 20).alignmentGuide(.top) { _ in -5 }
        }
        GridRow {
          block("c", 60, 10)
          block("d", 30, 10)
        }
      }
    }
    #expect(try app.frame(of: "a") == CGRect(x: 20, y: 0, width: 100, height: 10))
    #expect(try app.frame(of: "b") == CGRect(x: 120, y: 5, width: 30, height: 20))
    #expect(try app.frame(of: "c").origin == CGPoint(x: 0, y: 25))
  }

  @Test("Guides of cells are distances from the leading edge in a layout from right to left")
  func rightToLeft() throws {
    let app = place {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { block("a", 100, 10).alignmentGuide(.leading) { _ in -20 } }
        GridRow { block("b", 60, 10) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try app.frame(of: "b").maxX - app.frame(of: "a").maxX == 20)
  }

  @Test("The cells of other rows move with each value that a guide reads", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp {
      MovingGuide { shift in
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { block("a", 100, 10).alignmentGuide(.leading) { _ in shift() } }
          GridRow { block("b", 60, 10) }
        }
      }
    }
    #expect(try app.frame(of: "b").minX - app.frame(of: "a").minX == 30)
    #expect(try app.element("b").guideMargins == .alignmentMargins(Insets(leading: 30), ignoresBaseline: false))
    try app.tap(name)
    #expect(try app.frame(of: "b").minX - app.frame(of: "a").minX == 35)
    #expect(try app.element("b").guideMargins == .alignmentMargins(Insets(leading: 35), ignoresBaseline: false))
  }

  @Test("Hostile guides of a cell leave finite frames", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func hostile(_ value: CGFloat) throws {
    let app = place {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block("a", 100, 10).alignmentGuide(.leading) { _ in value }.alignmentGuide(.top) { _ in value }
          block("b", 30, 20)
        }
        GridRow { block("c", 60, 10) }
      }
    }
    for name in ["a", "b", "c"] {
      let frame = try app.frame(of: name)
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
    }
    if !value.isFinite { #expect(try app.frame(of: "c").minX == 0) }
  }
}
