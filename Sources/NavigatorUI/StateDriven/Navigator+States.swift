import SwiftUI

extension Navigator {
  /// What the states of the stack's views ask for, as a value that changes when there is something to do. Who reads it is a reader of these
  /// states.
  var stateSnapshot: StateSnapshot {
    StateSnapshot(changes: stateChanges, identities: states.all.map { $0.isInline ? $0.identity : nil })
  }

  /// Gets to know a source, in the midst of a view's evaluation.
  func addState(_ source: StateSource) {
    guard source.navigator !== self else { return }
    source.navigator?.states.remove(source)
    source.navigator = self
    states.append(source)
    noteActivity()
  }

  /// A source of the stack has appeared, or has come back.
  func stateAppeared(_ source: StateSource, isPresented: Bool) {
    stateChanges += 1
    guard !source.isInline else { return }
    // By then the views around have been told of what stands in them.
    tree.settlement.whenSettled { [weak self, weak source] in
      guard let self, let source, !source.isInline else { return }
      if isElsewhere(source, isPresented: isPresented) { source.standsElsewhere = true } else { stateStandsInline(source) }
    }
  }

  func stateStandsInline(_ source: StateSource) {
    guard !source.isInline else { return }
    source.isInline = true
    stateChanges += 1
    noteProgress()
  }

  private func isElsewhere(_ source: StateSource, isPresented: Bool) -> Bool {
    #if canImport(Darwin)
      // The rows of a list hand nothing up there. On a root, SwiftUI says whether the view is in a sheet that the stack is not in.
      source.screen?.isRoot == true && isPresented != isPresentedInSystem
    #else
      true
    #endif
  }

  /// Screens whose modifier has gone from its view go as well. One that is covered has disappeared too, but is there.
  func stateDisappeared() {
    tree.settlement.whenSettled { [weak self] in self?.removeScreensWithoutSource() }
  }

  private func removeScreensWithoutSource() {
    let orphan = untrackedContents.entries.first { entry in
      entry.destination?.stateScreen.map { $0.source == nil } == true
    }
    if let orphan { removeScreens(from: orphan.id) }
  }

  // MARK: The state decides

  /// Brings the stack in line with the states of its views, in one step: what a state asks for comes, what none asks for any more goes with all
  /// above it, and a value with another identity takes the place of the one before. Nobody is asked: the app has decided.
  func followStates() {
    guard !isGone else { return }
    var contents = untrackedContents
    for source in sourcesInOrder {
      let identity = source.identity
      if source.superseded != identity { source.superseded = nil }
      if let shown = source.shown {
        // Where another state has just taken it away, this one is set to nil with the change of the stack.
        if shown.identity == identity { continue }
        contents.remove(shown)
        source.shown = nil
      }
      guard let identity, source.superseded == nil else { continue }
      show(identity, of: source, in: &contents)
    }
    guard contents.entries.map(\.id) != untrackedContents.entries.map(\.id) else { return }
    let before = untrackedContents.entries.count
    self.contents = contents
    logStateChange(from: before)
    continueRestorationOnStates()
  }

  /// The lowest first. What a view says first comes last: of two states of one view that are set at once it wins.
  private var sourcesInOrder: [StateSource] {
    let placed = states.all.filter(\.isInline).enumerated().compactMap { index, source in
      source.screen?.depth.map { (source, depth: $0, index) }
    }
    return placed.sorted { ($0.depth, $0.2) < ($1.depth, $1.2) }.map(\.0)
  }

  private func show(_ identity: StateIdentity, of source: StateSource, in contents: inout StackContents) {
    guard let screen = source.screen, contents.has(screen) else { return }
    // A view shows one of its states at a time. The others are set to nil when their screens have gone.
    let others = states.all.filter { $0 !== source && $0.screen === screen }
    for other in others {
      if let shown = other.shown { contents.remove(shown) }
    }
    let ordinal = states.all.filter { $0.screen === screen }.firstIndex { $0 === source } ?? 0
    let shown = StateScreen(identity, of: source, mark: "\(ordinal):\(identity.stableDescription)")
    contents.append(StateDrivenDestination(shown), isAdmitted: shown.guarded == nil)
    source.shown = shown
  }

  private func logStateChange(from before: Int) {
    let entries = untrackedContents.entries
    if entries.count < before {
      trace(.navigation(.popped(count: before - entries.count)))
    } else if entries.count == before {
      trace(.navigation(.replaced(entries.compactMap { $0.destination.map { "\($0.wrapped)" } })))
    } else {
      trace(.navigation(.pushed(entries.last?.destination.map { "\($0.wrapped)" } ?? "")))
    }
  }

  // MARK: The stack decides

  /// Sets the states to nil whose screens have gone from the stack: by Back, by code, or because another state took their place.
  func endStatesOfGoneScreens() {
    guard !states.isEmpty else { return }
    // Those on top first.
    for source in states.all.reversed() {
      guard let shown = source.shown, untrackedContents.index(of: shown) == nil else { continue }
      source.shown = nil
      let successor = successor(of: source)
      let isSuccessorThere = successor?.identity != nil
      let restore = source.end(shown.identity)
      if isSuccessorThere, successor?.identity == nil {
        restore()
        tree.reportOnce(
          """
          Two views on one screen push a screen while the same state has a value (a \(source.name)). One of them does. Put the modifier on one \
          view, around both.
          """)
      }
      // It may be set to the same again before anybody looks: then its identity alone tells of no change.
      stateChanges += 1
      guard source.identity == shown.identity else { continue }
      // A state that keeps its value keeps its screen, unless another one has the place.
      if successor != nil { source.superseded = shown.identity }
    }
  }

  /// The state of the same view that has a screen now.
  private func successor(of source: StateSource) -> StateSource? {
    guard let screen = source.screen else { return nil }
    return states.all.first { $0 !== source && $0.screen === screen && $0.shown != nil }
  }
}

extension Navigator {
  /// What a screen's states present goes with the screen; they are set to nil, too, so that it does not come back where nobody asked for it.
  func endStatesPresentedOnGoneScreens() {
    for child in untrackedChildren {
      guard let endState = child.endState, child.hostScreen?.isGone == true else { continue }
      child.endState = nil
      endState()
    }
  }
}

/// What the states of a stack's views ask for.
nonisolated struct StateSnapshot: Equatable {
  fileprivate let changes: Int
  fileprivate let identities: [StateIdentity?]
}

extension StackContents {
  fileprivate func index(of screen: StateScreen) -> Int? {
    entries.firstIndex { $0.destination?.stateScreen === screen }
  }

  /// Takes a state's screen out with all above it.
  fileprivate mutating func remove(_ screen: StateScreen) {
    if let index = index(of: screen) { removeLast(entries.count - index) }
  }

  @MainActor fileprivate func has(_ screen: ScreenContext) -> Bool {
    if screen.isRoot { return true }
    return screen.entry.flatMap { index(of: $0) } != nil
  }
}

/// Lets the stack follow the states of its views. It stands around the stack, where no screen covers it.
struct StateWatch: ViewModifier {
  let navigator: Navigator

  func body(content: Content) -> some View {
    content.onChange(of: navigator.stateSnapshot, initial: true) { navigator.followStates() }
  }
}
