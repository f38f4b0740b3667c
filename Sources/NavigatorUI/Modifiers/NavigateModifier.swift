import SwiftUI

extension View {
  /// Navigates when a binding receives a destination, and resets the binding to nil.
  ///
  /// ```swift
  /// @State var page: SettingsDestinations?
  /// …
  /// Button("Modifier Navigate to Page 3!") { page = .page3 }
  ///   .navigate(to: $page)
  /// ```
  nonisolated public func navigate<D: NavigationDestination>(to destination: Binding<D?>) -> some View {
    modifier(NavigatorValueModifier(value: destination) { $0.navigate(to: $1) })
  }

  /// Navigates by a given method when a binding receives a destination, and resets the binding to nil.
  nonisolated public func navigate<D: NavigationDestination>(to destination: Binding<D?>, method: NavigationMethod) -> some View {
    modifier(NavigatorValueModifier(value: destination) { $0.navigate(to: $1, method: method) })
  }

  /// Navigates to a destination when a flag becomes true, and resets the flag to false.
  ///
  /// ```swift
  /// @State var triggerPage3 = false
  /// …
  /// Button("Modifier Trigger Page 3!") { triggerPage3.toggle() }
  ///   .navigate(trigger: $triggerPage3, destination: SettingsDestinations.page3)
  /// ```
  nonisolated public func navigate<D: NavigationDestination>(trigger: Binding<Bool>, destination: D) -> some View {
    navigate(to: trigger.optional(destination))
  }

  /// Navigates to a destination by a given method when a flag becomes true, and resets the flag to false.
  nonisolated public func navigate<D: NavigationDestination>(
    trigger: Binding<Bool>, destination: D, method: NavigationMethod
  ) -> some View {
    navigate(to: trigger.optional(destination), method: method)
  }
}
