import Foundation

/// The size of a view and its alignment guides, in the coordinate system of the view.
nonisolated public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// Returns the position of a horizontal guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide.guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// Returns the position of a vertical guide, in points from the top edge. Baselines are at the bottom edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.guide {
    case .top: 0
    case .center: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }

  /// Returns nil, because the guides of the view itself are not set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Returns nil, because the guides of the view itself are not set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
