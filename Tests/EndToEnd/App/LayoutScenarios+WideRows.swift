import SwiftUI

/// Rows of views with fixed widths that are wider than their container, columns of texts in a grid that are wider than it, and
/// dividers in several frames. Ratios of views with layers.
extension LayoutScenarios {
  static let wideRowsAndDividers: [(Names) -> AnyView] =
    wideRows + wideGrids + dividersInSeveralFrames + dividersInOtherStacks + ratiosOfLayers

  private static let wideRows = [
    scenario { n in
      VStack {
        HStack {
          n.block("a", 200); n.block("b", 200)
        }
        .accessibilityIdentifier(n("c"))
        n.text("d")
      }
    },
    scenario { n in
      HStack {
        n.block("a", 200); n.block("b", 300)
      }
      .frame(maxWidth: .infinity)
    },
    scenario { n in
      HStack {
        n.block("a", 200); n.block("b", 300)
      }
      .frame(width: 360, alignment: .trailing)
    },
    scenario { n in
      ScrollView {
        LazyVStack {
          HStack {
            n.block("a", 200); n.block("b", 200)
          }
        }
      }
    },
    scenario { n in
      HStack {
        VStack {
          n.block("a", 200); n.text("b")
        }
        n.block("c", 200)
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        VStack {
          HStack {
            n.block("a", 200); n.block("b", 300)
          }
          n.text("c")
        }
      }
    },
  ]

  private static let wideGrids = [
    scenario { n in
      Grid {
        GridRow {
          n.block("a", 200); n.block("b", 200)
        }
      }
    }
  ]

  private static let dividersInSeveralFrames = [
    scenario { n in
      HStack {
        n.block("a")
        Divider().accessibilityIdentifier(n("b")).background(.red)
          .frame(width: 1, height: 24).frame(height: 40, alignment: .bottom).overlay { Text("1").fixedSize() }
        n.block("c")
      }
    },
    scenario { n in
      HStack {
        n.block("a"); Divider().accessibilityIdentifier(n("b")).frame(width: 3).background(.red).frame(height: 40); n.block("c")
      }
    },
    scenario { n in
      HStack {
        n.block("a")
        Divider().accessibilityIdentifier(n("b")).overlay(.red).frame(height: 24).padding(4).opacity(0.5)
        n.block("c")
      }
    },
    scenario { n in
      HStack {
        n.block("a")
        Divider().accessibilityIdentifier(n("b")).frame(width: 2).overlay(.red).padding(.vertical, 4).background(.yellow)
        n.block("c")
      }
      .fixedSize()
    },
  ]

  private static let dividersInOtherStacks = [
    scenario { n in
      ZStack {
        Divider().accessibilityIdentifier(n("a")); n.block("b")
      }
    },
    scenario { n in
      ZStack(alignment: .bottom) {
        n.block("a"); Divider().accessibilityIdentifier(n("b")).padding(.horizontal)
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        LazyHStack {
          n.block("a"); Divider().accessibilityIdentifier(n("b")); n.block("c")
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        LazyHStack {
          n.block("a"); Divider().frame(height: 30).accessibilityIdentifier(n("b")); n.block("c")
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        LazyHStack {
          n.block("a").frame(maxHeight: 60, alignment: .bottom); n.block("b", 20, 100)
        }
      }
    },
  ]

  private static let ratiosOfLayers = [
    scenario { n in
      n.fill("a").overlay { n.block("b", 10, 10) }.aspectRatio(1, contentMode: .fit)
    },
    scenario { n in
      VStack {
        Spacer(minLength: 0)
        n.fill("a").overlay { n.block("b", 10, 10) }.aspectRatio(1, contentMode: .fit).clipShape(.rect(cornerRadius: 12))
        Spacer(minLength: 0)
        n.block("c", 300, 60)
      }
    },
    scenario { n in
      HStack {
        n.fill("a").overlay { n.block("b", 10, 10) }.aspectRatio(0.5, contentMode: .fit); n.block("c")
      }
    },
    scenario { n in
      VStack {
        n.fill("a").overlay { n.block("b", 10, 10) }.aspectRatio(2, contentMode: .fit).overlay(alignment: .top) { n.text("c") }
        n.block("d", 200, 100)
      }
    },
  ]
}
