import Logging
import NIOCore
import NIOWebSocket
import NavigatorHost
import ServiceLifecycle
import Synchronization

/// One WebSocket: what a client says goes to its session, and what the session sends waits here until it is written.
final class SocketConnection: Sendable, Identifiable {
  /// Names a connection within this process.
  typealias ID = ObjectIdentifier

  /// What came in on a connection.
  struct Message: Sendable {
    let connection: SocketConnection
    let frame: ClientFrame
  }

  let origin: SocketOrigin
  /// When it was opened.
  let opened: Duration

  private let channel: any Channel
  private let store: SessionStore
  private let limits: WebLimits
  private let clock: HostClock
  private let metrics: WebMetrics
  private let inbox: MainActorInbox<Message>
  private let queue: OutgoingQueue
  private let progress: Mutex<Progress>
  private let wasHeard = Atomic(true)
  /// How many messages wait for the main actor.
  private let unread = Atomic(0)
  @MainActor private var stage = Stage.new

  private struct Progress {
    /// The session's once there is one, so that each line says which it is about.
    var logger: Logger
    var reason: ByeReason?
    var deadline: Task<Void, Never>?
    var hasSaidHello = false
    /// The browser said that the page is left.
    var hasLeft = false
  }

  private enum Stage {
    case new
    /// Its session is looked for; what comes meanwhile waits.
    case attaching(Task<Void, Never>, [ClientFrame])
    case attached(WebSession)
    /// It has no session, or no longer.
    case over
  }

  init(
    channel: any Channel, origin: SocketOrigin, store: SessionStore, inbox: MainActorInbox<Message>, limits: WebLimits,
    clock: HostClock, metrics: WebMetrics, logger: Logger
  ) {
    self.channel = channel
    self.origin = origin
    self.store = store
    self.inbox = inbox
    self.limits = limits
    self.clock = clock
    opened = clock.now()
    self.metrics = metrics
    var logger = logger
    logger[metadataKey: "client"] = "\(origin.client)"
    progress = Mutex(Progress(logger: logger))
    queue = OutgoingQueue(maximumItems: limits.maximumQueuedFrames, maximumBytes: limits.maximumQueuedBytes)
  }

  private var logger: Logger { progress.withLock { $0.logger } }

  /// Whether neither side has closed it.
  var isOpen: Bool { channel.isActive && !queue.isClosed }

  /// Why the connection closes, where the host closes it.
  var reason: ByeReason? { progress.withLock { $0.reason } }

  // MARK: For the session

  /// Queues a message. False where too many wait already.
  ///
  /// - Parameter isDue: Whether it brings a page up to date that has applied all it was sent: no other message keeps it from that.
  @discardableResult
  func send(_ frame: ServerFrame, isDue: Bool = false) -> Bool { queue.append(.text(frame.json), isDue: isDue) != .full }

  /// Queues a message that was written before.
  @discardableResult
  func send(_ json: String) -> Bool { queue.append(.text(json)) != .full }

  /// Tells the client why, and closes. What the client does not take in time is cut off.
  func close(_ reason: ByeReason) { end(because: reason) }

  /// Sends what still waits, and closes. There is no reason to tell where the client closes.
  private func end(because reason: ByeReason?) {
    progress.withLock { progress in
      guard queue.close(discarding: reason == .silent) else { return }
      progress.reason = reason
      progress.deadline = Task { [clock, limits, channel] in
        guard (try? await clock.sleep(limits.closeTimeout)) != nil else { return }
        channel.close(promise: nil)
      }
    }
  }

  // MARK: Running

