import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

extension Image {
  /// Not implemented.
  @available(*, unavailable, message: "Image(nsImage:) is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public init<T>(nsImage: T) { notImplemented() }
}

extension Color {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "Color(nsColor:) is not implemented; use Color(red:green:blue:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init<T>(nsColor: T) { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ImageRenderer is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public class ImageRenderer<Content: View> {
  /// Not implemented.
  public init(content: Content) { notImplemented() }
}
