import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "matchedGeometryEffect is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, isSource: Bool = true)
    -> EmptyView
  { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "contentTransition is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func contentTransition(_ transition: ContentTransition) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ContentTransition is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ContentTransition {
  /// Not implemented.
  public static var identity: ContentTransition { notImplemented() }
  /// Not implemented.
  public static var interpolate: ContentTransition { notImplemented() }
  /// Not implemented.
  public static var opacity: ContentTransition { notImplemented() }
  /// Not implemented.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Namespace is not implemented; see Documentation/SwiftUIParity.md")
@propertyWrapper
nonisolated public struct Namespace {
  /// Not implemented.
  public init() { notImplemented() }
  /// Not implemented.
  public var wrappedValue: Namespace.ID { notImplemented() }

  /// Not implemented.
  public struct ID: Hashable, Sendable {}
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "TimelineView is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct TimelineView<Schedule, Content: View>: View {
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "PhaseAnimator is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct PhaseAnimator<Phase, Content: View>: View {
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}
