/// Shows the presentations of a navigator. Each is shown after the guards that exist at that time have allowed it. Until then it
/// is pending.
@MainActor
final class Presenting: NavigatorFeature {
  /// A Boolean value that indicates whether ``release()`` is running.
  private var isReleasing = false

  /// The maximum number of pending presentations for which guards are evaluated in one call.
  private static let maximumReleases = 1_000

  /// Presents a destination without evaluating guards.
  func present(
    _ destination: any NavigationDestination, method: NavigationMethod, answers: GuardAnswers
  ) -> NavigationPlace? {
    guard navigator.hasManagedView(for: "present \(destination)"), navigator.isThere(for: "present \(destination)") else {
      return nil
    }
    return present(PresentationRequest(AnyNavigationDestination(destination), method: method, by: navigator), answers: answers)
  }

  /// Presents a request, or adds it to the waiting ones. It is pending if the screen below has not appeared or guards must still
  /// be evaluated.
  ///
  /// - Parameter answers: The answers of the guards that have allowed it.
  func present(_ request: PresentationRequest, answers: GuardAnswers) -> NavigationPlace {
    var request = request
    request.answers = answers
    let isSlotTaken = isSlotTaken
    request.isPending = !navigator.model.isStackCreated || isSlotTaken || !navigator.guards(after: answers).isEmpty
    if isSlotTaken {
      navigator.log(
        .warning(
          """
          \(request.destination.wrapped) is presented after the view that the app presents from the same place is closed. To \
          present above it, use the navigator of that view.
          """))
    }
    navigator.apply(.presentation(.present(request)))
    navigator.trace(.navigation(.presented("\(request.destination.wrapped)", request.method)))
    return .presentation(request.handle)
  }

  /// Dismisses a handle's presentation without consulting blockers. Returns false if it is not the current one.
  @discardableResult
  func end(_ handle: PresentationHandle) -> Bool {
    guard navigator.model.presentations.current?.handle === handle else { return false }
    navigator.apply(.presentation(.dismiss))
    navigator.trace(.navigation(.dismissed))
    release()
    return true
  }

  /// Presents the next waiting destination after SwiftUI has removed a presentation from the screen.
  func hasGone() {
    navigator.tree.beginGuardPeriod()
    navigator.apply(.presentation(.dismissed))
    release()
  }

  // MARK: Pending presentations

  /// A Boolean value that indicates whether the app presents a view from the place where the navigator presents. SwiftUI presents
  /// nothing else there until that view has disappeared.
  private var isSlotTaken: Bool { navigator.place.children.contains(where: \.isPresentedByApp) }

  /// Shows the pending presentation if the screen below it has appeared and the guards allow it.
  func release() {
    guard !isReleasing else { return }
    isReleasing = true
    defer { isReleasing = false }
    for _ in 0..<Self.maximumReleases {
      guard let request = navigator.model.presentations.current, request.isPending, navigator.model.isStackCreated,
        !isSlotTaken, !navigator.admissions.hasPresentation
      else { return }
      requestAdmission(for: request) {}
    }
    navigator.report(
      """
      A guard presents a view each time it is evaluated. The waiting presentations were cancelled. \
      Return .redirect(to:) instead.
      """)
    navigator.apply(.presentation(.dismissAll))
  }

  /// Evaluates the guards for the current presentation, and shows, keeps or ends it.
  ///
  /// - Parameter open: A closure that is called if the guards allow the presentation.
  func requestAdmission(for request: PresentationRequest, open: @escaping () -> Void) {
    guard !navigator.admissions.hasPresentation, navigator.model.presentations.current?.handle === request.handle else { return }
    navigator.admissions.decide(PendingPresentation(request: request, open: open))
  }
}

extension Navigator {
  var presenting: Presenting { feature() }
}

/// The current presentation of a navigator before it is shown.
private struct PendingPresentation: AdmissionSubject {
  let request: PresentationRequest
  let open: () -> Void

  var admissionID: AdmissionID { .presentation(request.id) }
  var answers: GuardAnswers { request.answers }

  func destinationsToEvaluate(on navigator: Navigator) -> [any NavigationDestination] { [request.destination.wrapped] }

  /// Carries out the verdict. A guard that has dismissed the presentation itself can still redirect.
  func conclude(on navigator: Navigator, _ carryOut: () -> Void) {
    carryOut()
    // Another presentation waits while guards decide about this one.
    navigator.presenting.release()
  }

  func admit(_ destinations: [any NavigationDestination], _ answers: GuardAnswers, on navigator: Navigator) {
    guard navigator.model.presentations.current?.handle === request.handle else {
      navigator.trace(.navigation(.cancelled("\(request.destination.wrapped)")))
      return
    }
    navigator.apply(.presentation(.release(answers)))
    open()
  }

  func deny(on navigator: Navigator) {
    navigator.presenting.end(request.handle)
  }

  func redirect(from destination: any NavigationDestination, on navigator: Navigator) -> Redirect? {
    navigator.presenting.end(request.handle)
    return (IntendedDestination(destination, by: .present(request), on: navigator), 1)
  }
}
