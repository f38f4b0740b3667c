import SwiftUI

/// The handlers of one view that takes addresses. Kept as state of the modifier.
@MainActor
final class AddressHandlers: Placed {
  private(set) weak var screen: ScreenContext?
  private(set) var handlers: [any NavigationURLHandler] = []
  private(set) var unmatched: ((URL) -> any NavigationDestination)?

  nonisolated init() {}

  /// Says who takes addresses, as of the view's latest evaluation.
  func update(
    on screen: ScreenContext, _ handlers: [any NavigationURLHandler],
    _ unmatched: (@MainActor (URL) -> any NavigationDestination)?
  ) {
    self.screen = screen
    self.handlers = handlers
    self.unmatched = unmatched
  }

  /// Whether one of the handlers takes the address.
  func take(_ url: URL, along way: [String]) -> Bool {
    guard let navigator = screen?.navigator else { return false }
    return handlers.contains { handler in
      if !way.isEmpty, let router = handler as? AddressRouter, router.handles(url, along: way, with: navigator) { return true }
      return handler.handles(url, with: navigator)
    }
  }
}

/// The addresses that are opened in a tree.
@MainActor
final class Addresses {
  var handlers = Registry<AddressHandlers>()
  /// The address that SwiftUI is telling to one view after the other, and those who were told.
  private var told: (url: URL, views: Set<ObjectIdentifier>)?
  private var openingDepth = 0
  /// The addresses that nobody took, by what is shown for them.
  private var asked: [(destination: AnyNavigationDestination, url: URL)] = []
  private unowned let tree: NavigationTree

  /// How many of these are remembered.
  private static let mostAsked = 32
  /// How often a handler may open another address, which another handler opens again.
  private static let deepest = 8

  init(tree: NavigationTree) {
    self.tree = tree
  }

  /// SwiftUI tells every view of an address that was opened. What it tells several of in a row is one address.
  func openedBySystem(_ url: URL, at view: AddressHandlers, along way: [String] = []) {
    if let told, told.url == url, !told.views.contains(ObjectIdentifier(view)) {
      self.told?.views.insert(ObjectIdentifier(view))
      return
    }
    told = (url, [ObjectIdentifier(view)])
    tree.settlement.whenSettled { [weak self] in self?.told = nil }
    _ = open(url, along: way)
  }

  /// Whether a handler takes an address.
  ///
  /// - Parameter way: On which way somebody was there already.
  func open(_ url: URL, along way: [String] = []) -> Bool {
    let length = url.absoluteString.utf8.count
    guard length <= AddressParts.longest else {
      tree.root.log(.warning("An address of \(length) bytes was refused: \(AddressParts.longest) are the most."))
      return false
    }
    guard openingDepth < Self.deepest else {
      tree.root.report("Handlers of addresses open one another's addresses without end, lastly \(url).")
      return false
    }
    openingDepth += 1
    defer { openingDepth -= 1 }
    tree.root.trace(.navigation(.opened(url)))
    if handlers.nearestFirst.contains(where: { $0.take(url, along: way) }) { return true }
    notTaken(url)
    return false
  }

  /// The address for which a destination is shown because nobody took it.
  func asked(for destination: AnyNavigationDestination) -> URL? {
    asked.isEmpty ? nil : asked.last { $0.destination == destination }?.url
  }

  private func remember(_ url: URL, for destination: AnyNavigationDestination) {
    asked.removeAll { $0.destination == destination }
    if asked.count == Self.mostAsked { asked.removeFirst() }
    asked.append((destination, url))
  }

  private func notTaken(_ url: URL) {
    if handlers.isEmpty {
      tree.root.report("Nobody takes addresses. Put onNavigationOpenURL on a view that is on screen.")
      return
    }
    guard !leadsToStart(url) else { return }
    // It came from outside, so that it is no fault of the app, and what it asks for may be a secret.
    let address = url.absoluteString.prefix { $0 != "?" && $0 != "#" }
    tree.root.log(.warning("No handler takes the address \(address.prefix(100))."))
    guard let unmatched = handlers.nearestFirst.lazy.compactMap(\.unmatched).first else { return }
    let destination = unmatched(url)
    remember(url, for: AnyNavigationDestination(destination))
    tree.settlement.whenSettled { [weak tree] in tree?.root.currentNavigator.showAnywhere(destination) }
  }

  /// Whether an address names no place within the app, which is at its start already. What else it says may be where somebody comes from.
  private func leadsToStart(_ url: URL) -> Bool {
    let front = tree.root.currentNavigator
    guard front.isEmpty, !front.isInPresentation else { return false }
    return (try? AddressParts(url, base: tree.configuration.addressBase))?.segments.isEmpty == true
  }
}

extension Navigator {
  /// Goes to a destination in its own way, or in a sheet where that is a push and there is no stack.
  func showAnywhere(_ destination: any NavigationDestination) {
    let method = mapped(destination).method
    navigate(to: destination, method: method == .push && owner != .stack ? .sheet : method)
  }
}
