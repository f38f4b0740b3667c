import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

extension Image {
  /// Not implemented.
  @available(*, unavailable, message: "Image(uiImage:) is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public init<T>(uiImage: T) { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "Image(nsImage:) is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public init<T>(nsImage: T) { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "symbolRenderingMode is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "interpolation is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func interpolation(_ interpolation: Image.Interpolation) -> Image { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "antialiased is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { notImplemented() }
}

extension Color {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "Color(uiColor:) is not implemented; use Color(red:green:blue:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init<T>(uiColor: T) { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "Color(nsColor:) is not implemented; use Color(red:green:blue:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init<T>(nsColor: T) { notImplemented() }
}

extension Image {
  /// The type of this name in SwiftUI, which is not implemented.
  @available(*, unavailable, message: "Image.Scale is not implemented; see Documentation/SwiftUIParity.md")
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// The type of this name in SwiftUI, which is not implemented.
  @available(*, unavailable, message: "Image.Interpolation is not implemented; see Documentation/SwiftUIParity.md")
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }
}

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "imageScale is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func imageScale(_ scale: Image.Scale) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message:
      "symbolVariant is not implemented; add the variant to the symbol name, such as star.fill; see Documentation/SwiftUIParity.md"
  )
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "symbolRenderingMode is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "SymbolRenderingMode is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct SymbolRenderingMode: Sendable {
  /// Not implemented.
  public static var monochrome: SymbolRenderingMode { notImplemented() }
  /// Not implemented.
  public static var multicolor: SymbolRenderingMode { notImplemented() }
  /// Not implemented.
  public static var hierarchical: SymbolRenderingMode { notImplemented() }
  /// Not implemented.
  public static var palette: SymbolRenderingMode { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "SymbolVariants is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct SymbolVariants: Hashable, Sendable {
  /// Not implemented.
  public static var none: SymbolVariants { notImplemented() }
  /// Not implemented.
  public static var circle: SymbolVariants { notImplemented() }
  /// Not implemented.
  public static var square: SymbolVariants { notImplemented() }
  /// Not implemented.
  public static var rectangle: SymbolVariants { notImplemented() }
  /// Not implemented.
  public static var fill: SymbolVariants { notImplemented() }
  /// Not implemented.
  public static var slash: SymbolVariants { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "AsyncImage is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct AsyncImage<Content: View>: View {
  /// Not implemented.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image { notImplemented() }
  /// Not implemented.
  public init<P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content, @ViewBuilder placeholder: @escaping () -> P
  ) { notImplemented() }
  /// Not implemented.
  public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "AsyncImagePhase is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public enum AsyncImagePhase {
  /// Not implemented.
  case empty
  /// Not implemented.
  case success(Image)
  /// Not implemented.
  case failure(any Error)
  /// Not implemented.
  public var image: Image? { notImplemented() }
  /// Not implemented.
  public var error: (any Error)? { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ImageRenderer is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public class ImageRenderer<Content: View> {
  /// Not implemented.
  public init(content: Content) { notImplemented() }
}

extension Color {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "Color(_:bundle:) is not implemented; use Color(red:green:blue:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { notImplemented() }
}
