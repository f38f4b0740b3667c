/// A destination from which a guard redirected the user.
@MainActor
final class IntendedDestination {
  let destination: any NavigationDestination
  /// The step that leads to the destination.
  private(set) var step: NavigationRequest.Step
  private(set) weak var navigator: Navigator?
  /// The destination to which the guard redirected.
  fileprivate(set) var redirect: AnyNavigationDestination?
  fileprivate(set) var place: NavigationPlace?
  /// A hold on the rest of the deep link until the destination is reached.
  fileprivate var hold: SendHold?
  /// A Boolean value that indicates whether a check is scheduled for when the tree has settled.
  fileprivate var isWatched = false

  init(_ destination: any NavigationDestination, by step: NavigationRequest.Step, on navigator: Navigator, link: Int? = nil) {
    self.destination = destination
    self.step = step
    self.navigator = navigator
    hold = navigator.tree.queue.hold(link)
  }

  /// A Boolean value that indicates whether the redirect's screen or presentation still exists.
  var isRedirectShown: Bool {
    guard let navigator, navigator.isAttached else { return false }
    return switch place {
    case .screen(let entry): navigator.model.stack.index(of: entry) != nil
    case .presentation(let handle): navigator.model.presentations.contains(handle)
    case nil: false
    }
  }

  /// Combines redirects of several screens of a restored stack to the same destination, topmost first, into one step.
  fileprivate func precede(with other: IntendedDestination) -> Bool {
    guard other.navigator === navigator, case .push(let before) = other.step, case .push(let after) = step else { return false }
    step = .push(before + after)
    return true
  }
}

extension Navigator {
  // MARK: Redirecting

  /// The maximum number of successive redirects. More are treated as a cycle.
  private static let maximumRedirects = 8

  /// Shows another destination instead of the intended one.
  func redirect(_ intended: IntendedDestination, to target: any NavigationDestination, count: Int) {
    trace(.navigation(.redirected("\(intended.destination)", to: "\(target)")))
    guard count <= Self.maximumRedirects else {
      report(
        "The guards redirect from \(intended.destination) in a cycle, most recently to \(target). Allow the redirects' targets.")
      return giveUp(intended, because: "the redirects form a cycle")
    }
    let wrapped = AnyNavigationDestination(target)
    if let shown = tree.signals.intended, shown.redirect == wrapped, shown.isRedirectShown, let place = shown.place {
      if shown.precede(with: intended) { return }
      return keep(intended, shown: place, as: wrapped)
    }
    intended.redirect = wrapped
    let method = mapped(target).method
    requests.addFirst(
      NavigationRequest(
        step: .navigate(target, method == .send ? .push : method), purpose: .redirect(intended, count: count)))
  }

  /// Stores the intended destination after the redirect's destination has been shown.
  func keep(_ intended: IntendedDestination, shown place: NavigationPlace, as target: AnyNavigationDestination? = nil) {
    intended.place = place
    if let target { intended.redirect = target }
    if let other = tree.signals.intended, other !== intended { giveUp(other, because: "another redirect replaced it") }
    tree.signals.intended = intended
  }

  // MARK: Continuing

  /// Called after a screen was popped or a presentation dismissed. If the redirect's screen no longer exists when the tree has
  /// settled, the guards are evaluated again.
  func noteChangeOfPlaces() {
    let tree = tree
    tree.noteChangeOfBlockers()
    guard let intended = tree.signals.intended, !intended.isWatched else { return }
    intended.isWatched = true
    tree.settlement.whenSettled { [weak tree] in
      intended.isWatched = false
      tree?.root.continueAfterRedirect(intended)
    }
  }

  private func continueAfterRedirect(_ intended: IntendedDestination) {
    guard tree.signals.intended === intended, !intended.isRedirectShown else { return }
    if tree.queue.isUnderWay {
      giveUp(intended, because: "a link leads elsewhere")
    } else if !reevaluate(about: intended) {
      giveUp(intended, because: "the navigator's view was removed")
    }
  }

  func reevaluate(about intended: IntendedDestination) -> Bool {
    guard let navigator = intended.navigator, navigator.isAttached else { return false }
    navigator.requests.add(NavigationRequest(step: intended.step, purpose: .continuation(intended)))
    return true
  }

  /// Shows the intended destination after the guards have allowed it.
  func arrive(at intended: IntendedDestination, _ request: NavigationRequest, admitted: [any NavigationDestination]) {
    guard tree.signals.intended === intended else { return }
    trace(.message("Continuing to \(intended.destination)."))
    close(intended) { [weak self] in
      guard let self, tree.signals.intended === intended else { return }
      tree.signals.intended = nil
      perform(request, admitted: admitted)
      if let hold = intended.hold { tree.queue.release(hold) }
    }
  }

  /// Handles another denial. If the redirect is still shown, nothing changes.
  func refused(_ intended: IntendedDestination) {
    if !intended.isRedirectShown { giveUp(intended, because: "the guards still do not allow it") }
  }

  /// Removes the redirect's screen or presentation.
  private func close(_ intended: IntendedDestination, then: @escaping @MainActor () -> Void) {
    guard intended.isRedirectShown, let place = intended.place else { return then() }
    let departure: Departure =
      switch place {
      case .screen(let entry): .screens(from: entry, of: self)
      case .presentation(let handle): .presentation(handle)
      }
    leave(departure, for: .replacement) { [weak self] in
      switch place {
      case .screen(let entry): self?.removeScreens(from: entry)
      case .presentation(let handle): self?.endPresentation(handle)
      }
      then()
    }
  }

  func giveUp(_ intended: IntendedDestination, because reason: String) {
    if tree.signals.intended === intended { tree.signals.intended = nil }
    log(.warning("\(intended.destination) was cancelled: \(reason)."))
    if let hold = intended.hold { tree.queue.cancel(hold) }
  }
}
