import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "TimelineView is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct TimelineView<Schedule, Content: View>: View {
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}
