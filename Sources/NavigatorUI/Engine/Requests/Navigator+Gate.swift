extension Navigator {
  /// Evaluates the guards for the screen behind a gate that has appeared, and opens or removes the screen.
  ///
  /// - Parameter dismiss: A closure that pops the screen of a stack that the app has created without a navigator.
  func requestAdmission(for screen: ScreenContext, dismiss: @escaping () -> Void) {
    screens.settleEntry(of: screen)
    guard let destination = screen.destination else { return }
    guard let id = screen.entry ?? shownEntry(for: screen) else {
      return requestNestedAdmission(for: screen, destination, dismiss)
    }
    if model.isLinkAboveUnmade { return revealing.postpone(destination) }
    if !hosts.isEmpty, mayShow(id) {
      if model.stack.entry(id)?.isAdmitted == false {
        apply(.stack([.admit(id, as: destination, answers: tree.currentGuardAnswers)]))
      }
      return screen.open()
    }
    guard !admissions.contains(.entry(id)) else { return }
    let known = model.stack.entry(id)?.answersThatCount ?? .none
    if decide(GatedScreen(id: id, destination: destination, answers: known, screen: screen)) { screen.isWaiting = true }
  }

  /// Returns the topmost entry if the given screen has no entry and may therefore show the topmost one.
  private func shownEntry(for screen: ScreenContext) -> EntryID? {
    guard !screen.isNested, let top = model.shownTop, top.isUnknown || top.destination == screen.destination else { return nil }
    return top.id
  }

  /// Removes a denied screen. Screens that were pushed onto it during the evaluation stay; restored screens above it are removed
  /// too.
  fileprivate func removeDenied(_ id: EntryID) {
    guard let index = model.stack.index(of: id) else { return }
    let denied = model.stack.entries[index]
    let above = model.stack.entries[(index + 1)...].prefix { denied.isRestored && $0.isRestored }
    if denied.isRestored { restoration.end() }
    remove([id] + above.map(\.id))
  }

  /// Removes a redirected screen and the screens above it that have not been shown yet.
  ///
  /// - Returns: The destinations of the removed screens above.
  fileprivate func removeRedirected(_ id: EntryID) -> [any NavigationDestination] {
    guard let index = model.stack.index(of: id) else { return [] }
    if model.stack.entries[index].isRestored { restoration.end() }
    let above = model.stack.entries[max(index + 1, model.shownCount)...].filter { $0.plainDestination != nil }
    remove([id] + above.map(\.id))
    return above.compactMap(\.plainDestination)
  }

  private func remove(_ ids: [EntryID]) {
    let isWrapped = wrapsDestinations
    apply(.stack(ids.reversed().map { .remove($0, isWrapped: isWrapped) }))
    trace(.navigation(.popped(count: ids.count)))
    revealing.revealNext()
  }

  /// Cancels the guards' evaluations for screens that have been removed.
  func closeGatesOfGoneScreens() {
    for case .entry(let id) in admissions.ids where model.stack.index(of: id) == nil {
      if cancelAdmission(of: .entry(id)) { traceLostLink() }
    }
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
    navigator.apply(.stack([.admit(id, as: destination, answers: answers)]))
    screen?.open()
  }

  func deny(on navigator: Navigator) {
    navigator.removeDenied(id)
  }

  func redirect(from destination: any NavigationDestination, on navigator: Navigator) -> Redirect? {
    let above = navigator.removeRedirected(id)
    return (IntendedDestination(destination, by: .push([destination] + above), on: navigator), 1)
  }
}

extension StackEntry {
  /// The destination, or nil for the screen of a state.
  fileprivate var plainDestination: (any NavigationDestination)? {
    destination.flatMap { $0.stateScreen == nil ? $0.wrapped : nil }
  }
}
