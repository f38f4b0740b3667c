import Foundation
import NavigatorHost

/// Views from top to bottom.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    VStackNode(.vStack, view, type, context)
  }
}

@MainActor
final class VStackNode<Content: View>: ContainerNode<VStack<Content>, Content> {
  override var content: Content { view.content }
  override func resolve() -> Resolved { Resolved(content: stackContent(view.spacing, view.alignment.hostName)) }
}

/// Views side by side, from the leading edge on.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    HStackNode(.hStack, view, type, context)
  }
}

@MainActor
final class HStackNode<Content: View>: ContainerNode<HStack<Content>, Content> {
  override var content: Content { view.content }
  override func resolve() -> Resolved { Resolved(content: stackContent(view.spacing, view.alignment.hostName)) }
}

/// Views on top of one another, the first at the back.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ZStackNode(.zStack, view, type, context)
  }
}

@MainActor
final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
  override var content: Content { view.content }
  override func resolve() -> Resolved { Resolved(content: stackContent(nil, view.alignment.hostName)) }
}

/// A stack's spacing and alignment, where they are not the default: a plain stack carries no content.
private func stackContent(_ spacing: CGFloat?, _ alignment: String) -> Content {
  var content = Content()
  if let spacing { content[.spacing] = .number(spacing) }
  if alignment != "center" { content[.alignment] = .string(alignment) }
  return content
}
