import SwiftUI

/// Frames, grids, lazy stacks and lazy grids in which views set alignment guides.
extension LayoutScenarios {
  static let guidesInContainers: [(Names) -> AnyView] = guidedFrames + guidedGrids + guidedRows

  private static let guidedFrames = [
    scenario { n in
      n.block("a").alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }
        .frame(width: 200, height: 80, alignment: .topLeading).accessibilityIdentifier(n("b"))
    },
    scenario { n in
      n.block("a", 60).alignmentGuide(.trailing) { $0[.leading] - 20 }
        .frame(maxWidth: .infinity, alignment: .trailing).accessibilityIdentifier(n("b"))
    },
    scenario { n in
      n.block("a", 60).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.alignmentGuide(VerticalAlignment.center) { _ in 40 }
        .frame(width: 200, height: 100).accessibilityIdentifier(n("b"))
    },
    scenario { n in
      n.text("a").alignmentGuide(.bottom) { $0[.bottom] + 12 }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    },
    scenario { n in
      VStack(alignment: .leading, spacing: 0) {
        n.block("a", 100).alignmentGuide(.leading) { _ in 30 }; n.block("b", 60)
      }
      .frame(width: 300, alignment: .leading).accessibilityIdentifier(n("c"))
    },
    scenario { n in
      HStack(spacing: 0) {
        n.block("a").alignmentGuide(.leading) { _ in 15 }.frame(height: 60, alignment: .leading); n.block("b")
      }
    },
    scenario { n in
      n.fill("a").frame(height: 20).alignmentGuide(.leading) { _ in -30 }.frame(width: 200, alignment: .leading)
    },
    scenario { n in
      n.block("a").alignmentGuide(.leading) { _ in -10 }.frame(width: 100, alignment: .leading)
        .frame(width: 200, height: 100, alignment: .bottomTrailing).accessibilityIdentifier(n("b"))
    },
    scenario { n in
      n.block("a").alignmentGuide(.leading) { _ in -10 }.frame(width: 200, height: 80, alignment: .topLeading)
        .environment(\.layoutDirection, .rightToLeft)
    },
  ]

  private static let guidedGrids = [
    scenario { n in
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          n.block("a", 80).alignmentGuide(.leading) { _ in -20 }; n.block("b")
        }
        GridRow {
          n.block("c", 60, 20); n.block("d", 30, 20)
        }
      }
      .background { n.fill("e") }
    },
    scenario { n in
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          n.block("a", 80).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
          n.block("b", 60).alignmentGuide(.trailing) { $0[.leading] }.gridColumnAlignment(.trailing)
        }
        GridRow {
          n.block("c", 60, 20); n.block("d", 30, 20)
        }
      }
      .background { n.fill("e") }
    },
    scenario { n in
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow(alignment: .top) {
          n.block("a", 20, 40).alignmentGuide(.top) { $0[.bottom] }; n.block("b")
        }
        GridRow(alignment: .bottom) {
          n.block("c", 20, 20); n.block("d", 20, 30).alignmentGuide(.bottom) { _ in 10 }
        }
      }
      .background { n.fill("e") }
    },
    scenario { n in
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow(alignment: .firstTextBaseline) {
          n.block("a", 20, 20); n.block("b", 20, 20).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 4 }
        }
        GridRow {
          n.block("c", 20, 20)
        }
      }
      .background { n.fill("e") }
    },
    scenario { n in
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          n.block("a", 80); n.block("b", 80)
        }
        GridRow {
          n.block("c", 40).alignmentGuide(.leading) { _ in -7 }.gridCellColumns(2)
        }
        n.block("d", 40).alignmentGuide(.leading) { _ in -9 }
      }
    },
    scenario { n in
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          n.block("a", 80).alignmentGuide(.leading) { _ in 30 }; n.block("b")
        }
        GridRow {
          n.block("c", 60, 20); n.block("d", 30, 20)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]

  private static let guidedRows = [
    scenario { n in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          n.block("a", 100).alignmentGuide(.leading) { _ in -20 }; n.block("b", 100)
          n.fill("c").frame(height: 20).alignmentGuide(.leading) { _ in -40 }
          n.text("d").alignmentGuide(.leading) { $0.width / 2 - 80 }
        }
      }
    },
    scenario { n in
      ScrollView {
        LazyVStack(spacing: 4) {
          n.block("a", 100).alignmentGuide(HorizontalAlignment.center) { _ in 0 }; n.block("b", 100)
        }
        LazyVStack(alignment: .trailing, spacing: 4) {
          n.block("c", 100).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] + 80 }; n.block("d", 100)
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 4) {
          n.block("a", 40, 40).alignmentGuide(.top) { _ in -15 }; n.block("b", 40, 40)
        }
      }
    },
    scenario { n in
      ScrollView {
        LazyVStack(alignment: .fifth, spacing: 4) {
          n.block("a", 100); n.block("b", 50).alignmentGuide(.fifth) { _ in -10 }
          Section {
            n.block("c", 60)
          } header: {
            n.block("d", 80, 20)
          }
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .low, spacing: 4) {
          n.block("a", 40, 40); n.block("b", 40, 80)
        }
      }
    },
    scenario { n in
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(100), alignment: .topLeading), count: 2), spacing: 4) {
          n.block("a", 40, 20).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }
          n.block("b", 40, 40); n.block("c", 40, 20)
        }
      }
    },
    scenario { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
          n.block("a", 40, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
          n.block("b", 40, 40); n.block("c", 40, 20).alignmentGuide(VerticalAlignment.center) { _ in 0 }
        }
      }
    },
    scenario { n in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          n.block("a", 100).alignmentGuide(.leading) { _ in -20 }; n.block("b", 100)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]
}

extension HorizontalAlignment {
  private enum Fifth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 5 }
  }

  fileprivate static let fifth = HorizontalAlignment(Fifth.self)
}

extension VerticalAlignment {
  private enum Low: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 3 / 4 }
  }

  fileprivate static let low = VerticalAlignment(Low.self)
}
