import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Spacing around layouts of apps")
struct LayoutSpacingTests {
  /// Overlays its subviews, and prefers no space at some edges.
  private struct Tight: Layout {
    var edges = Edge.Set.all

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      var spacing = ViewSpacing()
      spacing.formUnion(.zero, edges: edges)
      return spacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  /// Prefers no space if its cache counts one subview, and places its subviews in a column.
  private struct Counted: Layout {
    func makeCache(subviews: Subviews) -> Int { subviews.count }

    func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing { cache == 1 ? .zero : ViewSpacing() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(width: 100, height: 20 * cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 20 * CGFloat(index)), proposal: .unspecified)
      }
    }
  }

  /// Has the spacing of its subviews.
  private struct Plain: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private func block(_ name: String, _ width: CGFloat = 100, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  /// Returns an app that shows a view at the top left corner of its window.
  private func place(@ViewBuilder _ content: () -> some View) -> TestApp {
    let content = content()
    return TestApp { content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
  }

  /// Returns the distances of views from the top edge.
  private func tops(_ app: TestApp, _ names: String...) throws -> [CGFloat] { try names.map { try app.frame(of: $0).minY } }

  @Test("A stack without a spacing uses the spacing of the layouts in it")
  func stacks() throws {
    let column = place {
      VStack {
        block("a"); Tight { block("b") }; block("c"); Plain { block("d") }
      }
    }
    #expect(try tops(column, "a", "b", "c", "d") == [0, 20, 40, 68])
    let row = place {
      HStack {
        block("a"); Tight { block("b") }; block("c")
      }
    }
    #expect(try ["a", "b", "c"].map { try row.frame(of: $0).minX } == [0, 100, 200])
  }

  @Test("A stack with a spacing keeps it")
  func fixedSpacing() throws {
    let app = place {
      VStack(spacing: 5) {
        block("a"); Tight { block("b") }; block("c")
      }
    }
    #expect(try tops(app, "a", "b", "c") == [0, 25, 50])
  }

  @Test("A spacing applies at its edges only, and padding and frames have the default space around them")
  func edges() throws {
    let top = place {
      VStack {
        block("a"); Tight(edges: .top) { block("b") }; block("c")
      }
    }
    #expect(try tops(top, "a", "b", "c") == [0, 20, 48])
    let padded = place {
      VStack {
        block("a"); Tight { block("b") }.padding(.top, 2); block("c")
      }
    }
    #expect(try tops(padded, "a", "b", "c") == [0, 30, 50])
    let framed = place {
      VStack {
        block("a"); Tight { block("b") }.frame(height: 20); block("c")
      }
    }
    #expect(try tops(framed, "a", "b", "c") == [0, 28, 56])
  }

  @Test("Stacks and layouts without a spacing use the spacing of the views at their edges")
  func containers() throws {
    let app = place {
      VStack(alignment: .leading) {
        block("a")
        HStack {
          Tight { block("b") }; block("c")
        }
        Plain { Tight { block("d") } }
        VStack {
          block("e"); Tight { block("f") }
        }
        block("g")
      }
    }
    #expect(try app.frame(of: "c").minX == 100)
    #expect(try tops(app, "a", "b", "d", "e", "f", "g") == [0, 20, 40, 60, 80, 100])
  }

  @Test("Layouts of stacks use the spacings of their subviews")
  func stackLayouts() throws {
    for layout in [AnyLayout(VStackLayout()), AnyLayout(AnyLayout(VStackLayout()))] {
      let app = place {
        layout {
          block("a"); AnyLayout(Tight()) { block("b") }; block("c"); block("d")
        }
      }
      #expect(try tops(app, "a", "b", "c", "d") == [0, 20, 40, 68])
    }
    let row = place {
      HStackLayout {
        block("a")
        VStackLayout {
          Tight { block("b") }; block("c")
        }
      }
    }
    #expect(try row.frame(of: "b").minX == 100 && row.frame(of: "c").minY == 20)
  }

  @Test("A layout computes its spacing with its cache, also after a change of its subviews")
  func caches() throws {
    struct Screen: View {
      @State private var hasMore = false
      var body: some View {
        VStack {
          Button("More") { hasMore.toggle() }
          Counted {
            Color.red.frame(width: 100, height: 20).accessibilityIdentifier("one")
            if hasMore { Color.red.frame(width: 100, height: 20) }
          }
          Color.red.frame(width: 100, height: 20).accessibilityIdentifier("below")
        }
      }
    }
    let app = TestApp { Screen() }
    #expect(try app.frame(of: "below").minY - app.frame(of: "one").minY == 20)
    try app.tap("More")
    #expect(try app.frame(of: "below").minY - app.frame(of: "one").minY == 48)
    try app.tap("More")
    #expect(try app.frame(of: "below").minY - app.frame(of: "one").minY == 20)
  }

  @Test("A host receives the distances as margins, and none after the layout was removed")
  func margins() throws {
    struct Screen: View {
      @State private var isTight = true
      var body: some View {
        VStack {
          Button("Change") { isTight.toggle() }
          if isTight { Tight { Color.red.frame(width: 9, height: 9) }.accessibilityIdentifier("tight") }
          Color.red.frame(width: 100, height: 20).accessibilityIdentifier("below")
        }
      }
    }
    let app = TestApp { Screen() }
    let margins = StyleProperty.alignmentMargins(Insets(top: -8), ignoresBaseline: false)
    #expect(try app.element("below").reportedMargins == margins)
    try app.tap("Change")
    #expect(try app.element("below").reportedMargins == nil)
    try app.tap("Change")
    #expect(try app.element("below").reportedMargins == margins)
  }

  @Test("The views of a stack with a negative spacing overlap, and no stack has a negative length")
  func negativeSpacing() throws {
    let app = TestApp(size: CGSize(width: 200, height: 200)) {
      VStack(alignment: .leading, spacing: -4) {
        HStack(spacing: -10) {
          Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
          Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("b")
        }
        .accessibilityIdentifier("overlapping")
        HStack(spacing: -100) {
          Color.red.frame(width: 30, height: 20)
          Color.blue.frame(width: 30, height: 20)
        }
        .accessibilityIdentifier("empty")
      }
    }
    let (first, second) = try (app.frame(of: "a"), app.frame(of: "b"))
    #expect(second.minX == first.minX + 20)
    #expect(try app.frame(of: "overlapping").width == 50)
    let empty = try app.frame(of: "empty")
    #expect(empty.width == 0 && empty.minY == first.minY + 16)
  }

  @Test("The distance of two views is the greater preference at the edges between them, or the default")
  func distances() {
    let (zero, standard) = (ViewSpacing.zero, ViewSpacing())
    #expect(standard.distance(to: standard, along: .vertical) == 8)
    #expect(zero.distance(to: standard, along: .horizontal) == 0 && standard.distance(to: zero, along: .vertical) == 0)
    let leading = standard.union(zero, edges: .leading)
    #expect(leading.distance(to: standard, along: .horizontal) == 8)
    #expect(standard.distance(to: leading, along: .horizontal) == 0)
    #expect(standard.distance(to: leading, along: .vertical) == 8)
    var union = standard
    union.formUnion(zero)
    #expect(union.distance(to: standard, along: .vertical) == 0)
  }
}

extension Element {
  /// The margins with which a host shows the place of the element.
  fileprivate var reportedMargins: StyleProperty? {
    style.properties.first { if case .alignmentMargins = $0 { true } else { false } }
  }
}
