/// A step of a return to a place.
@MainActor
enum ReturnStep {
  /// Dismisses the presentation whose content is a navigator's view.
  case dismiss(Navigator)
  case dismissPresented(by: Navigator)
  /// Dismisses the presentations of a navigator and of those below it.
  case dismissChildren(of: Navigator)
  /// Pops screens until the given number is left above the root.
  case pop(Navigator, to: Int)
  /// Selects the tab, or another alternative of the app, that shows the place.
  case select(Concealment)

  /// A Boolean value that indicates whether the step removes screens or presentations.
  var removesScreens: Bool {
    if case .select = self { false } else { true }
  }
}

extension Navigator {
  /// Returns the removals between this navigator's view and a place: screens and presentations above the place, and the
  /// presentations that contain the view. Others, such as a sheet of another tab, are kept. If another tab conceals the place,
  /// the steps include its selection. The result is empty if the place is visible.
  func returnSteps(to place: ReturnPlace) -> [ReturnStep] {
    guard let target = place.navigator, let depth = place.depth else { return [] }
    var steps = target.concealmentsInPath.map { ReturnStep.select($0) }
    let path = Array(sequence(first: target, next: \.parent))
    let branch = sequence(first: self, next: \.parent).prefix { navigator in !path.contains { $0 === navigator } }
    // The dismissal of the outermost presentation also removes those below it. The steps below dismiss the presentations of the
    // path's other navigators.
    if let outermost = branch.last(where: \.isPresentedByParent), outermost !== branch.last {
      steps.append(.dismiss(outermost))
    }
    for (below, navigator) in Array(zip(path, path.dropFirst())).reversed() where !below.isPresentedByParent {
      if navigator.isPresenting { steps.append(.dismissPresented(by: navigator)) }
      if let host = below.hostScreen?.depth, navigator.model.stack.entries.count > host {
        steps.append(.pop(navigator, to: host))
      }
    }
    if target.isAnyChildPresenting() { steps.append(.dismissChildren(of: target)) }
    if target.model.stack.entries.count > depth { steps.append(.pop(target, to: depth)) }
    return steps
  }

  /// Removes everything between this navigator's view and a place in one step, unless a blocker refuses.
  func goBack(to place: ReturnPlace, for reason: NavigationLeaveAttempt.Reason, then: @escaping @MainActor () -> Void) {
    goBack(for: reason, by: { [weak self] in self?.returnSteps(to: place) ?? [] }, then: then)
  }

  /// Performs a return in one step, unless a blocker refuses.
  ///
  /// - Parameter steps: A closure that returns the removals. It is called again after all blockers have agreed, because the tree
  ///   may have changed.
  func goBack(
    for reason: NavigationLeaveAttempt.Reason, by steps: @escaping @MainActor () -> [ReturnStep],
    then: @escaping @MainActor () -> Void
  ) {
    var departure = Departure()
    for step in steps() { departure.formUnion(step.departure) }
    leave(departure, for: reason) {
      for step in steps() { step.perform() }
      then()
    }
  }
}

extension ReturnStep {
  fileprivate var departure: Departure {
    switch self {
    case .dismiss(let navigator): navigator.presentation.map { .presentation($0) } ?? .view(of: navigator)
    case .dismissPresented(let navigator): .presentations(of: navigator)
    case .dismissChildren(let navigator): .allPresentations(below: navigator)
    case .pop(let navigator, let position): .screens(above: position, of: navigator)
    case .select: Departure()
    }
  }

  /// Performs the removal without consulting blockers.
  func perform() {
    switch self {
    case .dismiss(let navigator): navigator.performDismiss()
    case .dismissPresented(let navigator): navigator.performDismissPresentedViews()
    case .dismissChildren(let navigator): navigator.performDismissAnyChildren()
    case .pop(let navigator, let position):
      let entries = navigator.model.stack.entries
      if entries.indices.contains(position) { navigator.removeScreens(from: entries[position].id) }
    case .select(let concealment): concealment.end()
    }
  }
}
