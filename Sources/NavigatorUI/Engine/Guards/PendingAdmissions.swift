/// The guards' evaluations that a navigator waits for, by their subjects.
@MainActor
struct PendingAdmissions {
  /// The subject of an evaluation.
  nonisolated enum Subject: Hashable {
    /// The current request.
    case request
    /// A screen that was pushed before the guards decided: by a link, from a saved state, or above a screen with new guards.
    case entry(EntryID)
    /// A screen of a stack that the app has created without a navigator.
    case nestedScreen(ObjectIdentifier)
    /// The current presentation.
    case presentation(ObjectIdentifier)
  }

  private var bySubject: [Subject: Admission] = [:]
  /// A Boolean value that indicates whether ``Navigator/releasePresentation()`` is running.
  var isReleasing = false

  nonisolated init() {}

  var isEmpty: Bool { bySubject.isEmpty }

  /// The subjects of all evaluations.
  var subjects: [Subject] { Array(bySubject.keys) }

  func contains(_ subject: Subject) -> Bool { bySubject[subject] != nil }

  /// A Boolean value that indicates whether guards are evaluated for a presentation.
  var hasPresentation: Bool {
    bySubject.keys.contains { if case .presentation = $0 { true } else { false } }
  }

  fileprivate mutating func add(_ admission: Admission, for subject: Subject) {
    bySubject[subject] = admission
  }

  fileprivate mutating func remove(_ subject: Subject) -> Admission? {
    bySubject.removeValue(forKey: subject)
  }
}

extension Navigator {
  /// A Boolean value that indicates whether guards of this navigator are still deciding. The tree does not settle meanwhile.
  var isDeciding: Bool { !admissions.isEmpty }

  /// Evaluates the guards for destinations.
  ///
  /// - Parameters:
  ///   - destinations: The destinations.
  ///   - subject: The subject. There must be no pending evaluation of it.
  ///   - answers: The results of earlier evaluations that are still valid.
  ///   - earlierGuards: Guards that are evaluated even if their screens have been removed.
  ///   - completion: A closure that is called once with the verdict, unless the evaluation is cancelled.
  /// - Returns: A Boolean value that indicates whether a guard is still deciding.
  @discardableResult
  func evaluateGuards(
    for destinations: [any NavigationDestination], of subject: PendingAdmissions.Subject, after answers: GuardAnswers = .none,
    requestedUnder earlierGuards: [NavigationGuard] = [], completion: @escaping (Admission.Verdict, GuardAnswers) -> Void
  ) -> Bool {
    let admission = Admission(destinations, to: self, after: answers, requestedUnder: earlierGuards) {
      [weak self] verdict, answers in
      _ = self?.admissions.remove(subject)
      completion(verdict, answers)
    }
    admissions.add(admission, for: subject)
    admission.begin()
    return admission.isOpen
  }

  /// Cancels the evaluation for a subject. Its completion is not called.
  ///
  /// - Returns: A Boolean value that indicates whether there was an evaluation.
  @discardableResult
  func cancelAdmission(of subject: PendingAdmissions.Subject) -> Bool {
    guard let admission = admissions.remove(subject) else { return false }
    admission.cancel()
    return true
  }
}
