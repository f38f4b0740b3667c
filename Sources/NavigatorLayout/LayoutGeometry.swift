import NavigatorHost

/// A size in points.
package struct LayoutSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  static let zero = LayoutSize(width: 0, height: 0)

  /// Returns the distance between the left edges of a container and of a view of this size in it.
  ///
  /// - Parameters:
  ///   - x: The distance between the leading edges.
  ///   - width: The width of the container.
  ///   - isMirrored: A Boolean value that indicates whether the leading edges are the right ones.
  package func left(_ x: Double, in width: Double, isMirrored: Bool) -> Double {
    isMirrored ? width - x - self.width : x
  }
}

/// A rectangle in points. Its origin is relative to the top left corner of the window.
package struct LayoutRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var size: LayoutSize

  package init(x: Double, y: Double, size: LayoutSize) {
    self.x = x
    self.y = y
    self.size = size
  }
}

/// The size that a container proposes to a view. A nil length requests the view's ideal length.
package struct LayoutProposal: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The length that represents infinity. It is finite, so that sums and differences of lengths are numbers.
  package static let infinity = 1e9

  static let unspecified = LayoutProposal(width: nil, height: nil)

  /// Returns the share of a length that a stack proposes to a view. A share of infinity is infinity, which limits the number of
  /// different proposals in nested stacks.
  static func share(_ length: Double) -> Double { length > infinity / 1000 ? infinity : length }
}

/// The axis along which a stack arranges its views.
package enum LayoutAxis {
  case horizontal, vertical

  func length(_ size: LayoutSize) -> Double { self == .horizontal ? size.width : size.height }
  func crossLength(_ size: LayoutSize) -> Double { self == .horizontal ? size.height : size.width }
  func length(_ proposal: LayoutProposal) -> Double? { self == .horizontal ? proposal.width : proposal.height }
  func crossLength(_ proposal: LayoutProposal) -> Double? { self == .horizontal ? proposal.height : proposal.width }

  func size(_ length: Double, cross: Double) -> LayoutSize {
    self == .horizontal ? LayoutSize(width: length, height: cross) : LayoutSize(width: cross, height: length)
  }

  func proposal(_ length: Double?, cross: Double?) -> LayoutProposal {
    self == .horizontal ? LayoutProposal(width: length, height: cross) : LayoutProposal(width: cross, height: length)
  }
}

/// The alignment of views in a container: fractions of the free space, or a baseline.
struct LayoutAlignment: Equatable {
  enum Vertical: Equatable {
    case fraction(Double)
    case firstBaseline, lastBaseline
  }

  var horizontal = 0.5
  var vertical = Vertical.fraction(0.5)

  /// The fraction of the free vertical space that is above a view. For a baseline, it is the nearest edge.
  var verticalFraction: Double {
    switch vertical {
    case .fraction(let fraction): fraction
    case .firstBaseline: 0
    case .lastBaseline: 1
    }
  }

  /// Creates the layout's alignment from the one of an element. The default is the center.
  init(_ alignment: Content.Alignment?) {
    switch alignment {
    case .top, .topLeading, .topTrailing: vertical = .fraction(0)
    case .bottom, .bottomLeading, .bottomTrailing: vertical = .fraction(1)
    case .firstTextBaseline: vertical = .firstBaseline
    case .lastTextBaseline: vertical = .lastBaseline
    case .center, .leading, .trailing, nil: break
    }
    switch alignment {
    case .leading, .topLeading, .bottomLeading: horizontal = 0
    case .trailing, .topTrailing, .bottomTrailing: horizontal = 1
    case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline, nil: break
    }
  }
}

/// Insets at the edges of a view, in points.
struct LayoutInsets {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  var width: Double { leading + trailing }
  var height: Double { top + bottom }

  /// Returns the proposal reduced by the insets.
  func proposal(in proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(
      width: proposal.width.map { LayoutProposal.share(max($0 - width, 0)) },
      height: proposal.height.map { LayoutProposal.share(max($0 - height, 0)) })
  }
}

extension Double {
  /// The value, clamped to the range of lengths; 0 if the value is not a number.
  var validLength: Double { isNaN ? 0 : Swift.max(0, Swift.min(self, LayoutProposal.infinity)) }

  /// The value if it is finite, otherwise 0.
  var validDistance: Double {
    isFinite ? Swift.max(-LayoutProposal.infinity, Swift.min(self, LayoutProposal.infinity)) : 0
  }
}
