import SwiftUI

/// The decision of a guard about a destination.
nonisolated public enum NavigationGuardDecision {
  /// Allows the destination. Other guards may still deny it.
  case allow
  /// Shows another destination instead, such as a sign-in screen. The intended one is stored; see
  /// ``Navigator/intendedDestination``.
  case redirect(to: any NavigationDestination)
  /// Denies the destination. The rest of a deep link is not sent.
  case deny
}

/// A guard of a view. The modifier keeps it as state.
@MainActor
final class NavigationGuard: Placed {
  enum Decider {
    case immediate(@MainActor (any NavigationDestination, Navigator) -> NavigationGuardDecision)
    case deferred(@MainActor (any NavigationDestination, Navigator) async -> NavigationGuardDecision)

    var isImmediate: Bool { if case .immediate = self { true } else { false } }
  }

  private(set) weak var screen: ScreenContext?
  /// The guard's position in the order in which guards were registered in the tree, from 1.
  var number = 0
  private(set) var decider = Decider.immediate { _, _ in .allow }

  nonisolated init() {}

  /// Stores the decision function, as of the view's latest evaluation.
  func update(on screen: ScreenContext, _ decider: Decider) {
    self.screen = screen
    self.decider = decider
  }
}

extension Navigator {
  /// The guards of this navigator and of those above, outermost first.
  var guards: [NavigationGuard] {
    if tree.guards.isEmpty { return [] }
    let above = Set(sequence(first: self, next: \.parent).map { ObjectIdentifier($0) })
    let concerned = tree.guards.all.enumerated().compactMap { index, item -> (NavigationGuard, [Int])? in
      guard let navigator = item.screen?.navigator, above.contains(ObjectIdentifier(navigator)) else { return nil }
      return item.screen?.depth.map { (item, [navigator.depth, $0, index]) }
    }
    return concerned.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }
}
