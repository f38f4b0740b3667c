import SwiftUI

/// Layouts of an app that prefer no space around them, or set guides. The filled backgrounds show the sizes of the stacks.
extension LayoutScenarios {
  static let ownLayouts = [
    scenario { n in
      VStack {
        n.block("a"); Close { n.block("b") }; n.block("c"); n.block("d", 20, 10)
      }
      .background { n.fill("e") }
    },
    scenario { n in
      HStack {
        n.block("a"); Close { n.block("b") }; n.block("c")
      }
      .background { n.fill("d") }
    },
    scenario { n in
      HStackLayout {
        n.block("a"); Close { n.block("b") }; n.block("c")
      }
    },
    scenario { n in
      VStack(alignment: .leading) {
        n.block("a", 100); Close(indent: 30) { n.block("b", 100) }
      }
      .background { n.fill("c") }
    },
    scenario { n in
      VStack(alignment: .leading) {
        Close(indent: -20) { n.block("a", 100) }; n.block("b", 100)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]
}

/// A layout that overlays its subviews, prefers no space around it, and has an indented leading edge.
nonisolated private struct Close: Layout {
  var indent: CGFloat?

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? indent.map { bounds.minX + $0 } : nil
  }
}
