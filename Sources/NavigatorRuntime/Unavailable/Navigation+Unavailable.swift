import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

/// The type of this name in SwiftUI, which is not implemented.
@available(
  *, unavailable,
  message: "NavigationView is not implemented; use NavigationStack; see Documentation/SwiftUIParity.md"
)
nonisolated public struct NavigationView<Content: View>: View {
  /// Not implemented.
  public init(@ViewBuilder content: () -> Content) { notImplemented() }
  /// Not implemented.
  @MainActor public var body: Never { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(
  *, unavailable,
  message: "StackNavigationViewStyle is not implemented; use NavigationStack; see Documentation/SwiftUIParity.md"
)
nonisolated public struct StackNavigationViewStyle {
  /// Not implemented.
  public init() { notImplemented() }
  /// Not implemented.
  public static var stack: StackNavigationViewStyle { notImplemented() }
  /// Not implemented.
  public static var automatic: StackNavigationViewStyle { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(
  *, unavailable,
  message: "Alert is not implemented; use alert(_:isPresented:actions:message:); see Documentation/SwiftUIParity.md"
)
nonisolated public struct Alert {
  /// Not implemented.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) { notImplemented() }
  /// Not implemented.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) { notImplemented() }

  /// Not implemented.
  public struct Button {
    /// Not implemented.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { notImplemented() }
    /// Not implemented.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { notImplemented() }
    /// Not implemented.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { notImplemented() }
    /// Not implemented.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { notImplemented() }
  }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(
  *, unavailable,
  message: "ActionSheet is not implemented; use confirmationDialog; see Documentation/SwiftUIParity.md"
)
nonisolated public struct ActionSheet {
  /// Not implemented.
  public init(title: Text, message: Text? = nil, buttons: [Alert.Button]) { notImplemented() }
}

extension View {
  /// Not implemented.
  @available(
    *, unavailable,
    message: "alert is not implemented; use alert(_:isPresented:actions:message:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "alert is not implemented; use alert(_:isPresented:presenting:actions:message:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> EmptyView {
    notImplemented()
  }

  /// Not implemented.
  @available(
    *, unavailable,
    message:
      "actionSheet is not implemented; use confirmationDialog(_:isPresented:titleVisibility:actions:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "navigationViewStyle is not implemented; use NavigationStack; see Documentation/SwiftUIParity.md"
  )
  nonisolated public func navigationViewStyle(_ style: StackNavigationViewStyle) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "navigationBarTitle is not implemented; use navigationTitle(_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message:
      "navigationBarTitle is not implemented; use navigationTitle(_:) and navigationBarTitleDisplayMode(_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode)
    -> EmptyView
  { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "navigationBarTitle is not implemented; use navigationTitle(_:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func navigationBarTitle(_ title: Text) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "navigationBarItems is not implemented; use toolbar(content:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func navigationBarItems<L: View>(leading: L) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "navigationBarItems is not implemented; use toolbar(content:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message: "navigationBarItems is not implemented; use toolbar(content:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "statusBar is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func statusBar(hidden: Bool) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "containerBackground is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> EmptyView
  { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "presentationBackground is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "presentationCornerRadius is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "navigationSubtitle is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func navigationSubtitle(_ subtitle: String) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "indexViewStyle is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> EmptyView { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ContainerBackgroundPlacement is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ContainerBackgroundPlacement: Sendable {
  /// Not implemented.
  public static var navigation: ContainerBackgroundPlacement { notImplemented() }
  /// Not implemented.
  public static var tabView: ContainerBackgroundPlacement { notImplemented() }
  /// Not implemented.
  public static var widget: ContainerBackgroundPlacement { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "PageTabViewStyle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct PageTabViewStyle {
  /// Not implemented.
  public init() { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "PageIndexViewStyle is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct PageIndexViewStyle {
  /// Not implemented.
  public init() { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ToolbarSpacer is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ToolbarSpacer {
  /// Not implemented.
  public init() { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "ToolbarTitleMenu is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct ToolbarTitleMenu<Content: View> {
  /// Not implemented.
  public init(@ViewBuilder content: () -> Content) { notImplemented() }
}

extension NavigationLink {
  /// Not implemented.
  @available(
    *, unavailable,
    message:
      "NavigationLink(destination:isActive:label:) is not implemented; use NavigationLink(_:value:) or navigationDestination(isPresented:destination:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message:
      "NavigationLink(destination:tag:selection:label:) is not implemented; use NavigationLink(_:value:) or navigationDestination(isPresented:destination:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
  { notImplemented() }

  /// Not implemented.
  @available(
    *, unavailable,
    message:
      "NavigationLink(tag:selection:destination:label:) is not implemented; use NavigationLink(_:value:) or navigationDestination(isPresented:destination:); see Documentation/SwiftUIParity.md"
  )
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { notImplemented() }
}
