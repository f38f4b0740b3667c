import SwiftUI

/// Shows the screens of a stack one after the other.
///
/// A screen's view is created only after the view below has appeared, because the view below may register guards that must be
/// evaluated first. Until then `Navigator.path` omits the entries above, and presentations are pending.
@MainActor
final class Revealing: NavigatorFeature {
  /// A Boolean value that indicates whether changes come from restoration during the evaluation of views.
  var isRestoring = false
  /// The number of entries that were revealed since the main actor's turn was last yielded.
  private var countInTurn = 0
  /// A Boolean value that indicates whether ``markTopCreatedWhenSettled()`` waits for the tree to settle.
  private var willMarkTop = false

  /// The maximum number of screens that are revealed before the main actor is yielded.
  private static let maximumPerTurn = 100

  /// Marks a screen as created when it has appeared, and reveals the next one.
  func markCreated(_ entry: EntryID?) {
    guard let entry else { return }
    let limit = navigator.model.shownLimit
    if navigator.apply(.screenMade(entry)).isMade { revealNext(after: limit) }
  }

  /// Reveals the next screen above the one that has appeared, or the pending presentation if all screens have appeared.
  func revealNext() {
    revealNext(after: navigator.model.shownLimit)
  }

  /// Shows the entries that a changed limit allows.
  private func revealNext(after limit: Int?) {
    if limit != nil, navigator.model.shownLimit != nil { markTopCreatedWhenSettled() }
    navigator.presenting.release()
    guard navigator.model.shownLimit != limit else {
      countInTurn = 0
      return
    }
    countInTurn += 1
    navigator.noteActivity()
    guard countInTurn % Self.maximumPerTurn != 0 else {
      Task { [weak navigator = navigator] in _ = navigator?.apply(.reveal) }
      return
    }
    withoutAnimation { navigator.apply(.reveal) }
  }

  // MARK: Hidden entries

  private var hiddenCount: Int { navigator.model.stack.entries.count - navigator.model.shownCount }

  /// Records a link's push below the hidden entries of the same turn; see ``postpone(_:)``.
  func adoptBelowHiddenEntries(_ path: NavigationPath) {
    navigator.apply(.stack([.adopt(DestinationPath(path), below: hiddenCount, isWrapped: navigator.wrapsDestinations)]))
    navigator.trace(.navigation(.pushed("by a link")))
  }

  /// Removes the hidden entries after the user has navigated from a visible screen.
  func dropHiddenEntries() {
    let count = hiddenCount
    guard count > 0 else { return }
    navigator.apply(.stack([.removeLast(count)]))
    navigator.trace(.navigation(.popped(count: count)))
  }

  /// Removes the topmost screen from SwiftUI's path until the one below has appeared. It is added again above the entries that
  /// were pushed before it.
  func postpone(_ destination: AnyNavigationDestination) {
    guard let top = navigator.model.shownTop else { return }
    navigator.screens.remove(top.id)
    navigator.apply(
      .stack([.postpone(top.id, as: destination, below: hiddenCount, isWrapped: navigator.wrapsDestinations)]))
  }

  // MARK: Screens without appearance

  /// Marks the topmost screen as created when the tree has settled. A screen on a hidden tab does not appear, and the app's own
  /// `navigationDestination(for:)` does not report its appearance.
  func markTopCreatedWhenSettled() {
    guard !willMarkTop, !isRestoring else { return }
    willMarkTop = true
    navigator.tree.settlement.whenSettled(first: true) { [weak navigator = navigator] in navigator?.revealing.markTop() }
  }

  private func markTop() {
    willMarkTop = false
    guard navigator.model.shownLimit != nil || navigator.model.presentations.isPending else { return }
    guard let top = navigator.model.shownTop, !navigator.model.isMade(top) else { return revealNext() }
    if let screen = navigator.screens.byEntry[top.id]?.object {
      guard screen.isOpen else { return }
    } else {
      guard navigator.isVisible, navigator.root.currentNavigator.layer === navigator.layer else { return }
    }
    markCreated(top.id)
    if navigator.model.shownLimit != nil { markTopCreatedWhenSettled() }
  }
}

extension Navigator {
  var revealing: Revealing { feature() }
}
