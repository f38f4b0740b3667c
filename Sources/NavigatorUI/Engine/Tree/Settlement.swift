/// Determines when a tree has settled: every requested change has been committed, and the committed views have registered.
///
/// A *fence* is a number that the root's view observes. When the view reports a changed fence, all earlier writes have been
/// committed. The tree has settled when two consecutive fences pass without activity while no operation is in progress. No clock
/// is used.
@MainActor
final class Settlement {
  private unowned let root: Navigator
  private var actions: [() -> Void] = []
  private var activity = 0
  private var lastSeenActivity = -1
  private var quietFences = 0
  private var isFenceUp = false
  private var fencesSinceRest = 0
  /// A Boolean value that indicates whether a view of the tree has been on screen.
  private(set) var hasBegun = false

  private static let neededQuietFences = 2
  /// The maximum number of fences before the tree yields the main actor's turn.
  private static let maximumFencesPerTurn = 300

  init(root: Navigator) {
    self.root = root
  }

  /// Performs an action when the tree has settled. Several actions run one after the other, each after the tree has settled
  /// again.
  ///
  /// - Parameter first: A Boolean value that indicates whether the action precedes waiting ones. Restoration uses it.
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

  /// Records that the root's view has been committed with a new fence, or for the first time.
  ///
  /// The view also reports when it appears again. That report does not count as a fence.
  func fencePassed() {
    guard isFenceUp || !hasBegun else { return }
    hasBegun = true
    isFenceUp = false
    guard !actions.isEmpty else { return }
    let isQuiet = activity == lastSeenActivity
    lastSeenActivity = activity
    // An operation in progress calls `noteProgress()` when it ends.
    if isAnythingUnderWay {
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

  /// A Boolean value that indicates whether a guard is deciding or a visible presentation is appearing or disappearing.
  /// Presentations that wait for another to be dismissed do not count, because that wait has no bound.
  private var isAnythingUnderWay: Bool {
    root.first { $0.features.isDeciding || isPresentationUnderWay(of: $0) } != nil
  }

  private func isPresentationUnderWay(of navigator: Navigator) -> Bool {
    let presentations = navigator.model.presentations
    guard navigator.isVisible, presentations.isUnderWay else { return false }
    if presentations.isOnScreen { return true }
    return navigator.layer.first(inLayer: true) {
      $0 !== navigator && ($0.model.presentations.isOnScreen || $0.isPresentingByApp)
    } == nil
  }

  private func raiseFence() {
    guard !isFenceUp else { return }
    isFenceUp = true
    fencesSinceRest += 1
    #if canImport(Darwin)
      // On Apple platforms an `onChange` action runs only a few times in a frame.
      raiseFenceInNextTurn()
    #else
      if fencesSinceRest % Self.maximumFencesPerTurn == 0 { raiseFenceInNextTurn() } else { root.tree.signals.fence += 1 }
    #endif
  }

  private func raiseFenceInNextTurn() {
    Task { [weak root] in root?.tree.signals.fence += 1 }
  }
}
