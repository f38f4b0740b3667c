import SwiftUI

/// Stacks, overlays and grids in which views set alignment guides. The filled backgrounds show the sizes of the stacks.
extension LayoutScenarios {
  static let alignmentGuides: [(Names) -> AnyView] = guidedStacks + guidedContainers + guidedFromTheRight

  private static let guidedStacks = [
    scenario { n in
      VStack(alignment: .leading) {
        n.block("a", 100).alignmentGuide(.leading) { _ in -20 }; n.block("b", 100)
      }
      .background { n.fill("c") }
    },
    scenario { n in
      VStack(alignment: .leading) {
        n.block("a", 100).alignmentGuide(.leading) { _ in 30 }; n.block("b")
      }
      .background { n.fill("c") }
    },
    scenario { n in
      VStack {
        n.block("a", 100).alignmentGuide(HorizontalAlignment.center) { _ in 0 }; n.block("b", 80)
      }
      .background { n.fill("c") }
    },
    scenario { n in
      HStack(alignment: .bottom) {
        n.block("a", 40, 60); n.block("b").alignmentGuide(.bottom) { $0[.top] - 10 }
      }
      .background { n.fill("c") }
    },
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        n.block("a", 20, 40).alignmentGuide(.firstTextBaseline) { _ in 10 }; n.block("b", 20, 20)
      }
      .background { n.fill("c") }
    },
    scenario { n in
      HStack(alignment: .lastTextBaseline) {
        n.text("a", "Two\nlines").alignmentGuide(.lastTextBaseline) { $0[.lastTextBaseline] + 6 }; n.text("b", "one")
      }
      .background { n.fill("c") }
    },
    scenario { n in
      ZStack(alignment: .bottomTrailing) {
        n.block("a", 100, 60)
        n.block("b").alignmentGuide(.trailing) { $0[.leading] }.alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
      }
      .background { n.fill("c") }
    },
    scenario { n in
      ZStack {
        n.block("a", 100, 60); n.block("b").alignmentGuide(VerticalAlignment.center) { _ in -40 }
      }
      .background { n.fill("c") }
    },
    scenario { n in
      VStack(alignment: .trailing) {
        n.text("a", "Hello, world"); n.block("b").alignmentGuide(.trailing) { $0.width / 2 }
      }
    },
    scenario { n in
      VStack(alignment: .leading) {
        n.fill("a").frame(height: 10); n.block("b").alignmentGuide(.leading) { _ in -20 }
      }
    },
  ]

  private static let guidedContainers = [
    scenario { n in
      VStack(alignment: .leading) {
        HStack(spacing: 0) {
          n.block("a", 30); n.block("b", 50).alignmentGuide(.leading) { _ in 10 }
        }
        n.block("c", 100)
      }
      .background { n.fill("d") }
    },
    scenario { n in
      VStack(alignment: .leading, spacing: 0) {
        VStack(spacing: 0) {
          n.block("a", 100).alignmentGuide(.leading) { _ in -20 }; n.block("b", 60)
        }
        .padding(.leading, 10)
        n.block("c", 100)
      }
      .background { n.fill("d") }
    },
    scenario { n in
      n.block("a", 100, 60).alignmentGuide(.leading) { _ in 30 }.overlay(alignment: .leading) { n.block("b", 20, 10) }
    },
    scenario { n in
      n.block("a", 100, 60).background(alignment: .bottomTrailing) {
        n.block("b", 60, 80).alignmentGuide(.trailing) { $0[.leading] }.alignmentGuide(.bottom) { _ in 20 }
      }
    },
    scenario { n in
      Grid(alignment: Alignment(horizontal: .leading, vertical: .quarter), horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          n.block("a", 40, 40); n.block("b", 40, 20).alignmentGuide(.quarter) { _ in -10 }
        }
        GridRow {
          n.block("c"); n.block("d", 60, 20)
        }
      }
    },
  ]

  private static let guidedFromTheRight = [
    scenario { n in
      VStack(alignment: .leading) {
        n.block("a", 100).alignmentGuide(.leading) { _ in -20 }; n.block("b")
      }
      .background { n.fill("c") }
      .environment(\.layoutDirection, .rightToLeft)
    },
    scenario { n in
      VStack(alignment: .trailing) {
        HStack(spacing: 0) {
          n.block("a", 30).alignmentGuide(.trailing) { _ in 10 }; n.block("b", 50)
        }
        n.block("c", 100)
      }
      .background { n.fill("d") }
      .environment(\.layoutDirection, .rightToLeft)
    },
    scenario { n in
      n.block("a", 100, 60).overlay(alignment: .topTrailing) {
        n.block("b", 20, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]
}

extension VerticalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}
