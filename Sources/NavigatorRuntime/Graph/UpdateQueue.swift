import Dispatch
import Foundation
import Synchronization

/// The update state that properties, environments and views share during a session: the current reader and the dirty nodes.
///
/// It is accessed on the main thread only. The compiler cannot verify that, because some of the calling code is not isolated,
/// such as the getter of `@State`. Writers on other threads move to the main queue first. The class is therefore marked
/// `@unchecked Sendable`.
final class UpdateQueue: @unchecked Sendable {
  // For `@exclusivity(unchecked)`, see `Node`.
  @exclusivity(unchecked) private var currentReader: Node?
  /// The thread that currently evaluates. Only that thread accesses `currentReader`. Reads on other threads have no reader.
  private let readingThread = Atomic<UInt>(0)
  /// The nodes to evaluate in the next pass of a transaction.
  @exclusivity(unchecked) var dirty: [Node] = []
  /// The first writes to state by views that were being evaluated, since the last commit.
  var writes: [StateWrite] = []
  private static let maximumWrites = 8
  /// The values that other threads write after they have reported a change. Most sessions have none.
  private(set) lazy var lateWrites = LateWrites()
  /// The causes of evaluations; nil until a view prints its changes.
  var changeLog: ViewChangeLog?
  /// The function that schedules a transaction in a later turn.
  var schedule: @MainActor () -> Void = {}
  @exclusivity(unchecked) private(set) var isScheduled = false
  /// The transaction of the changes that the next pass evaluates; nil if there are none.
  @exclusivity(unchecked) private var transaction: Transaction?
  /// The changes with other transactions, in the order of their first change. Each is applied by a separate update.
  private var laterUpdates: [PendingUpdate] = []
  /// The number of the update that was made last.
  private(set) var lastUpdateNumber = 0
  @exclusivity(unchecked) private var isUpdating = false
  /// A Boolean value that indicates whether the readers of a change that belongs to the current update are being invalidated.
  @exclusivity(unchecked) private var isApplying = false
  @exclusivity(unchecked) private var completions: [AnimationCompletion] = []
  /// A Boolean value that indicates whether changes with an animation wait, because the first tree is not complete.
  private(set) var holdsAnimations = false
  /// A Boolean value that indicates whether the host measures views, so that endless animations wait for the sizes of new views.
  var hostMeasures = false
  /// A Boolean value that indicates whether changes with an endless animation wait, because the host has not reported the sizes
  /// of new views. A report that changes the views would end their animations.
  private(set) var awaitsSizes = false
  /// The animated changes that wait, and changes that must follow them.
  private var heldUpdates: [PendingUpdate] = []
  private var heldCompletions: [AnimationCompletion] = []
  /// The maximum number of updates that wait. Further changes belong to the last one.
  private static let maximumUpdates = 128
  /// The maximum number of changes in held updates. If it is exceeded, none wait any longer.
  private static let maximumHeldChanges = 1_000
  /// The maximum number of held updates that are scheduled before the first tree is complete.
  private static let maximumReleased = 16
  private var heldChanges = 0

  /// Marks a node dirty in the update of the thread's transaction.
  func invalidate(_ node: Node) {
    guard node.isAlive else { return }
    if !isApplying, let number = update(of: Transaction.current) {
      add(toUpdate: number) { $0.nodes.append(node) }
      return
    }
    // A node that a bounded transaction left dirty is evaluated with the next change.
    guard !node.isDirty else { return dirty.isEmpty ? () : requestTransaction() }
    node.isDirty = true
    dirty.append(node)
    requestTransaction()
  }

  /// The nodes that received a new view and are evaluated later: nodes of regions, and deeply nested nodes.
  @exclusivity(unchecked) private var deferred: [Node] = []

  /// Marks a node that has received a new view as dirty.
  func deferEvaluation(of node: Node) {
    invalidate(node)
    deferred.append(node)
  }

  /// Returns the dirty nodes with a new view. They are evaluated before the dirty nodes below them, whose views are outdated.
  func takeDeferred() -> [Node] {
    guard !deferred.isEmpty else { return [] }
    defer { deferred = [] }
    return deferred.filter { $0.isAlive && $0.isDirty }
  }

  // MARK: Updates

  /// A Boolean value that indicates whether nodes must be evaluated, now or in a later update.
  var hasChanges: Bool { !dirty.isEmpty || !laterUpdates.isEmpty }

