import NIOCore
import Synchronization

/// What waits to be written to one client: bounded, in order, and closed at most once.
final class OutgoingQueue: Sendable {
  enum Item: Hashable, Sendable {
    case text(String)
    case ping
    case pong(ByteBuffer)

    var size: Int {
      switch self {
      case .text(let text): text.utf8.count
      case .ping: 0
      case .pong(let data): data.readableBytes
      }
    }
  }

  /// What became of an item.
  enum Outcome: Hashable, Sendable {
    case queued
    /// The client reads too slowly.
    case full
    case closed
  }

  /// What is to be written next.
  enum Next: Hashable, Sendable {
    case item(Item)
    /// Nothing for now; the writer is woken when there is something.
    case nothing
    /// Nothing comes any more.
    case end
  }

  private struct State {
    var items: CircularBuffer<Item> = []
    var bytes = 0
    var isClosed = false
    /// Whether the writer knows that there is something.
    var isAwake = false
    var wake: (@Sendable () -> Void)?

    /// What is to be called, where the writer does not know.
    mutating func awaken() -> (@Sendable () -> Void)? {
      guard !isAwake, let wake else { return nil }
      isAwake = true
      return wake
    }
  }

  private let state = Mutex(State())
  private let maximumItems: Int
  private let maximumBytes: Int

  init(maximumItems: Int, maximumBytes: Int) {
    self.maximumItems = maximumItems
    self.maximumBytes = maximumBytes
  }

  /// Names who writes: it is called, on any thread, where ``next()`` said that there is nothing and there is something now.
  func setWriter(_ wake: (@Sendable () -> Void)?) {
    let call = state.withLock { state in
      state.wake = wake
      state.isAwake = false
      return state.items.isEmpty && !state.isClosed ? nil : state.awaken()
    }
    call?()
  }

  /// Calls who writes for another reason than something to write.
  func callWriter() {
    state.withLock { $0.wake }?()
  }

  /// - Parameter isDue: Whether the client is owed it, whatever waits: one such item goes beyond the bounds, the next has to wait for that.
  func append(_ item: Item, isDue: Bool = false) -> Outcome {
    let (outcome, call) = state.withLock { state -> (Outcome, (@Sendable () -> Void)?) in
      guard !state.isClosed else { return (.closed, nil) }
      let isFree = state.items.count < maximumItems && state.bytes + item.size <= maximumBytes
      let isWithinBounds = state.items.count <= maximumItems && state.bytes <= maximumBytes
      guard state.items.isEmpty || isFree || isDue && isWithinBounds else { return (.full, nil) }
      state.items.append(item)
      state.bytes += item.size
      return (.queued, state.awaken())
    }
    call?()
    return outcome
  }

  /// Takes what waits for longest.
  func next() -> Next {
    state.withLock { state in
      if let item = state.items.popFirst() {
        state.bytes -= item.size
        return .item(item)
      }
      guard !state.isClosed else { return .end }
      state.isAwake = false
      return .nothing
    }
  }

  /// Takes no more items; what waits is thrown away if `discarding`. False if it was closed.
  func close(discarding: Bool) -> Bool {
    let (isFirst, call) = state.withLock { state -> (Bool, (@Sendable () -> Void)?) in
      guard !state.isClosed else { return (false, nil) }
      state.isClosed = true
      if discarding { state.items = [] }
      return (true, state.awaken())
    }
    call?()
    return isFirst
  }

  var isClosed: Bool { state.withLock { $0.isClosed } }
}
