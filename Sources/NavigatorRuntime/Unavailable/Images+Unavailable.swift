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

extension ImageRenderer {
  /// Not implemented.
  @available(*, unavailable, message: "cgImage is not implemented: Core Graphics is absent; use uiImage or svg")
  nonisolated public var cgImage: Never? { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "nsImage is not implemented: AppKit is absent; use uiImage or svg")
  nonisolated public var nsImage: Never? { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "render(rasterizationScale:renderer:) is not implemented: Core Graphics is absent; use svg")
  nonisolated public func render<Context>(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (Context) -> Void) -> Void
  ) { notImplemented() }
}
