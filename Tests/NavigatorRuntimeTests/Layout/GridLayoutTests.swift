import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("The grid as a layout")
struct GridLayoutTests {
  @ViewBuilder
  private var cells: some View {
    GridRow {
      Color.red.frame(width: 40, height: 30).accessibilityIdentifier("a")
      Color.red.frame(width: 60, height: 50).accessibilityIdentifier("b")
    }
    Color.red.frame(height: 10).accessibilityIdentifier("c")
    GridRow(alignment: .bottom) {
      Color.red.frame(width: 20, height: 10).gridColumnAlignment(.trailing).accessibilityIdentifier("d")
      Color.red.frame(width: 30, height: 20).accessibilityIdentifier("e")
    }
    GridRow { Color.red.frame(width: 104, height: 5).gridCellColumns(2).accessibilityIdentifier("f") }
  }

  @Test("A divider between rows makes a grid as wide as the space, unless it does not size the grid")
  func divider() throws {
    @ViewBuilder func rows(_ unsizedAxes: Axis.Set) -> some View {
      GridRow {
        Color.red.frame(width: 30, height: 5).accessibilityIdentifier("a")
        Color.red.frame(width: 50, height: 5).accessibilityIdentifier("b")
      }
      Divider().gridCellUnsizedAxes(unsizedAxes).accessibilityIdentifier("line")
    }
    for axes: Axis.Set in [[], .vertical, .horizontal] {
      let size = CGSize(width: 300, height: 300)
      let grid = TestApp(size: size) { Grid(horizontalSpacing: 0) { rows(axes) } }
      let own = TestApp(size: size) { GridLayout(horizontalSpacing: 0) { rows(axes) } }
      for app in [grid, own] {
        #expect(try app.frame(of: "line").width == (axes == .horizontal ? 80 : 300))
        #expect(try app.frame(of: "b").minX - app.frame(of: "a").minX == (axes == .horizontal ? 30 : 140))
      }
    }
  }

  @Test("The row of a view that fits its space is at most as high as the grid allows")
  func fittingView() throws {
    @ViewBuilder var rows: some View {
      GridRow {
        Color.red.frame(width: 20, height: 20)
        Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("fit")
      }
      GridRow {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("below")
        Color.red.frame(width: 20, height: 20)
      }
    }
    let size = CGSize(width: 400, height: 200)
    let grid = TestApp(size: size) { Grid(horizontalSpacing: 0, verticalSpacing: 0) { rows } }
    let own = TestApp(size: size) { GridLayout(horizontalSpacing: 0, verticalSpacing: 0) { rows } }
    for app in [grid, own] {
      #expect(try app.frame(of: "fit") == CGRect(x: 120, y: 0, width: 180, height: 180))
      #expect(try app.frame(of: "below") == CGRect(x: 0, y: 180, width: 20, height: 20))
    }
  }

