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
    modifier(ScreenRegistration("navigationLocked", NavigationLock(), appearanceChanged: { $0.signals.lockChanges += 1 }))
  }
}
