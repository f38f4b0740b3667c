import Foundation

/// The position of a scroll view: a view, an edge or a point.
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

  // The values of `AnyHashable` are Sendable, because the initializers and methods require it.
  nonisolated(unsafe) private(set) var target: Target
  /// A Boolean value that indicates whether the user has scrolled since the last change by the app.
  public private(set) var isPositionedByUser = false
  /// The number of changes by the app, so that the same target can be set again.
  private(set) var changes = 0

  /// Creates a position whose views have ids of a type.
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
  /// Scrolls to a view.
  nonisolated public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.id(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge.
  nonisolated public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls to a point of the content, in points.
  nonisolated public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }

  /// Scrolls to offsets of the content, in points.
  nonisolated public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }

  /// Scrolls to a horizontal offset of the content, in points.
  nonisolated public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }

  /// Scrolls to a vertical offset of the content, in points.
  nonisolated public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  /// The edge, if the position was set to one.
  nonisolated public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point, if the position was set to one.
  nonisolated public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal offset, if the position was set to one.
  nonisolated public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The vertical offset, if the position was set to one.
  nonisolated public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The id of the view, if the position is at one.
  nonisolated public var viewID: (any Hashable & Sendable)? {
    guard case .id(let id, _) = target, let value = id.base as? any Hashable else { return nil }
    // `Sendable` has no representation at run time, and all ids that reach a position are sendable.
    return unsafeBitCast(value, to: (any Hashable & Sendable).self)
  }

  /// Returns the id of the view if the position is at one whose id has a type.
  nonisolated public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _) = target { id.base as? T } else { nil }
  }

  private mutating func set(_ new: Target) {
    target = new
    isPositionedByUser = false
    changes &+= 1
  }

  /// Adopts the view to which the user has scrolled.
  mutating func userScrolled(to id: AnyHashable?) {
    target = id.map { .id($0, nil) } ?? .none
    isPositionedByUser = true
  }
}
