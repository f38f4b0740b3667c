import Foundation

extension Edge {
  /// A corner of a rectangle. The layout direction determines the leading and trailing corners.
  public enum Corner: Int8, CaseIterable, Sendable, CustomDebugStringConvertible {
    /// The corner between the top and leading edges.
    case topLeading
    /// The corner between the top and trailing edges.
    case topTrailing
    /// The corner between the bottom and leading edges.
    case bottomLeading
    /// The corner between the bottom and trailing edges.
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
  /// The style of a corner of a ``ConcentricRectangle``: a fixed radius, or the radius of the container's corner.
  public struct Style: Hashable, Sendable, Animatable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The radius of a fixed corner, or the minimum radius of a concentric corner, in points.
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

    /// A corner with the radius of the container's corner, or with the radius of another style if that radius is larger.
    public static func concentric(minimum: Style? = nil) -> Style { Style(minimum?.length ?? 0, isConcentric: true) }

    /// Returns the radius for a corner of the container, in points.
    func radius(in container: CGFloat) -> CGFloat { CGFloat(isConcentric ? max(length, Double(container)) : length) }
  }
}
