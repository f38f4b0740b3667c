import SwiftUI

extension Navigator {
  /// A Boolean value that indicates whether a screen's view may be made at once.
  ///
  /// A gate is shown instead until the guards have been evaluated. It is needed for screens that a link has pushed, for restored
  /// screens, and for those above a screen whose view has registered new guards.
  func mayShow(_ id: StackContents.EntryID?) -> Bool {
    guard let entry = id.flatMap({ untrackedContents.entry($0) }) else { return !hosts.isEmpty && guards.isEmpty }
    if madeEntries.contains(entry.id) { return true }
    if entry.isUnknown, isLinkAboveUnmade { return false }
    // The guards of the stack's root are registered when the root has appeared.
    if !entry.isAdmitted, hosts.isEmpty { return false }
    return guards(after: entry.answersThatCount).isEmpty
  }

  /// A gate has appeared: asks the guards about the screen behind it. The screen is opened, or goes.
  ///
  /// - Parameter dismiss: Takes the screen off a stack that the app has made without a navigator.
  func requestAdmission(for screen: ScreenContext, dismiss: @escaping () -> Void) {
    settleEntry(of: screen)
    guard let destination = screen.destination else { return }
    guard let id = screen.entry ?? shownEntry(for: screen) else {
      return requestNestedAdmission(for: screen, destination, dismiss)
    }
    if isLinkAboveUnmade { return postpone(destination) }
    if hosts.isEmpty == false, mayShow(id) { return open(screen, at: id, destination) }
    guard gates[id] == nil else { return }
    let asked = destination.stateScreen?.guarded ?? destination.wrapped
    let known = untrackedContents.entry(id)?.answersThatCount ?? .none
    let admission = Admission([asked], to: self, after: known) { [weak self, weak screen] verdict, answers in
      self?.gates[id] = nil
      self?.answer(verdict, answers, at: id, destination, screen)
    }
    gates[id] = admission
    admission.begin()
    if admission.isOpen { screen.isWaiting = true }
  }

  /// The topmost entry, where a screen without an entry may be that entry's.
  private func shownEntry(for screen: ScreenContext) -> StackContents.EntryID? {
    guard !screen.isNested, let top = shownTop, top.isUnknown || top.destination == screen.destination else { return nil }
    return top.id
  }

  private func open(_ screen: ScreenContext, at id: StackContents.EntryID, _ destination: AnyNavigationDestination) {
    if untrackedContents.entry(id)?.isAdmitted == false { contents.admit(id, as: destination, answers: tree.currentGuardAnswers) }
    screen.open()
  }

  private func answer(
    _ verdict: Admission.Verdict, _ answers: GuardAnswers, at id: StackContents.EntryID, _ destination: AnyNavigationDestination,
    _ screen: ScreenContext?
  ) {
    switch verdict {
    case .admitted(let admitted) where !admitted.isEmpty:
      contents.admit(id, as: destination, answers: answers)
      screen?.open()
    case .admitted: removeDenied(id)
    case .redirected(let destination, let target):
      let above = removeRedirected(id)
      redirect(IntendedDestination(destination, by: .push([destination] + above), on: self), to: target, count: 1)
    }
  }

  /// Removes a denied screen. Screens that were pushed onto it during the evaluation stay; restored screens above it are removed
  /// too.
  private func removeDenied(_ id: StackContents.EntryID) {
    guard let index = untrackedContents.index(of: id) else { return }
    let denied = untrackedContents.entries[index]
    let above = untrackedContents.entries[(index + 1)...].prefix { denied.isRestored && $0.isRestored }
    if denied.isRestored { endRestoration() }
    remove([id] + above.map(\.id))
  }

  /// Removes a redirected screen and the screens above it that have not been shown yet.
  ///
  /// - Returns: The destinations of the removed screens above.
  private func removeRedirected(_ id: StackContents.EntryID) -> [any NavigationDestination] {
    guard let index = untrackedContents.index(of: id) else { return [] }
    if untrackedContents.entries[index].isRestored { endRestoration() }
    let above = untrackedContents.entries[max(index + 1, shownCount)...].filter { $0.plainDestination != nil }
    remove([id] + above.map(\.id))
    return above.compactMap(\.plainDestination)
  }

  private func remove(_ ids: [StackContents.EntryID]) {
    var contents = untrackedContents
    for id in ids.reversed() { contents.remove(id, wrapped: wrapsDestinations) }
    self.contents = contents
    trace(.navigation(.popped(count: ids.count)))
    revealNext()
  }

  /// Cancels the guards' evaluations for screens that have been removed.
  func closeGatesOfGoneScreens() {
    for (id, admission) in gates where untrackedContents.index(of: id) == nil {
      gates[id] = nil
      admission.cancel()
      trace(.message("A guard's evaluation was cancelled: the user has gone back."))
    }
  }
}

extension StackContents.Entry {
  /// The answers of guards that need not be asked about the entry again.
  fileprivate var answersThatCount: GuardAnswers { isAdmitted ? answers : .none }

  /// The destination, or nil for the screen of a state.
  fileprivate var plainDestination: (any NavigationDestination)? {
    destination.flatMap { $0.stateScreen == nil ? $0.wrapped : nil }
  }
}

/// A placeholder for a screen until the guards allow it.
struct DestinationGate: View {
  let screen: ScreenContext
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack { content }
      .onAppear { screen.navigator?.requestAdmission(for: screen) { dismiss() } }
      .onDisappear { screen.cancelAdmission() }
  }

  @ViewBuilder private var content: some View {
    if screen.isWaiting {
      ProgressView()
    } else {
      Color.clear
    }
  }
}
