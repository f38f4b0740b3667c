import Foundation
import NavigatorHost

/// A view that fills the remaining space of a stack.
nonisolated public struct Spacer: View, PrimitiveView, Sendable {
  /// The minimum length, in points.
  public var minLength: CGFloat?

  /// Creates a spacer with an optional minimum length in points.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor static func makeNode(_ view: Spacer, _ type: ViewType<Spacer>, _ context: NodeContext) -> ViewNode<Spacer> {
    SpacerNode(.spacer, view, type, context)
  }
}

@MainActor
final class SpacerNode: ElementNode<Spacer> {
  override func resolve() -> Resolved {
    guard let length = view.minLength else { return Resolved() }
    return Resolved(content: [.minimum: .number(length)])
  }
}

/// A line that separates content.
nonisolated public struct Divider: View, PrimitiveView {
  /// Creates a divider.
  nonisolated public init() {}

  @MainActor static func makeNode(_ view: Divider, _ type: ViewType<Divider>, _ context: NodeContext) -> ViewNode<Divider> {
    DividerNode(.divider, view, type, context)
  }
}

/// The node of a divider. A divider in a list is a thin line in a row of the usual height, as on iOS.
@MainActor
final class DividerNode: ElementNode<Divider> {
  override var isBoxedInRows: Bool { elementParent?.role.holdsRows == true }
}
