import SwiftUI

extension View {
  /// Disables `dismissAny()` and `popAny()` in the whole tree of navigators while this view exists.
  ///
  /// ```swift
  /// PaymentInProgressView()
  ///   .navigationLocked()
  /// ```
  ///
  /// Popping and dismissing a single screen remain possible.
  nonisolated public func navigationLocked() -> some View {
    modifier(NavigationLockedModifier())
  }
}

nonisolated private struct NavigationLockedModifier: ViewModifier {
  @State private var lock = NavigationLock()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  @MainActor func body(content: Content) -> some View {
    lock.screen = screen
    return
      content
      .onAppear {
        if screen == nil { navigator.reportOutside("navigationLocked") }
        if navigator.tree.locks.add(lock) { navigator.tree.signals.lockChanges += 1 }
      }
      .onDisappear { navigator.tree.signals.lockChanges += 1 }
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension NavigationLockedModifier: Sendable {}
