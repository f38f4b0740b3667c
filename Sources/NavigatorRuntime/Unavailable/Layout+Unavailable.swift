import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ViewThatFits is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ViewThatFits<Content: View>: View {
  /// Not implemented.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Layout is not implemented; see Documentation/SwiftUIParity.md")
public protocol Layout {
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ProposedViewSize is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ProposedViewSize: Hashable, Sendable {
  /// Not implemented.
  public init(width: CGFloat?, height: CGFloat?) { notImplemented() }
  /// Not implemented.
  public static var zero: ProposedViewSize { notImplemented() }
  /// Not implemented.
  public static var unspecified: ProposedViewSize { notImplemented() }
  /// Not implemented.
  public static var infinity: ProposedViewSize { notImplemented() }
}

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "alignmentGuide is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> EmptyView
  { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "alignmentGuide is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> EmptyView
  { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "position is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func position(_ position: CGPoint) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "position is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "zIndex is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func zIndex(_ value: Double) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ViewDimensions is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ViewDimensions {
  /// Not implemented.
  public var width: CGFloat { notImplemented() }
  /// Not implemented.
  public var height: CGFloat { notImplemented() }
  /// Not implemented.
  public subscript(guide: HorizontalAlignment) -> CGFloat { notImplemented() }
  /// Not implemented.
  public subscript(guide: VerticalAlignment) -> CGFloat { notImplemented() }
}
