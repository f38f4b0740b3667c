import SwiftUI

/// A function that returns the view of a destination, or nil for a destination of another type.
typealias ViewProvider = @MainActor (any NavigationDestination) -> AnyView?

extension Navigator {
  func viewProvider<D: NavigationDestination>(of type: D.Type, reader: SettingsReader? = nil) -> ViewProvider? {
    let providers = tree.destinationSettings.viewProviders(of: type).all(for: reader)
    let nearest = sequence(first: self, next: \.parent).lazy
      .compactMap { navigator in providers.first { $0.navigator === navigator } }
      .first
    return (nearest ?? providers.first { $0.navigator?.isAttached == true })?.followed
  }

  func checkFirst<D: NavigationDestination>(_ provider: NavigatorSetting<ViewProvider>, of type: D.Type) {
    guard isSecond(provider, of: type) else { return }
    // A view that replaces another can appear before the other disappears.
    tree.settlement.whenSettled { [weak self, weak provider] in
      guard let self, let provider, isSecond(provider, of: type) else { return }
      report(
        "onNavigationProvidedView(\(type).self) occurs more than once at one navigator. The first is used. Keep one of them.")
    }
  }

  private func isSecond<D: NavigationDestination>(_ provider: NavigatorSetting<ViewProvider>, of type: D.Type) -> Bool {
    guard let first = tree.destinationSettings.viewProviders(of: type).all().first(where: { $0.navigator === self }) else {
      return false
    }
    return first !== provider
  }

  /// Reports a type without a provider once, unless a provider has been added in the meantime.
  func noteMissingProvider<D: NavigationDestination>(of type: D.Type) {
    guard viewProvider(of: type) == nil else { return }
    log(.providing(.missing("\(type)")))
    guard tree.destinationSettings.missingProviders.insert(ObjectIdentifier(type)).inserted else { return }
    report(
      "Nothing provides \(type). Put onNavigationProvidedView(\(type).self) on an existing view, such as the app's root view."
    )
  }
}
