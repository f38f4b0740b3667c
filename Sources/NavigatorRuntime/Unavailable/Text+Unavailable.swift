import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "lineLimit is not implemented; use lineLimit(_:) with a number; see Documentation/SwiftUIParity.md"
  )
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "lineLimit is not implemented; use lineLimit(_:) with a number; see Documentation/SwiftUIParity.md"
  )
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "lineLimit is not implemented; use lineLimit(_:) with a number; see Documentation/SwiftUIParity.md"
  )
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "lineLimit is not implemented; use lineLimit(_:) with a number; see Documentation/SwiftUIParity.md"
  )
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "minimumScaleFactor is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "truncationMode is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "baselineOffset is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "lineSpacing is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "tracking is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func tracking(_ tracking: CGFloat) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "kerning is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func kerning(_ kerning: CGFloat) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "allowsTightening is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func allowsTightening(_ flag: Bool) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "textSelection is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func textSelection(_ selectability: EnabledTextSelectability) -> EmptyView { notImplemented() }
}

extension Text {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "Text(_:style:) is not implemented; use Text(_:format:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(_ date: Date, style: Text.DateStyle) { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "Text(timerInterval:) is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "baselineOffset is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "tracking is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "kerning is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { notImplemented() }
}

extension Text {
  /// The type of this name in SwiftUI, which is not implemented.
  @available(
    *, unavailable, message: "Text.DateStyle is not implemented; use Text(_:format:); see Documentation/SwiftUIParity.md"
  )
  public struct DateStyle: Sendable {
    /// Not implemented.
    public static var time: Text.DateStyle { notImplemented() }
    /// Not implemented.
    public static var date: Text.DateStyle { notImplemented() }
    /// Not implemented.
    public static var relative: Text.DateStyle { notImplemented() }
    /// Not implemented.
    public static var offset: Text.DateStyle { notImplemented() }
    /// Not implemented.
    public static var timer: Text.DateStyle { notImplemented() }
  }

  /// The type of this name in SwiftUI, which is not implemented.
  @available(*, unavailable, message: "Text.TruncationMode is not implemented; see Documentation/SwiftUIParity.md")
  public enum TruncationMode: Sendable {
    case head, tail, middle
  }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "EnabledTextSelectability is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct EnabledTextSelectability {
  /// Not implemented.
  public static var enabled: EnabledTextSelectability { notImplemented() }
  /// Not implemented.
  public static var disabled: EnabledTextSelectability { notImplemented() }
}
