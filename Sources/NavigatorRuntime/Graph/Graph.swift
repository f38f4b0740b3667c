import IssueReporting
import Logging
import NavigatorHost
import Observation

/// The view graph of one session: its nodes, its elements and the transactions that update them.
@MainActor
final class Graph {
  let queue = UpdateQueue()
  let types: TypeTable
  let elements = ElementTable()
  let objects = ObservableObjectRegistry()
  let store: StoredValues
  let log: Logger
  var statistics = UpdateStatistics()
  /// The object that receives the type of each evaluated view, or nil.
  var progress: EvaluationProgress?
  let rootScope: EnvironmentScope
  let rootRegion = Region(parent: nil)
  var rootOverrides: KeyedValues<Any> = [:]
  private var services = GraphServices()
  /// The nodes that wait for views to which they must scroll; nil if there are none.
  var waitingScrolls: WaitingScrolls?
  /// The feature that follows the elements; nil until it is used.
  var follower: (any ElementFollower)?
  /// The actions that wait for the size of the window; nil if the size is known.
  var unknownWindow: UnknownWindow?
  /// The limits on changes of measured values; nil until a measured value has changed.
  var measurementLimits: MeasurementLimits?
  /// The receiver of each transaction's patches.
  var deliver: (([Patch]) -> Void)?

  // For `@exclusivity(unchecked)`, see `Node`.
  @exclusivity(unchecked) private var pending = PendingWork()
  /// The number of times that the pending structure has been settled, plus 1.
  private(set) var structurePass: UInt32 = 1
  /// The number of nodes that have been visited to count the nodes that set preferences, and to find the ones that collect them.
  var preferenceVisits = 0
  /// A Boolean value that indicates whether a view has set a renderer of texts or reads their layouts, so that new texts must
  /// look for such views.
  var usesTextRenderers = false
  private var disappearsFirst = false
  private var isSettling = false
  private var awaitsTurn = false
  private(set) var isEnded = false
  private var reported: Set<String> = []
  /// The number of rounds since the graph last had no work.
  @exclusivity(unchecked) private var rounds = 0
  /// The number of the current round. Rounds of different transactions are not consecutive.
  @exclusivity(unchecked) private(set) var round = 0
  /// An address on the stack of the function that currently evaluates views.
  private var stackBase = stackAddress()
  /// The node that was evaluated last. Used in reports.
  private(set) var lastEvaluated: NodeReference?
  let clock: HostClock
  /// The session that owns the graph. Closures that must not retain the graph refer to the session instead of having a weak
  /// reference to the graph. A weak reference would make each use of the graph slower, and most updates use it.
  private(set) weak var session: AppSession?
  /// The part of the session that code without a view uses.
  let access = SessionAccess()
  /// A Boolean value that indicates whether completions wait for the duration of their animation.
  var playsAnimations = false
  /// A Boolean value that indicates whether the host has not shown earlier patches yet, so that timelines wait.
  var isHostBehind = false
  /// The duration of the last turn. It does not include the times in which a host settles the graph.
  private var lastTurn = Duration.zero
  /// The number of views that may still be created before the next commit.
  private var newViews = UpdateLimits.maximumNewViews
  /// The turns that the session may take without an event from its host.
  private var turns: TokenBucket

  init(types: TypeTable, store: StoredValues, log: Logger, clock: HostClock = HostClock(ContinuousClock())) {
    MainQueue.prepare()
    self.clock = clock
    turns = UpdateLimits.turns(now: clock.now())
    self.types = types
    self.store = store
    self.log = log
    rootScope = EnvironmentScope(parent: nil, queue: queue)
  }

  func begin(in session: AppSession) {
    self.session = session
    access.session = session
    queue.schedule = { [weak session] in session?.graph.scheduleTurn() }
  }

  /// Schedules a transaction in a later main-actor turn. At most one turn is pending, even if a host settles the graph meanwhile.
  ///
  /// A session that updates itself continuously waits between its turns. An example is a task that writes the state it depends
  /// on.
  private func scheduleTurn() {
    guard !awaitsTurn else { return }
    awaitsTurn = true
    let mustWait = !turns.take(now: clock.now())
    if mustWait { reportEndlessTurns() }
    // The delay is at least the duration of the last turn, so that other sessions get time.
    let delay = max(turns.interval, lastTurn)
    Task { [weak session, clock] in
      if mustWait { try? await clock.sleep(delay) }
      session?.graph.awaitsTurn = false
      session?.graph.settle(isTurn: true)
    }
  }

  /// Returns the object of a type that a feature keeps once per session, and creates it at the first use.
  func service<Service: GraphService>(_ type: Service.Type = Service.self) -> Service {
    services.service(type)
  }

