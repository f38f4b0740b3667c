import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Gesture is not implemented; see Documentation/SwiftUIParity.md")
public protocol Gesture<Value> {
  /// Not implemented.
  associatedtype Value
}

@available(*, unavailable)
extension Gesture {
  /// Not implemented.
  @available(*, unavailable, message: "onEnded is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> Self { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "onChanged is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "updating is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "DragGesture is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct DragGesture: Gesture {
  /// Not implemented.
  public init(minimumDistance: CGFloat = 10) { notImplemented() }

  /// Not implemented.
  public struct Value: Hashable, Sendable {
    /// Not implemented.
    public var location: CGPoint { notImplemented() }
    /// Not implemented.
    public var startLocation: CGPoint { notImplemented() }
    /// Not implemented.
    public var translation: CGSize { notImplemented() }
  }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(
  *, unavailable,
  message: "TapGesture is not implemented; use onTapGesture(count:perform:); see Documentation/SwiftUIParity.md"
)
nonisolated public struct TapGesture: Gesture {
  /// Not implemented.
  public init(count: Int = 1) { notImplemented() }
  /// Not implemented.
  public typealias Value = Void
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "LongPressGesture is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct LongPressGesture: Gesture {
  /// Not implemented.
  public init(minimumDuration: Double = 0.5) { notImplemented() }
  /// Not implemented.
  public typealias Value = Bool
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "GestureState is not implemented; see Documentation/SwiftUIParity.md")
@propertyWrapper
nonisolated public struct GestureState<Value> {
  /// Not implemented.
  public init(wrappedValue: Value) { notImplemented() }
  /// Not implemented.
  public var wrappedValue: Value { notImplemented() }
  /// Not implemented.
  public var projectedValue: GestureState<Value> { notImplemented() }
}

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "gesture is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "simultaneousGesture is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "highPriorityGesture is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "onLongPressGesture is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> EmptyView {
    notImplemented()
  }

  /// Not implemented.
  @available(*, unavailable, message: "onHover is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "onDrag is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func onDrag(_ data: @escaping () -> NSObject) -> EmptyView { notImplemented() }
}
