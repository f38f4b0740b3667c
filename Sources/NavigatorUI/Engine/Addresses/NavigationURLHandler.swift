import SwiftUI

/// A handler of URLs that are opened in the app, such as deep links.
///
/// ```swift
/// struct OrderURLHandler: NavigationURLHandler {
///   func handles(_ url: URL, with navigator: Navigator) -> Bool {
///     guard url.host() == "orders", let number = Int(url.lastPathComponent) else { return false }
///     navigator.perform(route: KnownRoutes.order(number))
///     return true
///   }
/// }
/// ```
///
/// URLs are external input, so a handler must validate every part of them.
nonisolated public protocol NavigationURLHandler {
  /// Handles a URL, or rejects it.
  ///
  /// - Parameters:
  ///   - url: The opened URL.
  ///   - navigator: The navigator of the view with the `onNavigationOpenURL` modifier.
  /// - Returns: A Boolean value that indicates whether the handler accepts the URL.
  @MainActor func handles(_ url: URL, with navigator: Navigator) -> Bool
}
