import SwiftUI

extension Navigator {
  /// Whether nothing is pushed on the stack.
  public var isEmpty: Bool { contents.entries.isEmpty }

  /// How many screens are pushed on the stack; the root does not count.
  public var count: Int { contents.entries.count }

  /// The destinations on the stack, the topmost last. Other values that links or `push(_:)` put there are left out.
  public var destinations: [any NavigationDestination] { contents.destinations }

  /// The destinations of one type on the stack, the topmost last.
  ///
  /// ```swift
  /// navigator.destinations(of: HomeDestinations.self) == [.page2, .pageN(7)]
  /// ```
  public func destinations<D: NavigationDestination>(of type: D.Type) -> [D] {
    contents.destinations.compactMap { $0 as? D }
  }

  /// Pushes a destination whatever its method is, or another value for which the stack has a `navigationDestination(for:)`.
  ///
  /// ```swift
  /// navigator.push(HomeDestinations.pageN(55))
  /// ```
  public func push(_ value: any Hashable) {
    switch value {
    case let destination as any NavigationDestination: navigate(to: destination, method: .push)
    case let destination as AnyNavigationDestination: navigate(to: destination.wrapped, method: .push)
    default:
      guard hasStack(for: "push \(value)") else { return }
      contents.append(value: value)
      trace(.navigation(.pushed("\(value)")))
    }
  }

  /// Puts a destination on the stack, after everything has agreed to it.
  @discardableResult
  func performPush(_ destination: any NavigationDestination, guardsAsked: Int? = nil) -> NavigationPlace? {
    guard hasStack(for: "push \(destination)") else { return nil }
    contents.append(destination, isWrapped: wrapsDestinations, guardsAsked: guardsAsked ?? tree.guardCount)
    trace(.navigation(.pushed("\(destination)")))
    return untrackedContents.entries.last.map { .screen($0.id) }
  }

  /// Pops screens off the stack, at most as many as there are.
  ///
  /// - Returns: Whether something is popped; false where nothing is pushed or a view that would go blocks.
  @discardableResult
  public func pop(last count: Int = 1) -> Bool {
    let entries = contents.entries
    let count = min(count, entries.count)
    guard count > 0, !isGone else { return false }
    return leaveScreens(from: entries[entries.count - count].id, for: .back)
  }

  /// Pops until as many screens as `position` are left above the root.
  ///
  /// - Returns: Whether something is popped; false where nothing is above or a view that would go blocks.
  @discardableResult
  public func pop(to position: Int) -> Bool {
    pop(last: count - max(position, 0))
  }

  /// Pops until a destination is the topmost; where it is on the stack more than once, the topmost of these.
  ///
  /// - Returns: Whether something is popped; false where the destination is not on the stack, or is the topmost, or a view that would go
  ///   blocks.
  @discardableResult
  public func pop(to destination: any NavigationDestination) -> Bool {
    guard let index = contents.lastIndex(of: AnyNavigationDestination(destination)) else { return false }
    return pop(to: index + 1)
  }

  /// Pops everything off the stack: its root is left.
  ///
  /// - Returns: Whether something is popped; false where nothing is pushed or a view that would go blocks.
  @discardableResult
  public func popAll() -> Bool {
    pop(last: count)
  }

  /// Pops everything off every stack of the tree.
  ///
  /// - Throws: ``NavigationError/navigationLocked`` where a view forbids to leave, ``NavigationError/navigationBlocked`` where one that would go
  ///   blocks.
  /// - Returns: Whether there was anything to pop.
  @discardableResult
  public func popAny() throws(NavigationError) -> Bool {
    try leaveUnlocked(.allScreens(below: root), for: .back) { $0.performPopAny() }
  }

  /// Pops everything below this navigator. Nobody is asked any more.
  func performPopAny() -> Bool {
    var hasPopped = false
    forEachInTree { navigator in
      guard let lowest = navigator.untrackedContents.entries.first else { return }
      navigator.removeScreens(from: lowest.id)
      hasPopped = true
    }
    return hasPopped
  }

  /// Goes back one step: pops a screen, or closes the presentation that this navigator is in where nothing is pushed.
  ///
  /// - Returns: Whether it goes back; false where there is no way back or a view that would go blocks.
  @discardableResult
  public func back() -> Bool {
    isEmpty ? dismiss() : pop()
  }