  @Test("Texts share the width that fixed columns leave in a grid, and fixed columns keep their width")
  func narrowColumns() throws {
    @ViewBuilder var rows: some View {
      GridRow {
        Color.red.frame(width: 100, height: 20).accessibilityIdentifier("fixed")
        Text(String(repeating: "word ", count: 40)).accessibilityIdentifier("a")
        Text(String(repeating: "text ", count: 60)).accessibilityIdentifier("b")
      }
    }
    let size = CGSize(width: 300, height: 300)
    let grid = TestApp(size: size) { Grid(horizontalSpacing: 0) { rows } }
    let own = TestApp(size: size) { GridLayout(horizontalSpacing: 0) { rows } }
    for app in [grid, own] {
      #expect(try app.frame(of: "fixed").width == 100)
      for name in ["a", "b"] { #expect(try (60...100).contains(app.frame(of: name).width), "\(name)") }
      #expect(try app.frame(of: "b").minX - app.frame(of: "fixed").minX >= 180)
    }
    let wide = TestApp(size: size) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 200, height: 20).accessibilityIdentifier("a")
          Color.red.frame(width: 200, height: 20).accessibilityIdentifier("b")
        }
      }
    }
    #expect(try wide.frame(of: "b").minX - wide.frame(of: "a").minX == 200)
  }

  @Test("Cells have their places, those of Grid, with spans and the alignments of rows and columns")
  func places() throws {
    let own = TestApp(size: CGSize(width: 300, height: 300)) {
      GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) { cells }
    }
    let grid = TestApp(size: CGSize(width: 300, height: 300)) {
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) { cells }
    }
    for name in ["a", "b", "c", "d", "e", "f"] { #expect(try own.frame(of: name) == grid.frame(of: name), "\(name)") }
    #expect(try own.frame(of: "d").maxX == own.frame(of: "b").minX - 4)
    #expect(try own.frame(of: "d").maxY == own.frame(of: "e").maxY)
  }

  @Test(
    "The anchor of a cell places its view in the free space, in a Grid and in a GridLayout",
    arguments: [
      (UnitPoint.topLeading, 0.0, 0.0), (.bottomTrailing, 20, 40), (.center, 10, 20), (UnitPoint(x: 0.25, y: 0.75), 5, 30),
      (UnitPoint(x: .nan, y: 0), 10, 0), (UnitPoint(x: 1.5, y: -0.5), 30, -20),
    ] as [(UnitPoint, CGFloat, CGFloat)])
  func cellAnchors(anchor: UnitPoint, x: CGFloat, y: CGFloat) throws {
    @ViewBuilder var rows: some View {
      GridRow {
        Color.red.frame(width: 20, height: 10).gridCellAnchor(anchor).accessibilityIdentifier("anchored")
        Color.red.frame(width: 60, height: 50).accessibilityIdentifier("beside")
      }
      GridRow { Color.red.frame(width: 40, height: 30).accessibilityIdentifier("below") }
    }
    let size = CGSize(width: 300, height: 300)
    for app in [
      TestApp(size: size) { Grid(alignment: .bottomLeading) { rows } },
      TestApp(size: size) { GridLayout(alignment: .bottomLeading) { rows } },
    ] {
      let (frame, below, beside) = try (app.frame(of: "anchored"), app.frame(of: "below"), app.frame(of: "beside"))
      #expect(frame.minX - below.minX == x)
      #expect(frame.minY - beside.minY == y)
    }
  }

  @Test("A view with an offset is moved from the anchor of its cell")
  func cellAnchorAndOffset() throws {
    let app = TestApp(size: CGSize(width: 300, height: 300)) {
      Grid(alignment: .topLeading) {
        GridRow {
          Color.red.frame(width: 20, height: 10).offset(x: 3).accessibilityIdentifier("moved")
            .gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
          Color.red.frame(width: 60, height: 50).accessibilityIdentifier("beside")
        }
        GridRow { Color.red.frame(width: 40, height: 30).accessibilityIdentifier("below") }
      }
    }
    let (moved, below, beside) = try (app.frame(of: "moved"), app.frame(of: "below"), app.frame(of: "beside"))
    #expect(moved.minX - below.minX == 8)
    #expect(moved.minY - beside.minY == 30)
    // A page moves the cell to the anchor, and the view in the cell by its offset.
    let element = try app.element("moved")
    #expect(element.style.properties.contains(.offset(x: 3, y: 0)) && element.content[.cellAnchor] == nil)
  }

  @Test("A cell has no effect on its column and its row along the excluded axes, in a Grid and in a GridLayout")
  func unsizedAxes() throws {
    @ViewBuilder var rows: some View {
      GridRow {
        Color.red.frame(width: 30, height: 5).accessibilityIdentifier("a")
        Color.red.frame(width: 50, height: 5).accessibilityIdentifier("b")
      }
      GridRow {
        Color.blue.frame(width: 90, height: 40).gridCellUnsizedAxes([.horizontal, .vertical])
        Color.red.frame(width: 10, height: 8)
      }
      GridRow { Color.red.frame(width: 30, height: 5).accessibilityIdentifier("c") }
    }
    let size = CGSize(width: 300, height: 300)
    for app in [
      TestApp(size: size) { Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) { rows } },
      TestApp(size: size) { GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) { rows } },
    ] {
      let (first, beside, below) = try (app.frame(of: "a"), app.frame(of: "b"), app.frame(of: "c"))
      #expect(beside.minX - first.minX == 30)
      #expect(below.minY - first.minY == 13)
    }
  }

  @Test("A view outside of rows has its own size at the alignment of the grid or at its anchor, in a Grid and in a GridLayout")
  func viewsOutsideOfRows() throws {
    @ViewBuilder var rows: some View {
      GridRow { Color.red.frame(width: 80, height: 10).accessibilityIdentifier("row") }
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("own")
      Color.red.frame(width: 20, height: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0)).accessibilityIdentifier("anchored")
    }
    let size = CGSize(width: 300, height: 300)
    for app in [
      TestApp(size: size) { Grid(alignment: .trailing) { rows } },
      TestApp(size: size) { GridLayout(alignment: .trailing) { rows } },
    ] {
      let (row, own, anchored) = try (app.frame(of: "row"), app.frame(of: "own"), app.frame(of: "anchored"))
      #expect(own.width == 20 && own.minX - row.minX == 60)
      #expect(anchored.width == 20 && anchored.minX - row.minX == 15)
    }
  }

  @Test("In a grid that is too wide, a column that can hardly shrink leaves the missing width to the others")
  func minimumOfWideColumn() throws {
    let app = TestApp(size: CGSize(width: 320, height: 600)) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Text(String(repeating: "word ", count: 6)).accessibilityIdentifier("text")
          Color.red.frame(width: 250, height: 10).accessibilityIdentifier("fixed")
        }
        GridRow {
          Text("A")
          Text(String(repeating: "longer ", count: 5))
        }
      }
    }
    let (text, fixed) = try (app.frame(of: "text"), app.frame(of: "fixed"))
    #expect(fixed.width == 250)
    #expect(fixed.maxX <= 320 && text.maxX <= fixed.minX && text.width > 30)
  }

  @Test("A change between a grid and a stack keeps the state of the views")
  func change() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var isGrid = true
      var body: some View {
        Toggle("Grid", isOn: $isGrid)
        let layout = isGrid ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
        layout {
          GridRow {
            Counter(); Color.red.frame(width: 30, height: 30).accessibilityIdentifier("beside")
          }
        }
      }
    }
    let app = TestApp { Screen() }
    try app.tap("0")
    #expect(try app.frame(of: "beside").minY < app.frame(of: "1").maxY)
    try app.tap("Grid")
    #expect(app.exists("1"))
    #expect(try app.frame(of: "beside").minY >= app.frame(of: "1").maxY)
  }
}
