import Foundation
import NavigatorHost
import NavigatorLayout

/// The alignment of a frame that uses a custom alignment guide or a baseline.
nonisolated final class FrameAlignment: Sendable {
  let alignment: Alignment

  /// Creates the alignment. The result is nil for an alignment that hosts support, because a host then lays out the frame.
  init?(_ alignment: Alignment) {
    guard alignment.needsGuides else { return nil }
    self.alignment = alignment
  }
}

/// A layout of a view in a frame, by guides.
nonisolated struct AlignedFrameLayout: StandardLayout {
  let frame: Frame
  /// The alignment. If it is nil, the frame's own alignment applies.
  let alignment: Alignment?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let proposal = proposal.layoutProposal
    let content = subviews.first?.sizeThatFits(ProposedViewSize(frame.proposal(in: proposal))) ?? .zero
    return CGSize(frame.size(of: content.layoutSize, in: proposal))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inner = ProposedViewSize(frame.proposal(in: proposal.layoutProposal, placedIn: bounds.size.layoutSize))
    let alignment = alignment ?? Alignment(frame.alignment)
    let whole = ViewDimensions(width: bounds.width, height: bounds.height)
    for subview in subviews {
      let own = subview.dimensions(in: inner)
      let x = bounds.minX + whole[alignment.horizontal] - own[alignment.horizontal]
      let y = bounds.minY + whole[alignment.vertical] - own[alignment.vertical]
      subview.place(at: CGPoint(x: x, y: y), proposal: inner)
    }
  }
}

extension BoxView {
  /// The view in a container that aligns it in its frame.
  nonisolated var alignedView: some View {
    var frame = Frame()
    for case .style(.frame(let found), _) in modifiers { frame = found }
    return LayoutContainer(
      layout: AlignedFrameLayout(frame: frame, alignment: frameAlignment?.alignment),
      content: PlacedView(content: content, style: []))
  }
}
