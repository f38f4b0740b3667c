import SwiftUI

/// Views whose lengths differ from those of their containers: with negative padding, with ideal lengths, and in scroll views.
extension LayoutScenarios {
  static let lengths: [(Names) -> AnyView] = negativePaddings + scrollViews + idealStacks

  private static let negativePaddings = [
    scenario { n in
      VStack(spacing: 0) {
        n.block("a")
        n.fill("b").frame(height: 20).padding(.horizontal, -16)
        Color.red.frame(maxWidth: .infinity, maxHeight: 20).padding(.horizontal, -8).accessibilityIdentifier(n("c"))
      }
      .padding(16)
    },
    scenario { n in
      VStack(spacing: 0) {
        n.block("a", 60, 30)
        n.block("b", 50, 50).padding(.top, -10).padding(.bottom, -5)
        n.block("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.block("a", 60, 30)
        n.block("b", 50, 50).padding(.leading, -10)
        n.block("c")
      }
    },
  ]

  private static let scrollViews = [
    scenario { n in
      ZStack(alignment: .top) {
        ScrollView {
          VStack(spacing: 0) {
            n.block("a", 60, 300); n.block("b", 60, 300)
          }
        }
        n.fill("c").frame(height: 40)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        ScrollView { n.block("a", 60, 300) }
        n.block("b")
      }
    },
    scenario { n in
      GeometryReader { _ in
        ScrollView(.horizontal) {
          HStack {
            n.block("a"); n.block("b", 400, 50)
          }
          .frame(maxHeight: .infinity)
        }
      }
    },
    scenario { n in
      ScrollView {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<6) { index in
              Rectangle().aspectRatio(3 / 4, contentMode: .fit)
                .containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10)
                .accessibilityIdentifier(n("\(index)"))
            }
          }
        }
      }
    },
  ]

  private static let idealStacks = [
    scenario { n in
      HStack(spacing: 20) {
        VStack(spacing: 4) {
          n.block("a"); n.fill("b").frame(height: 3)
        }
        .fixedSize()
        n.block("c")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        HStack {
          n.block("a"); Spacer(); n.block("b")
        }
        .fixedSize(horizontal: true, vertical: false)
        n.block("c")
      }
    },
  ]
}
