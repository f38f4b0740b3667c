import SwiftUI

/// Views of a fixed size inside other containers, beside a text that is too long for its line. The text wraps, and the fixed
/// views keep their size.
extension LayoutScenarios {
  static let badges: [(Names) -> AnyView] = badgesInLayers + badgesInStacks

  private static let badgesInLayers = [
    scenario { n in
      HStack {
        ZStack {
          n.block("a"); n.text("b", "AB")
        }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        n.block("a").overlay { n.text("b", "AB") }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        n.text("a", "AB").frame(width: 40, height: 40).background { n.fill("b") }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        ZStack(alignment: .bottomTrailing) {
          n.block("a", 48, 48); n.block("b", 12, 12)
        }
        VStack(alignment: .leading) {
          n.text("c"); n.wide("d")
        }
      }
    },
    scenario { n in
      HStack {
        n.block("a").background { n.fill("b") }.overlay(alignment: .topTrailing) { n.block("d", 10, 10) }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        ZStack {
          n.block("a").padding(4); n.text("b", "AB")
        }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        n.wide("c")
        ZStack {
          n.block("a").overlay { n.text("b", "AB") }
        }
      }
    },
  ]

  private static let badgesInStacks = [
    scenario { n in
      HStack {
        VStack {
          n.block("a"); n.text("b", "AB")
        }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        HStack {
          n.block("a", 24, 24); n.block("b", 24, 24)
        }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        Group {
          n.block("a").padding(6)
        }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        Button {
        } label: {
          n.block("a", 44, 44)
        }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        VStack {
          HStack {
            n.block("a", 24, 24); n.text("b", "AB")
          }
          n.block("d")
        }
        n.wide("c")
      }
    },
    scenario { n in
      HStack {
        n.block("a").padding(4).background { n.fill("b") }.padding(2)
        n.wide("c")
      }
    },
    scenario { n in
      HStack(alignment: .top) {
        VStack(spacing: 0) {
          n.block("a", 12, 12); n.fill("b").frame(width: 2)
        }
        VStack(alignment: .leading) {
          n.text("c"); n.wide("d")
        }
      }
    },
  ]
}

extension LayoutScenarios.Names {
  /// Returns a text that needs more than one line and takes the rest of the width.
  fileprivate func wide(_ name: String) -> some View {
    text(name, "The ferry to the island leaves at nine, and the last one returns to the harbor at six.")
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
