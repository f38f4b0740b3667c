import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Modifiers of the rows of a `Grid`, which apply to the cells.
@MainActor
@Suite("Modifiers of grid rows")
struct GridRowModifierTests {
  private func rows(_ app: TestApp) throws -> [Element] {
    let grid = try #require(app.elements(.grid).first)
    #expect(grid.children.allSatisfy { $0.role == .gridRow })
    return grid.children
  }

  @Test("A frame and a border of a row apply to each of its cells")
  func boxes() throws {
    let app = TestApp {
      Grid {
        GridRow {
          Text("a"); Text("b")
        }
        .frame(height: 40).border(.red)
        GridRow {
          Text("c"); Text("d")
        }
        .frame(maxWidth: .infinity)
      }
    }
    let rows = try rows(app)
    #expect(rows.map(\.children.count) == [2, 2])
    #expect(app.elements(.grid).first?.content.strings(.tracks) == ["fill", "fill"])
    for cell in rows[0].children {
      let frames = cell.style.properties.compactMap { property in
        if case .frame(let frame) = property { frame.height } else { nil }
      }
      #expect(frames == [40])
      #expect(cell.style.properties.contains { if case .border = $0 { true } else { false } })
    }
  }

  @Test("A layer, a mask and a preference layer of a row apply to each of its cells, also below other modifiers")
  func layers() throws {
    let app = TestApp {
      Grid(alignment: .leading) {
        GridRow(alignment: .top) {
          Text("a"); Text("b")
        }
        .padding(4)
        .overlay { Circle().stroke(.blue) }
        ForEach(0..<2) { index in
          GridRow { Text("c\(index)") }.background { Circle() }
        }
        Divider().overlay { Circle() }
      }
    }
    let grid = try #require(app.elements(.grid).first)
    #expect(grid.children.map(\.role) == [.gridRow, .gridRow, .gridRow, .layers])
    #expect(grid.children[0].children.map(\.role) == [.layers, .layers])
    #expect(grid.children[0].content[.trackAlignment] != nil)
    #expect(grid.children[1].children.map(\.role) == [.layers])
  }

  @Test("Modifiers of the app and changes of a row's modifiers apply to the cells")
  func changes() throws {
    struct Lifted: ViewModifier {
      let height: CGFloat
      func body(content: Self.Content) -> some View { content.frame(height: height).overlay { Circle() } }
    }
    struct Changing: View {
      @State private var height = 40.0
      @State private var count = 1
      var body: some View {
        Grid {
          GridRow {
            Button("More \(count)") { count += 1 }
            Button("Higher") { height += 10 }
          }
          .padding(height)
          .modifier(Lifted(height: height))
        }
      }
    }
    let app = TestApp { Changing() }
    try app.tap("More 1")
    try app.tap("Higher")
    #expect(app.exists("More 2"))
    let row = try #require(try rows(app).first)
    #expect(row.children.map(\.role) == [.layers, .layers])
    #expect(app.elements(.grid).first?.content.strings(.tracks).count == 2)
  }

  @Test("A tap on a cell runs the action of its row")
  func taps() throws {
    struct Tapped: View {
      @State private var count = 0
      var body: some View {
        Grid {
          GridRow {
            Text("a"); Text("Taps \(count)")
          }
          .onTapGesture { count += 1 }
        }
      }
    }
    let app = TestApp { Tapped() }
    try app.tap("a")
    try app.tap("Taps 1")
    #expect(app.exists("Taps 2"))
  }

  @Test("The layers of a cell take the values for the cell from the view between them")
  func traitsBetweenLayers() throws {
    let app = TestApp {
      Grid {
        GridRow {
          Text("a").gridCellColumns(2).overlay { Circle() }.frame(height: 40).background { Circle() }
          Text("b").padding().gridColumnAlignment(.trailing).background { Circle() }
        }
        GridRow { Text("c").gridCellColumns(3) }.overlay { Circle() }
        Divider().gridCellUnsizedAxes(.horizontal).overlay { Circle() }
      }
    }
    let grid = try #require(app.elements(.grid).first)
    #expect(grid.content.strings(.tracks) == ["fit", "fit", "fit:trailing"])
    #expect(grid.children[0].children.map { $0.content.number(.columnSpan) } == [2, nil])
    #expect(grid.children[1].children.map { $0.content.number(.columnSpan) } == [3])
    #expect(grid.children[2].content[.unsizedAxes] != nil)
  }
}
