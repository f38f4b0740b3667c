import SwiftUI

extension Navigator {
  /// Takes the steps of a route, as the nearest `onNavigationRoute(_:)` knows them.
  ///
  /// ```swift
  /// navigator.perform(route: KnownRoutes.order(7))
  /// ```
  ///
  /// A route waits for its turn among what is sent, and for the first view. What its handler sends comes before what was sent after the
  /// route. One that nobody handles is a value that nobody receives; see ``send(_:)``.
  public func perform(route: any NavigationRoutes) {
    send(values: [route])
  }

  /// Opens an address as if it had come from outside: the first ``NavigationURLHandler`` that says true ends the search.
  ///
  /// ```swift
  /// navigator.open(URL(string: "shop://orders/7")!)
  /// ```
  ///
  /// Before any view is there, the address waits for the first.
  ///
  /// - Returns: Whether a handler took the address, or it waits. One that nobody takes is shown the unmatched-link screen, where there is
  ///   one, and is logged.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard owner != .application else {
      report("Cannot open an address: \(whereabouts) reaches nobody.")
      return false
    }
    if tree.settlement.hasBegun { return tree.addresses.open(url) }
    perform(
      NavigationAction("open \(url.absoluteString.prefix(100))") { navigator in
        navigator.open(url)
        return .auto
      })
    return true
  }
}
