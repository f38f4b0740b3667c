import SwiftUI

/// Which screen shows which entry of the stack.
extension Navigator {
  /// The entry of a screen that is made now: one with its destination that no other screen has, or what a link has just pushed. Of several it is
  /// the lowest, for screens that come at once are made from below.
  func claimEntry(for destination: AnyNavigationDestination, as screen: ScreenContext) -> StackContents.EntryID? {
    forgetScreensThatEnded()
    let free = untrackedContents.entries.filter { screens[$0.id] == nil }
    let entry = free.first { $0.destination == destination } ?? free.first { $0.isUnknown }
    guard let entry else { return nil }
    screens[entry.id] = WeakReference(screen)
    return entry.id
  }

  /// A screen that has appeared is what the user sees, so it is the topmost entry's. Where the same destination is on the stack more than once,
  /// another screen may have taken that.
  func settleEntry(of screen: ScreenContext) {
    guard let top = shownTop, screen.entry != top.id else { return }
    let own = screen.entry.flatMap { untrackedContents.entry($0) }
    // Something else may have been pushed since the screen was made, and not be shown yet.
    guard top.destination == screen.destination || (top.isUnknown && own?.isUnknown != false) else { return }
    let other = screens[top.id]?.object
    guard other == nil || other?.destination == screen.destination else { return }
    if let entry = screen.entry { screens[entry] = other.map { WeakReference($0) } }
    other?.take(screen.entry)
    screen.take(top.id)
    screens[top.id] = WeakReference(screen)
  }

  /// A screen was made, perhaps under others that were pushed at once: then it does not appear before they have gone, but is known by now.
  func identify(_ screen: ScreenContext) {
    guard let id = screen.entry, let destination = screen.destination, untrackedContents.entry(id)?.isUnknown == true else {
      return
    }
    contents.admit(id, as: destination)
  }

  /// A screen's view has appeared.
  func screenAppeared(_ destination: AnyNavigationDestination, in screen: ScreenContext) {
    settleEntry(of: screen)
    if let top = shownTop, top.isUnknown { contents.admit(top.id, as: destination) }
    noteMade(screen)
    trace(.lifecycle(.screenAppeared("\(destination.wrapped)")))
    noteProgress()
  }

  /// Something is pushed. Where it was popped in the same turn, SwiftUI sees no change, and the screen that showed it stays: it is found when all
  /// is on screen.
  func keepScreensThatStay() {
    let pushes = untrackedContents.pushes
    guard pushes != pushesSeen else { return }
    pushesSeen = pushes
    guard !willMatchScreens, !screensWithoutEntry.isEmpty else { return }
    willMatchScreens = true
    tree.settlement.whenSettled(first: true) { [weak self] in
      self?.willMatchScreens = false
      self?.matchScreens()
    }
  }

  private func matchScreens() {
    for (id, screen) in screensWithoutEntry {
      guard let destination = screen.destination else { continue }
      let entry = untrackedContents.entries.first {
        screens[$0.id]?.object == nil && untrackedContents.holds(destination, at: $0.id)
      }
      guard let entry else { continue }
      screens[id] = nil
      screens[entry.id] = WeakReference(screen)
      screen.take(entry.id)
      identify(screen)
      if screen.hasAppeared { noteMade(screen) }
    }
    noteActivity()
  }

  /// The screens whose entry was popped and that have not ended, the lowest first.
  private var screensWithoutEntry: [(StackContents.EntryID, ScreenContext)] {
    forgetScreensThatEnded()
    let shown = Set(untrackedContents.entries.map(\.id))
    return screens.compactMap { id, screen in shown.contains(id) ? nil : screen.object.map { (id, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  private func forgetScreensThatEnded() {
    screens = screens.filter { $0.value.object != nil }
  }
}
