import Foundation
import NavigatorHost

/// A grid that grows vertically and creates its content as it is scrolled near.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///   ForEach(photos) { PhotoCell(photo: $0) }
/// }
/// ```
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView, LazyContainer {
  let content: Content
  let layout: LazyLayout

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of the grid in its parent.
  ///   - spacing: The space between lines, in points; nil uses the host's default.
  ///   - pinnedViews: The parts of sections that stay visible while their section is scrolled.
  ///   - content: The content.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyLayout(
      axis: .vertical, spacing: spacing, alignment: alignment.hostAlignment, tracks: columns, pinnedViews: pinnedViews)
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    LazyStackNode(.lazyStack, view, type, context)
  }
}

/// A grid that grows horizontally and creates its content as it is scrolled near.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView, LazyContainer {
  let content: Content
  let layout: LazyLayout

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of the grid in its parent.
  ///   - spacing: The space between lines, in points; nil uses the host's default.
  ///   - pinnedViews: The parts of sections that stay visible while their section is scrolled.
  ///   - content: The content.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyLayout(
      axis: .horizontal, spacing: spacing, alignment: alignment.hostAlignment, tracks: rows, pinnedViews: pinnedViews)
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    LazyStackNode(.lazyStack, view, type, context)
  }
}
