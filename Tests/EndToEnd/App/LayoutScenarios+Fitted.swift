import SwiftUI

/// Views with a ratio that fit the space that a container proposes, without a frame. `Banner` is a drawing of 80 by 40 points.
extension LayoutScenarios {
  static let fitted: [(Names) -> AnyView] = fittedInColumns + fittedInRows + fittedInLayers + fittedInScrollViews

  private static let fittedInColumns = [
    scenario { n in banner(n("a")) },
    scenario { n in Rectangle().aspectRatio(4, contentMode: .fit).accessibilityIdentifier(n("a")) },
    scenario { n in
      VStack(spacing: 0) {
        banner(n("a")); n.block("b")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a").aspectRatio(4, contentMode: .fit); n.block("b")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        banner(n("a")); n.fill("b")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        banner(n("a")); banner(n("b"))
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          n.fill("a").aspectRatio(16, contentMode: .fit); n.block("b")
        }
        Spacer(minLength: 0)
      }
    },
    scenario { n in banner(n("a")).padding(10) },
    scenario { n in
      VStack(spacing: 0) {
        ZStack {
          n.fill("a"); n.block("b")
        }
        .aspectRatio(2, contentMode: .fit)
        n.block("c")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        Button {
        } label: {
          banner(n("a"))
        }
        .buttonStyle(.plain)
        n.block("b")
      }
    },
  ]

  private static let fittedInRows = [
    scenario { n in
      HStack(spacing: 0) {
        banner(n("a")); n.block("b")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").aspectRatio(0.5, contentMode: .fit); n.block("b")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        banner(n("a")); n.fill("b")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          banner(n("a")); n.block("b")
        }
        n.block("c")
      }
    },
  ]

  private static let fittedInLayers = [
    scenario { n in
      ZStack {
        banner(n("a")); n.block("b")
      }
    },
    scenario { n in
      ZStack {
        n.fill("a"); banner(n("b"))
      }
    },
    scenario { n in n.fill("a").aspectRatio(4, contentMode: .fit).overlay(alignment: .bottomTrailing) { n.block("b", 10, 10) } },
    scenario { n in n.fill("a").overlay { banner(n("b")) } },
  ]

  private static let fittedInScrollViews = [
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          banner(n("a")); n.block("b")
        }
        .padding(10)
      }
    },
    scenario { n in
      ScrollView {
        HStack(spacing: 0) {
          banner(n("a")); banner(n("b"))
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          ZStack {
            banner(n("a")); n.block("b")
          }
          n.block("c")
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          banner(n("a")); n.block("b")
        }
      }
    },
  ]

  private static func banner(_ identifier: String) -> some View {
    Image("Banner").resizable().scaledToFit().accessibilityIdentifier(identifier)
  }
}
