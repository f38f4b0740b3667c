import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "focusable is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func focusable(_ isFocusable: Bool = true) -> EmptyView { notImplemented() }
}

extension TextField where Label == Text {
  /// Not implemented.
  @available(
    *, unavailable,
    message:
      "TextField(_:text:onEditingChanged:onCommit:) is not implemented; use focused(_:) and onSubmit(of:_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "TextField(_:text:onCommit:) is not implemented; use onSubmit(of:_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    notImplemented()
  }
}
