import SwiftUI

/// Texts that are truncated to the height of a frame.
extension LayoutScenarios {
  /// Returns a text that fills its width, because a text that is cut has the width of its space in a browser.
  static func long(_ n: Names, _ name: String, words: Int = 40) -> some View {
    let text = (0..<words).map { ["Some", "words", "of", "a", "text", "that", "continues"][$0 % 7] }.joined(separator: " ")
    return Text(text).frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier(n(name))
  }

  static let cutTexts: [(Names) -> AnyView] = [
    scenario { n in
      long(n, "a").frame(width: 200, height: 50)
      n.block("b")
    },
    scenario { n in long(n, "a").padding(10).frame(width: 200, height: 70, alignment: .topLeading) },
    scenario { n in
      VStack(alignment: .leading) {
        n.text("a")
        long(n, "b")
        n.block("c")
      }
    },
    scenario { n in
      VStack(spacing: 4) {
        long(n, "a")
        long(n, "b", words: 4)
        long(n, "c", words: 80)
      }
    },
    scenario { n in
      HStack(alignment: .top) {
        n.block("a")
        VStack(alignment: .leading, spacing: 2) {
          n.text("b").font(.headline)
          long(n, "c", words: 60).font(.caption)
        }
      }
      .frame(height: 70)
      .accessibilityIdentifier(n("d"))
    },
    scenario { n in
      VStack {
        n.fill("a")
        long(n, "b", words: 30)
      }
    },
    scenario { n in
      VStack {
        long(n, "a", words: 80).layoutPriority(1)
        long(n, "b", words: 80)
      }
      .frame(width: 300)
    },
    scenario { n in
      ZStack {
        n.fill("a")
        long(n, "b", words: 80).padding()
      }
    },
    scenario { n in
      VStack {
        long(n, "a", words: 80).fixedSize(horizontal: false, vertical: true)
        n.text("b")
      }
    },
    scenario { n in
      VStack {
        long(n, "a", words: 80).lineLimit(2)
        long(n, "b", words: 80)
      }
    },
    scenario { n in
      Button {
      } label: {
        long(n, "a", words: 60)
      }
      .frame(width: 180, height: 60)
    },
    scenario { n in
      VStack {
        n.block("a", 100, 90)
        VStack(spacing: 0) {
          long(n, "b", words: 80).font(.title)
          n.text("c")
        }
        .padding(4)
        .accessibilityIdentifier(n("d"))
      }
    },
    scenario { n in
      ScrollView {
        long(n, "a", words: 80)
      }
      .accessibilityIdentifier(n("b"))
    },
    scenario { n in
      VStack(alignment: .leading) {
        n.text("a")
        long(n, "b", words: 80).frame(maxHeight: .infinity, alignment: .topLeading).accessibilityIdentifier(n("c"))
      }
      .padding(8)
      .frame(width: 200, height: 110)
    },
    scenario { n in n.text("a", "One line").font(.largeTitle).frame(height: 20) },
  ]
}
