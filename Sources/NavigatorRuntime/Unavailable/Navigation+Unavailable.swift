import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "containerBackground is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> EmptyView
  { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "presentationBackground is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "presentationCornerRadius is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "navigationSubtitle is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func navigationSubtitle(_ subtitle: String) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "indexViewStyle is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ContainerBackgroundPlacement is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ContainerBackgroundPlacement: Sendable {
  /// Not implemented.
  public static var navigation: ContainerBackgroundPlacement { notImplemented() }
  /// Not implemented.
  public static var tabView: ContainerBackgroundPlacement { notImplemented() }
  /// Not implemented.
  public static var widget: ContainerBackgroundPlacement { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "PageTabViewStyle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct PageTabViewStyle {
  /// Not implemented.
  public init() { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "PageIndexViewStyle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct PageIndexViewStyle {
  /// Not implemented.
  public init() { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ToolbarSpacer is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ToolbarSpacer {
  /// Not implemented.
  public init() { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ToolbarTitleMenu is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ToolbarTitleMenu<Content: View> {
  /// Not implemented.
  public init(@ViewBuilder content: () -> Content) { notImplemented() }
}
