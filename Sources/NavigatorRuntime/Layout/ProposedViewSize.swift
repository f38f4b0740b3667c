import Foundation
import NavigatorLayout

/// The size that a container proposes to a view. A nil length requests the view's ideal length.
nonisolated public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width in points, or nil.
  public var width: CGFloat?
  /// The offered height in points, or nil.
  public var height: CGFloat?

  /// A proposal that requests the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal that requests the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from lengths in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the size of the proposal, with the lengths of another size for those that are nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: LayoutProposal) {
    self.init(width: proposal.width.map(Self.length), height: proposal.height.map(Self.length))
  }

  /// The proposal in the form of the layout, in which all lengths are finite.
  var layoutProposal: LayoutProposal {
    LayoutProposal(width: width.map { Double($0).layoutLength }, height: height.map { Double($0).layoutLength })
  }

  /// Returns a length. The largest length of the layout is converted to infinity.
  static func length(_ length: Double) -> CGFloat { length >= LayoutProposal.infinity ? .infinity : length }
}

extension Double {
  /// The value as a length of the layout, which is finite and not negative.
  nonisolated var layoutLength: Double { isNaN ? 0 : Swift.max(0, Swift.min(self, LayoutProposal.infinity)) }
}

extension CGSize {
  nonisolated init(_ size: LayoutSize) {
    self.init(width: ProposedViewSize.length(size.width), height: ProposedViewSize.length(size.height))
  }

  /// The size in the form of the layout, in which all lengths are finite.
  nonisolated var layoutSize: LayoutSize { LayoutSize(width: Double(width).layoutLength, height: Double(height).layoutLength) }
}
