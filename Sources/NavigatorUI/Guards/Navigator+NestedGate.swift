// A screen of a `NavigationStack` that the app has made without a navigator has no entry on a navigator's stack. Guards are asked about it all
// the same, and it has no part in what they allow for entries.
extension Navigator {
  /// Asks the guards about a screen that has no entry. It is opened, or is popped off the stack that it is on.
  func requestNestedAdmission(
    for screen: ScreenContext, _ destination: AnyNavigationDestination, _ dismiss: @escaping () -> Void
  ) {
    guard screen.admission == nil else { return }
    let admission = Admission([destination.wrapped], to: self) { [weak self, weak screen] verdict, _ in
      guard let screen else { return }
      screen.admission = nil
      self?.answer(verdict, about: screen, dismiss)
    }
    screen.admission = admission
    admissions.nested.append(admission)
    admission.begin()
    if admission.isOpen { screen.isWaiting = true }
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

  /// How a navigator that cannot push onto the app's stack shows a destination that guards allow after a redirect.
  private func stepOfItsOwn(to destination: any NavigationDestination) -> NavigationRequest.Step {
    owner == .stack ? .push([destination]) : .navigate(destination, .managedSheet)
  }
}

extension ScreenContext {
  /// Cancels the decision about a screen that has no entry and has disappeared.
  func cancelAdmission() {
    guard let admission else { return }
    self.admission = nil
    admission.cancel()
    isWaiting = false
    navigator?.noteProgress()
  }
}
