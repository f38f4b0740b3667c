import NavigatorTesting
import SwiftUI
import Testing

extension VerticalAlignment {
  private enum MiddleOfRow: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.top] }
  }

  fileprivate static let middleOfRow = VerticalAlignment(MiddleOfRow.self)
}

/// Layouts in idioms that differ from those of the other tests.
@MainActor
@Suite("Layouts in other idioms")
struct LayoutOtherIdiomTests {
  private func at<Content: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> Content) -> TestApp {
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
