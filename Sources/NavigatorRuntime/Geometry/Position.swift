import Foundation
import NavigatorHost

extension View {
  /// Places the center of this view at a point in the space that its parent offers. The resulting view fills that space.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Places the center of this view at coordinates, in points, in the space that its parent offers. The resulting view fills that
  /// space.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    PositionedView(content: self, x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  /// Sets the drawing order of this view among the views of its parent. A view with a higher value is in front. The default is 0.
  nonisolated public func zIndex(_ value: Double) -> some View {
    box(.outer(.zIndex(value.isNaN ? 0 : value)))
  }
}

/// A view that fills the available space and places the center of its content at a point.
nonisolated struct PositionedView<Content: View>: PrimitiveView {
  let content: Content
  let x: Double
  let y: Double

  nonisolated init(content: Content, x: Double, y: Double) {
    self.content = content
    self.x = x
    self.y = y
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : PositionedNode(.zStack, view, type, context)
  }
}

@MainActor
final class PositionedNode<Content: View>: ContainerNode<PositionedView<Content>, PlacedView<Content>> {
  override var content: PlacedView<Content> {
    PlacedView(content: view.content, style: [.position(x: view.x, y: view.y)])
  }

  override func resolve() -> Resolved {
    Resolved(content: [.kind: .kind(.positioned), .alignment: "topLeading"])
  }
}

/// A view in a box with a style.
nonisolated struct PlacedView<Content: View>: PrimitiveView {
  let content: Content
  let style: Style
  let isHidden: Bool
  /// A Boolean value that indicates whether a layout places the view in a horizontal stack.
  let isRowItem: Bool
  /// The values that the content sets for a layout that places it.
  let bodyValues: SubviewLayoutValues?

  nonisolated init(
    content: Content, style: Style, isHidden: Bool = false, isRowItem: Bool = false, bodyValues: SubviewLayoutValues? = nil
  ) {
    self.content = content
    self.style = style
    self.isHidden = isHidden
    self.isRowItem = isRowItem
    self.bodyValues = bodyValues
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PlacedNode(.box, view, type, context)
  }
}

@MainActor
final class PlacedNode<Content: View>: ContainerNode<PlacedView<Content>, Content>, LayoutSlotNode {
  var bodyLayoutValues: SubviewLayoutValues? { view.bodyValues }

  override var content: Content { view.content }
  override func resolve() -> Resolved {
    var resolved = Resolved(style: view.style)
    if view.isHidden { resolved.content[.isHidden] = true }
    if view.isRowItem { resolved.content[.kind] = .kind(.rowItem) }
    return resolved
  }
}
