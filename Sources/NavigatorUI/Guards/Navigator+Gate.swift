import SwiftUI

extension Navigator {
  /// A Boolean value that indicates whether a screen's view may be made at once.
  ///
  /// A gate is shown instead until the guards have been evaluated. It is needed for screens that a link has pushed, for restored
  /// screens, and for those above a screen whose view has registered new guards.
  func mayShow(_ id: StackContents.EntryID?) -> Bool {
    guard let entry = id.flatMap({ untrackedContents.entry($0) }) else { return guards.isEmpty }
    if madeEntries.contains(entry.id) { return true }
    if entry.isUnknown, isLinkAboveUnmade { return false }
    // The guards of the stack's root are registered when the root has appeared.
    if !entry.isAdmitted, hosts.isEmpty { return false }
    return guards(toAskAbout: entry).isEmpty
  }

  private func guards(toAskAbout entry: StackContents.Entry) -> [NavigationGuard] {
    guards(after: entry.guardsAlreadyAsked)
  }

  /// Evaluates the guards when a gate has appeared. The gate is then replaced by the screen's view, or the screen is removed.
  func knock(at screen: ScreenContext) {
    settleEntry(of: screen)
    guard let destination = screen.destination, let id = screen.entry ?? shownTop?.id else { return }
    if isLinkAboveUnmade { return postpone(destination) }
    if hosts.isEmpty == false, mayShow(id) { return open(screen, at: id, destination) }
    guard gates[id] == nil else { return }
    let asked = destination.stateScreen?.guarded ?? destination.wrapped
    let newest = untrackedContents.entry(id)?.guardsAlreadyAsked ?? 0
    let guardsAsked = tree.guardCount
    let admission = Admission([asked], to: self, after: newest) { [weak self, weak screen] verdict in
      self?.gates[id] = nil
      self?.answer(verdict, at: id, destination, screen, guardsAsked: guardsAsked)
    }
    gates[id] = admission
    admission.begin()
    if admission.isOpen { screen.isWaiting = true }
  }

  private func open(_ screen: ScreenContext, at id: StackContents.EntryID, _ destination: AnyNavigationDestination) {
    if untrackedContents.entry(id)?.isAdmitted == false { contents.admit(id, as: destination, guardsAsked: tree.guardCount) }
    screen.open()
  }

  private func answer(
    _ verdict: Admission.Verdict, at id: StackContents.EntryID, _ destination: AnyNavigationDestination, _ screen: ScreenContext?,
    guardsAsked: Int
  ) {
    switch verdict {
    case .admitted(let admitted) where !admitted.isEmpty:
      contents.admit(id, as: destination, guardsAsked: guardsAsked)
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
  /// The number of the newest guard that does not have to be evaluated again for the entry.
  fileprivate var guardsAlreadyAsked: Int { isAdmitted ? guardsAsked : 0 }

  /// The destination, or nil for the screen of a state.
  fileprivate var plainDestination: (any NavigationDestination)? {
    destination.flatMap { $0.stateScreen == nil ? $0.wrapped : nil }
  }
}

/// A placeholder for a screen until the guards allow it.
struct DestinationGate: View {
  let screen: ScreenContext

  var body: some View {
    content
      .onAppear { screen.navigator?.knock(at: screen) }
  }

  @ViewBuilder private var content: some View {
    if screen.isWaiting {
      ProgressView()
    } else {
      Color.clear
    }
  }
}
