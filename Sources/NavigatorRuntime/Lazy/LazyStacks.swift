import Foundation
import NavigatorHost

/// A view that arranges its content vertically and creates it as it is scrolled near.
///
/// Views in the stack appear when they are near the viewport of the scroll view around it. If a `ForEach` has more than 100
/// elements, only the views near the viewport exist.
///
/// Each view is aligned with the stack, independently of the other views. Alignment guides and custom alignments therefore do not
/// change the positions of visible views when others appear.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView, LazyContainer {
  let content: Content
  var layout: LazyLayout

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the content.
  ///   - spacing: The space between views, in points; nil uses the host's default.
  ///   - pinnedViews: The parts of sections that stay visible while their section is scrolled.
  ///   - content: The content.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyLayout(
      axis: .vertical, spacing: spacing, alignment: alignment.guide.hostAlignment, tracks: nil, pinnedViews: pinnedViews,
      custom: alignment.custom)
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    makeStackNode(view, type, context)
  }
}

/// A view that arranges its content horizontally and creates it as it is scrolled near.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView, LazyContainer {
  let content: Content
  var layout: LazyLayout

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the content.
  ///   - spacing: The space between views, in points; nil uses the host's default.
  ///   - pinnedViews: The parts of sections that stay visible while their section is scrolled.
  ///   - content: The content.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyLayout(
      axis: .horizontal, spacing: spacing, alignment: alignment.guide.hostAlignment, tracks: nil, pinnedViews: pinnedViews,
      custom: alignment.custom)
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    makeStackNode(view, type, context)
  }
}
