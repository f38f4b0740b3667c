import NavigatorTesting
import SwiftUI
import Testing

/// Views that share the space of a container.
extension LayoutOtherIdiomTests {
  @Test("The choice between views considers only the axes that it is given")
  func fittingAxes() {
    func choice(_ axes: Axis.Set) -> some View {
      ViewThatFits(in: axes) {
        Text("high").frame(width: 50, height: 900)
        Text("wide").frame(width: 900, height: 50)
        Text("small").frame(width: 20, height: 20)
      }
      .frame(width: 100, height: 100)
    }
    #expect(at(300, 400) { choice(.horizontal) }.visibleTexts == ["high"])
    #expect(at(300, 400) { choice(.vertical) }.visibleTexts == ["wide"])
    #expect(at(300, 400) { choice([.horizontal, .vertical]) }.visibleTexts == ["small"])
  }

  @Test("A part of a container is that of its columns with the spacing between them")
  func containerRelative() throws {
    let app = at(320, 400) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).accessibilityIdentifier("two")
          Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).accessibilityIdentifier("one")
          NamedBlock("inner", 10, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) {
            length, axis in
            axis == .horizontal ? length / 2 : length / 4
          }
        }
      }
      .frame(width: 320, height: 200)
    }
    // (320 - 2 * 10) / 3 points are one of three columns.
    #expect(try app.frame(of: "two").width.rounded() == 210)
    #expect(try app.frame(of: "one").width.rounded() == 100)
    #expect(try app.frame(of: "inner").maxX.rounded() == 210 + 10 + 100 + 10 + 160)
  }

  @Test("Cells span columns, have anchors and alignments, and a divider does not widen its column")
  func grid() throws {
    let app = at(300, 400) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          NamedBlock("a", 50, 10)
          NamedBlock("b", 80, 20).gridColumnAlignment(.trailing)
        }
        Color.gray.frame(height: 3).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
        GridRow {
          NamedBlock("c", 30, 40)
          NamedBlock("d", 20, 20)
        }
        GridRow(alignment: .bottom) {
          NamedBlock("e", 100, 10).gridCellColumns(2).gridCellAnchor(.center)
        }
      }
    }
    #expect(try app.frame(of: "b").minX == 60)
    #expect(try app.frame(of: "line") == CGRect(x: 0, y: 25, width: 140, height: 3))
    #expect(try app.frame(of: "c").origin == CGPoint(x: 0, y: 33))
    #expect(try app.frame(of: "d").maxX == 140)
    #expect(try app.frame(of: "e").minX == 20)
  }

  @Test("A row that has fewer cells leaves the other columns empty, and rows of nested loops have the same columns")
  func shortRows() throws {
    let table: [[CGFloat]] = [[10, 20, 30], [40], [5, 50]]
    let app = at(300, 400) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(table.indices, id: \.self) { row in
          GridRow {
            ForEach(table[row].indices, id: \.self) { NamedBlock("\(row)-\($0)", table[row][$0], 10) }
          }
        }
      }
    }
    #expect(try app.frame(of: "0-1").minX == 40 && app.frame(of: "2-1").minX == 40)
    #expect(try app.frame(of: "0-2").minX == 90)
    #expect(try app.frame(of: "2-0").minY == 20)
  }

  @Test("A view with priority gets its space first, and the others share the rest")
  func priority() throws {
    func split<A: View, B: View>(_ first: A, _ second: B) -> some View {
      HStack(spacing: 0) {
        first.layoutPriority(1)
        second
        Color.blue.frame(minWidth: 30).accessibilityIdentifier("rest")
      }
      .frame(width: 200, height: 20)
    }
    let app = at(300, 400) {
      split(Color.red.frame(maxWidth: 90).accessibilityIdentifier("prior"), Color.green.accessibilityIdentifier("other"))
    }
    #expect(try app.frame(of: "prior").width == 90)
    #expect(try app.frame(of: "other").width == 55 && app.frame(of: "rest").width == 55)
  }

  @Test("A ratio of a view applies within the offered size, or around it")
  func ratio() throws {
    let app = at(300, 400) {
      VStack(spacing: 0) {
        ZStack { Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("fit") }.frame(width: 100, height: 100)
        ZStack { Color.red.aspectRatio(2, contentMode: .fill).accessibilityIdentifier("fill") }.frame(width: 100, height: 100)
      }
    }
    #expect(try app.frame(of: "fit").size == CGSize(width: 100, height: 50))
    #expect(try app.frame(of: "fill").size == CGSize(width: 200, height: 100))
  }

  private struct Onion: View {
    let depth: Int
    var body: some View {
      if depth == 0 { NamedBlock("core", 10, 10) } else { AnyView(Onion(depth: depth - 1).padding(1)) }
    }
  }

  @Test("A recursive view has a layer of padding for each level")
  func recursion() throws {
    let app = at(300, 400) { Onion(depth: 60) }
    #expect(try app.frame(of: "core").origin == CGPoint(x: 60, y: 60))
  }

  @Test("A conditional modifier of an extension replaces the view, whose state begins again")
  func conditionalModifier() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var isPadded = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Counter().if(isPadded) { $0.padding(.leading, 50) }
          Counter().padding(.leading, isPadded ? 50 : 0)
          Button("Pad") { isPadded.toggle() }
        }
        .atTopLeft()
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Count 0", index: 0)
    try app.tap("Count 0")
    #expect(app.visibleTexts == ["Count 1", "Count 1", "Pad"])
    try app.tap("Pad")
    // The branches of a condition are different views. The second counter is the same view with another padding.
    #expect(app.visibleTexts == ["Count 0", "Count 1", "Pad"])
    #expect(try app.frame(of: "Count 0").minX == app.frame(of: "Count 1").minX)
  }
}
