import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

/// The type of this name in SwiftUI, which is not implemented.
@available(
  *, unavailable,
  message: "PresentationMode is not implemented; use dismiss and isPresented; see Documentation/SwiftUIParity.md"
)
nonisolated public struct PresentationMode {
  /// Not implemented.
  public var isPresented: Bool { notImplemented() }
  /// Not implemented.
  public mutating func dismiss() { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(
  *, unavailable,
  message: "ContentSizeCategory is not implemented; use DynamicTypeSize; see Documentation/SwiftUIParity.md"
)
nonisolated public enum ContentSizeCategory: Hashable, Sendable {
  /// Not implemented.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "OpenWindowAction is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct OpenWindowAction {
  /// Not implemented.
  public func callAsFunction(id: String) { notImplemented() }
  /// Not implemented.
  public func callAsFunction<D: Hashable>(value: D) { notImplemented() }
}

extension EnvironmentValues {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "presentationMode is not implemented; use dismiss and isPresented; see Documentation/SwiftUIParity.md"
  )
  nonisolated public var presentationMode: Binding<PresentationMode> { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "sizeCategory is not implemented; use dynamicTypeSize; see Documentation/SwiftUIParity.md"
  )
  nonisolated public var sizeCategory: ContentSizeCategory { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "openWindow is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public var openWindow: OpenWindowAction { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "defaultMinListRowHeight is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public var defaultMinListRowHeight: CGFloat { notImplemented() }
}
