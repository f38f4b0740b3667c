import IssueReporting
import Logging
import NavigatorHost
import Observation

/// One session's view graph: its nodes, its elements and the transactions that keep them true.
@MainActor
final class Graph {
  let queue = UpdateQueue()
  let types: TypeTable
  let elements = ElementTable()
  let objects = ObjectHub()
  let store: SessionStore
  let log: Logger
  var statistics = UpdateStatistics()
  let rootScope: EnvironmentScope
  let rootRegion = Region(parent: nil)
  var rootOverrides: KeyedValues<Any> = [:]
  let openURLHub = OpenURLHub()
  let focus = FocusCenter()
  weak var window: WindowNode?
  /// Called with what a transaction changed.
  var deliver: (([Patch]) -> Void)?

  private var pendingStructure: [any StructureNode] = []
  private var pendingStructureIDs: Set<ObjectIdentifier> = []
  private var actions: [() -> Void] = []
  private var commands: [Patch] = []
  private var isSettling = false
  private var awaitsTurn = false
  private var isEnded = false
  private var reported: Set<String> = []

  /// A transaction that goes round more often than this is a loop, and is reported instead of going on. A deep link of many steps goes
  /// round a few times for each.
  static let maximumRounds = 1_000
  /// How often views may invalidate each other before a commit.
  static let maximumPasses = 100

  init(types: TypeTable, store: SessionStore, log: Logger) {
    MainQueue.prepare()
    self.types = types
    self.store = store
    self.log = log
    rootScope = EnvironmentScope(parent: nil, queue: queue)
    queue.schedule = { [weak self] in self?.takeTurn() }
  }

  /// Settles in a later main-actor turn. One turn at most waits, however often a host settles by itself meanwhile.
  private func takeTurn() {
    guard !awaitsTurn else { return }
    awaitsTurn = true
    Task { [weak self] in
      self?.awaitsTurn = false
      self?.settle()
    }
  }

  /// Asks that `node` settles its structure (screens, presentations, preferences) before the next commit.
  func setNeedsStructure(_ node: any StructureNode) {
    guard pendingStructureIDs.insert(ObjectIdentifier(node)).inserted else { return }
    pendingStructure.append(node)
    queue.requestTransaction()
  }

  /// Runs `action` after the next commit.
  func afterCommit(_ action: @escaping () -> Void) {
    actions.append(action)
    queue.requestTransaction()
  }

  /// Asks the host for something that is not part of the tree.
  func command(_ patch: Patch) {
    commands.append(patch)
    queue.requestTransaction()
  }

  /// Evaluates, commits and runs actions until nothing is left to do.
  func settle() {
    guard !isSettling, !isEnded else { return }
    isSettling = true
    defer { isSettling = false }
    queue.transactionBegins()
    var patches: [Patch] = []
    var rounds = 0
    var worked = false
    while hasWork {
      worked = true
      guard rounds < Self.maximumRounds else {
        reportLoop()
        break
      }
      rounds += 1
      updateTree()
      patches += elements.commit() + commands
      commands = []
      runActions()
    }
    queue.transactionBegins()
    if worked { statistics.transactions += 1 }
    if !patches.isEmpty {
      statistics.patchesSent += patches.count
      deliver?(patches)
    }
    elements.updated = [:]
  }

  private var hasWork: Bool {
    !queue.dirty.isEmpty || !pendingStructure.isEmpty || !actions.isEmpty || !elements.dirty.isEmpty || !commands.isEmpty
  }

  /// Brings nodes up to date until neither values nor structure wait, or the bound is reached.
  private func updateTree() {
    var passes = 0
    while passes < Self.maximumPasses, !queue.dirty.isEmpty || !pendingStructure.isEmpty {
      passes += 1
      evaluateDirty()
      let nodes = pendingStructure
      pendingStructure = []
      pendingStructureIDs = []
      for node in nodes where node.isAlive { node.settleStructure() }
    }
  }

  private func evaluateDirty() {
    while !queue.dirty.isEmpty {
      var batch = queue.dirty
      queue.dirty = []
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for node in batch where node.isAlive && node.isDirty {
        if node.region.isSuspended && !node.evaluatesWhenCovered {
          node.region.keep(node)
        } else {
          node.evaluate()
        }
      }
    }
  }

  private func runActions() {
    let due = actions
    actions = []
    for action in due { action() }
  }

  private func reportLoop() {
    let names = Set(queue.dirty.map(\.debugName)).sorted().joined(separator: ", ")
    reportOnce(
      """
      A transaction did not come to rest after \(Self.maximumRounds) rounds: \(names.isEmpty ? "an action" : names) \
      writes state each time it is updated. What it wrote last stands; the rest waits for the next change.
      """)
  }

  /// Reports a misuse once per session.
  func reportOnce(_ message: String) {
    guard reported.insert(message).inserted else { return }
    log.warning("\(message)")
    reportIssue(message)
  }

  func end() {
    let due = actions
    actions = []
    for action in due { action() }
    isEnded = true
    rootScope.end()
    objects.end()
    store.end()
    queue.dirty = []
    actions = []
    pendingStructure = []
    pendingStructureIDs = []
  }
}

/// A node with structure that depends on values from elsewhere: a stack's screens, a presentation, a collected preference.
@MainActor
protocol StructureNode: Node {
  func settleStructure()
}
