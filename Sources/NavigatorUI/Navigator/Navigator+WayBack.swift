/// Something to close or to pop on the way back to a place.
@MainActor
enum WayBackStep {
  /// Closes the presentation that a navigator's view is.
  case dismiss(Navigator)
  /// Closes what a navigator presents.
  case dismissPresented(by: Navigator)
  /// Closes what a navigator and those below it present.
  case dismissChildren(of: Navigator)
  case pop(Navigator, to: Int)
}

extension Navigator {
  /// What stands between this navigator's view and a place: what is presented or pushed above that, and the presentations in which the view
  /// itself is. What is elsewhere, such as a sheet of another tab, is not touched. Empty where the place is in front.
  func wayBack(to place: ReturnPlace) -> [WayBackStep] {
    guard let target = place.navigator, let depth = place.depth else { return [] }
    var steps: [WayBackStep] = []
    let path = Array(sequence(first: target, next: \.parent))
    let branch = sequence(first: self, next: \.parent).prefix { navigator in !path.contains { $0 === navigator } }
    // What is below it goes with the outermost one. What a navigator of the path itself presents is closed there.
    if let outermost = branch.last(where: \.isPresentedByParent), outermost !== branch.last {
      steps.append(.dismiss(outermost))
    }
    for (below, navigator) in Array(zip(path, path.dropFirst())).reversed() where !below.isPresentedByParent {
      if navigator.isPresenting { steps.append(.dismissPresented(by: navigator)) }
      if let host = below.hostScreen?.depth, navigator.untrackedContents.entries.count > host {
        steps.append(.pop(navigator, to: host))
      }
    }
    if target.isAnyChildPresenting() { steps.append(.dismissChildren(of: target)) }
    if target.untrackedContents.entries.count > depth { steps.append(.pop(target, to: depth)) }
    return steps
  }

  /// Closes and pops what stands between this navigator's view and a place, all in one step, when what would go lets the user go.
  func goBack(to place: ReturnPlace, for reason: NavigationLeaveAttempt.Reason, then: @escaping @MainActor () -> Void) {
    goBack(for: reason, by: { [weak self] in self?.wayBack(to: place) ?? [] }, then: then)
  }

  /// Takes a way back, all in one step, when what would go lets the user go.
  ///
  /// - Parameter way: What is in the way; asked again when all have agreed, for it may be something else by then.
  func goBack(
    for reason: NavigationLeaveAttempt.Reason, by way: @escaping @MainActor () -> [WayBackStep],
    then: @escaping @MainActor () -> Void
  ) {
    var departure = Departure()
    for step in way() { departure.formUnion(step.departure) }
    leave(departure, for: reason) {
      for step in way() { step.perform() }
      then()
    }
  }

  /// Whether this navigator's view is the content of a presentation of the navigator above.
  var isPresentedByParent: Bool {
    presentation != nil || parent?.isPresenter(of: self) == true
  }
}

extension WayBackStep {
  fileprivate var departure: Departure {
    switch self {
    case .dismiss(let navigator): navigator.presentation.map { .presentation($0) } ?? .view(of: navigator)
    case .dismissPresented(let navigator): .presentations(of: navigator)
    case .dismissChildren(let navigator): .allPresentations(below: navigator)
    case .pop(let navigator, let position): .screens(above: position, of: navigator)
    }
  }

  /// Nobody is asked any more.
  func perform() {
    switch self {
    case .dismiss(let navigator): navigator.performDismiss()
    case .dismissPresented(let navigator): navigator.performDismissPresentedViews()
    case .dismissChildren(let navigator): navigator.performDismissAnyChildren()
    case .pop(let navigator, let position):
      let entries = navigator.untrackedContents.entries
      if entries.indices.contains(position) { navigator.removeScreens(from: entries[position].id) }
    }
  }
}
