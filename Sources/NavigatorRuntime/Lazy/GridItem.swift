import Foundation

/// A description of a column of a ``LazyVGrid`` or of a row of a ``LazyHGrid``.
nonisolated public struct GridItem: Sendable {
  /// The size of a column or row, in points.
  nonisolated public enum Size: Sendable {
    /// As many items in the space of a single flexible item as fit with at least the minimum size.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    /// An item of a fixed size.
    case fixed(CGFloat)
    /// An item that takes a part of the available space.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  /// The alignment of the views in the item. A grid with more than four items, or with an adaptive one, uses the alignment of the
  /// first item for all.
  public var alignment: Alignment?
  /// The size of the item.
  public var size: Size
  /// The space to the next item, in points; nil uses the default. A grid with more than four items, or with an adaptive one, uses
  /// the spacing of the first item for all.
  public var spacing: CGFloat?

  /// Creates an item.
  nonisolated public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The name for hosts: `fixed:50`, `flexible:10:120` or `adaptive:80`. An upper bound is omitted if it is infinite.
  var hostName: String {
    switch size {
    case .fixed(let length): "fixed:\(length.trackLength(default: 0))"
    case .flexible(let minimum, let maximum):
      Self.name("flexible", minimum.trackLength(default: 10), maximum)
    // A minimum of zero would permit an infinite number of columns.
    case .adaptive(let minimum, let maximum):
      Self.name("adaptive", max(1, minimum.trackLength(default: 10)), maximum)
    }
  }

  private static func name(_ kind: String, _ minimum: Double, _ maximum: CGFloat) -> String {
    maximum.isFinite ? "\(kind):\(minimum):\(max(minimum, Double(maximum)))" : "\(kind):\(minimum)"
  }
}

extension CGFloat {
  /// A finite, non-negative length.
  nonisolated func trackLength(default length: Double) -> Double {
    isFinite ? Double(Swift.max(0, self)) : length
  }
}
