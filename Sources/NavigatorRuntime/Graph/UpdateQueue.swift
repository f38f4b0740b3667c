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
  /// Asks for a transaction in a later turn.
  var schedule: @MainActor () -> Void = {}
  private(set) var isScheduled = false

  func invalidate(_ node: Node) {
    guard node.isAlive, !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
    requestTransaction()
  }

  func requestTransaction() {
    guard !isScheduled else { return }
    isScheduled = true
    MainQueue.run { [self] in schedule() }
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

/// The nodes that read a value when they were last evaluated.
nonisolated struct ReaderSet {
  private struct Reader {
    let handle: ReaderHandle
    let evaluation: UInt32

    /// The node, where it is there and has not been evaluated again since.
    var current: Node? {
      guard let node = handle.node, node.isAlive, node.evaluation == evaluation else { return nil }
      return node
    }
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  private var purgeThreshold = 32

  mutating func insert(_ node: Node) {
    let handle = node.readerHandle
    readers[ObjectIdentifier(handle)] = Reader(handle: handle, evaluation: node.evaluation)
    if readers.count > purgeThreshold {
      readers = readers.filter { $0.value.current != nil }
      purgeThreshold = max(32, readers.count * 2)
    }
  }

  /// Marks every current reader dirty and forgets them; they register again when they are evaluated.
  mutating func invalidate(in queue: UpdateQueue) {
    let current = readers
    readers = [:]
    for reader in current.values {
      if let node = reader.current { queue.invalidate(node) }
    }
  }
}

/// What reader sets hold of a node, so that none of them keeps a node that is gone.
final class ReaderHandle: @unchecked Sendable {
  // Set to nil by the node before it goes.
  unowned(unsafe) var node: Node?

  init(_ node: Node) {
    self.node = node
  }
}

/// The main actor's queue, recognised from code that is not isolated. It is not always the main thread's: a server's main
/// queue runs on any thread.
enum MainQueue {
  private static let mark = DispatchSpecificKey<Bool>()

  /// Marks the main queue; called by every graph before it is used.
  static func prepare() {
    DispatchQueue.main.setSpecific(key: mark, value: true)
  }

  /// Calls `body` on the main actor: now where we are there, in a later turn otherwise.
  static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
    if DispatchQueue.getSpecific(key: mark) == true {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
