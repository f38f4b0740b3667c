import NavigatorHost

/// A message of a connection, which waits for its turn.
protocol TurnMessage: Sendable {
  var connectionID: PageConnectionID { get }
  /// A Boolean value that indicates whether a newer message may make this one unnecessary.
  var isReplaceable: Bool { get }

  /// Handles the message.
  ///
  /// - Parameter next: The next message of the same connection if this message is replaceable; nil if there is none.
  @MainActor
  func deliver(before next: (any TurnMessage)?)
}

/// Runs the work of clients on the main actor, one item of one client at a time.
///
/// On the main event loop the items that were read in one pass over the sockets run at the end of that pass, without a change of
/// threads. After a bounded number of turns, or a bounded time, the loop reads the other sockets before the next turn.
@MainActor
final class TurnScheduler {
  /// The owner of turns.
  enum Owner: Hashable, Sendable {
    /// The messages of a connection.
    case connection(PageConnectionID)
    /// The sessions for which connections from an address wait.
    case attachment(ClientAddress)
    /// The pages that an address requests.
    case pages(ClientAddress)
    /// The files that pages from an address upload and download.
    case files(ClientAddress)
  }

  private enum Turn {
    case message(any TurnMessage)
    case waiter(CheckedContinuation<Void, Never>)
  }

  /// The maximum time for which sockets are not read, in addition to the duration of one turn.
  private static let slice: Duration = .milliseconds(2)
  private static let maximumTurns = 512

  /// A function that runs work on the main thread before its event loop reads a socket.
  typealias LoopExecutor = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  private let clock: HostClock
  private let executeOnLoop: LoopExecutor?
  private let queue = TurnQueue<Owner, Turn>()
  /// A Boolean value that indicates whether ``runSlice()`` has been scheduled.
  private var isScheduled = false

  /// - Parameter executeOnLoop: The executor of the main thread's event loop, or nil if there is no such loop.
  init(clock: HostClock, executeOnLoop: LoopExecutor? = nil) {
    self.clock = clock
    self.executeOnLoop = executeOnLoop
  }

  /// A Boolean value that indicates whether nothing waits for a turn, apart from paused connections.
  var isIdle: Bool { !isScheduled && queue.isEmpty }

  /// Delivers `message` to its connection in a later turn.
  func append(_ message: any TurnMessage) {
    queue.append(.message(message), of: .connection(message.connectionID))
    schedule()
  }

  /// Returns when it is `owner`'s turn, after all earlier items of the owner.
  func turn(of owner: Owner) async {
    await withCheckedContinuation { continuation in
      queue.append(.waiter(continuation), of: owner)
      schedule()
    }
  }

  /// Holds back the messages of a connection until ``resume(_:)``.
  func pause(_ connection: PageConnectionID) {
    queue.pause(.connection(connection))
  }

  func resume(_ connection: PageConnectionID) {
    queue.resume(.connection(connection))
    schedule()
  }

  private func schedule() {
    guard !isScheduled, !queue.isEmpty else { return }
    isScheduled = true
    if let executeOnLoop {
      executeOnLoop { MainActor.assumeIsolated { self.runSlice() } }
    } else {
      scheduleAfterReading()
    }
  }

  /// An event loop runs all tasks, including those that they add, before it reads a socket. The jobs of the main queue are read
  /// like a socket.
  private func scheduleAfterReading() {
    isScheduled = true
    Task { runSlice() }
  }

  /// Returns the message that has the next turn of a connection, if the connection's next turn is a message's.
  private func nextMessage(of connection: PageConnectionID) -> (any TurnMessage)? {
    guard case .message(let message) = queue.first(of: .connection(connection)) else { return nil }
    return message
  }

  private func runSlice() {
    let end = clock.now() + Self.slice
    turns: for _ in 0..<Self.maximumTurns {
      switch queue.next() {
      case .message(let message):
        message.deliver(before: message.isReplaceable ? nextMessage(of: message.connectionID) : nil)
      case .waiter(let continuation):
        // The continuation's job is the next job of the main actor, so no other turn begins before it.
        continuation.resume()
        break turns
      case nil: break turns
      }
      guard !queue.isEmpty, clock.now() < end else { break }
    }
    isScheduled = false
    if !queue.isEmpty { scheduleAfterReading() }
  }
}
