import SwiftUI

extension View {
  /// Adds a guard that decides about each destination of this view's navigator and of all navigators below it.
  ///
  /// ```swift
  /// AppTabs()
  ///   .navigationGuard { destination, navigator in
  ///     if destination is OrderDestinations, !session.isSignedIn { return .redirect(to: AccountDestinations.signIn) }
  ///     return .allow
  ///   }
  ///   .navigationRoot(navigator)
  /// ```
  ///
  /// The guard is evaluated for links, calls and modifiers that navigate, sent values, URLs, and whole or restored stacks. Guards
  /// are evaluated from the outermost to the innermost; the first that does not allow a destination decides.
  ///
  /// After a redirect the guards are evaluated again when the redirect's screen or presentation has been removed. If they allow
  /// the intended destination then, it is shown and the rest of the deep link continues. An app can request that earlier by
  /// ``Navigator/continueToIntendedDestination()``.
  ///
  /// The guard is not evaluated for presentations that the app makes without a navigator, and for values that are not
  /// destinations. It is not evaluated for destinations that the app shows by its own `navigationDestination(for:)` either.
  ///
  /// - Parameter decide: A closure that receives the destination and the navigator that would show it, and returns a decision.
  nonisolated public func navigationGuard(
    _ decide: @escaping @MainActor (any NavigationDestination, Navigator) -> NavigationGuardDecision
  ) -> some View {
    modifier(ScreenRegistration("navigationGuard", GuardDecider.immediate(decide)))
  }

  /// Adds an asynchronous guard that decides about each destination of this view's navigator and of all navigators below it.
  ///
  /// ```swift
  /// .navigationGuard { destination, navigator in
  ///   await account.mayOpen(destination) ? .allow : .deny
  /// }
  /// ```
  ///
  /// Meanwhile a link shows a progress view, and later requests of the same navigator wait. If the navigator's view is removed or
  /// the user goes back before the decision, the decision has no effect.
  ///
  /// - Parameter decide: A closure that receives the destination and the navigator that would show it, and returns a decision.
  @_disfavoredOverload
  nonisolated public func navigationGuard(
    _ decide: @escaping @MainActor (any NavigationDestination, Navigator) async -> NavigationGuardDecision
  ) -> some View {
    modifier(ScreenRegistration("navigationGuard", GuardDecider.deferred(decide)))
  }
}
