import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "mask is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> EmptyView { notImplemented() }
}
