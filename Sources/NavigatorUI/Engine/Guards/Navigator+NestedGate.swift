// A screen of a `NavigationStack` that the app has created without a navigator has no entry on a navigator's stack. Guards are
// evaluated for it, but their results do not affect entries.
extension Navigator {
  /// Evaluates the guards for a screen without an entry, and opens the screen or pops it from its stack.
  func requestNestedAdmission(
    for screen: ScreenContext, _ destination: AnyNavigationDestination, _ dismiss: @escaping () -> Void
  ) {
    let subject = PendingAdmissions.Subject.nestedScreen(ObjectIdentifier(screen))
    guard !admissions.contains(subject) else { return }
    // The closure keeps the screen, which identifies the evaluation.
    let isWaiting = evaluateGuards(for: [destination.wrapped], of: subject) { [weak self] verdict, _ in
      self?.answer(verdict, about: screen, dismiss)
    }
    if isWaiting { screen.isWaiting = true }
  }

  private func answer(_ verdict: Admission.Verdict, about screen: ScreenContext, _ dismiss: () -> Void) {
    switch verdict {
    case .admitted(let admitted) where !admitted.isEmpty: screen.open()
    case .admitted: dismiss()
    case .redirected(let destination, let target):
      dismiss()
      redirect(IntendedDestination(destination, by: stepOfItsOwn(to: destination), on: self), to: target, count: 1)
    }
  }

  /// Returns the step that shows a destination after a redirect, because a navigator cannot push onto the app's stack.
  private func stepOfItsOwn(to destination: any NavigationDestination) -> NavigationRequest.Step {
    owner == .stack ? .push([destination]) : .navigate(destination, .managedSheet)
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
