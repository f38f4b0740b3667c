import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "scrollClipDisabled is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "scrollTargetLayout is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Table is not implemented; use List; see Documentation/SwiftUIParity.md")
nonisolated public struct Table: View {
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ScrollTargetBehavior is not implemented; see Documentation/SwiftUIParity.md")
public protocol ScrollTargetBehavior {
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ViewAlignedScrollTargetBehavior is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Not implemented.
  public init() { notImplemented() }
}

@available(*, unavailable)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Not implemented.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "PagingScrollTargetBehavior is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Not implemented.
  public init() { notImplemented() }
}

@available(*, unavailable)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Not implemented.
  public static var paging: PagingScrollTargetBehavior { notImplemented() }
}

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "scrollTargetBehavior is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> EmptyView { notImplemented() }
}
