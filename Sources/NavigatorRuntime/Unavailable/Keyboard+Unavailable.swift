import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "autocapitalization is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "disableAutocorrection is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "UITextAutocapitalizationType is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public enum UITextAutocapitalizationType: Sendable {
  /// Not implemented.
  case none, words, sentences, allCharacters
}
