/// Where someone wanted to go when a guard led them elsewhere.
@MainActor
final class IntendedDestination {
  let destination: any NavigationDestination
  /// How to get there.
  private(set) var step: NavigationRequest.Step
  private(set) weak var navigator: Navigator?
  /// Where the redirect led to.
  fileprivate(set) var redirect: AnyNavigationDestination?
  fileprivate(set) var place: NavigationPlace?
  /// What is left of a deep link waits until the destination is reached.
  fileprivate var hold: SendHold?
  /// Whether someone looks when the tree has settled.
  fileprivate var isWatched = false

  init(_ destination: any NavigationDestination, by step: NavigationRequest.Step, on navigator: Navigator, link: Int? = nil) {
    self.destination = destination
    self.step = step
    self.navigator = navigator
    hold = navigator.tree.queue.hold(link)
  }

  /// Whether what the redirect led to is still there.
  var isRedirectShown: Bool {
    guard let navigator, navigator.isAttached else { return false }
    return switch place {
    case .screen(let entry): navigator.untrackedContents.index(of: entry) != nil
    case .presentation(let handle): navigator.untrackedPresentations.contains(handle)
    case nil: false
    }
  }

  /// Several screens of a restored stack may be led to the same place, the topmost first. They are one way.
  fileprivate func precede(with other: IntendedDestination) -> Bool {
    guard other.navigator === navigator, case .push(let before) = other.step, case .push(let after) = step else { return false }
    step = .push(before + after)
    return true
  }
}

extension Navigator {
  /// Where someone wanted to go when a guard led them elsewhere in this tree; nil where nobody waits for anything.
  public var intendedDestination: (any NavigationDestination)? { root.intended?.destination }

  /// Asks the guards again about the destination that someone wanted to go to when they were led elsewhere. Where they allow it now, what
  /// was shown instead is closed, the destination is shown, and the rest of the deep link goes on.
  ///
  /// ```swift
  /// Button("Sign in") {
  ///   session.signIn()
  ///   navigator.continueToIntendedDestination()
  /// }
  /// ```
  ///
  /// It is not needed where what was shown instead goes by itself, as a sheet that is dismissed.
  ///
  /// - Returns: Whether there is such a destination.
  @discardableResult
  public func continueToIntendedDestination() -> Bool {
    guard let intended = root.intended else { return false }
    return askAgain(about: intended)
  }

  /// Forgets the destination that someone wanted to go to when a guard led them elsewhere, and the rest of the deep link. What is shown
  /// instead stays.
  public func forgetIntendedDestination() {
    if let intended = root.intended { giveUp(intended, because: "the app asked for that") }
  }

  // MARK: There

  /// How often one may be led on before it is taken for a circle.
  private static let mostRedirects = 8

  /// Shows another destination than the one that was wanted.
  func redirect(_ intended: IntendedDestination, to target: any NavigationDestination, count: Int) {
    trace(.navigation(.redirected("\(intended.destination)", to: "\(target)")))
    guard count <= Self.mostRedirects else {
      report(
        "The guards lead from \(intended.destination) in a circle, at last to \(target). Allow the destinations they lead to.")
      return giveUp(intended, because: "the redirects have no end")
    }
    let wrapped = AnyNavigationDestination(target)
    if let shown = root.intended, shown.redirect == wrapped, shown.isRedirectShown, let place = shown.place {
      if shown.precede(with: intended) { return }
      return keep(intended, shown: place, as: wrapped)
    }
    intended.redirect = wrapped
    let method = mapped(target).method
    requests.addFirst(
      NavigationRequest(
        step: .navigate(target, method == .send ? .push : method), purpose: .redirect(intended, count: count)))
  }

  /// Another destination is shown; the one that was wanted is kept.
  func keep(_ intended: IntendedDestination, shown place: NavigationPlace, as target: AnyNavigationDestination? = nil) {
    intended.place = place
    if let target { intended.redirect = target }
    if let other = root.intended, other !== intended { giveUp(other, because: "the user wants to go elsewhere") }
    root.intended = intended
  }

  // MARK: Back again

  /// Something was popped or dismissed. When the tree has settled, and what the redirect led to is gone, the guards are asked again.
  func noteChangeOfPlaces() {
    let tree = tree
    tree.noteChangeOfBlockers()
    guard let intended = tree.root.untrackedIntended, !intended.isWatched else { return }
    intended.isWatched = true
    tree.settlement.whenSettled { [weak tree] in
      intended.isWatched = false
      tree?.root.goOnIfRedirectHasGone(intended)
    }
  }

  private func goOnIfRedirectHasGone(_ intended: IntendedDestination) {
    guard untrackedIntended === intended, !intended.isRedirectShown else { return }
    if tree.queue.isUnderWay {
      giveUp(intended, because: "a link leads elsewhere")
    } else if !askAgain(about: intended) {
      giveUp(intended, because: "the navigator's view has gone")
    }
  }

  private func askAgain(about intended: IntendedDestination) -> Bool {
    guard let navigator = intended.navigator, navigator.isAttached else { return false }
    navigator.requests.add(NavigationRequest(step: intended.step, purpose: .continuation(intended)))
    return true
  }

  /// The guards do not object any more.
  func arrive(at intended: IntendedDestination, _ request: NavigationRequest, admitted: [any NavigationDestination]) {
    let root = root
    guard root.intended === intended else { return }
    trace(.message("Going on to \(intended.destination)."))
    close(intended) { [weak self] in
      guard let self, root.intended === intended else { return }
      root.intended = nil
      perform(request, admitted: admitted)
      if let hold = intended.hold { tree.queue.release(hold) }
    }
  }

  /// The guards still object. Where the redirect is still shown, all stays as it is.
  func refused(_ intended: IntendedDestination) {
    if !intended.isRedirectShown { giveUp(intended, because: "the guards still do not allow it") }
  }

  /// Closes what the redirect led to.
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
    if root.intended === intended { root.intended = nil }
    log(.warning("\(intended.destination) was given up: \(reason)."))
    if let hold = intended.hold { tree.queue.cancel(hold) }
  }
}
