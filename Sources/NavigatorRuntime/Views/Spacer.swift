import Foundation
import NavigatorHost

/// Takes the space that is left in a stack.
nonisolated public struct Spacer: View, PrimitiveView, Sendable {
  public var minLength: CGFloat?

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

/// A line between things.
nonisolated public struct Divider: View, PrimitiveView {
  nonisolated public init() {}

  @MainActor static func makeNode(_ view: Divider, _ type: ViewType<Divider>, _ context: NodeContext) -> ViewNode<Divider> {
    ElementNode(.divider, view, type, context)
  }
}
