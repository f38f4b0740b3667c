import SwiftUI

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
