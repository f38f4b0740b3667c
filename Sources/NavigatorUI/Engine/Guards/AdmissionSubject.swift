/// A subject that guards decide about: a request, a screen that is on a stack already, or a presentation.
///
/// ``PendingAdmissions/decide(_:)`` evaluates the guards and carries out their verdict.
@MainActor
protocol AdmissionSubject {
  /// The identity of the evaluation. A navigator has at most one pending evaluation with an identity.
  var admissionID: AdmissionID { get }
  /// The results of earlier evaluations that are still valid.
  var answers: GuardAnswers { get }
  /// Guards that are evaluated even if their screens have been removed.
  var guards: [NavigationGuard] { get }
  /// A Boolean value that indicates whether at least one destination must be admitted.
  var needsAdmission: Bool { get }

  /// Returns the destinations for which guards are evaluated.
  func destinationsToEvaluate(on navigator: Navigator) -> [any NavigationDestination]

  /// Calls a closure that carries out the verdict, unless the subject can no longer use it.
  func conclude(on navigator: Navigator, _ carryOut: () -> Void)

  /// Shows the admitted destinations.
  func admit(_ destinations: [any NavigationDestination], _ answers: GuardAnswers, on navigator: Navigator)

  /// Removes the subject, or keeps it from being shown.
  func deny(on navigator: Navigator)

  /// Removes the subject, or keeps it from being shown, and returns the redirect to perform.
  func redirect(from destination: any NavigationDestination, on navigator: Navigator) -> Redirect?
}

/// A redirect from an intended destination, with the number of redirects so far.
typealias Redirect = (intended: IntendedDestination, count: Int)

extension AdmissionSubject {
  var answers: GuardAnswers { .none }
  var guards: [NavigationGuard] { [] }
  var needsAdmission: Bool { true }

  func conclude(on navigator: Navigator, _ carryOut: () -> Void) {
    carryOut()
  }
}

nonisolated enum AdmissionID: Hashable {
  /// The current request.
  case request
  /// A screen that was pushed before the guards decided: by a link, from a saved state, or above a screen with new guards.
  case entry(EntryID)
  /// A screen of a stack that the app has created without a navigator.
  case nestedScreen(ObjectIdentifier)
  /// The current presentation.
  case presentation(ObjectIdentifier)
}

/// The guards' evaluations that a navigator waits for.
@MainActor
final class PendingAdmissions: NavigatorFeature {
  private var byID: [AdmissionID: Admission] = [:]

  var isEmpty: Bool { byID.isEmpty }

  func contains(_ id: AdmissionID) -> Bool { byID[id] != nil }

  /// A Boolean value that indicates whether guards are evaluated for a presentation.
  var hasPresentation: Bool {
    byID.keys.contains { if case .presentation = $0 { true } else { false } }
  }

  /// Evaluates the guards for a subject and carries out their verdict. Every navigation to a destination uses this method.
  ///
  /// - Parameter subject: The subject. There must be no pending evaluation of it.
  /// - Returns: A Boolean value that indicates whether a guard is still deciding.
  @discardableResult
  func decide(_ subject: some AdmissionSubject) -> Bool {
    let admission = Admission(
      subject.destinationsToEvaluate(on: navigator), to: navigator, after: subject.answers, requestedUnder: subject.guards
    ) { [weak navigator = navigator] verdict, answers in
      guard let navigator else { return }
      navigator.admissions.byID[subject.admissionID] = nil
      subject.conclude(on: navigator) { navigator.admissions.carryOut(verdict, answers, about: subject) }
    }
    byID[subject.admissionID] = admission
    admission.begin()
    return admission.isOpen
  }

  private func carryOut(_ verdict: Admission.Verdict, _ answers: GuardAnswers, about subject: some AdmissionSubject) {
    switch verdict {
    case .admitted(let admitted) where admitted.isEmpty && subject.needsAdmission: subject.deny(on: navigator)
    case .admitted(let admitted): subject.admit(admitted, answers, on: navigator)
    case .redirected(let destination, let target):
      guard let (intended, count) = subject.redirect(from: destination, on: navigator) else { return }
      navigator.tree.redirects.redirect(intended, to: target, count: count, on: navigator)
    }
  }

  /// A Boolean value that indicates whether an evaluation waits for the answer of an asynchronous guard.
  func isAwaitingAnswer(_ id: AdmissionID) -> Bool { byID[id]?.isAwaitingAnswer == true }

  /// Cancels the evaluations for screens that have been removed from the stack, and for a presentation that has ended. If a guard
  /// removes the screen or the presentation while it decides, its redirect is still performed.
  func cancelForGoneSubjects() {
    for (id, admission) in byID where isGone(id) {
      if admission.isAwaitingAnswer { cancel(id) } else { admission.outlivesSubject = true }
    }
  }

  private func isGone(_ id: AdmissionID) -> Bool {
    switch id {
    case .entry(let entry): navigator.model.stack.index(of: entry) == nil
    case .presentation(let current): navigator.model.presentations.current?.id != current
    case .request, .nestedScreen: false
    }
  }

  /// Cancels an evaluation. Returns false if there was none.
  @discardableResult
  func cancel(_ id: AdmissionID) -> Bool {
    guard let admission = byID.removeValue(forKey: id) else { return false }
    admission.cancel()
    navigator.trace(.navigation(.cancelled(admission.destinations.map { "\($0)" }.joined(separator: ", "))))
    return true
  }
}

extension Navigator {
  /// The guards' evaluations that this navigator waits for.
  var admissions: PendingAdmissions { feature() }

  var isDeciding: Bool { !admissions.isEmpty }
}
