import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Alignments of apps in grids.
extension AlignmentIDTests {
  @Test("The columns and the rows of a grid align their cells by an app's alignment, and are as large as the aligned cells")
  func grid() throws {
    let app = place {
      Grid(alignment: Alignment(horizontal: .third, vertical: .middle), horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block("a", 90, 40)
          block("b", 30, 20)
        }
        GridRow {
          block("c", 60, 20).alignmentGuide(.third) { _ in -10 }
          block("d", 60, 20)
        }
        GridRow(alignment: .top) {
          block("e", 30, 10)
          block("f", 30, 30)
        }
        block("g", 30, 10)
      }
    }
    // The guides of the first column are at 30 points, so that its last cell ends at 100 points. Those of the second are at 20.
    #expect(try app.frame(of: "a") == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(try app.frame(of: "b") == CGRect(x: 110, y: 10, width: 30, height: 20))
    #expect(try app.frame(of: "c") == CGRect(x: 40, y: 40, width: 60, height: 20))
    #expect(try app.frame(of: "d") == CGRect(x: 100, y: 40, width: 60, height: 20))
    #expect(try app.frame(of: "e") == CGRect(x: 20, y: 60, width: 30, height: 10))
    #expect(try app.frame(of: "f") == CGRect(x: 110, y: 60, width: 30, height: 30))
    #expect(try app.frame(of: "g").minY == 90)
  }

  @Test("Guides of cells set the height of a row")
  func gridRow() throws {
    let app = place {
      Grid(alignment: Alignment(horizontal: .leading, vertical: .middle), horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block("a", 10, 40).alignmentGuide(.middle) { $0[.bottom] }
          block("b", 10, 40).alignmentGuide(.middle) { $0[.top] }
          block("c", 10, 20)
        }
        GridRow { block("d", 10, 10) }
      }
    }
    #expect(try app.frame(of: "a").minY == 0)
    #expect(try app.frame(of: "b").minY == 40)
    #expect(try app.frame(of: "c").minY == 30)
    #expect(try app.frame(of: "d").minY == 80)
  }

  @Test("A flexible cell fills its column in a grid with an app's alignment")
  func flexibleCell() throws {
    let app = place {
      Grid(alignment: Alignment(horizontal: .start, vertical: .top), horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.accessibilityIdentifier("a")
          block("b", 50, 20)
        }
        GridRow {
          block("c", 40, 20)
          block("d", 30, 20)
        }
      }
      .frame(width: 200, height: 100)
    }
    #expect(try app.frame(of: "a") == CGRect(x: 0, y: 0, width: 150, height: 80))
    #expect(try app.frame(of: "b") == CGRect(x: 150, y: 0, width: 50, height: 20))
    #expect(try app.frame(of: "c") == CGRect(x: 0, y: 80, width: 40, height: 20))
    #expect(try app.frame(of: "d") == CGRect(x: 150, y: 80, width: 30, height: 20))
  }

  @Test("A column is longer than its flexible cells if guides move them apart")
  func flexibleGuides() throws {
    let app = place {
      Grid(alignment: Alignment(horizontal: .start, vertical: .top), horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(height: 10).alignmentGuide(.start) { _ in -10 }.accessibilityIdentifier("a")
          block("b", 50, 10)
        }
        GridRow {
          Color.red.frame(height: 10).accessibilityIdentifier("c")
          block("d", 50, 10)
        }
      }
      .frame(width: 200, alignment: .leading)
    }
    #expect(try app.frame(of: "a") == CGRect(x: 10, y: 0, width: 150, height: 10))
    #expect(try app.frame(of: "c") == CGRect(x: 0, y: 10, width: 150, height: 10))
    #expect(try app.frame(of: "b").minX == 160)
    #expect(try app.frame(of: "d").minX == 160)
  }

  @Test("A text that is broken because its column shrinks stays in the column")
  func shrunkColumn() throws {
    let text = "A text that is much wider than the space that remains for the column of the grid"
    let app = place {
      Grid(alignment: Alignment(horizontal: .third, vertical: .top), horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text(text)
          block("b", 50, 20)
        }
        GridRow {
          block("c", 90, 20)
          block("d", 50, 20)
        }
      }
      .frame(width: 300)
    }
    let frame = try app.frame(of: text)
    #expect(frame.width > 90 && frame.minX >= 0 && frame.maxX <= 250)
    #expect(try abs(app.frame(of: "c").minX + 30 - frame.minX - frame.width / 3) < 0.01)
    #expect(try app.frame(of: "b").minX == 250)
    #expect(try app.frame(of: "d").minX == 250)
  }

  @Test("A flexible cell in a row with baselines begins at the top of the row, and the row contains all of its cells")
  func flexibleBaselines() throws {
    let app = place {
      Grid(alignment: Alignment(horizontal: .third, vertical: .center), horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text("Name")
          Color.red.frame(width: 40).accessibilityIdentifier("color")
        }
        GridRow { block("below", 30, 20) }
      }
      .frame(width: 200, height: 120, alignment: .top)
    }
    let (text, color) = (try app.frame(of: "Name"), try app.frame(of: "color"))
    #expect(color.minY == 0 && color.height == 100)
    // The baseline of a view without text is its bottom edge.
    #expect(text.minY > 50 && text.minY < 100 && text.maxY > 100)
    #expect(try abs(app.frame(of: "below").minY - text.maxY) < 0.01)
  }

  @Test("A flexible cell without an effect on the size of its column stays in it")
  func unsizedCell() throws {
    let app = place {
      Grid(alignment: Alignment(horizontal: .third, vertical: .top), horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { block("a", 30, 10).alignmentGuide(.third) { _ in 0 } }
        GridRow { block("b", 90, 10).alignmentGuide(.third) { _ in 0 } }
        GridRow { Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("c") }
      }
    }
    #expect(try app.frame(of: "a").minX == 0)
    #expect(try app.frame(of: "b") == CGRect(x: 0, y: 10, width: 90, height: 10))
    #expect(try app.frame(of: "c") == CGRect(x: 0, y: 20, width: 90, height: 10))
  }
}
