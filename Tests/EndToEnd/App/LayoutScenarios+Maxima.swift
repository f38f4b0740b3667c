import SwiftUI

/// Views with a maximum in nested containers of a stack, which take at most this part of the stack's length.
extension LayoutScenarios {
  static let maxima: [(Names) -> AnyView] = maximumWidths + maximumHeights + unproposedMaxima

  private static let maximumWidths = [
    scenario { n in
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          n.fill("a").frame(maxWidth: 100); n.block("b")
        }
        n.fill("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          n.fill("a").frame(maxWidth: 100).padding(.horizontal, 10); n.block("b", 150)
        }
        n.fill("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          n.fill("a").frame(maxWidth: 100); n.block("b")
        }
        n.fill("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        ZStack {
          n.fill("a").frame(maxWidth: 100); n.block("b")
        }
        n.fill("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").frame(maxWidth: 100).overlay { n.block("b") }; n.fill("c")
      }
    },
    // The share is smaller than the maximum.
    scenario { n in
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          n.fill("a").frame(maxWidth: 300); n.block("b")
        }
        n.fill("c")
      }
    },
    // One of the views has no maximum.
    scenario { n in
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          n.fill("a").frame(maxWidth: 100); n.fill("b")
        }
        n.fill("c")
      }
    },
    scenario { n in
      VStack(alignment: .leading, spacing: 0) {
        VStack(spacing: 0) { n.fill("a").frame(maxWidth: 100) }; n.block("b", 60)
      }
    },
  ]

  private static let maximumHeights = [
    scenario { n in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          n.fill("a").frame(maxHeight: 50); n.block("b")
        }
        n.fill("c")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          n.fill("a").frame(maxHeight: 50); n.block("b")
        }
        n.fill("c")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a").frame(maxHeight: 50).padding(.vertical, 5); n.fill("c")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        ZStack {
          n.fill("a").frame(maxHeight: 50); n.block("b", 40, 20)
        }
        n.fill("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          n.fill("a").frame(maxHeight: 50); n.block("b")
        }
        n.fill("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").frame(maxHeight: 50); n.fill("c")
      }
    },
  ]

  /// Where no length is proposed, a view has its own length within the maximum.
  private static let unproposedMaxima = [
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            n.fill("a").frame(maxHeight: 50); n.block("b")
          }
          n.block("c")
        }
      }
    }
  ]
}
