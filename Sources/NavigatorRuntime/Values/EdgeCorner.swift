import Foundation

extension Edge {
  /// A corner of a rectangle. The horizontal sides are named by the layout direction.
  public enum Corner: Int8, CaseIterable, Sendable, CustomDebugStringConvertible {
    /// The corner of the top edge and the edge at which a line of text starts.
    case topLeading
    /// The corner of the top edge and the edge at which a line of text ends.
    case topTrailing
    /// The corner of the bottom edge and the edge at which a line of text starts.
    case bottomLeading
    /// The corner of the bottom edge and the edge at which a line of text ends.
    case bottomTrailing

    /// The name of the corner.
    public var debugDescription: String {
      switch self {
      case .topLeading: "topLeading"
      case .topTrailing: "topTrailing"
      case .bottomLeading: "bottomLeading"
      case .bottomTrailing: "bottomTrailing"
      }
    }
  }
}

extension Edge.Corner {
  /// The style of a corner of a ``ConcentricRectangle``: a radius, or that of the container's corner.
  public struct Style: Hashable, Sendable, Animatable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The radius, or the minimum of a concentric corner, in points.
    private let length: Double
    private let isConcentric: Bool

    private init(_ length: Double, isConcentric: Bool) {
      self.length = length.finite(or: 0, in: 0...9_999)
      self.isConcentric = isConcentric
    }

    /// Creates a corner with a radius, in points.
    public init(floatLiteral value: Double) {
      self = .fixed(CGFloat(value))
    }

    /// Creates a corner with a radius, in points.
    public init(integerLiteral value: Int) {
      self = .fixed(CGFloat(value))
    }

    /// A corner with a radius, in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(Double(radius), isConcentric: false) }

    /// A corner with the radius of the container's corner.
    public static var concentric: Style { Style(0, isConcentric: true) }

    /// A corner with the radius of the container's corner, but at least that of another style.
    public static func concentric(minimum: Style? = nil) -> Style { Style(minimum?.length ?? 0, isConcentric: true) }

    /// Returns the radius for one of the container's corner, in points.
    func radius(in container: CGFloat) -> CGFloat { CGFloat(isConcentric ? max(length, Double(container)) : length) }
  }
}
