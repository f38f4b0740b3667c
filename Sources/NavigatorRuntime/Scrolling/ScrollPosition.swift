import Foundation

/// The position of a scroll view, which is determined by a view, an edge or a point.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { … }.scrollPosition($position)
/// Button("Top") { position.scrollTo(edge: .top) }
/// ```
nonisolated public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  // The value of an `AnyHashable` is `Sendable` because the initializers and methods require it.
  nonisolated(unsafe) private(set) var target: Target
  /// A Boolean value that indicates whether the user has scrolled since the last change that the app made.
  public private(set) var isPositionedByUser = false
  /// The number of changes that the app has made. It allows the app to set the same target again.
  private(set) var changes = 0

  /// Creates a position in a scroll view whose views have identifiers of a type.
  nonisolated public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    target = .none
  }

  /// Creates a position at a view.
  nonisolated public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    target = .id(AnyHashable(id), anchor)
  }

  /// Creates a position at an edge.
  nonisolated public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Creates a position at a point of the content, in points.
  nonisolated public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }

  /// Creates a position at offsets of the content, in points.
  nonisolated public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(x: x, y: y)
  }

  /// Creates a position at a horizontal offset of the content, in points.
  nonisolated public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    target = .point(x: x, y: nil)
  }

  /// Creates a position at a vertical offset of the content, in points.
  nonisolated public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    target = .point(x: nil, y: y)
  }
}

extension ScrollPosition {
  /// Sets the position to a view.
  nonisolated public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.id(AnyHashable(id), anchor))
  }

  /// Sets the position to an edge.
  nonisolated public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Sets the position to a point of the content, in points.
  nonisolated public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }

  /// Sets the position to offsets of the content, in points.
  nonisolated public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }

  /// Sets the position to a horizontal offset of the content, in points.
  nonisolated public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }

  /// Sets the position to a vertical offset of the content, in points.
  nonisolated public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  /// The edge to which the position is set, or nil.
  nonisolated public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point to which the position is set, or nil.
  nonisolated public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal offset to which the position is set, or nil.
  nonisolated public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The vertical offset to which the position is set, or nil.
  nonisolated public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The identifier of the view at the position, or nil.
  nonisolated public var viewID: (any Hashable & Sendable)? {
    guard case .id(let id, _) = target, let value = id.base as? any Hashable else { return nil }
    // `Sendable` has no representation at run time, and the initializers accept only sendable identifiers.
    return unsafeBitCast(value, to: (any Hashable & Sendable).self)
  }

  /// Returns the identifier of the view at the position if the identifier has a type. Otherwise returns nil.
  nonisolated public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _) = target { id.base as? T } else { nil }
  }

  private mutating func set(_ new: Target) {
    target = new
    isPositionedByUser = false
    changes &+= 1
  }

  /// Records the view to which the user has scrolled.
  mutating func userScrolled(to id: AnyHashable?) {
    target = id.map { .id($0, nil) } ?? .none
    isPositionedByUser = true
  }
}
