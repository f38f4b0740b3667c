import SwiftUI

extension View {
  /// Adds a navigator to a view that the app presents. Navigators can then dismiss the view, and the view can present others.
  ///
  /// ```swift
  /// .sheet(item: $showSettings) { destination in
  ///   destination
  ///     .managedPresentationView()
  /// }
  /// ```
  ///
  /// Destinations that a navigator presents do not need this modifier, and neither does a ``ManagedNavigationStack``.
  ///
  /// - Parameter name: The name by which the view's navigator can be found.
  nonisolated public func managedPresentationView(name: String? = nil) -> some View {
    ManagedPresentationView(name: name) { self }
  }

  /// The same as ``managedPresentationView(name:)``.
  nonisolated public func navigationDismissible() -> some View {
    managedPresentationView()
  }
}

/// A presented view with a ``Navigator``, but without a stack.
nonisolated public struct ManagedPresentationView<Content: View>: View {
  private var name: String?
  private let content: Content
  private var stateMark: String?
  private var endState: (() -> Void)?
  @State private var holder = NavigatorHolder()
  @Environment(\.navigator) private var parent
  @Environment(\.navigationPresentation) private var presentation
  @Environment(\.navigationScreen) private var screen

  /// Creates a presented view whose navigator can be found by name.
  public init(name: String? = nil, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a view that a state presents; `end` sets the state to nil.
  init(stateMark: String, end: @escaping () -> Void, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.stateMark = stateMark
    endState = end
  }

  /// The content with the presentations of its navigator.
  @MainActor public var body: some View {
    let navigator = holder.navigator(
      .presenter, name: name, parent: parent, on: screen, presentation: presentation, stateMark: stateMark,
      endState: endState)
    content
      .modifier(PresentationHost(navigator: navigator))
      .reportsInline(navigator)
  }
}
