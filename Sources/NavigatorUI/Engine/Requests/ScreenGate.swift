extension ScreenContext {
  /// Evaluates the guards for the screen behind a gate that has appeared, and opens or removes the screen.
  ///
  /// - Parameter dismiss: A closure that pops the screen of a stack that the app has created without a navigator.
  func requestAdmission(dismiss: @escaping () -> Void) {
    guard let navigator else { return }
    navigator.screens.settleEntry(of: self)
    guard let destination else { return }
    guard let id = entry ?? shownEntry(on: navigator) else {
      return decide(NestedScreen(screen: self, destination: destination, dismiss: dismiss), on: navigator)
    }
    if navigator.model.isLinkAboveUnmade { return navigator.revealing.postpone(destination) }
    if !navigator.hosts.isEmpty, navigator.mayShow(id) {
      if navigator.model.stack.entry(id)?.isAdmitted == false {
        navigator.apply(.stack([.admit(id, as: destination, answers: navigator.tree.currentGuardAnswers)]))
      }
      return open()
    }
    let known = navigator.model.stack.entry(id)?.answers ?? .none
    decide(GatedScreen(id: id, destination: destination, answers: known, screen: self), on: navigator)
  }

  private func decide(_ subject: some AdmissionSubject, on navigator: Navigator) {
    guard !navigator.admissions.contains(subject.admissionID) else { return }
    if navigator.admissions.decide(subject) { isWaiting = true }
  }

  /// Returns the topmost entry if the screen has no entry and may therefore show the topmost one.
  private func shownEntry(on navigator: Navigator) -> EntryID? {
    guard !isNested, let top = navigator.model.shownTop, top.isUnknown || top.destination == destination else { return nil }
    return top.id
  }

  /// Cancels the evaluation for a screen without an entry that has disappeared.
  func cancelAdmission() {
    guard let navigator, navigator.admissions.cancel(.nestedScreen(ObjectIdentifier(self))) else { return }
    isWaiting = false
    navigator.noteProgress()
  }
}

/// A screen that a gate hides until the guards have decided. Its entry is already on the stack.
private struct GatedScreen: AdmissionSubject {
  let id: EntryID
  let destination: AnyNavigationDestination
  let answers: GuardAnswers
  weak var screen: ScreenContext?

  var admissionID: AdmissionID { .entry(id) }

  func destinationsToEvaluate(on navigator: Navigator) -> [any NavigationDestination] {
    [destination.stateScreen?.guarded ?? destination.wrapped]
  }

  func admit(_ destinations: [any NavigationDestination], _ answers: GuardAnswers, on navigator: Navigator) {
    guard navigator.model.stack.index(of: id) != nil else {
      navigator.trace(.navigation(.cancelled("\(destination.wrapped)")))
      return
    }
    navigator.apply(.stack([.admit(id, as: destination, answers: answers)]))
    screen?.open()
  }

  /// Removes the screen. Screens that were pushed onto it during the evaluation stay; restored screens above it are removed too.
  func deny(on navigator: Navigator) {
    guard let index = navigator.model.stack.index(of: id) else { return }
    let denied = navigator.model.stack.entries[index]
    let above = navigator.model.stack.entries[(index + 1)...].prefix { denied.isRestored && $0.isRestored }
    if denied.isRestored { navigator.restoration.end() }
    remove([id] + above.map(\.id), on: navigator)
  }

  func redirect(from destination: any NavigationDestination, on navigator: Navigator) -> Redirect? {
    let above = removeWithHiddenScreens(on: navigator)
    return (IntendedDestination(destination, by: .push([destination] + above), on: navigator), 1)
  }

  /// Removes the screen and the screens above it that have not been shown yet.
  ///
  /// - Returns: The destinations of the removed screens above.
  private func removeWithHiddenScreens(on navigator: Navigator) -> [any NavigationDestination] {
    guard let index = navigator.model.stack.index(of: id) else { return [] }
    if navigator.model.stack.entries[index].isRestored { navigator.restoration.end() }
    let hidden = navigator.model.stack.entries[max(index + 1, navigator.model.shownCount)...]
    let above = hidden.filter { $0.plainDestination != nil }
    remove([id] + above.map(\.id), on: navigator)
    return above.compactMap(\.plainDestination)
  }

  private func remove(_ ids: [EntryID], on navigator: Navigator) {
    let isWrapped = navigator.wrapsDestinations
    navigator.apply(.stack(ids.reversed().map { .remove($0, isWrapped: isWrapped) }))
    navigator.trace(.navigation(.popped(count: ids.count)))
    navigator.revealing.revealNext()
  }
}

/// A screen without an entry that a gate hides: a screen of a `NavigationStack` that the app has created without a navigator. The
/// results of guards do not affect entries. The evaluation retains the screen, which identifies it.
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