  /// Returns the object of a type if a feature has used it.
  func existingService<Service: GraphService>(_ type: Service.Type = Service.self) -> Service? {
    services.existing(type)
  }

  /// Counts a view that is about to be created. Returns false if the maximum is reached.
  func countNewView() -> Bool {
    newViews -= 1
    return newViews >= 0
  }

  /// A Boolean value that indicates whether views are nested so deeply that the remaining ones must be evaluated from the queue.
  var isStackDeep: Bool {
    max(stackBase, stackAddress()) - min(stackBase, stackAddress()) > UInt(UpdateLimits.maximumStack)
  }

  /// Schedules `node` to settle its structure before the next commit.
  func setNeedsStructure(_ node: any StructureNode) {
    guard pending.structureIDs.insert(ObjectIdentifier(node)).inserted else { return }
    pending.structure.append(node)
    queue.requestTransaction()
  }

  /// Runs `action` after the next commit.
  func afterCommit(_ action: @escaping () -> Void) {
    pending.actions.append(action)
    queue.requestTransaction()
  }

  /// Runs `action` after the next commit and after the actions of ``afterCommit(_:)``, so that a new view appears before the view
  /// that it replaces disappears.
  func afterAppearances(_ action: @escaping () -> Void) {
    guard !disappearsFirst else { return afterCommit(action) }
    pending.lateActions.append(action)
    queue.requestTransaction()
  }

  /// Runs `body`, which ends views. These views disappear before the views that the same commit inserts appear.
  func disappearingFirst(_ body: () -> Void) {
    let wasFirst = disappearsFirst
    disappearsFirst = true
    defer { disappearsFirst = wasFirst }
    body()
  }

  /// Sends the host a command that is not part of the element tree.
  func command(_ patch: Patch) {
    pending.commands.append(patch)
    queue.requestTransaction()
  }

  /// Evaluates, commits and runs actions until no work is left, or until the maximum number of rounds is reached.
  ///
  /// - Parameter isTurn: A Boolean value that indicates whether other sessions wait for the main actor. If true, a later turn
  ///   continues after a bounded number of rounds.
  func settle(isTurn: Bool = false) {
    guard !isSettling, !isEnded else { return }
    isSettling = true
    progress?.beginTransaction()
    defer {
      isSettling = false
      progress?.endTransaction()
    }
    running { update(isTurn: isTurn) }
  }

  private func update(isTurn: Bool) {
    stackBase = stackAddress()
    let begin = isTurn ? clock.now() : .zero
    // The update includes the changes that are made during it, so they need no further turn.
    queue.transactionFollows()
    var patches: [Patch] = []
    let lastRound = isTurn ? rounds + UpdateLimits.maximumRoundsPerTurn : UpdateLimits.maximumRounds
    var worked = false
    if rounds == 0 { round += 1 }
    var hasMore = hasWork
    while hasMore, rounds < min(lastRound, UpdateLimits.maximumRounds) {
      if isTurn, worked, clock.now() - begin > UpdateLimits.turnDuration { break }
      worked = true
      rounds += 1
      round += 1
      let changes = commitUpdates()
      if patches.isEmpty { patches = changes } else { patches += changes }
      layOutBeforeActions(&patches)
      patches += pending.takeCommands()
      runActions()
      if let follower, follower.hasWork, !hasOwnWork { follower.work(in: self) }
      hasMore = hasWork
    }
    if isTurn { lastTurn = clock.now() - begin }
    let isAtRest = !hasMore
    if !isAtRest, rounds >= UpdateLimits.maximumRounds { reportEndlessRounds() }
    let continues = !isAtRest && rounds < UpdateLimits.maximumRounds
    if !continues {
      rounds = 0
      follower?.graphCameToRest()
      elements.motion.isMeasured = false
    }
    queue.transactionEnds()
    if !isAtRest { queue.requestTransaction() }
    if worked { statistics.transactions += 1 }
    elements.endTransaction(&patches)
    measurementLimits?.transactionEnded(patches, isAtRest: isAtRest)
    if !patches.isEmpty {
      statistics.patchesSent += patches.count
      deliver?(patches)
    }
  }

  private var hasWork: Bool { hasOwnWork || follower?.hasWork == true }

  private var hasOwnWork: Bool {
    hasUpdates || !pending.isEmpty
  }

  /// Updates the nodes and commits their elements, of which the follower is notified.
  private func commitUpdates() -> [Patch] {
    updateTree()
    let changes = elements.commit()
    if !changes.isEmpty { follower?.elementsChanged(changes) }
    return changes
  }

