import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

extension View {

  /// Not implemented.
  @available(*, unavailable, message: "indexViewStyle is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> EmptyView { notImplemented() }
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
