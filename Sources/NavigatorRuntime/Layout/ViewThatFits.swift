import Foundation

/// A view that shows the first of several views whose ideal size fits the available space, or otherwise the last one.
nonisolated public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view from views in the order of preference.
  ///
  /// - Parameter axes: The axes along which a view must fit.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The view that fits.
  public var body: some View {
    LayoutContainer(layout: FittingLayout(axes: axes), content: content, hidesOthers: true)
  }
}

/// A layout that places only the first subview that fits.
nonisolated struct FittingLayout: StandardLayout {
  let axes: Axis.Set

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    choice(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    choice(proposal, subviews)?.place(at: bounds.origin, proposal: proposal)
  }

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    // A view has its ideal length along the given axes only. A text is wrapped if only its height must fit.
    let unlimited = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = subviews.first { subview in
      let ideal = subview.sizeThatFits(unlimited)
      return (!axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity))
        && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity))
    }
    return fitting ?? subviews.last
  }
}
