@_spi(Engine) import NavigatorAddresses
import SwiftUI

nonisolated struct URLHandlers {
  let handlers: [any NavigationURLHandler]
  /// A closure that returns the destination to show for a URL that no handler accepts.
  let unmatched: (@MainActor (URL) -> any NavigationDestination)?
}

extension ViewRegistration<URLHandlers> {
  fileprivate func accept(_ url: URL, along route: [String]) -> Bool {
    guard let navigator = screen?.navigator, let handlers = value?.handlers else { return false }
    return handlers.contains { handler in
      if !route.isEmpty, let router = handler as? AddressRouter, router.handles(url, along: route, with: navigator) {
        return true
      }
      return handler.handles(url, with: navigator)
    }
  }
}

/// The opening of URLs in a tree.
@MainActor
@Observable
final class URLDispatcher: TreeFeature {
  /// The URL that SwiftUI is delivering to the views one after another, with the views that have received it.
  @ObservationIgnored private var delivery: (url: URL, views: Set<ObjectIdentifier>)?
  /// The URL that was opened last if no handler accepted it and nothing is shown for it.
  @ObservationIgnored private(set) var unhandled: URL?
  @ObservationIgnored private var openingDepth = 0
  /// The number of URLs that SwiftUI has delivered since the tree has settled.
  @ObservationIgnored private var deliveries = 0
  /// The URLs without a handler, with the destinations that are shown for them. Screens observe them, because a destination can
  /// be shown for several URLs.
  private var shownURLs: [(destination: AnyNavigationDestination, url: URL)] = []

  /// The maximum number of remembered URLs without a handler.
  private static let maximumUnmatched = 32
  /// The maximum number of URLs that are opened before the tree settles. A guard that does not answer delays all of them.
  private static let maximumDeliveries = 100
  /// The maximum nesting depth of handlers that open further URLs.
  private static let maximumDepth = 8

  private var handlers: Registry<ViewRegistration<URLHandlers>> { tree.registry(of: URLHandlers.self) }

  /// Opens a URL that SwiftUI delivers. SwiftUI delivers a URL to every view, so only the first delivery has an effect.
  func openedBySystem(_ url: URL, at view: ViewIdentity, along route: [String] = []) {
    if let delivery, delivery.url == url, !delivery.views.contains(ObjectIdentifier(view)) {
      self.delivery?.views.insert(ObjectIdentifier(view))
      return
    }
    delivery = (url, [ObjectIdentifier(view)])
    guard countDelivery() else {
      tree.root.log(.warning("A URL was rejected: \(deliveries) others have been opened before the navigation settled."))
      return
    }
    _ = open(url, along: route)
  }

  /// Counts a delivered URL. Returns false if there are too many before the tree has settled.
  private func countDelivery() -> Bool {
    guard deliveries < Self.maximumDeliveries else { return false }
    deliveries += 1
    guard deliveries == 1 else { return true }
    tree.settlement.whenSettled { [self] in
      deliveries = 0
      delivery = nil
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a handler accepts a URL.
  ///
  /// - Parameter route: The route to the place that a client claims, each text a role and an address; see ``ClaimedRoute``.
  func open(_ url: URL, along route: [String] = []) -> Bool {
    unhandled = nil
    let length = url.absoluteString.utf8.count
    guard length <= AddressParts.maximumLength else {
      tree.root.log(.warning("A URL of \(length) bytes was rejected: the maximum is \(AddressParts.maximumLength)."))
      unhandled = url
      return false
    }
    guard openingDepth < Self.maximumDepth else {
      tree.root.report("URL handlers open each other's URLs without end. The last one is \(url).")
      return false
    }
    openingDepth += 1
    defer { openingDepth -= 1 }
    tree.root.trace(.navigation(.opened(url)))
    if handlers.nearestFirst.contains(where: { $0.accept(url, along: route) }) { return true }
    reportUnhandled(url)
    return false
  }

  /// Returns the URL without a handler for which a destination is shown.
  func shownURL(for destination: AnyNavigationDestination) -> URL? {
    shownURLs.isEmpty ? nil : shownURLs.last { $0.destination == destination }?.url
  }

  private func remember(_ url: URL, for destination: AnyNavigationDestination) {
    shownURLs.removeAll { $0.destination == destination }
    if shownURLs.count == Self.maximumUnmatched { shownURLs.removeFirst() }
    shownURLs.append((destination, url))
  }

  private func reportUnhandled(_ url: URL) {
    if handlers.isEmpty {
      tree.root.report("No view handles URLs. Put onNavigationOpenURL on a view that is on screen.")
      return
    }
    guard !leadsToStart(url) else { return }
    // The URL is external input, so a warning is enough. Its query and fragment may contain secrets and are not logged.
    let address = url.absoluteString.prefix { $0 != "?" && $0 != "#" }
    tree.root.log(.warning("No handler accepts the URL \(address.prefix(100))."))
    guard let unmatched = handlers.nearestFirst.lazy.compactMap({ $0.value?.unmatched }).first else {
      unhandled = url
      return
    }
    let destination = unmatched(url)
    remember(url, for: AnyNavigationDestination(destination))
    tree.settlement.whenSettled { [self] in showUnmatched(destination, on: tree.root.currentNavigator) }
  }

  /// Shows the destination for a URL without a handler. It replaces the one of an earlier URL, if that is on screen.
  private func showUnmatched(_ destination: any NavigationDestination, on navigator: Navigator) {
    let shown = AnyNavigationDestination(destination)
    let method = method(for: destination, on: navigator)
    if let top = navigator.model.stack.entries.last {
      guard method == .push, let earlier = top.destination, shownURL(for: earlier) != nil else {
        return navigator.request(.navigate(destination, method))
      }
      if earlier != shown { navigator.request(.replaceTop(destination)) }
    } else if let earlier = navigator.presentedDestination.map(AnyNavigationDestination.init), shownURL(for: earlier) != nil,
      let handle = navigator.presentation, let presenter = handle.presenter
    {
      guard earlier != shown else { return }
      let method = self.method(for: destination, on: presenter)
      presenter.goBack(for: .replacement, by: { [.presentation(handle)] }) { [weak presenter] in
        presenter?.request(.navigate(destination, method))
      }
    } else {
      navigator.request(.navigate(destination, method))
    }
  }

  /// Returns a destination's method. A sheet replaces a push if the navigator has no stack.
  private func method(for destination: any NavigationDestination, on navigator: Navigator) -> NavigationMethod {
    let method = navigator.mapped(destination).method
    return method == .push && navigator.owner != .stack ? .sheet : method
  }

  /// Returns a Boolean value that indicates whether a URL has no path and the app shows its start. The query of such a URL is
  /// ignored, because it may contain tracking parameters.
  private func leadsToStart(_ url: URL) -> Bool {
    let front = tree.root.currentNavigator
    guard front.model.stack.entries.isEmpty, !front.isInPresentation else { return false }
    return (try? AddressParts(url, base: tree.configuration.addressBase))?.segments.isEmpty == true
  }
}

extension NavigationTree {
  var urlDispatcher: URLDispatcher { feature() }
}
