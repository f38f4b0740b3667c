import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "accessibilityAction is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> EmptyView {
    notImplemented()
  }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "AccessibilityFocusState is not implemented; see Documentation/SwiftUIParity.md")
@propertyWrapper
nonisolated public struct AccessibilityFocusState<Value: Hashable> {
  /// Not implemented.
  public init() where Value == Bool { notImplemented() }
  /// Not implemented.
  public var wrappedValue: Value { notImplemented() }
}

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "accessibilityActions is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> EmptyView {
    notImplemented()
  }
}
