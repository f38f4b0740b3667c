import NavigatorHost

/// An axis: horizontal or vertical.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  /// The axis from the leading to the trailing edge.
  case horizontal
  /// The axis from the top to the bottom edge.
  case vertical

  /// The name of the axis.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

    /// The axes for hosts. It is nil for an empty set.
    var hostAxes: Content.Axes? {
      switch (contains(.horizontal), contains(.vertical)) {
      case (true, true): .both
      case (true, false): .horizontal
      case (false, true): .vertical
      case (false, false): nil
      }
    }
  }
}
