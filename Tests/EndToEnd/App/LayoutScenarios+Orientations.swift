import SwiftUI

/// Dividers in frames, horizontal scroll views in layers, and ratios of views that do not expand.
extension LayoutScenarios {
  static let orientations: [(Names) -> AnyView] = dividersInFrames + scrollViewsInLayers + ratiosWithoutEffect

  private static let dividersInFrames = [
    scenario { n in
      HStack {
        n.block("a"); Divider().frame(height: 32).accessibilityIdentifier(n("b")); n.block("c")
      }
    },
    scenario { n in
      HStack {
        n.block("a"); Divider().padding(.horizontal, 4).frame(height: 20); n.block("b")
      }
    },
    scenario { n in
      HStack {
        n.block("a"); Divider().frame(maxHeight: 20).accessibilityIdentifier(n("b")); n.block("c")
      }
    },
    scenario { n in
      HStack {
        n.text("a").frame(maxWidth: .infinity); Divider().frame(height: 32).accessibilityIdentifier(n("b"))
        n.text("c").frame(maxWidth: .infinity)
      }
    },
    scenario { n in
      VStack {
        n.block("a"); Divider().frame(width: 100).accessibilityIdentifier(n("b")); n.block("c")
      }
    },
  ]

  private static let scrollViewsInLayers = [
    scenario { n in
      ZStack(alignment: .bottom) {
        Color.gray
        ScrollView(.horizontal) {
          HStack {
            n.block("a"); n.block("b")
          }
          .padding()
        }
      }
    },
    scenario { n in
      ZStack(alignment: .bottom) {
        Color.gray
        ScrollView(.horizontal) { n.fill("a").frame(width: 50) }
      }
    },
  ]

  private static let ratiosWithoutEffect = [
    scenario { n in
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Text("12").frame(maxWidth: .infinity).aspectRatio(1, contentMode: .fit).background { n.fill("a") }
        n.block("b")
      }
    },
    scenario { n in
      VStack {
        n.text("a", "12").aspectRatio(1, contentMode: .fit); n.block("b")
      }
    },
    scenario { n in
      VStack {
        n.text("a").frame(maxWidth: 100).aspectRatio(1, contentMode: .fill); n.block("b")
      }
    },
  ]
  /// Dividers with layers, and views that fit a frame of a fixed height.
  static let layersOfFittingViews: [(Names) -> AnyView] = [
    scenario { n in
      HStack {
        n.text("a"); Divider().frame(height: 30).overlay(.red).accessibilityIdentifier(n("b")); n.text("c")
      }
    },
    scenario { n in
      HStack {
        n.block("a"); Divider().background(.red).accessibilityIdentifier(n("b")); n.block("c")
      }
      .frame(height: 50)
    },
    scenario { n in
      VStack {
        n.block("a"); Divider().overlay(.red).accessibilityIdentifier(n("b")); n.block("c")
      }
    },
    scenario { n in
      HStack {
        ZStack(alignment: .bottomTrailing) {
          n.fill("a").aspectRatio(1, contentMode: .fit); n.block("b", 16, 16)
        }
        .frame(height: 80)
        n.text("c")
      }
    },
  ]
}
