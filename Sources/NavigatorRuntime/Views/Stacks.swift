import Foundation
import NavigatorHost

/// A view that arranges its content vertically.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a vertical stack. The spacing is in points; nil uses the host's default.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if view.alignment.custom != nil {
      return TransparentNode(view, type, context) {
        LayoutContainer(layout: VStackLayout(alignment: $0.alignment, spacing: $0.spacing), content: $0.content)
      }
    }
    return VStackNode(.vStack, view, type, context)
  }
}

@MainActor
final class VStackNode<Content: View>: ContainerNode<VStack<Content>, Content> {
  override var content: Content { view.content }
  override func resolve() -> Resolved { Resolved(content: stackContent(view.spacing, view.alignment.hostAlignment)) }
}

/// A view that arranges its content horizontally, from the leading edge.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a horizontal stack. The spacing is in points; nil uses the host's default.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if view.alignment.custom != nil {
      return TransparentNode(view, type, context) {
        LayoutContainer(layout: HStackLayout(alignment: $0.alignment, spacing: $0.spacing), content: $0.content)
      }
    }
    return HStackNode(.hStack, view, type, context)
  }
}

@MainActor
final class HStackNode<Content: View>: ContainerNode<HStack<Content>, Content> {
  override var content: Content { view.content }
  override func resolve() -> Resolved { Resolved(content: stackContent(view.spacing, view.alignment.hostAlignment)) }
}

/// A view that overlays its content, with the first view at the back.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack of overlaid views.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if view.alignment.needsGuides {
      return TransparentNode(view, type, context) {
        LayoutContainer(layout: ZStackLayout(alignment: $0.alignment), content: $0.content)
      }
    }
    return ZStackNode(.zStack, view, type, context)
  }
}

@MainActor
final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
  override var content: Content { view.content }
  override func resolve() -> Resolved { Resolved(content: stackContent(nil, view.alignment.hostAlignment)) }
}

/// Returns the spacing and alignment of a stack for hosts. Default values are omitted.
private func stackContent(_ spacing: CGFloat?, _ alignment: Content.Alignment) -> Content {
  var content = Content()
  if let spacing { content[.spacing] = .number(spacing) }
  if alignment != .center { content[.alignment] = .alignment(alignment) }
  return content
}
