import Dispatch
import Foundation
import Synchronization

/// What state, environment and views share while a session runs: who is reading right now, and which nodes are dirty.
///
/// It is touched on the main thread only, from code that Swift cannot prove to be there (a `@State` getter is not
/// isolated); writers on other threads hop to the main queue first. That is why it vouches for its own safety.
final class UpdateQueue: @unchecked Sendable {
  private var currentReader: Node?
  /// The thread that evaluates now; `currentReader` is touched by no other. A read elsewhere is nobody's.
  private let readingThread = Atomic<UInt>(0)
  /// Nodes to evaluate in the next pass of a transaction.
  var dirty: [Node] = []
  /// The first writes to state by views that were being evaluated, since the last commit.
  var writes: [StateWrite] = []
  private static let maximumWrites = 8
  /// Asks for a transaction in a later turn.
  var schedule: @MainActor () -> Void = {}
  private(set) var isScheduled = false

  func invalidate(_ node: Node) {
    guard node.isAlive else { return }
    // A node that a bounded transaction has left dirty is taken up again with the next change.
    guard !node.isDirty else { return dirty.isEmpty ? () : requestTransaction() }
    node.isDirty = true
    dirty.append(node)
    requestTransaction()
  }

  /// Notes a write to `target`, where a view that is being evaluated does it.
  func noteWrite(to target: AnyObject) {
    guard let reader, writes.count < Self.maximumWrites else { return }
    writes.append(StateWrite(writer: reader.reference, target: target))
  }

  func requestTransaction() {
    guard !isScheduled else { return }
    isScheduled = true
    MainQueue.run { [self] in schedule() }
  }

  /// Says that a transaction follows in this turn: nobody needs to ask for one.
  func transactionFollows() {
    isScheduled = true
  }

  func transactionBegins() {
    isScheduled = false
  }

  /// The node whose body or binding is being evaluated on this thread; reads register with it.
  var reader: Node? {
    readingThread.load(ordering: .relaxed) == Self.thisThread ? currentReader : nil
  }

  /// Runs `body` with `node` as the reader of what it reads.
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

/// The main actor's queue, recognised from code that is not isolated. It is not always the main thread's: a server's main
/// queue runs on any thread.
enum MainQueue {
  private static let mark = DispatchSpecificKey<Bool>()

  /// Marks the main queue; called by every graph before it is used.
  static func prepare() {
    DispatchQueue.main.setSpecific(key: mark, value: true)
  }

  /// A Boolean value that indicates whether the caller runs on the main actor's queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

  /// Calls `body` on the main actor: now where we are there, in a later turn otherwise.
  static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
