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
    modifier(NavigateToModifier(destination: destination, method: nil))
  }

  /// Navigates in a given way when a binding gets a destination, and sets it back to nil.
  nonisolated public func navigate<D: NavigationDestination>(
    to destination: Binding<D?>, method: NavigationMethod
  ) -> some View {
    modifier(NavigateToModifier(destination: destination, method: method))
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

nonisolated private struct NavigateToModifier<D: NavigationDestination>: ViewModifier {
  @Binding var destination: D?
  let method: NavigationMethod?
  @Environment(\.navigator) private var navigator

  init(destination: Binding<D?>, method: NavigationMethod?) {
    _destination = destination
    self.method = method
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: destination, initial: true) {
        guard let target = destination else { return }
        destination = nil
        navigator.navigate(to: target, method: method ?? navigator.mapped(target).method)
        // A guard may have asked for the same in the midst of it: SwiftUI would see no change, and never ask again.
        if destination == target { destination = nil }
      }
  }
}

nonisolated private struct NavigateTriggerModifier<D: NavigationDestination>: ViewModifier {
  @Binding var trigger: Bool
  let destination: D
  let method: NavigationMethod?
  @Environment(\.navigator) private var navigator

  init(trigger: Binding<Bool>, destination: D, method: NavigationMethod?) {
    _trigger = trigger
    self.destination = destination
    self.method = method
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: trigger, initial: true) {
        guard trigger else { return }
        trigger = false
        navigator.navigate(to: destination, method: method ?? navigator.mapped(destination).method)
        // As above.
        if trigger { trigger = false }
      }
  }
}
