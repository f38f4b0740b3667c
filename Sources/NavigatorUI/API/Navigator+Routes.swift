import SwiftUI

extension Navigator {
  /// Performs a route by the nearest `onNavigationRoute(_:)` handler of its type.
  ///
  /// ```swift
  /// navigator.perform(route: KnownRoutes.order(7))
  /// ```
  ///
  /// A route waits in the send queue, and for the first view. Values that its handler sends precede values that were sent after
  /// the route. A route without a handler is treated as a value without a receiver; see ``send(_:)``.
  public func perform(route: any NavigationRoutes) {
    send(values: [route])
  }

  /// Opens a URL as if it had been opened by the system: it is passed to each ``NavigationURLHandler`` until one accepts it.
  ///
  /// ```swift
  /// navigator.open(URL(string: "shop://orders/7")!)
  /// ```
  ///
  /// If the tree has no view yet, the URL waits for the first one.
  ///
  /// - Returns: A Boolean value that indicates whether a handler accepted the URL or the URL waits. For a URL that no handler
  ///   accepts, a warning is logged and the unmatched destination is shown, if there is one.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard hasManagedView(for: "open a URL") else { return false }
    if tree.settlement.hasBegun { return tree.urlDispatcher.open(url) }
    perform(
      NavigationAction("open \(url.absoluteString.prefix(100))") { navigator in
        navigator.open(url)
        return .auto
      })
    return true
  }
}
