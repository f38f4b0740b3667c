import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "mask is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Canvas is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct Canvas: View {
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ContainerRelativeShape is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ContainerRelativeShape: View {
  /// Not implemented.
  public init() { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}
