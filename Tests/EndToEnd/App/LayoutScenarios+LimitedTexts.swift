import SwiftUI

/// Texts that are truncated to the height of a frame with a maximum height, or of the view behind or in front of them.
extension LayoutScenarios {
  static let limitedTexts: [(Names) -> AnyView] = [
    scenario { n in
      VStack {
        long(n, "a").frame(width: 200).frame(maxHeight: 50)
        n.block("b")
      }
    },
    scenario { n in
      VStack(alignment: .leading) {
        n.text("a").font(.headline)
        long(n, "b")
      }
      .frame(maxHeight: 70)
      .accessibilityIdentifier(n("c"))
    },
    scenario { n in
      HStack {
        n.block("a")
        long(n, "b", words: 60).padding(4)
      }
      .frame(minHeight: 20, maxHeight: 64, alignment: .top)
    },
    scenario { n in long(n, "a").frame(maxHeight: 50, alignment: .topLeading).accessibilityIdentifier(n("b")) },
    scenario { n in long(n, "a", words: 4).frame(maxHeight: 100) },
    scenario { n in
      VStack {
        n.fill("a")
        long(n, "b").frame(maxHeight: 60).layoutPriority(1)
      }
    },
    scenario { n in n.block("a", 200, 50).overlay { long(n, "b", words: 60) } },
    scenario { n in n.block("a", 200, 90).overlay(alignment: .bottomLeading) { long(n, "b", words: 60).padding(8) } },
    scenario { n in
      n.block("a", 220, 70).background {
        VStack(alignment: .leading) {
          n.text("b")
          long(n, "c", words: 60)
        }
      }
    },
    scenario { n in n.block("a", 200, 10).overlay { n.text("b", "A single line") } },
    scenario { n in
      n.block("a", 200, 50).overlay { long(n, "b", words: 20).fixedSize(horizontal: false, vertical: true) }
    },
    scenario { n in
      ScrollView {
        long(n, "a").frame(maxHeight: 50)
        n.block("b")
        n.block("c", 200, 50).overlay { long(n, "d", words: 60) }
      }
    },
    scenario { n in
      VStack {
        long(n, "a", words: 80).frame(maxHeight: 60)
        n.block("b")
      }
      .frame(width: 200, height: 90)
    },
  ]
}
