import Foundation

extension View {
  /// Connects the label and the content of a pair for assistive technologies. Browsers read the two views one after the other.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Connects views to which assistive technologies can jump from each other. Browsers read them in the order of the page.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Runs an action when assistive technologies zoom this view. Browsers enlarge the page instead.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
}

/// The role of a view in a pair of a label and a content.
nonisolated public enum AccessibilityLabeledPairRole: Sendable {
  /// The view is the label.
  case label
  /// The view is the content.
  case content
}

/// A zoom of a view by assistive technologies.
nonisolated public struct AccessibilityZoomGestureAction {
  /// A direction of a zoom.
  @frozen
  public enum Direction: Sendable {
    /// The view becomes larger.
    case zoomIn
    /// The view becomes smaller.
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The center of the zoom, relative to the size of the view.
  public let location: UnitPoint
  /// The center of the zoom, in points.
  public let point: CGPoint
}
