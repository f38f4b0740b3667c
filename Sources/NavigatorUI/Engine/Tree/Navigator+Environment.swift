import SwiftUI

extension EnvironmentValues {
  /// The navigator of the nearest managed view. Outside of every managed view it cannot navigate, and its use is reported.
  ///
  /// ```swift
  /// @Environment(\.navigator) var navigator
  /// @Environment(\.navigator.isEmpty) var isAtRoot
  /// ```
  public var navigator: Navigator {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// The presentation whose content contains the view. A managed view inside resets it to nil.
  @Entry var navigationPresentation: PresentationHandle?
}

nonisolated private struct NavigatorKey: EnvironmentKey {
  // All views outside of managed views must get the same navigator. A process on Apple platforms has one user; elsewhere the
  // runtime creates the default once for each session.
  #if canImport(Darwin)
    static let defaultValue = Navigator(owner: .application)
  #else
    static var defaultValue: Navigator { Navigator(owner: .application) }
  #endif
}
