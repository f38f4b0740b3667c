import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  fileprivate static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  fileprivate static let third = HorizontalAlignment(Third.self)

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }

  fileprivate static let start = HorizontalAlignment(Start.self)
}

@MainActor
@Suite("Alignments of apps")
struct AlignmentIDTests {
  private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func place(@ViewBuilder _ content: () -> some View) -> TestApp {
    let content = content()
    return TestApp {
      VStack(alignment: .leading, spacing: 0) { content }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("A stack aligns its views by the default value of an app's alignment")
  func defaultValue() throws {
    let app = place {
      VStack(alignment: .third, spacing: 0) {
        block("a", 90, 10)
        block("b", 30, 10)
      }
    }
    #expect(try app.frame(of: "a") == CGRect(x: 0, y: 0, width: 90, height: 10))
    #expect(try app.frame(of: "b") == CGRect(x: 20, y: 10, width: 30, height: 10))
  }

  @Test("A guide that a view sets aligns it, and the stack is as large as its aligned views")
  func explicitValue() throws {
    let app = place {
      HStack(alignment: .middle, spacing: 0) {
        block("a", 10, 40).alignmentGuide(.middle) { $0[VerticalAlignment.bottom] }
        block("b", 10, 40).alignmentGuide(.middle) { $0[VerticalAlignment.top] }
        block("c", 10, 20)
      }
      block("below", 10, 10)
    }
    #expect(try app.frame(of: "a").minY == 0)
    #expect(try app.frame(of: "b").minY == 40)
    #expect(try app.frame(of: "c").minY == 30)
    #expect(try app.frame(of: "below").minY == 80)
  }

  @Test("A guide of a view in a nested stack is that of the stack")
  func nested() throws {
    let app = place {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          block("handle", 10, 20).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
          block("picture", 10, 60)
        }
        VStack(spacing: 0) {
          block("title", 10, 30)
          block("name", 10, 40).alignmentGuide(.middle) { $0[VerticalAlignment.center] }.padding(.top, 5)
        }
      }
    }
    #expect(try app.frame(of: "handle").midY == app.frame(of: "name").midY)
    #expect(try app.frame(of: "title").minY == 0)
    #expect(try app.frame(of: "picture").minY == 65)
  }

  @Test("A guide reads the guides of the view without it")
  func innerGuides() throws {
    let app = place {
      VStack(alignment: .third, spacing: 0) {
        block("a", 90, 10)
        block("b", 30, 10).alignmentGuide(.third) { $0[.third] + 5 }.alignmentGuide(.third) { ($0[explicit: .third] ?? 0) + 5 }
      }
    }
    #expect(try app.frame(of: "b").minX == 10)
  }

  @Test("A ZStack, an overlay and a background align by an app's alignment")
  func layers() throws {
    let app = place {
      ZStack(alignment: Alignment(horizontal: .third, vertical: .middle)) {
        block("a", 90, 40)
        block("b", 30, 20)
      }
      block("c", 90, 40)
        .overlay(alignment: Alignment(horizontal: .third, vertical: .top)) {
          block("d", 30, 20).alignmentGuide(.third) { _ in -10 }
        }
      block("e", 90, 40).background(alignment: Alignment(horizontal: .leading, vertical: .middle)) { block("f", 30, 20) }
    }
    #expect(try app.frame(of: "b") == CGRect(x: 20, y: 10, width: 30, height: 20))
    #expect(try app.frame(of: "c") == CGRect(x: 0, y: 40, width: 90, height: 40))
    #expect(try app.frame(of: "d") == CGRect(x: 40, y: 40, width: 30, height: 20))
    #expect(try app.frame(of: "f") == CGRect(x: 0, y: 90, width: 30, height: 20))
  }

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

  @Observable
  fileprivate final class Model {
    var shift: CGFloat = 0
  }

  fileprivate final class OldModel: ObservableObject {
    @Published var shift: CGFloat = 0
  }

