import Foundation

extension NavigatorRestoration {
  /// Restores a scene's saved state before the navigator's view exists. Can be called while that view is evaluated.
  func begin(from data: Data) {
    guard !hasBegun else { return }
    do throws(RestorationError) {
      begin(with: try SavedState.read(data, key: navigator.tree.configuration.restorationKey).navigator)
    } catch {
      navigator.log(.restoration(.refused("\(error)")))
    }
  }

  /// Obtains the navigator's part of a saved state from its parent when the navigator has been created.
  func obtainSavedState() {
    guard !hasBegun else { return }
    let saved = navigator.presentation?.takeRestored() ?? navigator.parent?.restoration.removePendingChild(for: navigator)
    if let saved { begin(with: saved) }
  }

  private func begin(with saved: SavedNavigator) {
    navigator.revealing.isRestoring = true
    defer { navigator.revealing.isRestoring = false }
    hasBegun = true
    isUnannounced = true
    plan = RestorationPlan(saved)
    expect(saved.root, on: nil)
    restoreEntries(.beforeView)
  }

  /// Continues restoration when the navigator's view has appeared. Its content has then registered its types and guards.
  func viewAppeared() {
    guard isUnannounced else { return }
    isUnannounced = false
    if !navigator.model.restoredCheckpoints.isEmpty { navigator.tree.signals.checkpointChanges += 1 }
    if navigator.model.shownLimit != nil { navigator.revealing.markTopCreatedWhenSettled() }
    restoreEntries(.appeared)
    continueWhenSettled()
  }

  /// Continues restoration when a state has pushed a screen, because saved entries may belong above it.
  func statesPushed() {
    if plan != nil { restoreEntries(.appeared) }
  }

  /// Continues restoration when the restored screens have been committed and have registered their types.
  private func continueWhenSettled() {
    guard plan != nil else { return }
    navigator.tree.settlement.whenSettled(first: true) { [weak navigator = navigator] in
      guard let navigator else { return }
      navigator.restoration.restoreEntries(.atRest)
      navigator.restoration.continueWhenSettled()
    }
  }

  func expect(_ screenContents: SavedScreenContents, on host: EntryID?) {
    awaited += screenContents.children.map { (host, $0) }
    // The screen's view may not be created before it becomes visible, so its checkpoints are registered here.
    navigator.apply(.checkpoints(screenContents.checkpoints, on: host))
  }

  /// Removes and returns the saved state for a navigator inside the navigator. A navigator that is not saved receives none.
  func removePendingChild(for child: Navigator) -> SavedNavigator? {
    guard child.presentation == nil, child.restoration.isSavedInParent else { return nil }
    let host = child.hostScreen?.entry
    let name = child.restoration.savedName
    guard let index = awaited.firstIndex(where: { $0.host == host && $0.saved.name == name }) else { return nil }
    return awaited.remove(at: index).saved
  }

  // MARK: Steps

  private enum Occasion {
    /// The navigator's view does not exist yet. Restored screens are guarded when they are created; presentations wait for the
    /// guards.
    case beforeView
    case appeared
    /// The tree has settled, so every view that could register the next entry's type has done so.
    case atRest
  }

  /// Restores every entry that can be restored on this occasion.
  private func restoreEntries(_ occasion: Occasion) {
    guard var plan else { return }
    plan.read(knowing: navigator.tree.destinationTypes, hasStack: navigator.owner == .stack)
    var draft = StackDraft(navigator.model.stack)
    var expected: [(screenContents: SavedScreenContents, host: EntryID?)] = []
    var presentations: [PresentationRequest] = []
    var count = 0
    while !plan.isFinished, occasion != .beforeView || plan.hasScreens {
      if let step = plan.next(above: draft.contents, isOnTop: draft.contents.entries.count == plan.position) {
        count += 1
        switch step {
        case .screen(let destination, let screenContents, let kept):
          if kept == nil { draft.apply(.push(destination, answers: nil, isRestored: true)) }
          expected.append((screenContents, kept ?? draft.contents.entries.last?.id))
        case .present(let destination, let method, let content):
          let method = NavigationMethod(rawValue: method) ?? .sheet
          presentations.append(PresentationRequest(destination, method: method, restored: content, by: navigator))
        }
      } else if occasion == .atRest, count == 0 {
        plan.omitNext()
      } else {
        break
      }
    }
    log(plan.removeOmitted(), count)
    self.plan = plan.isFinished ? nil : plan
    if !draft.changes.isEmpty { navigator.apply(.stack(draft.changes)) }
    for (screenContents, host) in expected { expect(screenContents, on: host) }
    for presentation in presentations { navigator.request(.present(presentation)) }
  }

  /// Cancels the remaining restoration, because guards do not allow a screen below it.
  func end() {
    plan = nil
    if navigator.model.presentations.isPending { navigator.apply(.presentation(.dismissAll)) }
  }

  func log(_ leftOut: [RestorationReport.LeftOut], _ count: Int) {
    if count > 0 { navigator.trace(.restoration(.restored(count: count))) }
    for entry in leftOut { navigator.log(.restoration(.leftOut("\(entry)"))) }
  }
}