  /// Watches over the connection until it is closed.
  func run() async {
    metrics.connectionBegan()
    defer { metrics.connectionEnded(reason.map { .host($0) } ?? .client) }
    await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await self.watch() }
          try? await channel.closeFuture.get()
          group.cancelAll()
        }
      } onGracefulShutdown: {
        self.close(.serverStopping)
      }
    } onCancel: {
      channel.close(promise: nil)
    }
    let (deadline, hasLeft) = progress.withLock { ($0.deadline, $0.hasLeft) }
    deadline?.cancel()
    await detach(hasLeft: hasLeft)
  }

  /// Closes a connection that does not say hello, and later one that has gone silent.
  private func watch() async {
    guard (try? await clock.sleep(limits.helloTimeout)) != nil else { return }
    guard progress.withLock({ $0.hasSaidHello }) else { return close(.noHello) }
    while (try? await clock.sleep(limits.keepAliveInterval)) != nil {
      guard wasHeard.exchange(false, ordering: .relaxed) else { return close(.silent) }
      _ = queue.append(.ping)
    }
  }

  // MARK: For the event loop

  /// How many messages may wait for the main actor before the client is not read for a while.
  private static let maximumUnread = 64

  /// - Parameter wake: Called, on any thread, where there is something to write, or place to read on.
  func begin(waking wake: @escaping @Sendable () -> Void) {
    queue.setWriter(wake)
  }

  func cease() {
    queue.setWriter(nil)
  }

  func nextItem() -> OutgoingQueue.Next {
    let next = queue.next()
    if case .item(.text(let text)) = next { metrics.sent(bytes: text.utf8.count) }
    return next
  }

  var mayRead: Bool { unread.load(ordering: .acquiring) < Self.maximumUnread }

  func hear(_ frame: WebSocketFrame) {
    wasHeard.store(true, ordering: .relaxed)
    // After a bye, whatever still comes is not heard any more.
    guard !queue.isClosed else { return }
    var data = frame.unmaskedData
    switch frame.opcode {
    case .text: hear(data.readBytes(length: data.readableBytes) ?? [])
    case .binary: close(.binaryFrame)
    case .ping: _ = queue.append(.pong(data))
    default: break
    }
  }

  private func hear(_ bytes: [UInt8]) {
    do throws(ClientFrameError) {
      let frame = try ClientFrameDecoder(limits: limits).decode(bytes)
      // However long its session takes to answer.
      if case .hello = frame { progress.withLock { $0.hasSaidHello = true } }
      unread.add(1, ordering: .acquiringAndReleasing)
      inbox.append(Message(connection: self, frame: frame))
    } catch {
      logger.info("a client's message is refused", metadata: ["error": "\(error)"])
      close(.malformedFrame)
    }
  }

  /// RFC 6455, section 7.4.1: a browser that leaves a page says that it goes away.
  func hearClose(_ frame: WebSocketFrame) {
    var data = frame.unmaskedData
    let code = data.readWebSocketErrorCode()
    progress.withLock { $0.hasLeft = code == .goingAway }
    end(because: nil)
  }

  func fail(_ error: any Error) {
    logger.debug("a connection failed", metadata: ["error": "\(error)"])
    if error is IOError { channel.close(promise: nil) } else { close(.malformedFrame) }
  }

  // MARK: On the main actor

  @MainActor
  func receive(_ frame: ClientFrame) {
    switch (frame, stage) {
    case (.hello(let hello), .new): stage = .attaching(Task { await attach(hello) }, [])
    case (.hello, _), (_, .new): close(.malformedFrame)
    case (_, .attaching(let task, let frames)):
      stage = .attaching(task, frames + [frame])
      return
    case (.event(let event), .attached(let session)): session.receive(event, from: self)
    case (.acknowledge(let batch), .attached(let session)): session.acknowledge(batch, from: self)
    case (.traverse(let keys, let address, let question), .attached(let session)):
      session.traverse(to: keys, address: address, answering: question, from: self)
    case (_, .over): break
    }
    hasRead()
  }

  @MainActor
  private func hasRead() {
    let (_, left) = unread.subtract(1, ordering: .acquiringAndReleasing)
    if left == Self.maximumUnread / 2 { queue.callWriter() }
  }

  @MainActor
  private func attach(_ hello: Hello) async {
    let session = await session(for: hello)
    guard case .attaching(_, let frames) = stage else { return }
    stage = session.map { .attached($0) } ?? .over
    for frame in frames { receive(frame) }
  }

  @MainActor
  private func session(for hello: Hello) async -> WebSession? {
    guard let visitor = origin.visitor else { return refuse(.noCookie) }
    guard hello.token.isWellFormed else { return refuse(.unknownSession) }
    do throws(SessionStoreError) {
      let key = SessionKey(token: hello.token, visitor: visitor)
      guard let session = try await store.attach(self, to: key, saying: hello) else { return refuse(.replaced) }
      progress.withLock { $0.logger = session.logger }
      return session
    } catch {
      return refuse(error == .stopping ? .serverStopping : .busy)
    }
  }

  private func refuse(_ reason: ByeReason) -> WebSession? {
    close(reason)
    return nil
  }

  /// All that came before the end is done first.
  @MainActor
  private func detach(hasLeft: Bool) async {
    if case .attaching(let task, _) = stage { await task.value }
    if case .attached(let session) = stage { store.detach(self, from: session, hasLeft: hasLeft) }
    stage = .over
  }
}
