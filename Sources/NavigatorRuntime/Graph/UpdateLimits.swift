import NavigatorHost

/// The bounds of one transaction. Only views that invalidate themselves or each other reach them.
nonisolated enum UpdateLimits {
  /// The maximum depth at which the content of a transition is searched for.
  static let maximumProbeDepth = 64
  /// The maximum number of rounds (evaluate, commit, run actions) of a transaction. A deep link with many steps needs a few
  /// rounds for each step.
  static let maximumRounds = 1_000
  /// The maximum number of consecutive rounds of a transaction in which an `onChange` or an `onPreferenceChange` runs its action.
  /// SwiftUI has a similar limit for a frame.
  static let maximumConsecutiveChanges = 8
  /// The maximum number of layouts and commits before the actions of a commit. A geometry reader may contain others.
  static let maximumLayoutsBeforeActions = 8
  /// The maximum number of rounds in one main-actor turn of a host. Later turns continue, so that other sessions are served.
  static let maximumRoundsPerTurn = 50
  /// Returns the limit on turns without an event: a burst of 5,000, then 200 a second, which exceeds the rate of a display.
  static func turns(now: Duration) -> TokenBucket {
    TokenBucket(capacity: 5_000, perSecond: 200, now: now)
  }
  /// The maximum number of passes over dirty nodes between two commits.
  static let maximumPasses = 1_000
  /// The number of passes after which evaluations are counted by node.
  static let uncountedPasses = 8
  /// The maximum number of counted evaluations of one node between two commits.
  static let maximumEvaluations = 25
  /// The maximum number of views with a body that are created between two commits.
  static let maximumNewViews = 100_000
  /// The duration of a turn after which a later turn runs the remaining rounds.
  static let turnDuration = Duration.milliseconds(20)
  /// The duration after which the remaining updates of one transaction, which have different animations, are made as one update.
  /// A session could otherwise delay the others for a long time.
  static let updatesDuration = Duration.seconds(1)
  /// The maximum number of elements of a collection whose ids are read to find an element.
  static let maximumSearch = 1_000_000
  /// The maximum number of rows whose views are evaluated to find the view with an explicit id.
  static let maximumEvaluatedRows = 10_000
  /// The maximum depth of a node that evaluates a body. Functions that visit the whole tree recurse to the same depth.
  static let maximumDepth = 3_000
  /// The maximum number of elements around an element of a view with a body. Hosts show up to `MirrorTree.maximumDepth` levels.
  /// The difference is reserved for the elements inside controls.
  static let maximumElementDepth = MirrorTree.maximumDepth - 100
  /// The maximum stack size, in bytes, that nested views may use before the remaining ones are evaluated from the queue. A thread
  /// has 8 MB, and a level of views uses up to 3 KB in a debug build.
  static let maximumStack = 2 << 20
}

/// A counter of the consecutive rounds in which an action has run. If an action runs in too many of them, it changes the value on
/// which it depends.
struct RunCounter {
  private var lastRound = 0
  private var count = 0

  /// Counts a run of the action. Returns false if the action has run in too many consecutive rounds.
  mutating func mayRun(in round: Int) -> Bool {
    if round != lastRound {
      count = round == lastRound + 1 ? count + 1 : 1
      lastRound = round
    }
    return count <= UpdateLimits.maximumConsecutiveChanges
  }
}

/// Counters of the work between two commits. They determine whether more work is allowed.
struct PassCounter {
  private var passes = 0
  /// The counts with their nodes. The nodes are retained so that no other node gets the same identifier.
  private var counts: [ObjectIdentifier: (node: Node, count: Int)] = [:]

  /// Counts a pass. Returns false if the maximum is reached.
  mutating func mayBeginPass() -> Bool {
    passes += 1
    return passes <= UpdateLimits.maximumPasses
  }

  /// Counts an evaluation of `node`. Returns false if its maximum is reached.
  @MainActor
  mutating func mayUpdate(_ node: Node) -> Bool {
    guard passes > UpdateLimits.uncountedPasses else { return true }
    let count = (counts[ObjectIdentifier(node)]?.count ?? 0) + 1
    counts[ObjectIdentifier(node)] = (node, count)
    return count <= UpdateLimits.maximumEvaluations
  }
}
