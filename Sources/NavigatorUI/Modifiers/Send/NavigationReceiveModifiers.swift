import SwiftUI

extension View {
  /// Receives sent values of a type.
  ///
  /// ```swift
  /// .onNavigationReceive { (tab: RootTabs) in
  ///   selectedTab = tab
  ///   return .auto
  /// }
  /// ```
  ///
  /// If several views receive the type, a visible one receives the value. Of several visible views, it is the one in the
  /// innermost presentation and on the topmost screen.
  ///
  /// - Parameter handler: A closure that receives a value and returns how the remaining values are sent.
  nonisolated public func onNavigationReceive<T: Hashable>(
    _ handler: @escaping @MainActor (T) -> NavigationReceiveResumeType
  ) -> some View {
    receiving { (value: T, _) in handler(value) }
  }

  /// Receives sent values of a type, with the navigator of the receiving view.
  ///
  /// ```swift
  /// .onNavigationReceive { (destination: HomeDestinations, navigator) in
  ///   navigator.navigate(to: destination)
  ///   return .auto
  /// }
  /// ```
  nonisolated public func onNavigationReceive<T: Hashable>(
    _ handler: @escaping @MainActor (T, Navigator) -> NavigationReceiveResumeType
  ) -> some View {
    receiving(handler)
  }

  /// Assigns sent values of a type to a binding.
  ///
  /// ```swift
  /// .onNavigationReceive(assign: $selectedTab)
  /// ```
  ///
  /// The binding may select one of the views inside, as the selection of a `TabView` does. A return to a checkpoint in a
  /// concealed view then selects that view.
  ///
  /// - Parameters:
  ///   - binding: The binding that receives the values.
  ///   - delay: The minimum delay in seconds before the next value is sent. It is only a visual effect.
  nonisolated public func onNavigationReceive<T: Hashable>(assign binding: Binding<T>, delay: TimeInterval? = nil) -> some View {
    modifier(AssignModifier<T, T>(binding: binding, delay: delay))
  }

  /// Assigns sent values of a type to an optional binding.
  nonisolated public func onNavigationReceive<T: Hashable>(assign binding: Binding<T?>, delay: TimeInterval? = nil) -> some View {
    modifier(AssignModifier<T, T?>(binding: binding, delay: delay))
  }

  /// Navigates to sent destinations of a type.
  ///
  /// ```swift
  /// HomeView()
  ///   .navigationAutoReceive(HomeDestinations.self)
  /// ```
  ///
  /// The destination's `receiveResumeType` determines how the remaining values are sent.
  nonisolated public func navigationAutoReceive<D: NavigationDestination>(
    _ type: D.Type, delay: TimeInterval? = nil
  ) -> some View {
    receiving(isAutomatic: true) { (destination: D, navigator) in
      // A destination whose method is `.send` would be sent again without end.
      let method = navigator.mapped(destination).method
      navigator.navigate(to: destination, method: method == .send ? .push : method)
      return delay.map { .after($0) } ?? destination.receiveResumeType
    }
  }

  /// Combines `navigationDestination(_:)` and ``navigationAutoReceive(_:delay:)``.
  nonisolated public func navigationDestinationAutoReceive<D: NavigationDestination>(_ type: D.Type) -> some View {
    navigationDestination(type).navigationAutoReceive(type)
  }

  /// Combines `navigationDestination(_:)` and ``navigationAutoReceive(_:delay:)``, and registers the type for restoration.
  nonisolated public func navigationDestinationAutoReceive<D: NavigationDestination & Codable & SendableMetatype>(
    _ type: D.Type
  ) -> some View {
    navigationDestination(type).navigationAutoReceive(type)
  }

  /// Handles values that no view receives. Without a handler, such values are reported as a misuse.
  ///
  /// ```swift
  /// .onNavigationUnhandled { value, navigator in
  ///   navigator.present(sheet: AppDestinations.notFound)
  ///   return .cancel
  /// }
  /// ```
  ///
  /// - Parameter handler: A closure that receives the value and returns how the remaining values are sent.
  nonisolated public func onNavigationUnhandled(
    _ handler: @escaping @MainActor (any Hashable, Navigator) -> NavigationReceiveResumeType
  ) -> some View {
    modifier(ScreenRegistration("onNavigationUnhandled", handler as UnhandledHandler))
  }

  nonisolated private func receiving<T: Hashable>(
    isAutomatic: Bool = false, _ handler: @escaping @MainActor (T, Navigator) -> NavigationReceiveResumeType
  ) -> some View {
    modifier(
      ScreenRegistration("onNavigationReceive for \(T.self)", Receiver(isAutomatic: isAutomatic, handler)) { _, tree in
        tree.settlement.noteActivity()
      })
  }
}

nonisolated private struct AssignModifier<T: Hashable, Place: Hashable>: ViewModifier {
  let binding: Binding<Place>
  let delay: TimeInterval?

  @MainActor func body(content: Content) -> some View {
    content
      .selects(by: binding)
      .onNavigationReceive { (value: T) in
        if let value = value as? Place { binding.wrappedValue = value }
        return delay.map { .after($0) } ?? .auto
      }
  }
}
