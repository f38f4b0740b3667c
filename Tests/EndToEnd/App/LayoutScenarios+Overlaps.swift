import SwiftUI

/// Stacks whose views overlap, and cells at anchors or without an effect on the size of their grid.
extension LayoutScenarios {
  static let overlaps: [(Names) -> AnyView] = [
    scenario { n in
      HStack(spacing: -20) {
        n.block("a"); n.block("b"); n.block("c", 30, 40)
      }
    },
    scenario { n in
      VStack(alignment: .leading, spacing: -10) {
        n.block("a"); n.block("b", 80)
      }
    },
    scenario { n in
      HStack(spacing: -15) {
        n.block("a")
        VStack(spacing: -5) {
          n.block("b"); n.block("c")
        }
        n.block("d")
      }
    },
    scenario { n in
      HStack(spacing: -8) {
        n.block("a"); n.fill("b"); n.block("c")
      }
    },
    scenario { n in
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          n.block("a", 20, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)); n.block("b", 30, 50)
        }
        GridRow {
          n.block("c", 60, 10); n.block("d", 10, 10).gridCellAnchor(.bottomTrailing)
        }
        GridRow {
          n.block("e", 20, 10).gridCellAnchor(UnitPoint(x: 1.5, y: 0.5)); n.block("f", 10, 30)
        }
      }
    },
    scenario { n in
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          n.block("a", 40, 20); n.fill("b").frame(width: 30).gridCellUnsizedAxes(.vertical)
        }
        GridRow {
          n.fill("c").frame(height: 10).gridCellUnsizedAxes(.horizontal); n.block("d", 30, 10)
        }
      }
    },
    scenario { n in
      Grid(alignment: .trailing, verticalSpacing: 2) {
        GridRow {
          n.block("a", 80, 10); n.block("b")
        }
        n.block("c", 20, 10)
        n.block("d", 20, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0))
      }
    },
  ]
}
