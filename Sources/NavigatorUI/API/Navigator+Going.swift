extension Navigator {
  /// Navigates to a destination by its own method: pushes, presents or sends it.
  ///
  /// ```swift
  /// navigator.navigate(to: HomeDestinations.pageN(55))
  /// ```
  public func navigate(to destination: any NavigationDestination) {
    navigate(to: destination, method: mapped(destination).method)
  }

  /// Navigates to a destination by a given method.
  ///
  /// ```swift
  /// navigator.navigate(to: HomeDestinations.page3, method: .sheet)
  /// ```
  public func navigate(to destination: any NavigationDestination, method: NavigationMethod) {
    request(.navigate(destination, method))
  }
}

/// The common navigation methods of a ``Navigator``, for code that should not depend on the class.
@MainActor
public protocol Navigating: AnyObject {
  /// Navigates to a destination by its own method.
  func navigate(to destination: any NavigationDestination)
  /// Navigates to a destination by a given method.
  func navigate(to destination: any NavigationDestination, method: NavigationMethod)
  /// Pushes a destination or another value.
  func push(_ value: any Hashable)
  /// Pops the given number of screens. Returns whether a screen was popped.
  @discardableResult func pop(last count: Int) -> Bool
  /// Pops all screens. Returns whether a screen was popped.
  @discardableResult func popAll() -> Bool
  /// Pops a screen, or dismisses the presentation if no screen is pushed. Returns whether it did.
  @discardableResult func back() -> Bool
  /// Dismisses the presentation that contains the navigator. Returns whether it did.
  @discardableResult func dismiss() -> Bool
}

extension Navigator: Navigating {}
