extension Navigator {
  /// Returns the removals between this navigator's view and a place: screens and presentations above the place, and the
  /// presentations that contain the view. Others, such as a sheet of another tab, are kept. If another tab conceals the place,
  /// the steps include its selection. The result is empty if the place is visible.
  func returnSteps(to place: ReturnPlace) -> [ReturnStep] {
    guard let target = place.navigator, let depth = place.depth else { return [] }
    var steps = Concealment.all(around: target).map { ReturnStep.select($0) }
    let path = Array(sequence(first: target, next: \.parent))
    let branch = sequence(first: self, next: \.parent).prefix { navigator in !path.contains { $0 === navigator } }
    // The dismissal of the outermost presentation also removes those below it. The steps below dismiss the presentations of the
    // path's other navigators.
    if let outermost = branch.last(where: \.isInPresentation), outermost !== branch.last {
      steps.append(.dismiss(outermost))
    }
    for (below, navigator) in Array(zip(path, path.dropFirst())).reversed() where !below.isInPresentation {
      if navigator.isPresenting { steps.append(.dismissPresented(by: navigator)) }
      if let host = below.hostScreen?.depth, navigator.model.stack.entries.count > host {
        steps.append(.pop(navigator, to: host))
      }
    }
    if target.isAnyChildPresenting() { steps.append(.dismissChildren(of: target)) }
    if target.model.stack.entries.count > depth { steps.append(.pop(target, to: depth)) }
    return steps
  }

  /// Performs a return in one step, unless a blocker refuses.
  ///
  /// - Parameter steps: A closure that returns the removals. It is called again after all blockers have agreed, because the tree
  ///   may have changed.
  func goBack(
    for reason: NavigationLeaveAttempt.Reason, by steps: @escaping @MainActor () -> [ReturnStep],
    then: @escaping @MainActor () -> Void
  ) {
    leave(Departure(steps()), for: reason) {
      for step in steps() { step.perform() }
      then()
    }
  }
}
