import Dispatch
import Foundation
import Synchronization

/// The update state that properties, environments and views share during a session: the current reader and the dirty nodes.
///
/// It is accessed on the main thread only, from code for which the compiler cannot prove that (a `@State` getter is not
/// isolated). Writers on other threads move to the main queue first. The class is therefore marked `@unchecked Sendable`.
final class UpdateQueue: @unchecked Sendable {
  private var currentReader: Node?
  /// The thread that currently evaluates. Only that thread accesses `currentReader`. Reads on other threads have no reader.
  private let readingThread = Atomic<UInt>(0)
  /// The nodes to evaluate in the next pass of a transaction.
  var dirty: [Node] = []
  /// The first writes to state by views that were being evaluated, since the last commit.
  var writes: [StateWrite] = []
  private static let maximumWrites = 8
  /// The function that schedules a transaction in a later turn.
  var schedule: @MainActor () -> Void = {}
  private(set) var isScheduled = false

  func invalidate(_ node: Node) {
    guard node.isAlive else { return }
    // A node that a bounded transaction left dirty is evaluated with the next change.
    guard !node.isDirty else { return dirty.isEmpty ? () : requestTransaction() }
    node.isDirty = true
    dirty.append(node)
    requestTransaction()
  }

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

  func transactionBegins() {
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

/// A check, usable from nonisolated code, for the main actor's queue. The main queue is not always on the main thread: a server's
/// main queue runs on any thread.
enum MainQueue {
  private static let mark = DispatchSpecificKey<Bool>()

  /// Marks the main queue. Every graph calls it in its initializer.
  static func prepare() {
    DispatchQueue.main.setSpecific(key: mark, value: true)
  }

  /// A Boolean value that indicates whether the caller runs on the main actor's queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

  /// Calls `body` on the main actor: immediately if the caller is on the main queue, in a later turn otherwise.
  static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
