/// A function that returns the destination to show for a requested one.
typealias NavigationMap = @MainActor (any NavigationDestination) -> any NavigationDestination

extension Navigator {
  func mapped(_ destination: any NavigationDestination, reader: ViewIdentity? = nil) -> any NavigationDestination {
    // State-driven pushes create destinations of an internal type, so the app's map does not apply to them.
    if destination is StateDrivenDestination { return destination }
    return tree.destinationSettings.maps.effective(for: self, reader: reader).reduce(destination) { $1($0) }
  }

  /// A Boolean value that indicates whether pushed destinations are wrapped so that they need no registration.
  var wrapsDestinations: Bool {
    tree.destinationSettings.autoDestinationModes.effective(for: self).first ?? tree.configuration.autoDestinationMode
  }
}
