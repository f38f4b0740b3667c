import Foundation
@_spi(Engine) import NavigatorBindings

/// The states of a stack's views that determine screens of the stack.
@MainActor
final class StackStates: NavigatorFeature {
  /// The registered states.
  let sources = Registry<StateSource>()

  /// A value that changes when the stack must be synchronized with the states of its views. Reading it observes these states.
  var snapshot: StateSnapshot {
    StateSnapshot(reviews: navigator.stateReviews, identities: sources.all.map { $0.isInline ? $0.identity : nil })
  }

  /// Adds a source. Called while a view is evaluated.
  func add(_ source: StateSource) {
    guard source.navigator !== navigator else { return }
    if let former = source.navigator { former.states.sources.remove(source) }
    source.navigator = navigator
    sources.append(source)
    navigator.noteActivity()
  }

  /// Records that a source of the stack has appeared or reappeared.
  func appeared(_ source: StateSource, isPresented: Bool) {
    navigator.apply(.reviewStates)
    guard !source.isInline else { return }
    // When the tree has settled, the preferences of the views around the source are known.
    navigator.tree.settlement.whenSettled { [weak navigator = navigator, weak source] in
      guard let navigator, let source, !source.isInline else { return }
      if navigator.states.isElsewhere(source, isPresented: isPresented) {
        source.isOutsideStack = true
      } else {
        navigator.states.markInline(source)
      }
    }
  }

  /// Marks the sources with the given ids as being in the view of the stack.
  func markInline(_ ids: [UUID]) {
    for source in sources.all where ids.contains(source.id) { markInline(source) }
  }

  private func markInline(_ source: StateSource) {
    guard !source.isInline else { return }
    source.isInline = true
    navigator.apply(.reviewStates)
    navigator.noteProgress()
  }

  private func isElsewhere(_ source: StateSource, isPresented: Bool) -> Bool {
    #if canImport(Darwin)
      // A list's rows set no preferences on Apple platforms. On a root, `isPresented` indicates whether the view is in a sheet
      // without the stack.
      source.screen?.isRoot == true && isPresented != navigator.isPresentedInSystem
    #else
      true
    #endif
  }

  /// Removes screens whose modifier was removed from its view. The modifier of a covered screen has also disappeared, but its
  /// source still exists.
  func disappeared() {
    navigator.tree.settlement.whenSettled { [weak navigator = navigator] in navigator?.states.removeScreensWithoutSource() }
  }

  private func removeScreensWithoutSource() {
    let orphan = navigator.model.stack.entries.first { entry in
      entry.destination?.stateScreen.map { $0.source == nil } == true
    }
    if let orphan { navigator.removeScreens(from: orphan.id) }
  }

  // MARK: Changes of the state

  /// Synchronizes the stack with the states of its views in one step. The screens of new values are pushed, those of removed
  /// values are popped with all screens above, and those of values with another identity are replaced. Blockers are not
  /// consulted, because the app has decided.
  func follow() {
    guard !navigator.isGone else { return }
    var draft = StackDraft(navigator.model.stack)
    for source in sourcesInOrder {
      let identity = source.identity
      if source.superseded != identity { source.superseded = nil }
      if let shown = source.shown {
        // If another state has removed the screen, this state is set to nil when the stack changes.
        if shown.identity == identity { continue }
        draft.remove(shown)
        source.shown = nil
      }
      guard let identity, source.superseded == nil else { continue }
      show(identity, of: source, in: &draft)
    }
    guard draft.contents.entries.map(\.id) != navigator.model.stack.entries.map(\.id) else { return }
    let before = navigator.model.stack.entries.count
    navigator.apply(.stack(draft.changes))
    logChange(from: before)
    navigator.restoration.statesPushed()
  }

  /// The sources, lowest screen first. Of two states of one view that are set at once, the modifier that was applied first wins.
  private var sourcesInOrder: [StateSource] {
    let placed = sources.all.filter(\.isInline).enumerated().compactMap { index, source in
      source.screen?.depth.map { (source, depth: $0, index) }
    }
    return placed.sorted { ($0.depth, $0.2) < ($1.depth, $1.2) }.map(\.0)
  }

