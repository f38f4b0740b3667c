import SwiftUI

/// Stacks as layouts, dividers with padding, and relative frames in a row that scrolls.
extension LayoutScenarios {
  static let stackLayouts: [(Names) -> AnyView] = [
    scenario { n in
      HStackLayout(spacing: 10) {
        n.block("a"); Divider().accessibilityIdentifier(n("b")); n.block("c")
      }
      .frame(height: 50)
    },
    scenario { n in
      AnyLayout(HStackLayout(spacing: 10)) {
        n.block("a"); Divider().frame(height: 32).accessibilityIdentifier(n("b")); n.block("c")
      }
    },
    scenario { n in
      HStackLayout(spacing: 10) {
        n.block("a"); Divider().overlay(.red).accessibilityIdentifier(n("b")); n.block("c")
        Divider().padding(4).accessibilityIdentifier(n("d"))
      }
      .frame(height: 50)
    },
    scenario { n in
      AnyLayout(VStackLayout(spacing: 10)) {
        n.block("a"); Divider().accessibilityIdentifier(n("b")); n.block("c")
      }
    },
    scenario { n in
      HStackLayout(spacing: 10) {
        n.block("a")
        VStack {
          Divider().accessibilityIdentifier(n("b")); n.block("c")
        }
      }
    },
    scenario { n in
      VStack {
        n.block("a"); Divider().padding().accessibilityIdentifier(n("b")); n.block("c")
      }
    },
    scenario { n in
      HStack {
        n.block("a"); Divider().padding(.horizontal, 8).accessibilityIdentifier(n("b")); n.block("c")
      }
    },
    scenario { n in
      AnyLayout(HStackLayout(spacing: 5)) {
        n.text("a", "A text that takes the whole width of the row").layoutPriority(1); Spacer(minLength: 40); n.block("b")
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          n.fill("a").containerRelativeFrame([.horizontal, .vertical])
          n.fill("b").containerRelativeFrame([.horizontal, .vertical])
        }
      }
    },
  ]
}
