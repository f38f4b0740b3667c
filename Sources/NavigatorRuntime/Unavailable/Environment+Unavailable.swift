import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

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
  @available(*, unavailable, message: "openWindow is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public var openWindow: OpenWindowAction { notImplemented() }
}
