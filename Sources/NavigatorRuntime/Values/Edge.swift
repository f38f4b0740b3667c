import NavigatorHost

/// An edge of a rectangle. The layout direction determines the leading and trailing edges.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The edge at which a line of text starts.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge at which a line of text ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    public init(_ e: Edge) {
      rawValue = 1 << e.rawValue
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// An edge at the start or the end of a line.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which a line of text starts.
  case leading
  /// The edge at which a line of text ends.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    public init(_ e: VerticalEdge) {
      rawValue = 1 << e.rawValue
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

extension Edge {
  init(_ edge: HorizontalEdge) {
    self = edge == .leading ? .leading : .trailing
  }

  init(_ edge: VerticalEdge) {
    self = edge == .top ? .top : .bottom
  }

  /// The edge for hosts.
  var hostEdge: NavigatorHost.Content.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }

  /// The name for hosts.
  package var hostName: String { hostEdge.rawValue }
}
