import Observation

/// A destination from which a guard redirected the user.
@MainActor
final class IntendedDestination {
  let destination: any NavigationDestination
  private(set) var step: NavigationRequest.Step
  private(set) weak var navigator: Navigator?
  /// The destination to which the guard redirected.
  fileprivate(set) var redirect: AnyNavigationDestination?
  fileprivate(set) var place: NavigationPlace?
  /// A hold on the rest of the deep link until the destination is reached.
  fileprivate(set) var hold: SendHold?
  /// A Boolean value that indicates whether a check is scheduled for when the tree has settled.
  fileprivate var isWatched = false

  init(_ destination: any NavigationDestination, by step: NavigationRequest.Step, on navigator: Navigator, link: Int? = nil) {
    self.destination = destination
    self.step = step
    self.navigator = navigator
    hold = navigator.tree.queue.hold(link)
  }

  /// A Boolean value that indicates whether the redirect's screen or presentation still exists.
  var isRedirectShown: Bool { place?.exists(on: navigator) ?? false }

  /// Combines redirects of several screens of a restored stack to the same destination, topmost first, into one step.
  fileprivate func prepend(_ other: IntendedDestination) -> Bool {
    guard other.navigator === navigator, case .push(let before) = other.step, case .push(let after) = step else { return false }
    step = .push(before + after)
    return true
  }
}

/// The place where a navigator shows a destination.
@MainActor
enum NavigationPlace {
  case screen(EntryID)
  case presentation(PresentationHandle)

  func exists(on navigator: Navigator?) -> Bool {
    guard let navigator, navigator.isAttached else { return false }
    return switch self {
    case .screen(let entry): navigator.model.stack.index(of: entry) != nil
    case .presentation(let handle): navigator.model.presentations.contains(ObjectIdentifier(handle))
    }
  }

  func removal(from navigator: Navigator) -> ReturnStep {
    switch self {
    case .screen(let entry): .screens(from: entry, of: navigator)
    case .presentation(let handle): .presentation(handle)
    }
  }
}

/// The redirect of a tree, and its continuation to the intended destination.
@MainActor
@Observable
final class Redirects: TreeFeature {
  var intended: IntendedDestination?

  /// The maximum number of successive redirects. More are treated as a cycle.
  private static let maximumRedirects = 8

  // MARK: Redirecting

  /// Shows another destination instead of the intended one.
  func redirect(_ intended: IntendedDestination, to target: any NavigationDestination, count: Int, on navigator: Navigator) {
    navigator.trace(.navigation(.redirected("\(intended.destination)", to: "\(target)")))
    guard count <= Self.maximumRedirects else {
      navigator.report(
        "The guards redirect from \(intended.destination) in a cycle, most recently to \(target). Allow the redirects' targets.")
      return cancel(intended, because: "the redirects form a cycle", on: navigator)
    }
    intended.redirect = AnyNavigationDestination(target)
    if let shown = self.intended, shown.redirect == intended.redirect, shown.isRedirectShown, let place = shown.place {
      if !shown.prepend(intended) { keep(intended, shown: place, on: navigator) }
      return
    }
    let method = navigator.mapped(target).method
    navigator.requests.addFirst(
      NavigationRequest(
        step: .navigate(target, method == .send ? .push : method), purpose: .redirect(intended, count: count)))
  }

  /// Stores the intended destination after the redirect's destination has been shown.
  func keep(_ intended: IntendedDestination, shown place: NavigationPlace, on navigator: Navigator) {
    intended.place = place
    if let other = self.intended, other !== intended {
      cancel(other, because: "another redirect replaced it", on: navigator)
    }
    self.intended = intended
  }

  // MARK: Continuing

  /// Called after a screen was popped or a presentation dismissed. If the redirect's screen no longer exists when the tree has
  /// settled, the guards are evaluated again.
  func noteChangeOfPlaces() {
    guard let intended, !intended.isWatched else { return }
    intended.isWatched = true
    tree.settlement.whenSettled { [self] in continueAfterRedirect(intended) }
  }

  private func continueAfterRedirect(_ intended: IntendedDestination) {
    intended.isWatched = false
    guard self.intended === intended, !intended.isRedirectShown else { return }
    if tree.queue.isUnderWay {
      cancel(intended, because: "a link leads elsewhere", on: tree.root)
    } else if !reevaluate(about: intended) {
      cancel(intended, because: "the navigator's view was removed", on: tree.root)
    }
  }

  func reevaluate(about intended: IntendedDestination) -> Bool {
    guard let navigator = intended.navigator, navigator.isAttached else { return false }
    navigator.requests.add(NavigationRequest(step: intended.step, purpose: .continuation(intended)))
    return true
  }

  /// Handles another denial. If the redirect is still shown, nothing changes.
  func refused(_ intended: IntendedDestination, on navigator: Navigator) {
    if !intended.isRedirectShown { cancel(intended, because: "the guards still do not allow it", on: navigator) }
  }

  /// - Parameter navigator: The navigator that logs the cancellation.
  func cancel(_ intended: IntendedDestination, because reason: String, on navigator: Navigator) {
    if self.intended === intended { self.intended = nil }
    navigator.log(.warning("\(intended.destination) was cancelled: \(reason)."))
    if let hold = intended.hold { tree.queue.cancel(hold) }
  }
}

extension NavigationTree {
  var redirects: Redirects { feature() }
}
