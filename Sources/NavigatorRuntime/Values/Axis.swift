/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  case horizontal, vertical

  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Any of the two axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

    /// vertical, horizontal or both: the name hosts know; nil for no axis.
    var hostName: String? {
      switch (contains(.horizontal), contains(.vertical)) {
      case (true, true): "both"
      case (true, false): "horizontal"
      case (false, true): "vertical"
      case (false, false): nil
      }
    }
  }
}
