import SwiftUI

extension Navigator {
  /// Pushes a destination without evaluating guards.
  @discardableResult
  func performPush(
    _ destination: any NavigationDestination, answers: GuardAnswers? = nil, isByLink: Bool = false
  ) -> NavigationPlace? {
    guard hasStack(for: "push \(destination)") else { return nil }
    apply(.stack([pushing(destination, answers: answers ?? tree.currentGuardAnswers, isWrapped: isByLink || wrapsDestinations)]))
    trace(.navigation(.pushed(isByLink ? "by a link" : "\(destination)")))
    guard let id = model.stack.entries.last?.id else { return nil }
    if isByLink { screens.linked = id }
    return .screen(id)
  }

  func reset() throws(NavigationError) -> Bool {
    try leaveUnlocked(by: [.dismissChildren(of: root), .popAll(below: root)], for: .dismissal)
  }

  /// Replaces the topmost destination unless its screen blocks.
  func performReplace(with destination: any NavigationDestination, answers: GuardAnswers) {
    let top = model.stack.entries.last?.id
    leave(Departure(top.map { [.screens(from: $0, of: self)] } ?? []), for: .replacement) { [weak self] in
      guard let self else { return }
      let removal = top.map { StackChange.removeAll(from: $0) }
      apply(.stack([removal, pushing(destination, answers: answers, isWrapped: wrapsDestinations)].compactMap(\.self)))
      trace(.navigation(.replaced(model.stack.destinations.map { "\($0)" })))
    }
  }

  /// Replaces the stack unless a departing screen blocks.
  func performSetStack(_ destinations: [any NavigationDestination], answers: GuardAnswers, isRestored: Bool) {
    let kept = model.stack.countInCommon(with: destinations)
    leave(Departure([.pop(self, to: kept)]), for: .replacement) { [weak self] in
      guard let self else { return }
      let replacement = StackChange.replaceAll(
        destinations.map { AnyNavigationDestination($0) }, isWrapped: wrapsDestinations, answers: answersForScreen(answers),
        isRestored: isRestored)
      apply(.stack([replacement]))
      trace(.navigation(.replaced(destinations.map { "\($0)" })))
    }
  }

  /// The path that SwiftUI's stack reads and writes. A write that would remove a blocking screen is rejected.
  ///
  /// The path omits entries above a screen that has not appeared yet; see `NavigatorState.shownLimit`.
  var path: NavigationPath {
    get {
      _ = reveals
      _ = contents
      return model.shownPath.path
    }
    set {
      if model.shownLimit != nil {
        guard newValue != model.shownPath.path else { return }
        guard newValue.count <= model.shownCount else { return revealing.adoptBelowHiddenEntries(newValue) }
        revealing.dropHiddenEntries()
      }
      let entries = model.stack.entries
      if newValue.count < entries.count {
        leaveByUser(from: entries[newValue.count].id)
      } else if newValue.count == entries.count, newValue != model.stack.path.path, let top = entries.last {
        leave(Departure([.screens(from: top.id, of: self)]), for: .replacement) { [weak self] in self?.adopt(newValue) }
      } else {
        adopt(newValue)
      }
    }
  }

  private func pushing(_ destination: any NavigationDestination, answers: GuardAnswers, isWrapped: Bool) -> StackChange {
    .push(AnyNavigationDestination(destination), isWrapped: isWrapped, answers: answersForScreen(answers))
  }

  private func leaveByUser(from entry: EntryID) {
    if leave(by: [.screens(from: entry, of: self)], for: .back) != nil { return }
    #if canImport(Darwin)
      // SwiftUI has already popped the screen, so it must read the path again.
      apply(.stack([]))
    #endif
  }

  private func adopt(_ path: NavigationPath) {
    if requestLinked(path) { return }
    let countBefore = model.stack.entries.count
    apply(.stack([.adopt(DestinationPath(path))]))
    if model.stack.entries.count > countBefore { trace(.navigation(.pushed("by a link"))) }
  }

  /// Requests the destination that a link has added to the path, as a push does. The path changes only if the guards allow it.
  ///
  /// - Returns: A Boolean value that indicates whether the guards have decided. It is false if they must decide after the screen
  ///   was pushed: a guard is asynchronous, the screen below has not appeared, or the element is a value of the app's own type,
  ///   which cannot be read from the path. A gate hides such a screen; see ``ScreenContext/requestAdmission(dismiss:)``.
  private func requestLinked(_ path: NavigationPath) -> Bool {
    guard isAttached, model.isStackCreated, !hosts.isEmpty, !admissions.contains(.request),
      guards.allSatisfy(\.isImmediate),
      let destination = path.destination(above: model.stack.path.path)
    else { return false }
    request(.push([destination.wrapped]), from: .link)
    #if canImport(Darwin)
      // SwiftUI must read the path again if it is unchanged.
      apply(.stack([]))
    #endif
    return true
  }
}
