import SwiftUI

extension View {
  /// Says whether destinations that a navigator pushes need no registration. They need none unless this says so.
  ///
  /// ```swift
  /// ManagedNavigationStack {
  ///   HomeView()
  ///     .navigationDestination(HomeDestinations.self)
  ///     .navigationAutoDestinationMode(false)
  /// }
  /// ```
  ///
  /// Without that mode a navigator puts the plain value on the stack's path, and the stack shows it as its
  /// `navigationDestination(for:)` says. `NavigationLink(to:)` never needs a registration.
  ///
  /// It holds for the navigator around this view and for those below, as long as the view is there. For a whole app, see
  /// ``NavigationConfiguration/autoDestinationMode``.
  nonisolated public func navigationAutoDestinationMode(_ isOn: Bool) -> some View {
    modifier(
      NavigatorSettingModifier(name: "navigationAutoDestinationMode", value: isOn, inherits: true) { $0.autoDestinationModes })
  }
}

extension Navigator {
  /// Whether destinations go on the path such that they need no registration.
  var wrapsDestinations: Bool {
    tree.autoDestinationModes.effective(for: self).first ?? tree.configuration.autoDestinationMode
  }
}
