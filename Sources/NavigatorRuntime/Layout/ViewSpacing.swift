import Foundation
import NavigatorLayout

/// The preferred space around a view.
///
/// A view without a preference at an edge has the default space of stacks there, 8 points.
nonisolated public struct ViewSpacing: Sendable {
  /// The spacing in the form of the layout.
  private(set) var value = LayoutSpacing()

  /// No space at any edge.
  public static let zero = ViewSpacing(.zero)

  /// Creates the default space.
  public init() {}

  init(_ value: LayoutSpacing) {
    self.value = value
  }

  /// Adopts the preferences of another view at some edges, where they are greater or this view has none.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    value.formUnion(
      other.value, top: edges.contains(.top), leading: edges.contains(.leading), bottom: edges.contains(.bottom),
      trailing: edges.contains(.trailing))
  }

  /// Returns this space with the preferences of another view at some edges, where they are greater or this view has none.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Returns the preferred distance to the next view along an axis, in points. It is the greater of the two preferences at the
  /// edges between the views.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(value.distance(to: next.value, isVertical: axis == .vertical))
  }
}
