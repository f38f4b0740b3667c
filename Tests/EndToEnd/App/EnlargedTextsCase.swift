import SwiftUI

/// Views that the session lays out, for users who enlarge texts.
struct EnlargedTextsCase: View {
  var body: some View {
    VStack(spacing: 20) {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("Two texts beside each")
          Text("other in one line")
        }
        .accessibilityIdentifier("beside")
        VStack {
          Text("Two texts beside each")
          Text("other in one line")
        }
        .accessibilityIdentifier("above")
      }
      VStack {
        Text("Title").font(.title).accessibilityIdentifier("fixed title")
        Text("Body").accessibilityIdentifier("fixed body")
      }
      .dynamicTypeSize(.xxLarge)
      Text("At most").accessibilityIdentifier("limited").dynamicTypeSize(...DynamicTypeSize.xLarge)
      Column {
        Text("First line").accessibilityIdentifier("first")
        Text("Second line").font(.title).accessibilityIdentifier("second")
        Text("Third line").accessibilityIdentifier("third")
      }
    }
    .navigationTitle("Enlarged texts")
  }
}

/// Views below each other.
private struct Column: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}
