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
  ///
  /// - Parameters:
  ///   - destination: The binding.
  ///   - method: The method by which the destination is shown. If nil, the destination's own method is used.
  nonisolated public func navigate<D: NavigationDestination>(
    to destination: Binding<D?>, method: NavigationMethod? = nil
  ) -> some View {
    modifier(
      NavigatorValueModifier(value: destination) { navigator, destination in
        navigator.navigate(to: destination, method: method ?? navigator.mapped(destination).method)
      })
  }

  /// Navigates to a destination when a flag becomes true, and resets the flag to false.
  ///
  /// ```swift
  /// @State var triggerPage3 = false
  /// …
  /// Button("Modifier Trigger Page 3!") { triggerPage3.toggle() }
  ///   .navigate(trigger: $triggerPage3, destination: SettingsDestinations.page3)
  /// ```
  ///
  /// - Parameters:
  ///   - trigger: The flag.
  ///   - destination: The destination.
  ///   - method: The method by which the destination is shown. If nil, the destination's own method is used.
  nonisolated public func navigate<D: NavigationDestination>(
    trigger: Binding<Bool>, destination: D, method: NavigationMethod? = nil
  ) -> some View {
    modifier(NavigateTriggerModifier(trigger: trigger, destination: destination, method: method))
  }
}

/// A modifier that navigates when the flag changes, and not when the destination of a set flag does.
///
/// It stores the destination, because a destination need not be `Sendable` and so cannot be captured by a Sendable closure.
nonisolated private struct NavigateTriggerModifier<D: NavigationDestination>: ViewModifier {
  let trigger: Binding<Bool>
  let destination: D
  let method: NavigationMethod?

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      NavigatorValueModifier(trigger: trigger) { navigator in
        navigator.navigate(to: destination, method: method ?? navigator.mapped(destination).method)
      })
  }
}