  /// Replaces the topmost destination, in one step. Pushes where the stack is empty. Nothing happens where a guard denies the destination or the
  /// topmost screen blocks.
  public func replace(with destination: any NavigationDestination) {
    guard hasStack(for: "replace the top with \(destination)") else { return }
    request(.replaceTop(destination))
  }

  /// Replaces everything on the stack, in one step. Screens that are at the same place with the same destination stay.
  ///
  /// ```swift
  /// navigator.setStack([HomeDestinations.page2, SettingsDestinations.main])
  /// ```
  ///
  /// The guards are asked about each screen that is new. What they deny is left out. Where they redirect, the stack stays as it is until the
  /// whole can be set; see ``intendedDestination``.
  public func setStack(_ destinations: [any NavigationDestination]) {
    guard hasStack(for: "set the stack") else { return }
    request(.setStack(destinations))
  }

  /// Replaces the topmost destination, where its screen lets go.
  func performReplace(with destination: any NavigationDestination, guardsAsked: Int) {
    let top = untrackedContents.entries.last?.id
    leave(top.map { .screens(from: $0, of: self) } ?? Departure(), for: .replacement) { [weak self] in
      guard let self else { return }
      var contents = contents
      if let index = top.flatMap({ contents.index(of: $0) }) { contents.removeLast(contents.entries.count - index) }
      contents.append(destination, isWrapped: wrapsDestinations, guardsAsked: guardsAsked)
      self.contents = contents
      trace(.navigation(.replaced(contents.destinations.map { "\($0)" })))
    }
  }

  /// Replaces everything on the stack, where the screens that go let go.
  func performSetStack(_ destinations: [any NavigationDestination], guardsAsked: Int, isRestored: Bool) {
    let kept = untrackedContents.countInCommon(with: destinations)
    leave(.screens(above: kept, of: self), for: .replacement) { [weak self] in
      guard let self else { return }
      contents.replace(with: destinations, wrapped: wrapsDestinations, guardsAsked: guardsAsked, isRestored: isRestored)
      trace(.navigation(.replaced(destinations.map { "\($0)" })))
    }
  }

  /// The path that SwiftUI's stack reads and writes. Where a view blocks, a shorter one is refused, and the screen stays.
  ///
  /// It leaves out what is above a screen that has yet to appear; see ``updateShownEntries()``.
  var path: NavigationPath {
    get {
      _ = revealChanges
      return contents.path(ofLowest: shownCount)
    }
    set {
      if shownLimit != nil {
        guard newValue != untrackedContents.path(ofLowest: shownCount) else { return }
        guard newValue.count <= shownCount else { return adoptBelowHiddenEntries(newValue) }
        dropHiddenEntries()
      }
      let entries = untrackedContents.entries
      if newValue.count < entries.count {
        leaveByUser(from: entries[newValue.count].id)
      } else if newValue.count == entries.count, newValue != untrackedContents.path, let top = entries.last {
        leave(.screens(from: top.id, of: self), for: .replacement) { [weak self] in self?.adopt(newValue) }
      } else {
        adopt(newValue)
      }
    }
  }

  private func leaveByUser(from entry: StackContents.EntryID) {
    if leaveScreens(from: entry, for: .back) { return }
    #if canImport(Darwin)
      // SwiftUI has popped already: let it read the path again.
      contents = untrackedContents
    #endif
  }

  private func adopt(_ path: NavigationPath) {
    let countBefore = untrackedContents.entries.count
    contents.adopt(path)
    if untrackedContents.entries.count > countBefore { trace(.navigation(.pushed("by a link"))) }
  }

  private func hasStack(for attempt: @autoclosure () -> String) -> Bool {
    if owner == .stack { return isThere(for: attempt()) }
    report(
      "Cannot \(attempt()): \(whereabouts) has no stack. Put a ManagedNavigationStack around the view, or present it managed.")
    return false
  }

  /// Whether the managed view is still there. Work that goes on after the user has left may come too late: that is no misuse.
  func isThere(for attempt: @autoclosure () -> String) -> Bool {
    if !isGone { return true }
    log(.warning("Cannot \(attempt()): the view of the navigator \(nameOrId) has gone."))
    return false
  }

  var whereabouts: String {
    switch owner {
    case .application: "the navigator outside of every managed view"
    case .root: "the root navigator"
    case .stack: "the navigator of the stack \(nameOrId)"
    case .presenter: "the navigator of a view that was presented without a stack"
    }
  }
}
