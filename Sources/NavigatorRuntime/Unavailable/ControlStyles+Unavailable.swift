import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

extension SwitchToggleStyle {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "SwitchToggleStyle(tint:) is not implemented; use tint(_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(tint: Color) { notImplemented() }
}

extension CircularProgressViewStyle {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "CircularProgressViewStyle(tint:) is not implemented; use tint(_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(tint: Color) { notImplemented() }
}