  private struct Shifting: View {
    @State private var shift: CGFloat = 0
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .middle, spacing: 0) {
          Color.red.frame(width: 10, height: 40).accessibilityIdentifier("a")
          Color.red.frame(width: 10, height: 40)
            .alignmentGuide(.middle) { [shift, model, old] in $0[.middle] + shift + model.shift + old.shift }
            .accessibilityIdentifier("b")
        }
        Button("State") { shift += 5 }
        Button("Observable") { model.shift += 5 }
        Button("Object") { old.shift += 5 }
      }
    }
  }

  @Test("A guide is computed again when a value that it reads changes", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Shifting() }
    #expect(try app.frame(of: "a").minY == app.frame(of: "b").minY)
    try app.tap(name)
    #expect(try app.frame(of: "a").minY == app.frame(of: "b").minY + 5)
    try app.tap(name)
    #expect(try app.frame(of: "a").minY == app.frame(of: "b").minY + 10)
  }

  @Test("A guide that is not a number or that many guides read has no effect on others", arguments: [CGFloat.nan, .infinity])
  func hostile(_ value: CGFloat) throws {
    struct Reading<Content: View>: View {
      let content: Content
      let depth: Int
      var body: some View {
        if depth == 0 {
          content
        } else {
          AnyView(
            Reading<AnyView>(
              content: AnyView(content.alignmentGuide(.middle) { ($0[.middle] + $0[.middle]) / 2 }), depth: depth - 1))
        }
      }
    }
    let app = place {
      HStack(alignment: .middle, spacing: 0) {
        block("a", 10, 40).alignmentGuide(.middle) { _ in value }
        Reading(content: block("b", 10, 40), depth: 40)
      }
    }
    #expect(try app.frame(of: "a").minY.isFinite && app.frame(of: "b").minY.isFinite)
  }

  @Test("Alignments are equal if they have the same type")
  func equality() {
    #expect(VerticalAlignment.middle == VerticalAlignment.middle)
    #expect(VerticalAlignment.middle != .center && HorizontalAlignment.third != .center)
  }

  @Test("A fixed frame aligns its view by an app's alignment, also one that is larger than the frame")
  func fixedFrame() throws {
    let app = place {
      block("a", 30, 20).frame(width: 90, height: 40, alignment: Alignment(horizontal: .third, vertical: .middle))
        .accessibilityIdentifier("frame")
      block("b", 30, 20).alignmentGuide(.third) { _ in -10 }
        .frame(width: 90, alignment: Alignment(horizontal: .third, vertical: .center))
      block("c", 120, 10).frame(width: 90, height: 40, alignment: Alignment(horizontal: .third, vertical: .bottom))
      block("below", 10, 10)
    }
    #expect(try app.frame(of: "frame") == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(try app.frame(of: "a") == CGRect(x: 20, y: 10, width: 30, height: 20))
    #expect(try app.frame(of: "b") == CGRect(x: 40, y: 40, width: 30, height: 20))
    #expect(try app.frame(of: "c") == CGRect(x: -10, y: 90, width: 120, height: 10))
    #expect(try app.frame(of: "below").minY == 100)
  }

  @Test("A flexible frame takes the space that it is offered and aligns its view by an app's alignment")
  func flexibleFrame() throws {
    let app = place {
      block("a", 30, 20).frame(maxWidth: .infinity, minHeight: 60, alignment: Alignment(horizontal: .third, vertical: .middle))
        .accessibilityIdentifier("frame")
      block("b", 30, 20).frame(minWidth: 60, maxWidth: 60, alignment: Alignment(horizontal: .third, vertical: .top))
    }
    let frame = try app.frame(of: "frame")
    #expect(frame.width > 100 && frame.height == 60)
    #expect(try abs(app.frame(of: "a").minX - (frame.width - 30) / 3) < 0.01)
    #expect(try app.frame(of: "a").minY == 20)
    #expect(try app.frame(of: "b") == CGRect(x: 10, y: 60, width: 30, height: 20))
  }

  @Test("A frame without an app's alignment keeps the state of its view", arguments: ["State", "Observable", "Object"])
  func frameSources(_ name: String) throws {
    let app = TestApp { ShiftingFrame() }
    // The button is in the middle of its frame.
    #expect(try abs(app.frame(of: "a").midX - 45) < 0.01)
    try app.tap(name)
    #expect(try abs(app.frame(of: "a").midX - 40) < 0.01)
    try app.tap("Own")
    try app.tap("Leading")
    #expect(try abs(app.frame(of: "a").midX - 15) < 0.01)
    #expect(app.exists("Own 1"))
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Own") { count += 1 }.accessibilityLabel(count == 0 ? "Own" : "Own \(count)") }
  }

  private struct ShiftingFrame: View {
    @State private var shift: CGFloat = 0
    @State private var model = Model()
    @StateObject private var old = OldModel()
    @State private var isLeading = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Counter().frame(width: 30, height: 10).alignmentGuide(.third) { [shift, model, old] in
          $0[.third] + shift + model.shift + old.shift
        }
        .accessibilityIdentifier("a")
        .frame(width: 120, alignment: isLeading ? .leading : Alignment(horizontal: .third, vertical: .center))
        Button("State") { shift += 5 }
        Button("Observable") { model.shift += 5 }
        Button("Object") { old.shift += 5 }
        Button("Leading") { isLeading = true }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test(
    "Hostile lengths and guides of a frame have no effect on others", arguments: [CGFloat.nan, .infinity, -.infinity, -9, 1e300])
  func hostileFrames(_ value: CGFloat) throws {
    let app = place {
      block("a", 30, 20).alignmentGuide(.third) { _ in value }
        .frame(width: value, height: value, alignment: Alignment(horizontal: .third, vertical: .middle))
      block("b", 30, 20)
        .frame(minWidth: value, maxWidth: value, alignment: Alignment(horizontal: .third, vertical: .middle))
    }
    for name in ["a", "b"] {
      let frame = try app.frame(of: name)
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite)
    }
  }

  @Test("A container without support for alignments of apps is reported")
  func unknown() {
    withKnownIssue {
      _ = TestApp { LazyVStack(alignment: .third) { Text("A") } }
    }
    withKnownIssue {
      _ = TestApp {
        Grid {
          GridRow(alignment: .middle) { Text("A") }
        }
      }
    }
  }
}
