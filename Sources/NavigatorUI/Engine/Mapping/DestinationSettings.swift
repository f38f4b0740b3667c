import SwiftUI

typealias DestinationModifier = @MainActor (any NavigationDestination) -> AnyView

/// A function that returns the view of a destination.
typealias ViewProvider<Destination> = @MainActor (Destination) -> AnyView

/// The settings of a tree's views that determine the views of destinations.
@MainActor
final class DestinationSettings: TreeFeature {
  let maps = NavigatorSettings<NavigationMap>()
  let navigationModifiers = NavigatorSettings<DestinationModifier>()
  let presentationModifiers = NavigatorSettings<DestinationModifier>()
  let autoDestinationModes = NavigatorSettings<Bool>()
  private let viewProviders = FeatureSlots()
  /// The destination types whose missing providers have been reported.
  private var missingProviders: Set<ObjectIdentifier> = []

  func viewProviders<D: NavigationDestination>(of type: D.Type) -> NavigatorSettings<ViewProvider<D>> {
    viewProviders.object { NavigatorSettings() }
  }

  /// Returns the provider for a navigator: the nearest one of the navigator and its ancestors, or otherwise any.
  func viewProvider<D: NavigationDestination>(
    of type: D.Type, for navigator: Navigator, reader: ViewIdentity? = nil
  ) -> ViewProvider<D>? {
    let providers = viewProviders(of: type).all(for: reader)
    let nearest = sequence(first: navigator, next: \.parent).lazy
      .compactMap { navigator in providers.first { $0.navigator === navigator } }
      .first
    return (nearest ?? providers.first { $0.navigator?.isAttached == true })?.followed
  }

  // MARK: Misuses

  /// Reports a provider that is not the first of its type at a navigator.
  func checkFirst<D: NavigationDestination>(
    _ provider: NavigatorSetting<ViewProvider<D>>, of type: D.Type, on navigator: Navigator
  ) {
    guard isSecond(provider, of: type, on: navigator) else { return }
    // A view that replaces another can appear before the other disappears.
    tree.settlement.whenSettled { [weak navigator, weak provider] in
      guard let navigator, let provider else { return }
      guard navigator.tree.destinationSettings.isSecond(provider, of: type, on: navigator) else { return }
      navigator.report(
        "onNavigationProvidedView(\(type).self) occurs more than once at one navigator. The first is used. Keep one of them.")
    }
  }

  private func isSecond<D: NavigationDestination>(
    _ provider: NavigatorSetting<ViewProvider<D>>, of type: D.Type, on navigator: Navigator
  ) -> Bool {
    viewProviders(of: type).all().first { $0.navigator === navigator }.map { $0 !== provider } ?? false
  }

  /// Reports a type without a provider once, unless a provider has been added in the meantime.
  func noteMissingProvider<D: NavigationDestination>(of type: D.Type, on navigator: Navigator) {
    guard viewProvider(of: type, for: navigator) == nil else { return }
    navigator.log(.providing(.missing("\(type)")))
    guard missingProviders.insert(ObjectIdentifier(type)).inserted else { return }
    navigator.report(
      "Nothing provides \(type). Put onNavigationProvidedView(\(type).self) on an existing view, such as the app's root view."
    )
  }
}

extension NavigationTree {
  var destinationSettings: DestinationSettings { feature() }
}
