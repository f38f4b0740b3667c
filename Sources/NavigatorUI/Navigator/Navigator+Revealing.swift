import SwiftUI

// A screen's view is created when the one below has appeared, because that one's views register guards that must be evaluated
// first. Until then `path` omits the entries above, and presentations are held.
extension Navigator {
  /// The number of entries in SwiftUI's path.
  var shownCount: Int { shownLimit ?? untrackedContents.entries.count }

  /// The topmost entry in SwiftUI's path.
  var shownTop: StackContents.Entry? {
    untrackedContents.entries.prefix(shownCount).last
  }

  /// A Boolean value that indicates whether all screens of the stack have appeared.
  var isStackMade: Bool {
    shownLimit == nil && untrackedContents.entries.last.map { isMade($0) } ?? true
  }

  private func isMade(_ entry: StackContents.Entry) -> Bool {
    if case .value = entry.kind { return true }
    return madeEntries.contains(entry.id)
  }

  /// Updates the limit of ``path``: it ends with the lowest entry whose screen has not appeared yet.
  func updateShownEntries() {
    let entries = untrackedContents.entries
    if madeEntries.count > entries.count { madeEntries.formIntersection(entries.map(\.id)) }
    // A link has already pushed its screen onto SwiftUI's path. The screen is removed from it when it has reported its
    // destination.
    let last = entries.indices.first { !isMade(entries[$0]) && entries.indices.contains($0 + 1) && !entries[$0 + 1].isUnknown }
    shownLimit = last.map { $0 + 1 }
    if shownLimit != nil { markTopWhenSettled() }
  }

  /// Marks a screen as created when it has appeared, and reveals the next one.
  func noteMade(_ screen: ScreenContext) {
    guard let entry = screen.entry else { return }
    noteMade(entry)
  }

  private func noteMade(_ entry: StackContents.EntryID) {
    guard untrackedContents.index(of: entry) != nil, madeEntries.insert(entry).inserted else { return }
    revealNext()
  }

  /// The maximum number of screens that are revealed before the main actor's turn is yielded.
  private static let mostRevealsATurn = 100

  /// Reveals the next screen above the one that has appeared, or the held presentation if all screens have appeared.
  func revealNext() {
    let limit = shownLimit
    if limit != nil { updateShownEntries() }
    releasePresentation()
    guard shownLimit != limit else {
      revealsInTurn = 0
      return
    }
    revealsInTurn += 1
    noteActivity()
    guard revealsInTurn % Self.mostRevealsATurn != 0 else {
      Task { [weak self] in self?.revealChanges += 1 }
      return
    }
    var still = Transaction()
    still.disablesAnimations = true
    withTransaction(still) { revealChanges += 1 }
  }

  /// Adopts a link's push in the same turn as waiting entries; see ``postpone(_:)``.
  func adoptBelowHiddenEntries(_ path: NavigationPath) {
    contents.adopt(path, below: untrackedContents.entries.count - shownCount, wrapped: wrapsDestinations)
    trace(.navigation(.pushed("by a link")))
  }

  /// Removes the hidden entries after the user has navigated from a visible screen.
  func dropHiddenEntries() {
    let count = untrackedContents.entries.count - shownCount
    guard count > 0 else { return }
    contents.removeLast(count)
    trace(.navigation(.popped(count: count)))
  }

  /// A Boolean value that indicates whether a link has pushed the topmost screen onto one that has yet to appear.
  var isLinkAboveUnmade: Bool {
    let entries = untrackedContents.entries.prefix(shownCount)
    return entries.last?.isUnknown == true && entries.dropLast().last.map { !isMade($0) } == true
  }

  /// Removes the topmost screen from SwiftUI's path until the one below has appeared. It is added again above the entries that
  /// were pushed before it.
  func postpone(_ destination: AnyNavigationDestination) {
    guard let top = shownTop else { return }
    var contents = untrackedContents
    let above = contents.entries[shownCount...]
    contents.removeLast(above.count + 1)
    let earlier = above.prefix { $0.id < top.id }
    contents.append(earlier, wrapped: wrapsDestinations)
    contents.append(destination.wrapped, isWrapped: wrapsDestinations, isAdmitted: false)
    contents.append(above.dropFirst(earlier.count), wrapped: wrapsDestinations)
    screens[top.id] = nil
    self.contents = contents
  }

  // MARK: Screens without appearance

  /// Marks the topmost screen as created when the tree has settled. A screen on a hidden tab does not appear, and the app's own
  /// `navigationDestination(for:)` does not report its appearance.
  func markTopWhenSettled() {
    guard !willMarkTop, !restoration.isBeginning else { return }
    willMarkTop = true
    tree.settlement.whenSettled(first: true) { [weak self] in
      self?.willMarkTop = false
      self?.markTop()
    }
  }

  private func markTop() {
    guard shownLimit != nil || untrackedPresentations.isHeld else { return }
    guard let top = shownTop, !isMade(top) else { return revealNext() }
    if let screen = screens[top.id]?.object {
      guard screen.isOpen else { return }
    } else {
      guard isVisible, root.currentNavigator.layer === layer else { return }
    }
    noteMade(top.id)
    if shownLimit != nil { markTopWhenSettled() }
  }
}
