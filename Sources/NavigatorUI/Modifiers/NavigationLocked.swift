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

/// Locks navigation as long as it lives.
nonisolated final class NavigationLock: Sendable {}

nonisolated private struct NavigationLockedModifier: ViewModifier {
  @State private var lock = NavigationLock()
  @Environment(\.navigator) private var navigator

  @MainActor func body(content: Content) -> some View {
    content
      .onAppear { navigator.tree.locks.add(lock) }
  }
}
