import NavigatorTesting
import SwiftUI
import Testing

extension VerticalAlignment {
  private enum MiddleOfRow: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.top] }
  }

  fileprivate static let middleOfRow = VerticalAlignment(MiddleOfRow.self)
}

/// Layouts in other idioms than in the other tests.
@MainActor
@Suite("Layouts in other idioms")
struct LayoutOtherIdiomTests {
  func at<Content: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> Content) -> TestApp {
    let content = content()
    return TestApp(size: CGSize(width: width, height: height)) { content.atTopLeft() }
  }

  @Test("An alignment of the app aligns views in stacks of a stack")
  func nestedGuides() throws {
    let app = at(300, 400) {
      HStack(alignment: .middleOfRow, spacing: 0) {
        VStack(spacing: 0) {
          NamedBlock("a", 20, 35)
          NamedBlock("b", 20, 10).alignmentGuide(.middleOfRow) { $0[VerticalAlignment.center] }
        }
        VStack(spacing: 0) {
          NamedBlock("c", 20, 15)
          NamedBlock("d", 20, 50).alignmentGuide(.middleOfRow) { $0.height / 2 }
          NamedBlock("e", 20, 15)
        }
      }
    }
    #expect(try app.frame(of: "b").midY == app.frame(of: "d").midY)
    #expect(try app.frame(of: "a").minY == 0 && app.frame(of: "c").minY == 0)
  }

  @Test("A guide that no view sets is not explicit, and one that a view sets is")
  func explicitGuides() {
    nonisolated(unsafe) var guides: [CGFloat?] = []
    _ = at(300, 400) {
      HStack(alignment: .middleOfRow) {
        NamedBlock("a", 20, 20).alignmentGuide(.middleOfRow) { dimensions in
          guides = [dimensions[explicit: .middleOfRow], dimensions[.middleOfRow]]
          return 3
        }
        .alignmentGuide(.middleOfRow) { dimensions in
          guides += [dimensions[explicit: .middleOfRow], dimensions[.middleOfRow]]
          return 4
        }
      }
    }
    #expect(guides.suffix(4) == [nil, 0, 3, 3])
  }

  @Test("Overlaid views are aligned by guides that depend on a value behind a binding with closures")
  func boundGuide() throws {
    struct Badge: View {
      @Binding var fraction: Double
      var body: some View {
        NamedBlock("card", 100, 60).overlay(alignment: .topTrailing) {
          NamedBlock("badge", 20, 20)
            .alignmentGuide(.top) { $0.height * fraction }
            .alignmentGuide(.trailing) { $0.width * fraction }
        }
        Slider(value: $fraction)
      }
    }
    struct Screen: View {
      @State private var percent: [String: Int] = [:]
      var body: some View {
        VStack {
          Badge(
            fraction: Binding(
              get: { Double(percent["badge", default: 0]) / 100 }, set: { percent["badge"] = Int($0 * 100) }))
          Button("Half") { percent["badge"] = 50 }
        }
      }
    }
    let app = TestApp { Screen() }
    let card = try app.frame(of: "card")
    #expect(try app.frame(of: "badge").minY == card.minY)
    // The trailing edge of the card is at the leading edge of the badge.
    #expect(try app.frame(of: "badge").minX == card.maxX)
    try app.tap("Half")
    #expect(try app.frame(of: "badge").midX == card.maxX && app.frame(of: "badge").midY == card.minY)
  }

  @Test("A view has a minimum, an ideal and a maximum size in a layout of the app")
  func proposals() {
    nonisolated final class Sizes: @unchecked Sendable { var all: [CGSize] = [] }
    nonisolated struct Asking: Layout {
      let sizes: Sizes
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        sizes.all = subviews.flatMap { view in
          [ProposedViewSize.zero, .unspecified, .infinity].map { view.sizeThatFits($0) }
        }
        return .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let sizes = Sizes()
    _ = TestApp {
      Asking(sizes: sizes) {
        Color.red.frame(minWidth: 20, maxWidth: 60, minHeight: 5, maxHeight: 7)
        NamedBlock("fixed", 30, 40)
        Color.red.frame(idealWidth: 70, idealHeight: 80).fixedSize(horizontal: true, vertical: false)
      }
    }
    #expect(sizes.all.prefix(3) == [CGSize(width: 20, height: 5), CGSize(width: 20, height: 7), CGSize(width: 60, height: 7)])
    #expect(sizes.all.dropFirst(3).prefix(3).allSatisfy { $0 == CGSize(width: 30, height: 40) })
    #expect(
      sizes.all.suffix(3) == [
        CGSize(width: 70, height: 0), CGSize(width: 70, height: 80), CGSize(width: 70, height: CGFloat.infinity),
      ])
  }

  /// Places views on a diagonal, and keeps their sizes.
  nonisolated private struct Diagonal: Layout {
    struct Cache {
      var sizes: [CGSize]
      var uses = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      cache.uses += 1
      return cache.sizes.reduce(into: CGSize.zero) {
        $0.width += $1.width
        $0.height += $1.height
      }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      var point = bounds.origin
      for (index, view) in subviews.enumerated() {
        view.place(at: point, proposal: ProposedViewSize(cache.sizes[index]))
        point.x += cache.sizes[index].width
        point.y += cache.sizes[index].height
      }
    }
  }

  @Test("A cache is made again when views come, go, or change their sizes")
  func cache() throws {
    struct Screen: View {
      @AppStorage("count") private var count = 2
      @AppStorage("size") private var size = 20
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Diagonal { ForEach(0..<count, id: \.self) { NamedBlock("view \($0)", CGFloat(size), CGFloat(size)) } }
          Button("More") { count += 1 }
          Button("Fewer") { count -= 2 }
          Button("Larger") { size += 5 }
        }
        .atTopLeft()
      }
    }
    let app = TestApp { Screen() }
    #expect(try app.frame(of: "view 1").minX == 20)
    try app.tap("More")
    #expect(try app.frame(of: "view 2") == CGRect(x: 40, y: 40, width: 20, height: 20))
    try app.tap("Larger")
    let two = try app.frame(of: "view 2")
    #expect(two == CGRect(x: 50, y: 50, width: 25, height: 25))
    try app.tap("Fewer")
    #expect(try app.frame(of: "view 0") == CGRect(x: 0, y: 0, width: 25, height: 25))
    #expect(!app.exists("view 1"))
  }

  /// Places its first view twice, and its last one not at all.
  nonisolated private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: CGPoint(x: bounds.minX + 70, y: bounds.minY), proposal: .unspecified)
      subviews.first?.place(at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
    }
  }

  @Test("Of two places of a view the last one counts, and a view without a place is at the center")
  func places() throws {
    let app = at(300, 400) {
      Careless {
        NamedBlock("twice", 20, 20)
        NamedBlock("never", 40, 20)
      }
    }
    #expect(try app.frame(of: "twice").origin == CGPoint(x: 0, y: 80))
    #expect(try app.frame(of: "never").origin == CGPoint(x: 30, y: 40))
  }

  @Test(
    "A layout whose sizes are negative or infinite takes part in a finite layout",
    arguments: [-50 as CGFloat, .infinity, .nan])
  func strangeLayout(_ length: CGFloat) throws {
    nonisolated struct Strange: Layout {
      let length: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: length, height: length)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: .infinity) }
      }
    }
    try withKnownIssue(isIntermittent: true) {
      let app = at(300, 400) {
        VStack(alignment: .leading, spacing: 0) {
          NamedBlock("before", 10, 10)
          Strange(length: length) { NamedBlock("inside", 10, 10) }
          NamedBlock("after", 10, 10)
        }
      }
      for name in ["before", "inside", "after"] {
        let frame = try app.frame(of: name)
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.size == CGSize(width: 10, height: 10))
      }
    } matching: {
      $0.isReport
    }
  }

  private enum Arrangement: String, CaseIterable {
    case row, column, pile
    var layout: AnyLayout {
      switch self {
      case .row: AnyLayout(HStackLayout(alignment: .top, spacing: 5))
      case .column: AnyLayout(VStackLayout(alignment: .leading, spacing: 5))
      case .pile: AnyLayout(ZStackLayout(alignment: .topLeading))
      }
    }
  }

  @Test("An arrangement that is stored in the app's storage changes places, and the views keep their state")
  func storedArrangement() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @AppStorage("arrangement") private var arrangement = Arrangement.row
      var body: some View {
        VStack(alignment: .leading) {
          arrangement.layout {
            NamedBlock("first", 40, 40)
            NamedBlock("second", 40, 40)
            Counter()
          }
          ForEach(Arrangement.allCases, id: \.self) { new in Button(new.rawValue) { arrangement = new } }
        }
        .atTopLeft()
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Count 0")
    #expect(try app.frame(of: "second").origin == CGPoint(x: 45, y: 0))
    try app.tap("column")
    #expect(try app.frame(of: "second").origin == CGPoint(x: 0, y: 45))
    try app.tap("pile")
    #expect(try app.frame(of: "second").origin == .zero)
    #expect(app.exists("Count 1"))
  }

  @Observable
  final class Words {
    var all = ["a", "b"]
  }

  @Test("Pages and layouts follow an object that only a loop in their content reads")
  func observedLoops() throws {
    struct Screen: View {
      let words: Words
      var body: some View {
        VStack {
          TabView { ForEach(0..<2, id: \.self) { Text("page \(words.all[$0])") } }.tabViewStyle(.page)
          Diagonal { ForEach(0..<2, id: \.self) { Text("placed \(words.all[$0])") } }
          Button("Change") { words.all[0] = "c" }
        }
      }
    }
    let app = TestApp { Screen(words: Words()) }
    #expect(app.exists("page a") && app.exists("placed a"))
    try app.tap("Change")
    #expect(app.exists("page c") && app.exists("placed c"))
  }
}
