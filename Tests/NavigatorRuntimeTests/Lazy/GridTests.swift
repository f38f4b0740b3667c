import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// The columns of a `Grid`, which the runtime finds from its cells.
@MainActor
@Suite("Grid")
struct GridTests {
  private func tracks(_ app: TestApp) throws -> [String] {
    try #require(app.elements(.grid).first).content.strings(.tracks)
  }

  @Test("A grid has as many columns as its longest row, and spans count")
  func columnCount() throws {
    let app = TestApp {
      Grid {
        GridRow {
          Text("a"); Text("b")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Text("c").gridCellColumns(3).padding() }
      }
    }
    #expect(try tracks(app) == ["fit", "fit", "fit"])
    let cell = try #require(app.elements(.gridRow).last?.children.first)
    #expect(cell.content.number(.columnSpan) == 3)
  }

  @Test("Columns with a view that takes the available width share the width that is left")
  func fillingColumns() throws {
    let app = TestApp {
      Grid {
        GridRow {
          Text("Name");
          HStack {
            Text("x"); Spacer()
          }; Color.red.gridCellUnsizedAxes(.horizontal)
        }
        GridRow {
          Text("Size").gridColumnAlignment(.trailing); Text("y")
        }
      }
    }
    #expect(try tracks(app) == ["fit:trailing", "fill", "fit"])
  }

  @Test("The columns follow changes of the rows and of the spans")
  func changes() throws {
    struct Changing: View {
      @State private var isWide = false
      @State private var span = 1
      var body: some View {
        Grid {
          GridRow {
            Text("a"); if isWide { Text("b"); Text("c") }
          }
          GridRow { Text("d").gridCellColumns(span) }
        }
        Button("Widen") { isWide = true }
        Button("Span") { span = 5 }
      }
    }
    let app = TestApp { Changing() }
    #expect(try tracks(app).count == 1)
    try app.tap("Widen")
    #expect(try tracks(app).count == 3)
    try app.tap("Span")
    #expect(try tracks(app).count == 5)
  }

  @Test("The columns follow a cell that becomes flexible and a line that no longer sizes the grid")
  func changedCells() throws {
    struct Changing: View {
      @State private var isFlexible = false
      @State private var sizesGrid = false

      var body: some View {
        Grid {
          GridRow {
            Text("a").frame(maxWidth: isFlexible ? .infinity : nil)
            Text("b")
          }
          Divider().gridCellUnsizedAxes(sizesGrid ? [] : .horizontal)
        }
        Button("Flex") { isFlexible.toggle() }
        Button("Line") { sizesGrid.toggle() }
      }
    }
    let app = TestApp { Changing() }
    #expect(try tracks(app) == ["fit", "fit"])
    try app.tap("Flex")
    #expect(try tracks(app) == ["fill", "fit"])
    try app.tap("Flex")
    #expect(try tracks(app) == ["fit", "fit"])
    try app.tap("Line")
    #expect(try tracks(app) == ["fill", "fill"])
    try app.tap("Line")
    #expect(try tracks(app) == ["fit", "fit"])
  }

  @Test("A huge or negative span is bounded")
  func hugeSpans() throws {
    let app = TestApp {
      Grid {
        GridRow {
          Text("a").gridCellColumns(.max); Text("b")
        }; GridRow { Text("c").gridCellColumns(.min) }
      }
    }
    #expect(try tracks(app).count == 100)
  }

  @Test("A row outside of a grid is a group of views")
  func rowOutside() throws {
    let app = TestApp {
      VStack {
        GridRow {
          Text("a"); Text("b")
        }
      }
    }
    #expect(app.elements(.gridRow).isEmpty)
    #expect(app.elements(.vStack).first?.children.count == 2)
  }

  @Test("Rows of a loop, and cells with state, keep their state when rows are inserted")
  func rowsOfLoop() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Table: View {
      @State private var names = ["a"]
      var body: some View {
        Grid {
          ForEach(names, id: \.self) { name in
            GridRow {
              Text("-"); Counter(name: name)
            }
          }
        }
        Button("Insert") { names.insert("b", at: 0) }
      }
    }
    let app = TestApp { Table() }
    try app.tap("a 0")
    try app.tap("Insert")
    #expect(app.exists("a 1") && app.exists("b 0"))
    #expect(try tracks(app) == ["fit", "fit"])
  }
}
