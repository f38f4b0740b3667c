import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used. An unavailable overload is not tried while an expression is type-checked.

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "UIViewRepresentable is not implemented; see Documentation/SwiftUIParity.md")
public protocol UIViewRepresentable: View where Body == Never {
}

@available(*, unavailable)
extension UIViewRepresentable {
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "UIViewControllerRepresentable is not implemented; see Documentation/SwiftUIParity.md")
public protocol UIViewControllerRepresentable: View where Body == Never {
}

@available(*, unavailable)
extension UIViewControllerRepresentable {
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "UIHostingController is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public class UIHostingController<Content: View> {
  /// Not implemented.
  public init(rootView: Content) { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "UIViewRepresentableContext is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct UIViewRepresentableContext<Representable> {
}

/// The type of this name in SwiftUI, which is not implemented.
@available(
  *, unavailable,
  message: "UIViewControllerRepresentableContext is not implemented; see Documentation/SwiftUIParity.md"
)
nonisolated public struct UIViewControllerRepresentableContext<Representable> {
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "UIApplicationDelegateAdaptor is not implemented; see Documentation/SwiftUIParity.md")
@propertyWrapper
nonisolated public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Not implemented.
  public init(_ delegateType: Delegate.Type = Delegate.self) { notImplemented() }
  /// Not implemented.
  public var wrappedValue: Delegate { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "Widget is not implemented; see Documentation/SwiftUIParity.md")
public protocol Widget {
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "WidgetBundle is not implemented; see Documentation/SwiftUIParity.md")
public protocol WidgetBundle {
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "WidgetConfiguration is not implemented; see Documentation/SwiftUIParity.md")
public protocol WidgetConfiguration {
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "FetchRequest is not implemented; see Documentation/SwiftUIParity.md")
@propertyWrapper
nonisolated public struct FetchRequest<Result> {
  /// Not implemented.
  public var wrappedValue: FetchedResults<Result> { notImplemented() }
  /// Not implemented.
  public init() { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "FetchedResults is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct FetchedResults<Result> {
}

extension EnvironmentValues {
  /// Not implemented.
  @available(*, unavailable, message: "managedObjectContext is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public var managedObjectContext: AnyObject { notImplemented() }
}
