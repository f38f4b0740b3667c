import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

extension SwitchToggleStyle {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "SwitchToggleStyle(tint:) is not implemented; use tint(_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(tint: Color) { notImplemented() }
}

extension CircularProgressViewStyle {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "CircularProgressViewStyle(tint:) is not implemented; use tint(_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(tint: Color) { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "DatePickerStyle is not implemented; see Documentation/SwiftUIParity.md")
public protocol DatePickerStyle {
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "DefaultDatePickerStyle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Not implemented.
  public init() { notImplemented() }
}

@available(*, unavailable)
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Not implemented.
  public static var automatic: DefaultDatePickerStyle { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "CompactDatePickerStyle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Not implemented.
  public init() { notImplemented() }
}

@available(*, unavailable)
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Not implemented.
  public static var compact: CompactDatePickerStyle { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "GraphicalDatePickerStyle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Not implemented.
  public init() { notImplemented() }
}

@available(*, unavailable)
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Not implemented.
  public static var graphical: GraphicalDatePickerStyle { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "WheelDatePickerStyle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Not implemented.
  public init() { notImplemented() }
}

@available(*, unavailable)
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Not implemented.
  public static var wheel: WheelDatePickerStyle { notImplemented() }
}

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "datePickerStyle is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> EmptyView { notImplemented() }
}
