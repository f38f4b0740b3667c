import NIOCore
import Synchronization

/// The queued messages for one client. The queue is bounded, keeps the order of messages, and is closed at most once.
///
/// A message counts towards the bounds until the operating system has accepted it, so the channel's pending writes count too.
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
    /// Bytes of the items that have been removed from the queue and are still being written.
    var pending = 0
    /// The last batch that has been written.
    var writtenBatch = 0
    var isClosed = false
    /// A Boolean value that indicates whether all items have been discarded, including those that are being written.
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

  /// - Parameter overall: The queued bytes of all clients, including the bytes of this queue.
  init(maximumItems: Int, maximumBytes: Int, overall: QueuedBytes) {
    self.maximumItems = maximumItems
    self.maximumBytes = maximumBytes
    self.overall = overall
  }

  /// The bytes of all items that are not written.
  var bytes: Int { state.withLock { $0.bytes } }

  /// The number of the last batch that has been written. A client cannot have applied a later batch.
  var writtenBatch: Int { state.withLock { $0.writtenBatch } }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Sets the callback that writes the queue. It is called on any thread when there is an item after ``next()`` has returned
  /// `nothing`.
  func setWriter(_ wake: (@Sendable () -> Void)?) {
    let call = state.withLock { state in
      state.wake = wake
      state.isAwake = false
      return state.items.isEmpty && !state.isClosed ? nil : state.awaken()
    }
    call?()
  }

  /// Calls the writer although no item was queued.
  func callWriter() {
    state.withLock { $0.wake }?()
  }

  /// - Parameter isDue: A Boolean value that indicates whether the item updates a page that lacks no other item. One such item at
  ///   a time may exceed the bounds until it is written.
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

  /// Removes and returns the oldest item. It counts towards the bounds until ``wrote(_:succeeded:)``.
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

  /// Stops counting an item that ``next()`` has returned.
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

  /// Closes the queue for further items, and removes the queued ones if `discarding` is true. Returns false if it was already
  /// closed.
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

  /// Discards all items, including those that are being written, because the channel is closed or is closing.
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
