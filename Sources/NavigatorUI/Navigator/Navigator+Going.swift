import SwiftUI

extension Navigator {
  /// Goes to a destination in the way that the destination says: pushes, presents or sends it.
  ///
  /// ```swift
  /// navigator.navigate(to: HomeDestinations.pageN(55))
  /// ```
  public func navigate(to destination: any NavigationDestination) {
    navigate(to: destination, method: mapped(destination).method)
  }

  /// Goes to a destination in another way than it says itself.
  ///
  /// ```swift
  /// navigator.navigate(to: HomeDestinations.page3, method: .sheet)
  /// ```
  public func navigate(to destination: any NavigationDestination, method: NavigationMethod) {
    request(.navigate(destination, method))
  }

  /// Every way to a destination ends here, after everything has agreed to it. Says where it is shown.
  @discardableResult
  func perform(
    _ destination: any NavigationDestination, method: NavigationMethod, guardsAsked: Int
  ) -> NavigationPlace? {
    switch method {
    case .push: return performPush(destination, guardsAsked: guardsAsked)
    case .send: send(destination)
    case .sheet, .cover, .managedSheet, .managedCover:
      return performPresentation(destination, method: method, guardsAsked: guardsAsked)
    }
    return nil
  }
}
