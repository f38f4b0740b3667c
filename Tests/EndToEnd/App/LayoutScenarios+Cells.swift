import SwiftUI

/// Lazy stacks whose views overlap, and cells that have no effect on the size of their grid.
extension LayoutScenarios {
  static let cellsAndLazyStacks: [(Names) -> AnyView] = lazyOverlaps + unsizedCells + baselines

  private static let lazyOverlaps = [
    scenario { n in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: -10) {
          n.block("a"); n.block("b", 60); n.block("c")
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: -15) {
          n.block("a"); n.block("b", 60, 40); n.block("c")
        }
      }
    },
    scenario { n in
      LazyVStack(spacing: -12) {
        n.block("a")
        Section {
          n.block("b"); n.block("c", 60)
        } header: {
          n.block("d", 80, 20)
        }
        n.block("e")
      }
    },
    scenario { n in
      LazyVStack(spacing: -12) {
        n.block("a")
        HStack(spacing: -5) {
          n.block("b"); n.block("c")
        }
      }
    },
  ]

  private static func unsized(_ n: Names, _ alignment: Alignment, _ axes: Axis.Set) -> some View {
    Grid(alignment: alignment, horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        n.block("a", 90, 30); n.block("b", 20, 10)
      }
      GridRow {
        n.block("c", 30, 50).gridCellUnsizedAxes(axes); n.block("d", 40, 20)
      }
      GridRow {
        n.text("e", "Hi").gridCellUnsizedAxes(axes); n.block("f", 20, 10)
      }
    }
  }

  private static let unsizedCells = [
    scenario { n in unsized(n, .center, .horizontal) },
    scenario { n in unsized(n, .topLeading, [.horizontal, .vertical]) },
    scenario { n in unsized(n, .bottomTrailing, .vertical) },
    scenario { n in
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          n.block("a", 60, 30); n.block("b", 20, 10)
        }
        n.block("c", 200, 20).gridCellUnsizedAxes(.horizontal)
        GridRow {
          n.block("d", 100, 20).gridCellUnsizedAxes(.horizontal).gridCellAnchor(.trailing)
          HStack(spacing: 0) {
            n.block("e", 5, 5); n.fill("f")
          }
          .frame(height: 10).gridCellUnsizedAxes(.horizontal)
        }
      }
    },
  ]

  private static let baselines = [
    scenario { n in
      n.text("a", "Title").font(.title).overlay(alignment: .leadingFirstTextBaseline) { n.text("b", "small").font(.caption) }
    },
    scenario { n in
      n.block("a", 90, 60).background(alignment: .trailingLastTextBaseline) { n.text("b", "Two\nlines") }
    },
    scenario { n in
      n.text("a", "Hello").frame(width: 120, height: 80, alignment: .leadingFirstTextBaseline)
    },
    scenario { n in
      ZStack(alignment: .centerFirstTextBaseline) {
        n.text("a", "Title").font(.title); n.text("b", "small").font(.caption); n.block("c", 10, 40)
      }
    },
    scenario { n in
      LazyHStack(alignment: .firstTextBaseline) {
        n.text("a", "Title").font(.callout); n.text("b", "small").font(.caption); n.block("c", 10, 40)
      }
    },
    scenario { n in
      Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 4) {
        GridRow {
          n.text("a", "Title").font(.callout); n.text("b", "small").font(.caption); n.block("c", 10, 40)
        }
        GridRow {
          n.text("d").font(.footnote); n.block("e", 20, 10); n.text("f", "x").font(.subheadline)
        }
      }
    },
    scenario { n in
      Grid {
        GridRow(alignment: .lastTextBaseline) {
          n.text("a", "Two\nlines").font(.subheadline); n.text("b", "one").font(.callout); n.block("c", 10, 10)
        }
      }
    },
  ]
}
