import SwiftUI

/// A function that returns the destination to show for a requested one.
typealias NavigationMap = @MainActor (any NavigationDestination) -> any NavigationDestination

extension Navigator {
  func mapped(_ destination: any NavigationDestination, reader: SettingsReader? = nil) -> any NavigationDestination {
    // State-driven pushes create destinations of an internal type, so the app's map does not apply to them.
    if destination is StateDrivenDestination { return destination }
    return tree.destinationSettings.maps.effective(for: self, reader: reader).reduce(destination) { $1($0) }
  }

  /// A Boolean value that indicates whether pushed destinations are wrapped so that they need no registration.
  var wrapsDestinations: Bool {
    tree.destinationSettings.autoDestinationModes.effective(for: self).first ?? tree.configuration.autoDestinationMode
  }
}

typealias DestinationModifier = @MainActor (any NavigationDestination) -> AnyView

/// The settings of a tree's views that determine the views of destinations.
@MainActor
final class DestinationSettings {
  let maps = NavigatorSettings<NavigationMap>()
  let navigationModifiers = NavigatorSettings<DestinationModifier>()
  let presentationModifiers = NavigatorSettings<DestinationModifier>()
  let autoDestinationModes = NavigatorSettings<Bool>()
  private var viewProviders: [ObjectIdentifier: NavigatorSettings<ViewProvider>] = [:]
  /// The destination types whose missing providers have been reported.
  var missingProviders: Set<ObjectIdentifier> = []

  func viewProviders<D: NavigationDestination>(of type: D.Type) -> NavigatorSettings<ViewProvider> {
    let key = ObjectIdentifier(type)
    if let known = viewProviders[key] { return known }
    let providers = NavigatorSettings<ViewProvider>()
    viewProviders[key] = providers
    return providers
  }
}

extension NavigationTree {
  var destinationSettings: DestinationSettings { slots.object { DestinationSettings() } }
}
