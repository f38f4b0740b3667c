import SwiftUI

/// A layout that arranges subviews in a column, and records them.
struct RecordingColumn: Layout {
  final class Log {
    var subviews: LayoutSubviews?
  }

  var log: Log?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log?.subviews = subviews
    return CGSize(width: 100, height: 30 * CGFloat(subviews.count))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 30 * CGFloat(index)), proposal: .unspecified)
    }
  }
}
