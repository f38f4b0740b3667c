import SwiftUI

// A screen is made when the one below it has appeared: the guards in the views of that one are registered then, and asked first.
// Until then `path` leaves out what is above, and presentations are held.
extension Navigator {
  /// The number of entries that SwiftUI's stack has.
  var shownCount: Int { shownLimit ?? untrackedContents.entries.count }

  /// The topmost entry that SwiftUI's stack has.
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

  /// Finds the lowest entry whose screen has yet to appear: ``path`` ends with it.
  func updateShownEntries() {
    let entries = untrackedContents.entries
    if madeEntries.count > entries.count { madeEntries.formIntersection(entries.map(\.id)) }
    // A link has put its screen on SwiftUI's path already. The screen is taken off when it has reported its destination.
    let last = entries.indices.first { !isMade(entries[$0]) && entries.indices.contains($0 + 1) && !entries[$0 + 1].isUnknown }
    shownLimit = last.map { $0 + 1 }
    if shownLimit != nil { markTopWhenSettled() }
  }

  /// Marks a screen as made when it has appeared, and shows what is above it.
  func noteMade(_ screen: ScreenContext) {
    guard let entry = screen.entry else { return }
    noteMade(entry)
  }

  private func noteMade(_ entry: StackContents.EntryID) {
    guard untrackedContents.index(of: entry) != nil, madeEntries.insert(entry).inserted else { return }
    revealNext()
  }

  /// The number of screens that are revealed before the turn is left to others.
  private static let mostRevealsATurn = 100

  /// Shows the next screen above what has appeared, or what is presented above all of them.
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

  /// Takes over what a link has pushed in the same turn as something that waits; see ``postpone(_:)``.
  func adoptBelowHiddenEntries(_ path: NavigationPath) {
    contents.adopt(path, below: untrackedContents.entries.count - shownCount, wrapped: wrapsDestinations)
    trace(.navigation(.pushed("by a link")))
  }

  /// Drops what waits above the screens that are shown: the user has gone on from these.
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

  /// Takes the topmost screen off SwiftUI's path until the one below it has appeared. It comes onto what was pushed before it.
  func postpone(_ destination: AnyNavigationDestination) {
    guard let top = shownTop else { return }
    var contents = untrackedContents
    let above = contents.entries[shownCount...]
    contents.removeLast(above.count + 1)
    let earlier = above.prefix { $0.id < top.id }
    contents.appendAgain(earlier, wrapped: wrapsDestinations)
    contents.append(destination.wrapped, isWrapped: wrapsDestinations, isAdmitted: false)
    contents.appendAgain(above.dropFirst(earlier.count), wrapped: wrapsDestinations)
    screens[top.id] = nil
    self.contents = contents
  }

  // MARK: Screens that do not appear

  /// Marks the topmost screen as made when the tree has settled. A screen on a hidden tab does not appear, and one that the app
  /// shows by a `navigationDestination(for:)` of its own does not report that it has.
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

  // MARK: Presentations

  /// A request to present something, held where the screen below has yet to appear or guards have come since they were asked.
  func held(_ request: PresentationRequest, guardsAsked: Int) -> PresentationRequest {
    var request = request
    request.guardsAsked = guardsAsked
    request.isHeld = !isStackMade || !guards(after: guardsAsked).isEmpty
    return request
  }

  /// Lets what is presented come on screen when the screen below it has appeared and the guards that came with it allow it.
  private func releasePresentation() {
    guard let request = untrackedPresentations.current, request.isHeld, isStackMade, heldAdmission?.isOpen != true else { return }
    let admission = Admission([request.destination.wrapped], to: self, after: request.guardsAsked) { [weak self] verdict in
      self?.heldAdmission = nil
      self?.answer(verdict, about: request)
    }
    heldAdmission = admission
    admission.begin()
  }

  private func answer(_ verdict: Admission.Verdict, about request: PresentationRequest) {
    guard untrackedPresentations.current?.handle === request.handle else { return }
    switch verdict {
    case .admitted(let admitted) where !admitted.isEmpty: presentations.release()
    case .admitted: endPresentation(request.handle)
    case .redirected(let destination, let target):
      endPresentation(request.handle)
      redirect(IntendedDestination(destination, by: .present(request), on: self), to: target, count: 1)
    }
  }
}

extension StackContents {
  /// Pushes destinations that were on the stack.
  fileprivate mutating func appendAgain(_ entries: ArraySlice<Entry>, wrapped isWrapped: Bool) {
    for entry in entries {
      guard let destination = entry.destination?.wrapped else { continue }
      append(
        destination, isWrapped: isWrapped, isAdmitted: entry.isAdmitted, guardsAsked: entry.guardsAsked,
        isRestored: entry.isRestored)
    }
  }
}
