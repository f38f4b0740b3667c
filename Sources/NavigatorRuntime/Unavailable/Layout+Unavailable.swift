import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "GridItem is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct GridItem {
  /// Not implemented.
  public init(_ size: GridItem.Size = .fixed(0), spacing: CGFloat? = nil, alignment: Alignment? = nil) { notImplemented() }

  /// Not implemented.
  public enum Size {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "LazyVGrid is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct LazyVGrid<Content: View>: View {
  /// Not implemented.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "LazyHGrid is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct LazyHGrid<Content: View>: View {
  /// Not implemented.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "LazyVStack is not implemented; use VStack or List; see Documentation/SwiftUIParity.md")
nonisolated public struct LazyVStack<Content: View>: View {
  /// Not implemented.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "LazyHStack is not implemented; use HStack or List; see Documentation/SwiftUIParity.md")
nonisolated public struct LazyHStack<Content: View>: View {
  /// Not implemented.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "PinnedScrollableViews is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  /// Not implemented.
  public var rawValue: UInt32 { notImplemented() }
  /// Not implemented.
  public init(rawValue: UInt32) { notImplemented() }
  /// Not implemented.
  public static var sectionHeaders: PinnedScrollableViews { notImplemented() }
  /// Not implemented.
  public static var sectionFooters: PinnedScrollableViews { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Grid is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct Grid<Content: View>: View {
  /// Not implemented.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "GridRow is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct GridRow<Content: View>: View {
  /// Not implemented.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ViewThatFits is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ViewThatFits<Content: View>: View {
  /// Not implemented.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Layout is not implemented; see Documentation/SwiftUIParity.md")
public protocol Layout {
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ProposedViewSize is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ProposedViewSize: Hashable, Sendable {
  /// Not implemented.
  public init(width: CGFloat?, height: CGFloat?) { notImplemented() }
  /// Not implemented.
  public static var zero: ProposedViewSize { notImplemented() }
  /// Not implemented.
  public static var unspecified: ProposedViewSize { notImplemented() }
  /// Not implemented.
  public static var infinity: ProposedViewSize { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ScrollViewReader is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Not implemented.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ScrollViewProxy is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ScrollViewProxy {
  /// Not implemented.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { notImplemented() }
}

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "alignmentGuide is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> EmptyView
  { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "alignmentGuide is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> EmptyView
  { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "position is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func position(_ position: CGPoint) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "position is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "zIndex is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func zIndex(_ value: Double) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "containerRelativeFrame is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> EmptyView {
    notImplemented()
  }

  /// Not implemented.
  @available(*, unavailable, message: "safeAreaInset is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "gridCellColumns is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func gridCellColumns(_ count: Int) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "contentMargins is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "contentMargins is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func contentMargins(_ length: CGFloat) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ViewDimensions is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ViewDimensions {
  /// Not implemented.
  public var width: CGFloat { notImplemented() }
  /// Not implemented.
  public var height: CGFloat { notImplemented() }
  /// Not implemented.
  public subscript(guide: HorizontalAlignment) -> CGFloat { notImplemented() }
  /// Not implemented.
  public subscript(guide: VerticalAlignment) -> CGFloat { notImplemented() }
}
