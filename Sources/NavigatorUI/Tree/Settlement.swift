/// Knows when a tree has settled: all that was asked for is on screen, and what stands there is registered.
///
/// A *fence* is a number that the root's view watches. When it has changed and the view says so, everything that was written before it has been
/// committed. The tree has settled when two fences in a row passed without any activity while nothing was under way. No clock is
/// involved.
@MainActor
final class Settlement {
  private unowned let root: Navigator
  private var actions: [() -> Void] = []
  private var activity = 0
  private var lastSeenActivity = -1
  private var quietFences = 0
  private var isFenceUp = false
  private var fencesSinceRest = 0
  /// Whether a view of the tree has been on screen.
  private(set) var hasBegun = false

  private static let neededQuietFences = 2
  /// How many fences may pass before the tree gives the turn to others.
  private static let mostFencesATurn = 300

  init(root: Navigator) {
    self.root = root
  }

  /// Does something when the tree has settled. Several things are done one after the other, each when the tree has settled again.
  ///
  /// - Parameter first: Whether it is done before what waits already: what is restored is there before anything goes on from it.
  func whenSettled(first: Bool = false, _ action: @escaping () -> Void) {
    actions.insert(action, at: first ? 0 : actions.count)
    raiseFence()
  }

  func noteActivity() {
    activity += 1
  }

  func noteProgress() {
    activity += 1
    if !actions.isEmpty { raiseFence() }
  }

  /// The root's view has been committed with a new fence, or for the first time.
  func fencePassed() {
    hasBegun = true
    isFenceUp = false
    guard !actions.isEmpty else { return }
    let isQuiet = activity == lastSeenActivity
    lastSeenActivity = activity
    // What is under way says when it has ended.
    if root.isAnythingUnderWay {
      quietFences = 0
      return
    }
    quietFences = isQuiet ? quietFences + 1 : 0
    if quietFences >= Self.neededQuietFences {
      quietFences = 0
      let action = actions.removeFirst()
      action()
      if actions.isEmpty { fencesSinceRest = 0 }
    }
    if !actions.isEmpty { raiseFence() }
  }

  private func raiseFence() {
    guard !isFenceUp else { return }
    isFenceUp = true
    fencesSinceRest += 1
    #if canImport(Darwin)
      // An `onChange` action runs once a frame there.
      raiseFenceInNextTurn()
    #else
      if fencesSinceRest % Self.mostFencesATurn == 0 { raiseFenceInNextTurn() } else { root.fence += 1 }
    #endif
  }

  private func raiseFenceInNextTurn() {
    Task { [weak root] in root?.fence += 1 }
  }
}

extension Navigator {
  /// Whether guards take their time, or a sheet or cover that can be seen is on its way in or out. One that waits until another has been
  /// closed is not: nobody knows when that will be.
  fileprivate var isAnythingUnderWay: Bool {
    first { $0.isDeciding || ($0.isVisible && $0.presentations.isUnderWay && !$0.waitsForAnotherPresentation) } != nil
  }

  private var waitsForAnotherPresentation: Bool {
    guard !presentations.isOnScreen else { return false }
    return layer.firstInLayer { $0 !== self && ($0.presentations.isOnScreen || $0.isPresentingByApp) } != nil
  }
}