  /// Returns the number of the update that a change with a transaction belongs to; nil if it belongs to the current one.
  ///
  /// - Parameter last: The number of the last pending update of the same value, which the change must follow. It is nil if there
  ///   is none.
  func update(of new: Transaction, after last: Int? = nil) -> Int? {
    let mustFollow = last != nil
    let isHeld = holds(new.animation) || mustFollow && heldUpdates.contains { holdsAnimations || $0.number == last }
    for completion in new.completions where completion.take() {
      completion.animation = new.animation
      if isHeld { heldCompletions.append(completion) } else { completions.append(completion) }
    }
    if isHeld { return heldNumber(of: new, waitsForSizes: new.animation?.isEndless == true) }
    if !mustFollow, laterUpdates.isEmpty || isUpdating, transaction?.isSame(as: new) ?? true {
      transaction = new
      return nil
    }
    requestTransaction()
    return number(of: new, in: &laterUpdates)
  }

  /// Returns the number of the last update if it has the same transaction or no further one may wait. Otherwise, appends an
  /// update and returns its number.
  private func number(of new: Transaction, waitsForSizes: Bool = false, in updates: inout [PendingUpdate]) -> Int {
    if let last = updates.last {
      let isSame = last.waitsForSizes == waitsForSizes && last.transaction.isSame(as: new)
      if isSame || updates.count >= Self.maximumUpdates { return last.number }
    }
    lastUpdateNumber += 1
    updates.append(PendingUpdate(number: lastUpdateNumber, transaction: new, waitsForSizes: waitsForSizes))
    return lastUpdateNumber
  }

  /// Returns the number of the held update with a transaction.
  private func heldNumber(of new: Transaction, waitsForSizes: Bool) -> Int {
    number(of: new, waitsForSizes: waitsForSizes, in: &heldUpdates)
  }

  /// Adds a change that is performed when the update with the given number begins.
  func add(toUpdate number: Int, _ change: @escaping @MainActor () -> Void) {
    add(toUpdate: number) { $0.changes.append(change) }
  }

  /// Invalidates the readers of a change that belongs to the current update.
  func apply(_ invalidate: () -> Void) {
    let wasApplying = isApplying
    isApplying = true
    defer { isApplying = wasApplying }
    invalidate()
  }

  /// Runs `body`, which evaluates the nodes of the current update. Changes that it makes have the transaction of the update.
  @MainActor
  func updating(_ body: () -> Void) {
    isUpdating = true
    defer { isUpdating = false }
    if let transaction, !transaction.isEmpty { transaction.asCurrent(body) } else { Transaction.withoutCurrent(body) }
  }

  /// A Boolean value that indicates whether further updates follow the current one.
  var hasLaterUpdates: Bool { !laterUpdates.isEmpty }

  /// Makes one update of the waiting ones. All changes have the transaction of the last one.
  func mergeLaterUpdates() {
    guard var merged = laterUpdates.last, laterUpdates.count > 1 else { return }
    merged.changes = laterUpdates.flatMap(\.changes)
    merged.nodes = laterUpdates.flatMap(\.nodes)
    laterUpdates = [merged]
  }

  /// Performs the changes of the next update, and returns its number. Returns nil if there are none.
  @MainActor
  func beginNextUpdate() -> Int? {
    transaction = nil
    guard !laterUpdates.isEmpty else { return nil }
    let next = laterUpdates.removeFirst()
    transaction = next.transaction
    apply {
      for change in next.changes { change() }
      for node in next.nodes { invalidate(node) }
    }
    return next.number
  }

  private func add(toUpdate number: Int, _ add: (inout PendingUpdate) -> Void) {
    if let index = laterUpdates.lastIndex(where: { $0.number == number }) { return add(&laterUpdates[index]) }
    guard let index = heldUpdates.lastIndex(where: { $0.number == number }) else { return }
    add(&heldUpdates[index])
    heldChanges += 1
    if heldChanges > Self.maximumHeldChanges { releaseAnimations() }
  }

  // MARK: Held updates

  /// A Boolean value that indicates whether animated changes wait.
  var hasHeldUpdates: Bool { !heldUpdates.isEmpty || !heldCompletions.isEmpty }

  /// Makes changes with an animation wait for ``releaseAnimations()``.
  func holdAnimations() {
    holdsAnimations = true
  }

