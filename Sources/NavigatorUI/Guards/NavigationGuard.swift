import SwiftUI

/// What a guard says about a destination.
nonisolated public enum NavigationGuardDecision {
  /// The way is free, as far as this guard is concerned.
  case allow
  /// Another destination is shown instead, such as a sign-in. The one that was wanted is kept; see ``Navigator/intendedDestination``.
  case redirect(to: any NavigationDestination)
  /// Nothing happens, and what is left of a deep link is not sent.
  case deny
}

extension View {
  /// Is asked before a navigator goes to a destination: that of this view, and all below it.
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
  /// It is asked on every way in: links, calls and modifiers that navigate, values that are sent, URLs, whole stacks and stacks that are
  /// restored. The guards are asked from the outermost to the innermost; the first that does not allow a destination decides.
  ///
  /// After a redirect the guards are asked once more when the screen or presentation that it led to has gone: what they allow now is
  /// shown, and the rest of a deep link goes on. An app may do that earlier by ``Navigator/continueToIntendedDestination()``.
  ///
  /// Not asked about: sheets and covers that the app presents without a navigator, values that are no destinations, and destinations that the
  /// app shows by a `navigationDestination(for:)` of its own.
  nonisolated public func navigationGuard(
    _ decide: @escaping @MainActor (any NavigationDestination, Navigator) -> NavigationGuardDecision
  ) -> some View {
    modifier(NavigationGuardModifier(decider: .immediate(decide)))
  }

  /// Is asked before a navigator goes to a destination, and may take its time, to ask a server for instance.
  ///
  /// ```swift
  /// .navigationGuard { destination, navigator in
  ///   await account.mayOpen(destination) ? .allow : .deny
  /// }
  /// ```
  ///
  /// Meanwhile a link shows a progress view, and later requests of the same navigator wait. When the navigator's view has gone or the user
  /// has gone back before there is an answer, nothing happens.
  @_disfavoredOverload
  nonisolated public func navigationGuard(
    _ decide: @escaping @MainActor (any NavigationDestination, Navigator) async -> NavigationGuardDecision
  ) -> some View {
    modifier(NavigationGuardModifier(decider: .deferred(decide)))
  }
}

/// A guard that stands in a view. Kept as state of its modifier.
@MainActor
final class NavigationGuard: Placed {
  enum Decider {
    case immediate(@MainActor (any NavigationDestination, Navigator) -> NavigationGuardDecision)
    case deferred(@MainActor (any NavigationDestination, Navigator) async -> NavigationGuardDecision)
  }

  private(set) weak var screen: ScreenContext?
  /// The guard's position in the order in which guards were registered in the tree, from 1.
  var number = 0
  private(set) var decider = Decider.immediate { _, _ in .allow }

  nonisolated init() {}

  /// Says how to decide, as of the view's latest evaluation.
  func update(on screen: ScreenContext, _ decider: Decider) {
    self.screen = screen
    self.decider = decider
  }
}

extension Navigator {
  /// The guards of this navigator and of those above, the outermost first.
  var guards: [NavigationGuard] {
    if tree.guards.isEmpty { return [] }
    let above = Set(sequence(first: self, next: \.parent).map { ObjectIdentifier($0) })
    let concerned = tree.guards.all.enumerated().compactMap { index, item -> (NavigationGuard, [Int])? in
      guard let navigator = item.screen?.navigator, above.contains(ObjectIdentifier(navigator)) else { return nil }
      return item.screen?.depth.map { (item, [navigator.depth, $0, index]) }
    }
    return concerned.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// The guards that were registered after the one with a number.
  func guards(after number: Int) -> [NavigationGuard] {
    number >= tree.guardCount ? [] : guards.filter { $0.number > number }
  }
}

nonisolated private struct NavigationGuardModifier: ViewModifier {
  let decider: NavigationGuard.Decider
  @State private var registration = NavigationGuard()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  init(decider: NavigationGuard.Decider) {
    self.decider = decider
  }

  @MainActor func body(content: Content) -> some View {
    register()
    return content.onAppear {
      if screen == nil { navigator.reportOutside("navigationGuard") }
    }
  }

  @MainActor private func register() {
    guard let screen else { return }
    registration.update(on: screen, decider)
    navigator.tree.register(registration)
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension NavigationGuardModifier: Sendable {}
