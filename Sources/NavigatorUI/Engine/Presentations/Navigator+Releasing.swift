// A presentation is shown after the guards that exist at that time have allowed it. Until then it is pending.
extension Navigator {
  /// The maximum number of pending presentations for which guards are evaluated in one call.
  private static let maximumReleases = 1_000

  /// Returns a presentation request, pending if the screen below has not appeared or guards must still be evaluated.
  func pending(_ request: PresentationRequest, answers: GuardAnswers) -> PresentationRequest {
    var request = request
    request.answers = answers
    request.isPending = !model.isStackCreated || isSlotTaken || !guards(after: answers).isEmpty
    return request
  }

  /// A Boolean value that indicates whether the app presents a view from the place where this navigator presents. SwiftUI
  /// presents nothing else there until that view has disappeared.
  private var isSlotTaken: Bool { place.children.contains { isPresenter(of: $0) } }

  /// Shows the pending presentation if the screen below it has appeared and the guards allow it.
  func releasePresentation() {
    guard !admissions.isReleasing else { return }
    admissions.isReleasing = true
    defer { admissions.isReleasing = false }
    for _ in 0..<Self.maximumReleases {
      guard let request = model.presentations.current, request.isPending, model.isStackCreated, !isSlotTaken,
        !admissions.hasPresentation
      else { return }
      requestAdmission(for: request) {}
    }
    report(
      """
      A guard presents a view each time it is evaluated. The waiting presentations were cancelled. \
      Return .redirect(to:) instead.
      """)
    apply(.presentation(.dismissAll))
  }

  /// Evaluates the guards for the current presentation, and shows, keeps or ends it.
  ///
  /// - Parameter open: A closure that is called if the guards allow the presentation.
  func requestAdmission(for request: PresentationRequest, open: @escaping () -> Void) {
    guard !admissions.hasPresentation, model.presentations.current?.handle === request.handle else { return }
    decide(PendingPresentation(request: request, open: open))
  }

  /// Cancels the guards' evaluation for a presentation that has ended.
  func closeAdmissionOfGonePresentation() {
    for case .presentation(let id) in admissions.ids where model.presentations.current?.id != id {
      cancelAdmission(of: .presentation(id))
      trace(.message("A guard's evaluation was cancelled: the presentation has ended."))
    }
  }
}

/// The current presentation of a navigator before it is shown.
private struct PendingPresentation: AdmissionSubject {
  let request: PresentationRequest
  let open: () -> Void

  var admissionID: AdmissionID { .presentation(request.id) }
  var answers: GuardAnswers { request.answers }

  func destinationsToEvaluate(on navigator: Navigator) -> [any NavigationDestination] { [request.destination.wrapped] }

  func conclude(on navigator: Navigator, _ carryOut: () -> Void) {
    if navigator.model.presentations.current?.handle === request.handle { carryOut() }
  }

  func admit(_ destinations: [any NavigationDestination], _ answers: GuardAnswers, on navigator: Navigator) {
    navigator.apply(.presentation(.release(answers)))
    open()
  }

  func deny(on navigator: Navigator) {
    navigator.endPresentation(request.handle)
  }

  func redirect(from destination: any NavigationDestination, on navigator: Navigator) -> Redirect? {
    navigator.endPresentation(request.handle)
    return (IntendedDestination(destination, by: .present(request), on: navigator), 1)
  }
}
