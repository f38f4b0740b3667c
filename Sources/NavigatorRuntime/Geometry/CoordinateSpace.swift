/// A coordinate system for positions.
public enum CoordinateSpace: Hashable {
  /// The coordinate system of the window.
  case global
  /// The coordinate system of the view itself.
  case local
  /// The coordinate system of the nearest enclosing view with a name. See `View.coordinateSpace(_:)`.
  case named(AnyHashable)

  /// A Boolean value that indicates whether this is the coordinate system of the window.
  public var isGlobal: Bool { self == .global }

  /// A Boolean value that indicates whether this is the coordinate system of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that describes a coordinate system.
public protocol CoordinateSpaceProtocol {
  /// The coordinate system.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate system of an enclosing view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The coordinate system.
  public let coordinateSpace: CoordinateSpace

  init(_ name: AnyHashable) {
    coordinateSpace = .named(name)
  }
}

/// The coordinate system of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate system.
  public init() {}

  /// The coordinate system.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate system of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate system.
  public init() {}

  /// The coordinate system.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate system of the nearest enclosing view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(name))
  }

  /// The coordinate system of the nearest enclosing scroll view, list or form. Outside of these, it is the coordinate system of
  /// the window.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(ScrollSpace(axes: [.horizontal, .vertical])) }

  /// Returns the coordinate system of the nearest enclosing scroll view that scrolls along an axis. Outside of such a view, it is
  /// the coordinate system of the window.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(ScrollSpace(axes: axis == .horizontal ? .horizontal : .vertical))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate system of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate system of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of the coordinate system of a scroll view that scrolls along at least one of the given axes.
struct ScrollSpace: Hashable, Sendable {
  let axes: Axis.Set

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.axes == rhs.axes }
  func hash(into hasher: inout Hasher) { hasher.combine(axes.rawValue) }
}
