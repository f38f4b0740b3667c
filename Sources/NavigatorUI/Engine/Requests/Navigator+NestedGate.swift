// A screen of a `NavigationStack` that the app has created without a navigator has no entry on a navigator's stack. Guards are
// evaluated for it, but their results do not affect entries.
extension Navigator {
  /// Evaluates the guards for a screen without an entry, and opens the screen or pops it from its stack.
  func requestNestedAdmission(
    for screen: ScreenContext, _ destination: AnyNavigationDestination, _ dismiss: @escaping () -> Void
  ) {
    let subject = NestedScreen(screen: screen, destination: destination, dismiss: dismiss)
    guard !admissions.contains(subject.admissionID) else { return }
    if decide(subject) { screen.isWaiting = true }
  }
}

/// A screen without an entry that a gate hides. The evaluation retains the screen, which identifies it.
private struct NestedScreen: AdmissionSubject {
  let screen: ScreenContext
  let destination: AnyNavigationDestination
  let dismiss: () -> Void

  var admissionID: AdmissionID { .nestedScreen(ObjectIdentifier(screen)) }

  func destinationsToEvaluate(on navigator: Navigator) -> [any NavigationDestination] { [destination.wrapped] }

  func admit(_ destinations: [any NavigationDestination], _ answers: GuardAnswers, on navigator: Navigator) {
    screen.open()
  }

  func deny(on navigator: Navigator) {
    dismiss()
  }

  /// A navigator cannot push onto the app's stack, so a separate step shows the destination.
  func redirect(from destination: any NavigationDestination, on navigator: Navigator) -> Redirect? {
    dismiss()
    let step: NavigationRequest.Step =
      navigator.owner == .stack ? .push([destination]) : .navigate(destination, .managedSheet)
    return (IntendedDestination(destination, by: step, on: navigator), 1)
  }
}

extension ScreenContext {
  /// Cancels the evaluation for a screen without an entry that has disappeared.
  func cancelAdmission() {
    guard let navigator, navigator.cancelAdmission(of: .nestedScreen(ObjectIdentifier(self))) else { return }
    isWaiting = false
    navigator.noteProgress()
  }
}
