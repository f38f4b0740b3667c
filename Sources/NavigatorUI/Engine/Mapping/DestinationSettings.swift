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
