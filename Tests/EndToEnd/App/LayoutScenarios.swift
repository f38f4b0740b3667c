import SwiftUI

/// Views whose frames in the browser are compared with those of the layout. Each is in a box of 360 by 160 points, and the
/// elements that are compared have an identifier that begins with the number of the scenario.
struct LayoutScenarios: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<Self.all.count, id: \.self) { index in
          Self.all[index](Names(prefix: "s\(index)"))
            .frame(width: 360, height: 160)
            .accessibilityIdentifier("s\(index)")
        }
      }
    }
  }

  /// The identifiers of a scenario's elements.
  struct Names {
    let prefix: String

    func callAsFunction(_ name: String) -> String { "\(prefix).\(name)" }

    /// Returns a block of a fixed size.
    func block(_ name: String, _ width: CGFloat = 40, _ height: CGFloat = 30) -> some View {
      Color.blue.frame(width: width, height: height).accessibilityIdentifier(self(name))
    }

    /// Returns a view that fills its space.
    func fill(_ name: String) -> some View {
      Color.green.accessibilityIdentifier(self(name))
    }

    func text(_ name: String, _ text: String = "Hello, world") -> some View {
      Text(text).accessibilityIdentifier(self(name))
    }
  }

  /// Returns a scenario.
  static func scenario<Content: View>(@ViewBuilder _ content: @escaping (Names) -> Content) -> (Names) -> AnyView {
    { AnyView(content($0)) }
  }

  /// The scenarios. A test refers to some of them by their number.
  static let all: [(Names) -> AnyView] =
    stacks + frames + layers + texts + others + alignedStacks + rowsAndLayouts + containers + places + scrollContents
    + directions + alignmentGuides + pictures + ownLayouts + maxima + fitted + badges
    + textsBesideViews + overlaps + guidesInContainers + lineHeights + cellsAndLazyStacks + lengths + ratios + rowLabels
    + scrolledHeights + framedRatios + orientations + scrolledRows + layersOfFittingViews + baselineRows + listInsets
    + unproposedHeights + stackLayouts + layeredRatios + fixedFrames + loneControls + limitedRatios + expandingLabels
    + symbolRows + paddedColors + rowContents + cutTexts + wideFrames + movedBadges + limitedTexts
    + wideRowsAndDividers + ownLayoutControls

  private static let stacks: [(Names) -> AnyView] = [
    { n in
      AnyView(
        HStack {
          n.block("a"); n.block("b")
        })
    },
    { n in
      AnyView(
        VStack {
          n.block("a"); n.block("b")
        })
    },
    { n in
      AnyView(
        ZStack {
          n.block("a", 80, 60); n.block("b")
        })
    },
    { n in
      AnyView(
        HStack(spacing: 20) {
          n.block("a"); n.fill("b"); n.block("c")
        })
    },
    { n in
      AnyView(
        HStack(spacing: 0) {
          n.fill("a"); n.fill("b"); n.fill("c")
        })
    },
    { n in
      AnyView(
        VStack(spacing: 4) {
          n.fill("a"); n.block("b"); n.fill("c")
        })
    },
    { n in
      AnyView(
        HStack {
          n.block("a"); Spacer(); n.block("b")
        })
    },
    { n in
      AnyView(
        VStack {
          n.block("a"); Spacer(); n.block("b")
        })
    },
    { n in
      AnyView(
        HStack {
          Spacer(); n.block("a")
        })
    },
    { n in
      AnyView(
        HStack {
          Spacer(); n.block("a"); Spacer(); n.block("b"); Spacer()
        })
    },
    { n in
      AnyView(
        VStack(alignment: .leading) {
          n.block("a"); n.block("b", 100)
        })
    },
    { n in
      AnyView(
        VStack(alignment: .trailing) {
          n.block("a"); n.block("b", 100)
        })
    },
    { n in
      AnyView(
        HStack(alignment: .top) {
          n.block("a"); n.block("b", 40, 90)
        })
    },
    { n in
      AnyView(
        HStack(alignment: .bottom) {
          n.block("a"); n.block("b", 40, 90)
        })
    },
    { n in
      AnyView(
        ZStack(alignment: .topLeading) {
          n.block("a", 90, 80); n.block("b")
        })
    },
    { n in
      AnyView(
        ZStack(alignment: .bottomTrailing) {
          n.fill("a"); n.block("b")
        })
    },
    { n in
      AnyView(
        HStack {
          VStack {
            n.block("a"); n.block("b", 70)
          }; VStack { n.block("c") }
        })
    },
    { n in
      AnyView(
        VStack {
          HStack {
            n.block("a"); Spacer()
          };
          HStack {
            Spacer(); n.block("b")
          }
        })
    },
    { n in
      AnyView(
        HStack {
          n.block("a"); Divider().accessibilityIdentifier(n("d")); n.block("b")
        })
    },
    { n in
      AnyView(
        VStack {
          n.block("a"); Divider().accessibilityIdentifier(n("d")); n.block("b")
        })
    },
  ]

  private static let frames: [(Names) -> AnyView] = [
    { n in AnyView(n.block("a").frame(width: 200, height: 100, alignment: .topLeading)) },
    { n in AnyView(n.block("a").frame(width: 200, height: 100, alignment: .bottomTrailing)) },
    { n in AnyView(n.block("a").frame(maxWidth: .infinity, alignment: .leading)) },
    { n in AnyView(n.block("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)) },
    { n in AnyView(n.fill("a").frame(maxWidth: 100, maxHeight: 50)) },
    { n in
      AnyView(
        HStack(spacing: 0) {
          n.fill("a").frame(minWidth: 200); n.fill("b")
        })
    },
    { n in AnyView(n.block("a").padding(20)) },
    { n in
      AnyView(
        HStack(spacing: 0) {
          n.block("a").padding(.leading, 30); n.block("b").padding(.vertical, 10)
        })
    },
    { n in AnyView(n.fill("a").padding()) },
    { n in AnyView(n.fill("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 30, trailing: 40))) },
    { n in AnyView(n.block("a").offset(x: 10, y: -5)) },
    { n in AnyView(n.block("a").position(x: 50, y: 60)) },
    { n in AnyView(n.block("a", 100, 40).frame(width: 60, height: 20)) },
    { n in
      AnyView(
        VStack(spacing: 0) {
          n.fill("a").frame(height: 40); n.fill("b").frame(width: 90)
        })
    },
  ]

  private static let layers: [(Names) -> AnyView] = [
    { n in AnyView(n.block("a", 100, 60).overlay(alignment: .topTrailing) { n.block("b", 20, 10) }) },
    { n in AnyView(n.block("a", 100, 60).overlay { n.fill("b") }) },
    { n in AnyView(n.block("a", 100, 60).background(alignment: .bottomLeading) { n.block("b", 20, 10) }) },
    { n in AnyView(n.block("a", 30, 20).overlay { n.block("b", 80, 60) }) },
    {
      n in
      AnyView(
        n.block("a", 100, 60).overlay(alignment: .topTrailing) {
          n.block("b", 20, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
        })
    },
    { n in AnyView(n.fill("a").overlay(alignment: .bottom) { n.block("b", 50, 10) }.padding(10)) },
  ]

  private static let texts: [(Names) -> AnyView] = [
    { n in AnyView(n.text("a")) },
    { n in AnyView(n.text("a").font(.title)) },
    { n in AnyView(n.text("a").font(.caption).fontWeight(.semibold)) },
    { n in
      AnyView(
        HStack {
          n.text("a", "Title"); Spacer(); n.text("b", "Value")
        })
    },
    { n in
      AnyView(
        VStack(alignment: .leading) {
          n.text("a", "Headline").font(.headline); n.text("b", "Subheadline").font(.subheadline)
        })
    },
    { n in AnyView(n.text("a", "A text that is long enough to be broken into two lines, at least").frame(width: 200)) },
    { n in
      AnyView(
        HStack(alignment: .firstTextBaseline) {
          n.text("a", "Small").font(.caption); n.text("b", "Large").font(.largeTitle)
        })
    },
    { n in AnyView(n.text("a").padding().background(.yellow)) },
    { n in AnyView(n.text("a", "A text in one line that does not fit into its frame").lineLimit(1).frame(width: 120)) },
  ]

  private static let others: [(Names) -> AnyView] = [
    { n in AnyView(Image(systemName: "star").accessibilityIdentifier(n("a"))) },
    { n in AnyView(GeometryReader { proxy in n.block("a", proxy.size.width / 2, proxy.size.height / 4) }) },
    { n in
      AnyView(
        HStack(spacing: 0) {
          n.block("a"); GeometryReader { n.block("b", $0.size.width, 10) }
        })
    },
    { n in
      AnyView(
        HStackLayout(spacing: 12) {
          n.block("a"); n.fill("b"); n.block("c")
        })
    },
    { n in
      AnyView(
        VStackLayout(alignment: .trailing, spacing: 6) {
          n.block("a"); n.block("b", 100)
        })
    },
    { n in
      AnyView(
        ViewThatFits {
          n.block("a", 500, 10); n.block("b", 300, 10)
        })
    },
    { n in
      AnyView(
        ScrollView(.horizontal) {
          HStack(spacing: 5) {
            n.block("a", 300); n.block("b", 300)
          }
        })
    },
    { n in
      AnyView(
        ScrollView {
          VStack(spacing: 5) {
            n.block("a", 40, 100); n.block("b", 40, 100)
          }
        })
    },
    { n in AnyView(Circle().accessibilityIdentifier(n("a")).frame(width: 80, height: 50)) },
    { n in AnyView(Rectangle().aspectRatio(2, contentMode: .fit).accessibilityIdentifier(n("a"))) },
    { n in AnyView(Toggle("On", isOn: .constant(true)).accessibilityIdentifier(n("a"))) },
    { n in AnyView(Button("Save") {}.buttonStyle(.bordered).accessibilityIdentifier(n("a"))) },
    { n in
      AnyView(
        HStack(spacing: 0) {
          n.fill("a").layoutPriority(1); n.block("b")
        })
    },
    { n in AnyView(VStack(spacing: 0) { ForEach(0..<4, id: \.self) { n.block("a\($0)", 20, 20) } }) },
  ]
}
