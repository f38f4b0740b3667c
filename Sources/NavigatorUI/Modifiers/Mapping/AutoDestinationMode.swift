import SwiftUI

extension View {
  /// Sets whether destinations that a navigator pushes need no registration. The default is true.
  ///
  /// ```swift
  /// ManagedNavigationStack {
  ///   HomeView()
  ///     .navigationDestination(HomeDestinations.self)
  ///     .navigationAutoDestinationMode(false)
  /// }
  /// ```
  ///
  /// If the mode is off, a navigator puts the plain value on the stack's path, and the stack's `navigationDestination(for:)`
  /// shows it. `NavigationLink(to:)` never needs a registration.
  ///
  /// The setting applies to the navigator around this view and to those below while the view exists. For a whole app, see
  /// ``NavigationConfiguration/autoDestinationMode``.
  nonisolated public func navigationAutoDestinationMode(_ isOn: Bool) -> some View {
    modifier(
      NavigatorSettingModifier(name: "navigationAutoDestinationMode", value: isOn, inherits: true) {
        $0.destinationSettings.autoDestinationModes
      })
  }
}
