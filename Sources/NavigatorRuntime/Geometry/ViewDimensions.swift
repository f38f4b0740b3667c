import Foundation
import IssueReporting
import NavigatorLayout

/// The size of a view and its alignment guides, in the coordinate system of the view.
nonisolated public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// A closure that returns the explicit guides of the view or of views inside it.
  private let explicitGuide: ((LayoutGuideKey) -> Double?)?
  /// A closure that returns the distance from the top edge to the first or the last baseline.
  private let baseline: ((_ isFirst: Bool) -> Double)?
  /// The custom alignments whose default values are being computed, ordered from the outermost to the innermost.
  private var pending: [LayoutGuideKey] = []

  init(
    width: CGFloat, height: CGFloat, baseline: ((_ isFirst: Bool) -> Double)? = nil,
    explicitGuide: ((LayoutGuideKey) -> Double?)? = nil
  ) {
    self.width = width
    self.height = height
    self.baseline = baseline
    self.explicitGuide = explicitGuide
  }

  /// Returns the position of a horizontal guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    if let value = self[explicit: guide] { return value }
    if let custom = guide.custom { return defaultValue(of: custom, guide.key) ?? width / 2 }
    return switch guide.guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// Returns the position of a vertical guide, in points from the top edge. The baselines of a view without text are at the
  /// bottom edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    if let value = self[explicit: guide] { return value }
    if let custom = guide.custom { return defaultValue(of: custom, guide.key) ?? height / 2 }
    return switch guide.guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: baseline.map { CGFloat($0(true)) } ?? height
    case .lastTextBaseline: baseline.map { CGFloat($0(false)) } ?? height
    }
  }

  /// The maximum number of nested default value computations.
  private static let maximumDepth = 4

  /// Returns the default value of a custom alignment. Returns nil and reports an issue if the value depends on itself.
  private func defaultValue(of alignment: CustomAlignment, _ key: LayoutGuideKey) -> CGFloat? {
    guard pending.count < Self.maximumDepth, !pending.contains(key) else {
      alignment.reportCircle()
      return nil
    }
    var inner = self
    inner.pending.append(key)
    return alignment.defaultValue(in: inner)
  }

  /// Returns the position of a horizontal guide that the view or a view inside it sets explicitly, or nil if there is none.
  /// Lists, scroll views and geometry readers have no explicit guides.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide?(guide.key).map { CGFloat($0) } }

  /// Returns the position of a vertical guide that the view or a view inside it sets explicitly, or nil if there is none.
  /// Lists, scroll views and geometry readers have no explicit guides.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide?(guide.key).map { CGFloat($0) } }

  /// Returns a Boolean value that indicates whether two values have the same size.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}
