import SwiftUI

/// Views that the session lays out, with characters whose widths differ much between fonts.
struct PageFontCase: View {
  var body: some View {
    VStack(spacing: 20) {
      ViewThatFits(in: .horizontal) {
        Text("Till little lilies fill a hill, I will sit still").accessibilityIdentifier("long")
        Text("Till lilies fill a hill").accessibilityIdentifier("short")
      }
      Row {
        Text("Little").accessibilityIdentifier("first")
        Text("lilies").bold().accessibilityIdentifier("second")
        Text("still").accessibilityIdentifier("third")
      }
    }
    .navigationTitle("Page font")
  }
}

/// Views beside each other, without space between them.
private struct Row: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