  /// Returns a Boolean value that indicates whether changes with an animation wait.
  func holds(_ animation: Animation?) -> Bool {
    guard let animation else { return false }
    return holdsAnimations || awaitsSizes && animation.isEndless
  }

  /// Evaluates a node, which animates its changes, when the animated changes begin.
  func hold(_ node: Node, _ animation: Animation?) {
    let number = heldNumber(of: Transaction(), waitsForSizes: animation?.isEndless == true)
    add(toUpdate: number) { $0.nodes.append(node) }
  }

  /// Makes changes with an endless animation wait for the sizes of new views. Returns false if they do not wait, or already wait.
  func awaitSizes() -> Bool {
    guard hostMeasures, !awaitsSizes else { return false }
    awaitsSizes = true
    return true
  }

  /// The number of the held updates before the first one that waits for sizes.
  private var releasedCount: Int {
    heldUpdates.firstIndex { awaitsSizes && $0.waitsForSizes } ?? heldUpdates.count
  }

  /// A Boolean value that indicates whether animated changes wait only for the first tree.
  var hasReleasableUpdates: Bool { releasedCount > 0 || heldUpdates.isEmpty && !heldCompletions.isEmpty }

  /// Schedules the first of the animated changes that wait only for the first tree. The others, and new ones, still wait.
  func releaseFirstAnimations() {
    let count = min(releasedCount, Self.maximumReleased)
    guard count < heldUpdates.count else {
      // New changes with an endless animation still wait.
      let stillAwaitsSizes = awaitsSizes
      releaseAnimations()
      return awaitsSizes = stillAwaitsSizes
    }
    laterUpdates += heldUpdates.prefix(count)
    heldUpdates.removeFirst(count)
    requestTransaction()
  }

  /// Schedules the animated changes that wait, unless they wait for sizes.
  func treeIsComplete() {
    holdsAnimations = false
    if !awaitsSizes { releaseAnimations() }
  }

  /// Schedules the animated changes that wait. Changes of a value keep their order.
  func releaseAnimations() {
    holdsAnimations = false
    awaitsSizes = false
    heldChanges = 0
    guard hasHeldUpdates else { return }
    laterUpdates += heldUpdates
    completions += heldCompletions
    (heldUpdates, heldCompletions) = ([], [])
    requestTransaction()
  }

  /// Returns the completions of the updates that have been committed.
  func takeCompletions() -> [AnimationCompletion] {
    guard !completions.isEmpty else { return [] }
    defer { completions = [] }
    return completions
  }

  /// Releases everything that is pending when the session ends.
  func end() {
    dirty = []
    deferred = []
    changeLog = nil
    writes = []
    laterUpdates = []
    heldUpdates = []
    completions = []
    heldCompletions = []
  }

  // MARK: Writes

  /// Records a write to `target` if a view that is being evaluated performs it.
  func noteWrite(to target: AnyObject) {
    guard let reader, writes.count < Self.maximumWrites else { return }
    writes.append(StateWrite(writer: reader.reference, target: target))
  }

  func requestTransaction() {
    guard !isScheduled else { return }
    isScheduled = true
    MainQueue.run { [self] in schedule() }
  }

  /// Marks a transaction as scheduled, because the caller runs one in this turn.
  func transactionFollows() {
    isScheduled = true
  }

  func transactionEnds() {
    isScheduled = false
  }

  /// The node whose body or binding is being evaluated on this thread. Values that are read register it as a reader.
  var reader: Node? {
    readingThread.load(ordering: .relaxed) == Self.thisThread ? currentReader : nil
  }

  /// Runs `body` with `node` as the reader of all values that `body` reads.
  func reading<R>(as node: Node?, _ body: () -> R) -> R {
    let previous = currentReader
    currentReader = node
    readingThread.store(node == nil ? 0 : Self.thisThread, ordering: .relaxed)
    defer {
      currentReader = previous
      readingThread.store(previous == nil ? 0 : Self.thisThread, ordering: .relaxed)
    }
    return body()
  }

  private static var thisThread: UInt { UInt(pthread_self()) }
}

/// Changes that are applied together, because they have the same transaction.
struct PendingUpdate {
  let number: Int
  let transaction: Transaction
  /// A Boolean value that indicates whether the update has an endless animation, which waits for the sizes of new views.
  var waitsForSizes = false
  /// The changes of values whose previous state the views still read.
  var changes: [@MainActor () -> Void] = []
  var nodes: [Node] = []
}
