import SwiftUI

extension View {
  /// Makes a view that the app presents known to navigators: they can close it, and it can present others.
  ///
  /// ```swift
  /// .sheet(item: $showSettings) { destination in
  ///   destination
  ///     .managedPresentationView()
  /// }
  /// ```
  ///
  /// What a navigator presents is known anyway, and so is a ``ManagedNavigationStack``.
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
  private let name: String?
  private let content: Content
  private let stateMark: String?
  private let endState: (() -> Void)?
  @State private var holder = NavigatorHolder()
  @Environment(\.navigator) private var parent
  @Environment(\.navigationPresentation) private var presentation
  @Environment(\.navigationScreen) private var screen

  public init(name: String? = nil, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
    stateMark = nil
    endState = nil
  }

  /// What a state presents; `end` sets the state to nil.
  init(stateMark: String, end: @escaping () -> Void, @ViewBuilder content: () -> Content) {
    name = nil
    self.content = content()
    self.stateMark = stateMark
    endState = end
  }

  @MainActor public var body: some View {
    let navigator = holder.navigator(
      .presenter, name: name, parent: parent, on: screen, presentation: presentation, stateMark: stateMark,
      endState: endState)
    content
      .modifier(PresentationHost(navigator: navigator))
      .standingInline(navigator)
  }
}
