import SwiftUI

extension View {
  /// Receives values of a type that are sent.
  ///
  /// ```swift
  /// .onNavigationReceive { (tab: RootTabs) in
  ///   selectedTab = tab
  ///   return .auto
  /// }
  /// ```
  ///
  /// Where several views receive a type, one that can be seen gets the value; of several the one in the innermost presentation and on the
  /// topmost screen. What the handler returns decides how the values that are left go on.
  nonisolated public func onNavigationReceive<T: Hashable>(
    _ handler: @escaping @MainActor (T) -> NavigationReceiveResumeType
  ) -> some View {
    modifier(ReceiveModifier { (value: T, _) in handler(value) })
  }

  /// Receives values of a type that are sent, with the navigator of the view that receives.
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
    modifier(ReceiveModifier(handler))
  }

  /// Assigns values of a type that are sent to a binding.
  ///
  /// ```swift
  /// .onNavigationReceive(assign: $selectedTab)
  /// ```
  ///
  /// - Parameters:
  ///   - binding: Gets the values.
  ///   - delay: How many seconds the next value is held back, for show.
  nonisolated public func onNavigationReceive<T: Hashable>(
    assign binding: Binding<T>, delay: TimeInterval? = nil
  ) -> some View {
    modifier(AssignModifier<T, T>(binding: binding, delay: delay))
  }

  /// Assigns values of a type that are sent to an optional binding.
  nonisolated public func onNavigationReceive<T: Hashable>(
    assign binding: Binding<T?>, delay: TimeInterval? = nil
  ) -> some View {
    modifier(AssignModifier<T, T?>(binding: binding, delay: delay))
  }

  /// Navigates to destinations of a type that are sent.
  ///
  /// ```swift
  /// HomeView()
  ///   .navigationAutoReceive(HomeDestinations.self)
  /// ```
  ///
  /// How the values that are left go on is the destination's `receiveResumeType`.
  nonisolated public func navigationAutoReceive<D: NavigationDestination>(
    _ type: D.Type, delay: TimeInterval? = nil
  ) -> some View {
    modifier(
      ReceiveModifier(isAutomatic: true) { (destination: D, navigator) in
        // One that is sent by its method must not be sent again.
        let method = navigator.mapped(destination).method
        navigator.navigate(to: destination, method: method == .send ? .push : method)
        return delay.map { .after($0) } ?? destination.receiveResumeType
      })
  }

  /// The same as `navigationDestination(_:)` and ``navigationAutoReceive(_:delay:)``.
  nonisolated public func navigationDestinationAutoReceive<D: NavigationDestination>(_ type: D.Type) -> some View {
    navigationDestination(type).navigationAutoReceive(type)
  }

  /// The same as `navigationDestination(_:)` and ``navigationAutoReceive(_:delay:)``, for a type that restoration knows from then on.
  nonisolated public func navigationDestinationAutoReceive<D: NavigationDestination & Codable & SendableMetatype>(
    _ type: D.Type
  ) -> some View {
    navigationDestination(type).navigationAutoReceive(type)
  }

  /// Is told of values that nobody receives, instead of their being reported. What the handler returns decides how what is left goes on.
  ///
  /// ```swift
  /// .onNavigationUnhandled { value, navigator in
  ///   navigator.present(sheet: AppDestinations.notFound)
  ///   return .cancel
  /// }
  /// ```
  nonisolated public func onNavigationUnhandled(
    _ handler: @escaping @MainActor (any Hashable, Navigator) -> NavigationReceiveResumeType
  ) -> some View {
    modifier(UnhandledModifier(handler: handler))
  }
}

nonisolated private struct ReceiveModifier<T: Hashable>: ViewModifier {
  let isAutomatic: Bool
  let handler: @MainActor (T, Navigator) -> NavigationReceiveResumeType
  @State private var receiver = Receiver()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  init(isAutomatic: Bool = false, _ handler: @escaping @MainActor (T, Navigator) -> NavigationReceiveResumeType) {
    self.isAutomatic = isAutomatic
    self.handler = handler
  }

  @MainActor func body(content: Content) -> some View {
    register()
    return content.onAppear {
      if screen == nil { navigator.reportOutside("onNavigationReceive for \(T.self)") }
    }
  }

  @MainActor private func register() {
    guard let screen else { return }
    receiver.update(on: screen, isAutomatic: isAutomatic, handler)
    if navigator.tree.receivers.add(receiver) { navigator.noteActivity() }
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension ReceiveModifier: Sendable {}

/// Assigns a value that is sent to a place that takes it.
nonisolated private struct AssignModifier<T: Hashable, Place>: ViewModifier {
  let binding: Binding<Place>
  let delay: TimeInterval?

  init(binding: Binding<Place>, delay: TimeInterval?) {
    self.binding = binding
    self.delay = delay
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onNavigationReceive { (value: T) in
        if let value = value as? Place { binding.wrappedValue = value }
        return delay.map { .after($0) } ?? .auto
      }
  }
}

nonisolated private struct UnhandledModifier: ViewModifier {
  let handler: @MainActor (any Hashable, Navigator) -> NavigationReceiveResumeType
  @State private var registration = UnhandledHandler()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  init(handler: @escaping @MainActor (any Hashable, Navigator) -> NavigationReceiveResumeType) {
    self.handler = handler
  }

  @MainActor func body(content: Content) -> some View {
    register()
    return content.onAppear {
      if screen == nil { navigator.reportOutside("onNavigationUnhandled") }
    }
  }

  @MainActor private func register() {
    guard let screen else { return }
    registration.update(on: screen, handler)
    navigator.tree.unhandledHandlers.add(registration)
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension UnhandledModifier: Sendable {}