  /// Lets the follower determine the values of new views, because the actions of these views may read them.
  private func layOutBeforeActions(_ patches: inout [Patch]) {
    guard pending.hasActions, let follower else { return }
    for _ in 0..<UpdateLimits.maximumLayoutsBeforeActions where follower.worksBeforeActions {
      follower.work(in: self)
      guard hasUpdates else { return }
      patches += commitUpdates()
    }
  }

  private var hasUpdates: Bool { queue.hasChanges || !pending.structure.isEmpty || !elements.dirty.isEmpty }

  /// Updates nodes until no values and no structure are pending. Nodes that exceed their bound are reported and left unchanged.
  private func updateTree() {
    var counter = PassCounter()
    var stuck: [Node] = []
    defer { queue.writes = [] }
    newViews = UpdateLimits.maximumNewViews
    let lastWaiting = queue.lastUpdateNumber
    var end: Duration?
    // Changes with different transactions are separate updates.
    while true {
      queue.updating {
        elements.motion.begin(.current)
        updateNodes(&counter, &stuck)
      }
      if queue.hasLaterUpdates {
        let now = clock.now()
        if let end, now > end { queue.mergeLaterUpdates() }
        end = end ?? now + UpdateLimits.updatesDuration
      }
      guard let number = queue.beginNextUpdate() else { break }
      // Each of the waiting updates may change the same view. Only views make further updates.
      if number <= lastWaiting { counter = PassCounter() }
    }
    elements.motion.begin(Transaction())
    if !stuck.isEmpty { reportEndlessUpdate(of: stuck) }
  }

  private func updateNodes(_ counter: inout PassCounter, _ stuck: inout [Node]) {
    while !queue.dirty.isEmpty || !pending.structure.isEmpty {
      evaluateDirty(&counter, &stuck)
      let nodes = pending.takeStructure()
      structurePass &+= 1
      guard counter.mayBeginPass() else {
        stuck += nodes.map { $0 as Node }
        return
      }
      for node in nodes where node.isAlive {
        if counter.mayUpdate(node) { node.settleStructure() } else { stuck.append(node) }
      }
    }
  }

  private func evaluateDirty(_ counter: inout PassCounter, _ stuck: inout [Node]) {
    while !queue.dirty.isEmpty {
      var batch = queue.dirty
      queue.dirty = []
      let mayUpdate = counter.mayBeginPass()
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      _ = queue.takeDeferred()
      var index = 0
      while index < batch.count {
        let node = batch[index]
        index += 1
        guard node.isAlive, node.isDirty else { continue }
        if node.region.defersUpdates && !node.evaluatesWhenCovered {
          node.region.keep(node)
        } else if mayUpdate, counter.mayUpdate(node) {
          lastEvaluated = node.reference
          node.evaluate()
          for deferred in queue.takeDeferred() { Self.insert(deferred, into: &batch, from: index) }
        } else {
          node.isDirty = false
          stuck.append(node)
        }
      }
      if !mayUpdate { return }
    }
  }

  /// Inserts a node into the part of a batch that has not been evaluated, which is sorted by depth.
  private static func insert(_ node: Node, into batch: inout [Node], from start: Int) {
    var (low, high) = (start, batch.count)
    while low < high {
      let middle = low + (high - low) / 2
      if batch[middle].depth <= node.depth { low = middle + 1 } else { high = middle }
    }
    batch.insert(node, at: low)
  }

  private static let maximumReports = 200

  private func runActions() {
    // Actions that are added by these actions run after the next commit.
    for action in pending.takeActions() { action() }
    runCompletions()
  }

  /// Reports a misuse once per session.
  ///
  /// The number of messages is bounded, because messages may contain values that a user types.
  func reportOnce(_ message: String) {
    if warnOnce(message) { reportIssue(message) }
  }

  /// Logs a warning once per session. Use it for a situation that can arise without a mistake of the app, such as a deep link
  /// during a presentation.
  @discardableResult
  func warnOnce(_ message: String) -> Bool {
    guard reported.count < Self.maximumReports, reported.insert(message).inserted else { return false }
    log.warning("\(message)")
    return true
  }

  func end() {
    runActions()
    isEnded = true
    queue.end()
    rootScope.end()
    objects.end()
    store.end()
    pending = PendingWork()
    waitingScrolls = nil
    measurementLimits = nil
  }
}

/// A node whose structure depends on values that change after its view was evaluated, such as values of nodes below it.
@MainActor
protocol StructureNode: Node {
  func settleStructure()
}

/// Returns the address of a variable on the current thread's stack.
@inline(never)
nonisolated private func stackAddress() -> UInt {
  var variable: UInt8 = 0
  return withUnsafeMutablePointer(to: &variable) { UInt(bitPattern: $0) }
}
