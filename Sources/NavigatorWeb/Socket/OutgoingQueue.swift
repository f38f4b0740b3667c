import NIOCore
import Synchronization

/// What waits to be written to one client: bounded, in order, and closed at most once.
final class OutgoingQueue: Sendable {
  enum Item: Sendable {
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

  private struct State {
    var items = 0
    var bytes = 0
    var isClosed = false
    var isDiscarding = false
  }

  let items: AsyncStream<Item>
  private let continuation: AsyncStream<Item>.Continuation
  private let state = Mutex(State())
  private let maximumItems: Int
  private let maximumBytes: Int

  init(maximumItems: Int, maximumBytes: Int) {
    self.maximumItems = maximumItems
    self.maximumBytes = maximumBytes
    (items, continuation) = AsyncStream.makeStream(of: Item.self)
  }

  func append(_ item: Item) -> Outcome {
    state.withLock { state in
      guard !state.isClosed else { return .closed }
      guard state.items == 0 || (state.items < maximumItems && state.bytes + item.size <= maximumBytes) else { return .full }
      state.items += 1
      state.bytes += item.size
      continuation.yield(item)
      return .queued
    }
  }

  /// Says that an item left the queue; true where it is still to be written.
  func take(_ item: Item) -> Bool {
    state.withLock { state in
      state.items -= 1
      state.bytes -= item.size
      return !state.isDiscarding
    }
  }

  /// Takes no more items; the stream ends after those that wait, which are thrown away if `discarding`. False if it was closed.
  func close(discarding: Bool) -> Bool {
    state.withLock { state in
      guard !state.isClosed else { return false }
      state.isClosed = true
      state.isDiscarding = discarding
      continuation.finish()
      return true
    }
  }

  var isClosed: Bool { state.withLock { $0.isClosed } }
}
