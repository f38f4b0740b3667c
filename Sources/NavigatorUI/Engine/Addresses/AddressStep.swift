nonisolated enum AddressStep {
  /// Selects a part of the app, such as a tab.
  case select(any Routable)
  /// Sets the whole stack.
  case stack([any NavigationDestination])
  case present(any NavigationDestination, NavigationMethod)
}

extension AddressStep {
  /// Returns the steps of a route, or nil if a place is claimed to be a tab or the first root but would be shown in another role.
  ///
  /// - Parameters:
  ///   - route: The places of the route.
  ///   - navigator: The root of the tree.
  ///   - withRoots: A Boolean value that indicates whether a selection or presentation that no stack follows gets an empty stack,
  ///     so that it shows its root.
  @MainActor static func steps(
    of route: [PlaceOnRoute], on navigator: Navigator, withRoots: Bool = true
  ) -> [AddressStep]? {
    var steps: [AddressStep] = []
    for place in route {
      guard let destination = place.place as? any NavigationDestination, !isSelected(destination, first: steps.isEmpty, navigator)
      else {
        steps.append(.select(place.place))
        continue
      }
      if place.kind == .tab || (place.kind == .root && steps.isEmpty) { return nil }
      // The root of a stack needs no step.
      if place.kind == .root { continue }
      let method = place.method(navigator.currentNavigator.mapped(destination).method)
      switch (method, steps.last) {
      case (.send, _): steps.append(.select(place.place))
      case (.push, .stack(let below)): steps[steps.count - 1] = .stack(below + [destination])
      case (.push, _): steps.append(.stack([destination]))
      default: steps.append(.present(destination, method))
      }
    }
    return withRoots ? steps.withRoots : steps
  }

  /// Returns a Boolean value that indicates whether the first destination of a route is a part of the app: a root declares its
  /// address, or a view receives it without navigating to it.
  @MainActor private static func isSelected(
    _ destination: any NavigationDestination, first isFirst: Bool, _ navigator: Navigator
  ) -> Bool {
    guard isFirst, let place = destination as? any Routable else { return false }
    if !navigator.tree.rootMarks(of: place).isEmpty { return true }
    return navigator.tree.receiver(of: destination)?.value.map { !$0.isAutomatic } ?? false
  }
}

extension [AddressStep] {
  /// The steps with an empty stack after a selection or presentation that no stack follows, so that it shows its root.
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
