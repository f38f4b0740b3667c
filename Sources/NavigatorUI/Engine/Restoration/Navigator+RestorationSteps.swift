import Foundation

extension Navigator {
  /// Restores a scene's saved state before the navigator's view exists. Can be called while that view is evaluated.
  func beginRestoration(from data: Data) {
    guard !restoration.hasBegun else { return }
    do throws(RestorationError) {
      beginRestoration(of: try SavedState.read(data, key: tree.configuration.restorationKey).navigator)
    } catch {
      log(.restoration(.refused("\(error)")))
    }
  }

  /// Obtains this navigator's part of a saved state from its parent when the navigator has been created.
  func obtainSavedState() {
    guard !restoration.hasBegun, let saved = presentation?.takeRestored() ?? parent?.removePendingChild(for: self) else { return }
    beginRestoration(of: saved)
  }

  private func beginRestoration(of saved: SavedNavigator) {
    revealing.isRestoring = true
    defer { revealing.isRestoring = false }
    restoration.hasBegun = true
    restoration.isUnannounced = true
    restoration.plan = RestorationPlan(saved)
    expect(saved.root, on: nil)
    restoreEntries(.beforeView)
  }

  /// Continues restoration when the navigator's view has appeared. Its content has then registered its types and guards.
  func continueRestoration() {
    guard restoration.isUnannounced else { return }
    restoration.isUnannounced = false
    if !model.restoredCheckpoints.isEmpty { tree.signals.checkpointChanges += 1 }
    if model.shownLimit != nil { revealing.markTopCreatedWhenSettled() }
    restoreEntries(.appeared)
    continueWhenSettled()
  }

  /// Continues restoration when a state has pushed a screen, because saved entries may belong above it.
  func continueRestorationOnStates() {
    if restoration.plan != nil { restoreEntries(.appeared) }
  }

  /// Continues restoration when the restored screens have been committed and have registered their types.
  private func continueWhenSettled() {
    guard restoration.plan != nil else { return }
    tree.settlement.whenSettled(first: true) { [weak self] in
      self?.restoreEntries(.atRest)
      self?.continueWhenSettled()
    }
  }

  func expect(_ screenContents: SavedScreenContents, on host: EntryID?) {
    restoration.awaited += screenContents.children.map { (host, $0) }
    // The screen's view may not be created before it becomes visible, so its checkpoints are registered here.
    apply(.checkpoints(screenContents.checkpoints, on: host))
  }

  /// Removes and returns the saved state for a navigator inside this one. A navigator that is not saved receives none.
  func removePendingChild(for child: Navigator) -> SavedNavigator? {
    guard child.presentation == nil, child.isSavedInParent else { return nil }
    let host = child.hostScreen?.entry
    guard let index = restoration.awaited.firstIndex(where: { $0.host == host && $0.saved.name == child.savedName }) else {
      return nil
    }
    return restoration.awaited.remove(at: index).saved
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
    guard var plan = restoration.plan else { return }
    plan.read(knowing: tree.destinationTypes, hasStack: owner == .stack)
    var draft = StackDraft(model.stack)
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
          presentations.append(PresentationRequest(destination, method: method, restored: content, by: self))
        }
      } else if occasion == .atRest, count == 0 {
        plan.omitNext()
      } else {
        break
      }
    }
    logRestoration(plan.removeOmitted(), count)
    restoration.plan = plan.isFinished ? nil : plan
    if !draft.changes.isEmpty { apply(.stack(draft.changes)) }
    for (screenContents, host) in expected { expect(screenContents, on: host) }
    for presentation in presentations { request(.present(presentation)) }
  }

  /// Cancels the remaining restoration, because guards do not allow a screen below it.
  func endRestoration() {
    restoration.plan = nil
    if model.presentations.isPending { apply(.presentation(.dismissAll)) }
  }

  func logRestoration(_ leftOut: [RestorationReport.LeftOut], _ count: Int) {
    if count > 0 { trace(.restoration(.restored(count: count))) }
    for entry in leftOut { log(.restoration(.leftOut("\(entry)"))) }
  }
}
