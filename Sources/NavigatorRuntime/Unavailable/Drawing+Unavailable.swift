import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "StrokeStyle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct StrokeStyle: Hashable, Sendable {
  /// Not implemented.
  public init(
    lineWidth: CGFloat = 1, lineCap: StrokeStyle.LineCap = .butt, lineJoin: StrokeStyle.LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { notImplemented() }

  /// Not implemented.
  public enum LineCap: Sendable {
    case butt, round, square
  }

  /// Not implemented.
  public enum LineJoin: Sendable {
    case miter, round, bevel
  }
}

extension Shape {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "stroke(style:) is not implemented; use stroke(_:lineWidth:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func stroke(style: StrokeStyle) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "stroke(_:style:) is not implemented; use stroke(_:lineWidth:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "trim is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { notImplemented() }
}

extension InsettableShape {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "strokeBorder(style:) is not implemented; use strokeBorder(_:lineWidth:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func strokeBorder(style: StrokeStyle) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "strokeBorder(_:style:) is not implemented; use strokeBorder(_:lineWidth:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> EmptyView { notImplemented() }
}

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "mask is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> EmptyView {
    notImplemented()
  }

  /// Not implemented.
  @available(*, unavailable, message: "mask is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "AngularGradient is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct AngularGradient {
  /// Not implemented.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) { notImplemented() }
  /// Not implemented.
  public init(colors: [Color], center: UnitPoint) { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Canvas is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct Canvas: View {
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ContainerRelativeShape is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ContainerRelativeShape {
  /// Not implemented.
  public init() { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "UnevenRoundedRectangle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct UnevenRoundedRectangle {
  /// Not implemented.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0
  ) { notImplemented() }
}
