import SwiftUI

extension View {
  /// Forbids `dismissAny()` and `popAny()` in the whole tree of navigators as long as this view is there.
  ///
  /// ```swift
  /// PaymentInProgressView()
  ///   .navigationLocked()
  /// ```
  ///
  /// Going back and closing a single presentation stay possible.
  nonisolated public func navigationLocked() -> some View {
    modifier(NavigationLockedModifier())
  }
}

/// Locks navigation as long as its screen is there. Kept as state of its modifier.
@MainActor
final class NavigationLock: Placed {
  fileprivate(set) weak var screen: ScreenContext?

  nonisolated init() {}
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
        if navigator.tree.locks.add(lock) { navigator.root.lockChanges += 1 }
      }
      .onDisappear { navigator.root.lockChanges += 1 }
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension NavigationLockedModifier: Sendable {}
