import SwiftUI

extension View {
  /// Navigates when a binding gets a destination, and sets it back to nil.
  ///
  /// ```swift
  /// @State var page: SettingsDestinations?
  /// …
  /// Button("Modifier Navigate to Page 3!") { page = .page3 }
  ///   .navigate(to: $page)
  /// ```
  nonisolated public func navigate<D: NavigationDestination>(to destination: Binding<D?>) -> some View {
    modifier(NavigatorValueModifier(value: destination) { $0.navigate(to: $1, by: nil) })
  }

  /// Navigates in a given way when a binding gets a destination, and sets it back to nil.
  nonisolated public func navigate<D: NavigationDestination>(
    to destination: Binding<D?>, method: NavigationMethod
  ) -> some View {
    modifier(NavigatorValueModifier(value: destination) { $0.navigate(to: $1, by: method) })
  }

  /// Navigates to a destination when a flag becomes true, and sets it back to false.
  ///
  /// ```swift
  /// @State var triggerPage3 = false
  /// …
  /// Button("Modifier Trigger Page 3!") { triggerPage3.toggle() }
  ///   .navigate(trigger: $triggerPage3, destination: SettingsDestinations.page3)
  /// ```
  nonisolated public func navigate<D: NavigationDestination>(trigger: Binding<Bool>, destination: D) -> some View {
    modifier(NavigateTriggerModifier(trigger: trigger, destination: destination, method: nil))
  }

  /// Navigates to a destination in a given way when a flag becomes true, and sets it back to false.
  nonisolated public func navigate<D: NavigationDestination>(
    trigger: Binding<Bool>, destination: D, method: NavigationMethod
  ) -> some View {
    modifier(NavigateTriggerModifier(trigger: trigger, destination: destination, method: method))
  }
}

/// Carries the destination, which need not be `Sendable`, to where the navigator is.
nonisolated private struct NavigateTriggerModifier<D: NavigationDestination>: ViewModifier {
  let trigger: Binding<Bool>
  let destination: D
  let method: NavigationMethod?

  @MainActor func body(content: Content) -> some View {
    content.modifier(NavigatorTriggerModifier(trigger: trigger) { $0.navigate(to: destination, by: method) })
  }
}

extension Navigator {
  /// Goes to a destination that a binding or a trigger asks for, by its own method where no other is said.
  fileprivate func navigate(to destination: some NavigationDestination, by method: NavigationMethod?) {
    navigate(to: destination, method: method ?? mapped(destination).method)
  }
}
