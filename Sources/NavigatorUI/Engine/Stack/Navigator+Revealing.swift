import SwiftUI

// A screen's view is created only after the view below has appeared, because the view below may register guards that must be
// evaluated first. Until then `path` omits the entries above, and presentations are pending.
extension Navigator {
  /// Marks a screen as created when it has appeared, and reveals the next one.
  func markCreated(_ entry: EntryID?) {
    guard let entry else { return }
    let limit = model.shownLimit
    if apply(.screenMade(entry)).isMade { revealNext(after: limit) }
  }

  /// The maximum number of screens that are revealed before the main actor is yielded.
  private static let maximumRevealsPerTurn = 100

  /// Reveals the next screen above the one that has appeared, or the pending presentation if all screens have appeared.
  func revealNext() {
    revealNext(after: model.shownLimit)
  }

  /// Shows the entries that a changed limit allows.
  private func revealNext(after limit: Int?) {
    if limit != nil, model.shownLimit != nil { markTopCreatedWhenSettled() }
    releasePresentation()
    guard model.shownLimit != limit else {
      revealing.countInTurn = 0
      return
    }
    revealing.countInTurn += 1
    noteActivity()
    guard revealing.countInTurn % Self.maximumRevealsPerTurn != 0 else {
      Task { [weak self] in _ = self?.apply(.reveal) }
      return
    }
    withoutAnimation { apply(.reveal) }
  }

  /// Records a link's push below the hidden entries of the same turn; see ``postpone(_:)``.
  func adoptBelowHiddenEntries(_ path: NavigationPath) {
    let hidden = model.stack.entries.count - model.shownCount
    apply(.stack([.adopt(DestinationPath(path), below: hidden, isWrapped: wrapsDestinations)]))
    trace(.navigation(.pushed("by a link")))
  }

  /// Removes the hidden entries after the user has navigated from a visible screen.
  func dropHiddenEntries() {
    let count = model.stack.entries.count - model.shownCount
    guard count > 0 else { return }
    apply(.stack([.removeLast(count)]))
    trace(.navigation(.popped(count: count)))
  }

  /// Removes the topmost screen from SwiftUI's path until the one below has appeared. It is added again above the entries that
  /// were pushed before it.
  func postpone(_ destination: AnyNavigationDestination) {
    guard let top = model.shownTop else { return }
    let hidden = model.stack.entries.count - model.shownCount
    screens.byEntry[top.id] = nil
    apply(.stack([.postpone(top.id, as: destination, below: hidden, isWrapped: wrapsDestinations)]))
  }

  // MARK: Screens without appearance

  /// Marks the topmost screen as created when the tree has settled. A screen on a hidden tab does not appear, and the app's own
  /// `navigationDestination(for:)` does not report its appearance.
  func markTopCreatedWhenSettled() {
    guard !revealing.willMarkTop, !revealing.isRestoring else { return }
    revealing.willMarkTop = true
    tree.settlement.whenSettled(first: true) { [weak self] in
      self?.revealing.willMarkTop = false
      self?.markTop()
    }
  }

  private func markTop() {
    guard model.shownLimit != nil || model.presentations.isPending else { return }
    guard let top = model.shownTop, !model.isMade(top) else { return revealNext() }
    if let screen = screens.byEntry[top.id]?.object {
      guard screen.isOpen else { return }
    } else {
      guard isVisible, root.currentNavigator.layer === layer else { return }
    }
    markCreated(top.id)
    if model.shownLimit != nil { markTopCreatedWhenSettled() }
  }
}

/// The state of showing one screen after the other.
@MainActor
final class RevealingState {
  /// The number of entries that were revealed since the main actor's turn was last yielded.
  var countInTurn = 0
  /// A Boolean value that indicates whether ``Navigator/markTopCreatedWhenSettled()`` waits for the tree to settle.
  var willMarkTop = false
  /// A Boolean value that indicates whether changes come from restoration during the evaluation of views.
  var isRestoring = false
}

extension Navigator {
  var revealing: RevealingState { slots.object { RevealingState() } }
}
