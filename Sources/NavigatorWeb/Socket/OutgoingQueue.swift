import NIOCore
import Synchronization

/// The messages that wait to be written to one client: bounded, in order, and closed at most once.
///
/// A message counts until the operating system has taken it: also while it is among the channel's pending writes.
final class OutgoingQueue: Sendable {
  enum Item: Hashable, Sendable {
    /// - Parameter batch: The number of the batch of patches that the message contains; 0 for none.
    case text(String, batch: Int = 0)
    case ping
    case pong(ByteBuffer)

    var size: Int {
      switch self {
      case .text(let text, _): text.utf8.count
      case .ping: 0
      case .pong(let data): data.readableBytes
      }
    }

    var batch: Int { if case .text(_, let batch) = self { batch } else { 0 } }
  }

  /// The result of appending an item.
  enum Outcome: Hashable, Sendable {
    case queued
    /// The client reads too slowly.
    case full
    case closed
  }

  /// The next step of the writer.
  enum Next: Hashable, Sendable {
    case item(Item)
    /// The queue is empty. The writer is called when there is an item.
    case nothing
    /// The queue is empty and closed.
    case end
  }

  private struct State {
    var items: CircularBuffer<Item> = []
    /// Bytes of ``items``.
    var waiting = 0
    /// Bytes of the items that have been taken to be written, and are not written.
    var pending = 0
    /// The last batch that has been written.
    var writtenBatch = 0
    var isClosed = false
    /// A Boolean value that indicates whether all items have been given up, those that are being written too.
    var isAbandoned = false
    /// A Boolean value that indicates whether the writer has been woken.
    var isAwake = false
    var wake: (@Sendable () -> Void)?

    var bytes: Int { waiting + pending }

    /// Returns the call that wakes the writer, unless it is awake.
    mutating func awaken() -> (@Sendable () -> Void)? {
      guard !isAwake, let wake else { return nil }
      isAwake = true
      return wake
    }
  }

  private let state = Mutex(State())
  private let maximumItems: Int
  private let maximumBytes: Int
  private let overall: QueuedBytes

  /// - Parameter overall: The bytes that wait for all clients, among which those of this queue count.
  init(maximumItems: Int, maximumBytes: Int, overall: QueuedBytes) {
    self.maximumItems = maximumItems
    self.maximumBytes = maximumBytes
    self.overall = overall
  }

  /// The bytes of all items that are not written.
  var bytes: Int { state.withLock { $0.bytes } }

  /// The number of the last batch that has been written; a client cannot have applied a later one.
  var writtenBatch: Int { state.withLock { $0.writtenBatch } }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Sets the callback that writes the queue: it is called, on any thread, where ``next()`` returned `nothing` and there is
  /// something now.
  func setWriter(_ wake: (@Sendable () -> Void)?) {
    let call = state.withLock { state in
      state.wake = wake
      state.isAwake = false
      return state.items.isEmpty && !state.isClosed ? nil : state.awaken()
    }
    call?()
  }

  /// Calls the writer for another reason than something to write.
  func callWriter() {
    state.withLock { $0.wake }?()
  }

  /// - Parameter isDue: Whether the item brings a page up to date: one such item may exceed the bounds, the next has to wait
  ///   until it is written.
  func append(_ item: Item, isDue: Bool = false) -> Outcome {
    let size = item.size
    let (outcome, call) = state.withLock { state -> (Outcome, (@Sendable () -> Void)?) in
      guard !state.isClosed else { return (.closed, nil) }
      let isIdle = state.items.isEmpty && state.bytes == 0
      let isFree = state.items.count < maximumItems && state.bytes + size <= maximumBytes
      let isWithinBounds = state.items.count <= maximumItems && state.bytes <= maximumBytes
      guard isIdle || isFree || isDue && isWithinBounds else { return (.full, nil) }
      state.items.append(item)
      state.waiting += size
      overall.change(by: size)
      return (.queued, state.awaken())
    }
    call?()
    return outcome
  }

  /// Takes the oldest item. It counts until ``wrote(_:succeeded:)``.
  func next() -> Next {
    state.withLock { state in
      if let item = state.items.popFirst() {
        state.waiting -= item.size
        state.pending += item.size
        return .item(item)
      }
      guard !state.isClosed else { return .end }
      state.isAwake = false
      return .nothing
    }
  }

  /// Counts an item no longer that ``next()`` returned.
  ///
  /// - Parameter succeeded: A Boolean value that indicates whether the operating system has accepted the item.
  func wrote(size: Int, batch: Int, succeeded: Bool) {
    state.withLock { state in
      if succeeded { state.writtenBatch = max(state.writtenBatch, batch) }
      guard !state.isAbandoned else { return }
      state.pending -= size
      overall.change(by: -size)
    }
  }

  /// Takes no more items; those that wait are removed if `discarding`. Returns false if it was closed.
  func close(discarding: Bool) -> Bool {
    let (isFirst, call) = state.withLock { state -> (Bool, (@Sendable () -> Void)?) in
      guard !state.isClosed else { return (false, nil) }
      state.isClosed = true
      if discarding {
        overall.change(by: -state.waiting)
        state.items = []
        state.waiting = 0
      }
      return (true, state.awaken())
    }
    call?()
    return isFirst
  }

  /// Gives all items up, those that are being written too: the channel is closed, or is about to be.
  func abandon() {
    state.withLock { state in
      guard !state.isAbandoned else { return }
      state.isAbandoned = true
      state.isClosed = true
      overall.change(by: -state.bytes)
      state.items = []
      state.waiting = 0
      state.pending = 0
    }
  }
}