  private func show(_ identity: StateIdentity, of source: StateSource, in draft: inout StackDraft) {
    guard let screen = source.screen, draft.contents.has(screen) else { return }
    // A view shows one of its states at a time. The others are set to nil when their screens have been removed.
    let others = sources.all.filter { $0 !== source && $0.screen === screen }
    for other in others {
      if let shown = other.shown { draft.remove(shown) }
    }
    let ordinal = sources.all.filter { $0.screen === screen }.firstIndex { $0 === source } ?? 0
    let shown = StateScreen(identity, of: source, mark: "\(ordinal):\(identity.stableDescription)")
    let destination = AnyNavigationDestination(StateDrivenDestination(screen: shown))
    draft.apply(.push(destination, answers: shown.guarded == nil ? .notNeeded : nil))
    source.shown = shown
  }

  private func logChange(from before: Int) {
    let entries = navigator.model.stack.entries
    if entries.count < before {
      navigator.trace(.navigation(.popped(count: before - entries.count)))
    } else if entries.count == before {
      navigator.trace(.navigation(.replaced(entries.compactMap { $0.destination.map { "\($0.wrapped)" } })))
    } else {
      navigator.trace(.navigation(.pushed(entries.last?.destination.map { "\($0.wrapped)" } ?? "")))
    }
  }

  // MARK: Changes of the stack

  /// Sets states to nil whose screens were removed from the stack by the user, by code or by another state.
  func endStatesOfGoneScreens() {
    guard !sources.isEmpty else { return }
    // Topmost screens first.
    for source in sources.all.reversed() {
      guard let shown = source.shown, navigator.model.stack.index(of: shown) == nil else { continue }
      source.shown = nil
      let successor = successor(of: source)
      let isSuccessorThere = successor?.identity != nil
      let restore = source.end(shown.identity)
      if isSuccessorThere, successor?.identity == nil {
        restore()
        navigator.tree.reportOnce(
          """
          Two views on one screen push a screen for the same state (a \(source.name)). Only one of them is used. Put the \
          modifier on one view around both.
          """)
      }
      // The state may receive an equal value before it is read again, which the identity alone would not reveal.
      navigator.apply(.reviewStates)
      guard source.identity == shown.identity else { continue }
      // A state that keeps its value keeps its screen, unless another state has replaced it.
      if successor != nil { source.superseded = shown.identity }
    }
  }

  /// Returns the state of the same view that has a screen now.
  private func successor(of source: StateSource) -> StateSource? {
    guard let screen = source.screen else { return nil }
    return sources.all.first { $0 !== source && $0.screen === screen && $0.shown != nil }
  }

  /// Sets states to nil whose presentations were removed with their screens, so that these are not presented again.
  func endStatesPresentedOnGoneScreens() {
    for child in navigator.place.children {
      guard let endState = child.place.endState, child.hostScreen?.isGone == true else { continue }
      child.changePlace(.stateEnded)
      endState()
    }
  }
}

extension Navigator {
  var states: StackStates { feature() }
}

/// The states of a stack's views at one time.
nonisolated struct StateSnapshot: Equatable {
  fileprivate let reviews: Int
  fileprivate let identities: [StateIdentity?]
}

extension StackDraft {
  /// Removes a state's screen with all above it.
  fileprivate mutating func remove(_ screen: StateScreen) {
    if let index = contents.index(of: screen) { apply(.removeAll(from: contents.entries[index].id)) }
  }
}

extension StackContents {
  fileprivate func index(of screen: StateScreen) -> Int? {
    entries.firstIndex { $0.destination?.stateScreen === screen }
  }

  @MainActor fileprivate func has(_ screen: ScreenContext) -> Bool {
    if screen.isRoot { return true }
    return screen.entry.flatMap { index(of: $0) } != nil
  }
}
