import NavigatorTesting
import SwiftUI
import Testing

/// Leading is right, and the places of views are mirrored in their containers.
@MainActor
@Suite("Layout from right to left")
struct RightToLeftTests {
  private func app(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> TestApp {
    TestApp(size: CGSize(width: 200, height: 100)) { content().environment(\.layoutDirection, .rightToLeft) }
  }

  private func block(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("Stacks begin at the right, and leading views are at the right")
  func stacks() throws {
    let row = app {
      HStack(spacing: 10) {
        block("a", 30); block("b", 50); Spacer()
      }
    }
    #expect(try row.frame(of: "a").minX == 170)
    #expect(try row.frame(of: "b").minX == 110)
    let column = app {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 30); block("b", 50)
      }
    }
    #expect(try column.frame(of: "a").minX == 95)
    #expect(try column.frame(of: "b").minX == 75)
  }

  @Test("The leading padding is at the right")
  func padding() throws {
    let app = app { block("a", 30).padding(.leading, 20) }
    #expect(try app.frame(of: "a").minX == 75)
    let both = self.app {
      Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("a")
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40))
    }
    #expect(try both.frame(of: "a") == CGRect(x: 40, y: 1, width: 158, height: 96))
  }

  @Test("Frames, overlays and backgrounds align by the mirrored edges")
  func alignments() throws {
    let app = app {
      ZStack(alignment: .topLeading) {
        block("framed").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        block("base", 60, 30)
          .overlay(alignment: .topTrailing) { block("over") }
          .background(alignment: .bottomLeading) { block("under") }
      }
    }
    #expect(try app.frame(of: "framed").origin == CGPoint(x: 0, y: 90))
    #expect(try app.frame(of: "base").origin == CGPoint(x: 140, y: 0))
    #expect(try app.frame(of: "over").origin == CGPoint(x: 140, y: 0))
    #expect(try app.frame(of: "under").origin == CGPoint(x: 180, y: 20))
  }

  @Test("Grids and lazy grids begin with the column at the right")
  func grids() throws {
    let grid = app {
      Grid(alignment: .leading, horizontalSpacing: 10) {
        GridRow {
          block("a", 30); block("b", 50)
        }
        GridRow {
          block("c", 60); block("d", 20)
        }
      }
    }
    #expect(try ["a", "b", "c", "d"].map { try grid.frame(of: $0).minX } == [130, 40, 100, 70])
    let lazy = app {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(50), spacing: 10), GridItem(.flexible())], spacing: 0) {
          ForEach(0..<3) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
        }
      }
    }
    #expect(try lazy.frame(of: "0") == CGRect(x: 150, y: 0, width: 50, height: 10))
    #expect(try lazy.frame(of: "1") == CGRect(x: 0, y: 0, width: 140, height: 10))
    #expect(try lazy.frame(of: "2") == CGRect(x: 150, y: 10, width: 50, height: 10))
  }

  @Test("A left-to-right part keeps its order in its mirrored place")
  func nested() throws {
    let app = app {
      HStack(spacing: 0) {
        block("a")
        HStack(spacing: 0) {
          block("b", 30); block("c", 40)
        }
        .environment(\.layoutDirection, .leftToRight)
        Spacer()
      }
    }
    #expect(try ["a", "b", "c"].map { try app.frame(of: $0).minX } == [180, 110, 140])
  }

  @Test("Modifiers around a view use the direction of the views around them")
  func modifiersAround() throws {
    let app = TestApp(size: CGSize(width: 200, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        block("padded").environment(\.layoutDirection, .rightToLeft).padding(.leading, 30)
        block("framed").environment(\.layoutDirection, .rightToLeft).frame(width: 100, alignment: .leading)
        block("moved").environment(\.layoutDirection, .rightToLeft).offset(x: 15)
        block("inside").frame(width: 100, alignment: .leading).offset(x: 15).environment(\.layoutDirection, .rightToLeft)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(try app.frame(of: "padded").minX == 30)
    #expect(try app.frame(of: "framed").minX == 0)
    #expect(try app.frame(of: "moved").minX == 15)
    #expect(try app.frame(of: "inside").minX == 65)
  }

  @Test("Offsets and positions run from the right edge")
  func offsets() throws {
    let app = app {
      ZStack {
        block("moved").offset(x: 10, y: 5)
        block("placed").position(x: 50, y: 30)
      }
    }
    #expect(try app.frame(of: "moved").origin == CGPoint(x: 80, y: 50))
    #expect(try app.frame(of: "placed").origin == CGPoint(x: 140, y: 25))
  }

  @Test("Alignment guides are distances from the leading edge")
  func guides() throws {
    let app = app {
      block("base", 100, 40)
        .overlay(alignment: .topTrailing) { block("badge").alignmentGuide(.trailing) { $0.width / 2 } }
    }
    #expect(try app.frame(of: "base").minX == 50)
    #expect(try app.frame(of: "badge").midX == 50)
  }

  private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        let step = CGFloat(index) * 10
        subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
      }
    }
  }

  @Test("The places of a custom layout are mirrored")
  func customLayout() throws {
    let app = app {
      Stairs {
        block("a"); block("b")
      }
    }
    #expect(try app.frame(of: "a").origin == CGPoint(x: 130, y: 25))
    #expect(try app.frame(of: "b").origin == CGPoint(x: 120, y: 35))
  }

  @Test("A reader has the coordinates of the window, and its content begins at its right edge")
  func geometry() throws {
    let app = app {
      HStack(spacing: 0) {
        block("a", 50)
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Text("\(Int(frame.minX)) \(Int(frame.width)) \(Int(proxy.frame(in: .local).minX))").fixedSize()
        }
      }
    }
    #expect(app.visibleTexts == ["0 150 0"])
    #expect(try abs(app.frame(of: "0 150 0").maxX - 150) < 0.001)
  }

  private struct BoundsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  @Test("An anchor has the distance from the left edge of the reader")
  func anchors() throws {
    let app = app {
      HStack(spacing: 0) {
        block("a", 50).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        block("b", 70)
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in Text(anchors.map { "\(Int(proxy[$0].minX))" }.joined()).fixedSize() }
      }
    }
    #expect(app.visibleTexts == ["70"])
  }

  @Test("A horizontal scroll view begins at the right and scrolls to the left")
  func scrolling() throws {
    let journal = Journal()
    let app = app {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5) { block("\($0)", 100) } }
      }
      .contentMargins(.leading, 20, for: .scrollContent)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: { _, new in
        journal.note("\(Int(new))")
      }
    }
    #expect(try app.frame(of: "0").minX == 80)
    #expect(try app.visibility(of: "4") == .scrolledOut)
    try app.scrollTo("4")
    #expect(try app.frame(of: "4").minX == 0)
    #expect(try app.visibility(of: "0") == .scrolledOut)
    #expect(journal.take().last == "-320")
    try app.scrollTo("0")
    #expect(try app.frame(of: "0").maxX == 180)
  }

  @Test("The position of a horizontal scroll view is the first view from the right")
  func scrollPosition() throws {
    struct Screen: View {
      @State private var id: Int?
      var body: some View {
        Text("at \(id ?? -1)")
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<9) { Color.red.frame(width: 120, height: 20).accessibilityIdentifier("card \($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
      }
    }
    let app = app { Screen() }
    try app.scrollTo("card 8")
    #expect(app.exists("at 7"))
    try app.scrollTo("card 2")
    #expect(app.exists("at 2"))
  }

  @Test("The rows of a list have their content at the right")
  func lists() throws {
    let app = TestApp(size: CGSize(width: 390, height: 400)) {
      List {
        HStack {
          block("a"); Spacer(); block("b")
        }
        Section {
          HStack {
            block("c"); Spacer()
          }
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try app.frame(of: "a").maxX == 358)
    #expect(try app.frame(of: "b").minX == 32)
    #expect(try app.frame(of: "c").minX == 32)
  }

  @Test("A view that adopts the frame of another one has that frame")
  func matchedGeometry() throws {
    struct Matched: View {
      @Namespace private var namespace
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 30, height: 20).accessibilityIdentifier("source").matchedGeometryEffect(id: 0, in: namespace)
          Rectangle().accessibilityIdentifier("follower").matchedGeometryEffect(id: 0, in: namespace, isSource: false)
        }
      }
    }
    let app = app { Matched() }
    let source = try app.frame(of: "source")
    #expect(source == CGRect(x: 85, y: 40, width: 30, height: 20))
    #expect(try app.frame(of: "follower") == source)
  }

  @Test("The language of the session mirrors the whole window")
  func language() throws {
    var environment = TestEnvironment(windowSize: CGSize(width: 200, height: 100))
    environment.locale = Locale(identifier: "ar_EG")
    let app = TestApp(environment: environment) {
      HStack(spacing: 0) {
        block("a"); Spacer()
      }
    }
    #expect(try app.frame(of: "a").minX == 180)
    app.environment.locale = Locale(identifier: "en_US")
    #expect(try app.frame(of: "a").minX == 0)
  }

  @Observable
  fileprivate final class Model { var direction = LayoutDirection.leftToRight }

  fileprivate final class OldModel: ObservableObject { @Published var direction = LayoutDirection.leftToRight }

  private struct Turning: View {
    @State private var direction = LayoutDirection.leftToRight
    @State private var model = Model()
    @StateObject private var old = OldModel()

    private var isTurned: Bool { [direction, model.direction, old.direction].contains(.rightToLeft) }

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 10).accessibilityIdentifier("a")
        GeometryReader { Text("from \(Int($0.frame(in: .global).minX))") }
      }
      .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      Button("State") { direction = .rightToLeft }
      Button("Observable") { model.direction = .rightToLeft }
      Button("Object") { old.direction = .rightToLeft }
    }
  }

  @Test("Frames follow changes of the direction", arguments: ["State", "Observable", "Object"])
  func changes(_ name: String) throws {
    let app = TestApp(size: CGSize(width: 200, height: 300)) { Turning() }
    #expect(try app.frame(of: "a").minX == 0)
    #expect(app.exists("from 40"))
    try app.tap(name)
    #expect(try app.frame(of: "a").minX == 160)
    #expect(app.exists("from 0"))
  }

  @Test("A picture is drawn from right to left, with its texts at the right")
  func pictures() {
    let picture = ImageRenderer(
      content: VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 5)
        Color.blue.frame(width: 40, height: 5)
      }
      .environment(\.layoutDirection, .rightToLeft))
    #expect(picture.svg.contains("<rect x=\"30\" y=\"0\" width=\"10\" height=\"5\""))
    let text = ImageRenderer(content: Text("Hi").environment(\.layoutDirection, .rightToLeft))
    #expect(text.svg.contains(" text-anchor=\"end\""))
  }
}
