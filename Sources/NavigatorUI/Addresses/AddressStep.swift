import SwiftUI

/// A step on the way to an address.
nonisolated enum AddressStep {
  /// A part of the app is shown, such as a tab.
  case select(any Routable)
  /// These are all that is on the stack.
  case stack([any NavigationDestination])
  case present(any NavigationDestination, NavigationMethod)
}

extension Navigator {
  /// The steps of a way; nil where a place is claimed to be a tab or the first root and would be shown in another role.
  func steps(of way: [PlaceOnWay]) -> [AddressStep]? {
    var steps: [AddressStep] = []
    for place in way {
      guard let destination = place.place as? any NavigationDestination, !isSelected(destination, first: steps.isEmpty) else {
        steps.append(.select(place.place))
        continue
      }
      if place.kind == .tab || (place.kind == .root && steps.isEmpty) { return nil }
      // The root of a stack comes with that.
      if place.kind == .root { continue }
      let method = place.method(currentNavigator.mapped(destination).method)
      switch (method, steps.last) {
      case (.send, _): steps.append(.select(place.place))
      case (.push, .stack(let below)): steps[steps.count - 1] = .stack(below + [destination])
      case (.push, _): steps.append(.stack([destination]))
      default: steps.append(.present(destination, method))
      }
    }
    return steps.withRoots
  }

  /// A Boolean value that indicates whether a destination at the beginning of a way is a part of the app: a root is marked as it,
  /// or a view receives it to do something else than to navigate.
  private func isSelected(_ destination: any NavigationDestination, first isFirst: Bool) -> Bool {
    guard isFirst, let place = destination as? any Routable else { return false }
    if tree.addressMarks.all.contains(where: { $0.screen?.isRoot == true && $0.place.map { $0.isSame(as: place) } == true }) {
      return true
    }
    return tree.receiver(of: destination).map { !$0.isAutomatic } ?? false
  }
}

extension [AddressStep] {
  /// The steps with an empty stack where a way leads to a part of the app or into a sheet and not on to a screen there: that is
  /// shown from its root.
  nonisolated var withRoots: [AddressStep] {
    var steps: [AddressStep] = []
    var needsStack = false
    for step in self {
      switch step {
      case .select: needsStack = steps.isEmpty || needsStack
      case .stack: needsStack = false
      case .present:
        if needsStack { steps.append(.stack([])) }
        needsStack = true
      }
      steps.append(step)
    }
    return needsStack ? steps + [.stack([])] : steps
  }
}
