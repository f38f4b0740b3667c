import Logging
import NIOCore
import NIOWebSocket
import NavigatorHost
import ServiceLifecycle
import Synchronization

/// A WebSocket. It delivers a client's messages to its session, and queues the session's messages until they are written.
final class SocketConnection: PageConnection, Identifiable {
  /// A message that was read on a connection.
  struct Message: TurnMessage {
    let connection: SocketConnection
    let frame: Result<ClientFrame, ClientFrameError>
    /// The number of bytes of the message.
    let size: Int

    var connectionID: PageConnectionID { connection.id }

    /// The event in the message, if it is one.
    var event: CountedEvent? {
      guard case .success(.event(let event)) = frame else { return nil }
      return event
    }

    var isReplaceable: Bool {
      switch event?.event.action {
      case .gesture, .select: true
      default: false
      }
    }

    @MainActor
    func deliver(before next: (any TurnMessage)?) { connection.receive(self, before: next as? Message) }
  }

  let origin: SocketOrigin
  let opened: Duration

  let channel: any Channel
  private let store: SessionStore
  private let limits: WebLimits
  private let clock: HostClock
  private let metrics: WebMetrics
  private let inbox: MainActorInbox<Message>
  private let watch: ConnectionWatch
  private let queue: OutgoingQueue
  private let progress: Mutex<Progress>
  private let hasReceived = Atomic(true)
  /// The messages that wait for the main actor.
  private let inbound: Mutex<InboundQuota>
  /// The pings and pongs that the client may send.
  private let controlFrames: Mutex<TokenBucket>
  @MainActor private var stage = Stage.new

  private struct Progress {
    /// The logger of the session if there is one, so that each line contains its number.
    var logger: Logger
    var reason: ByeReason?
    var deadline: Task<Void, Never>?
    var hasReceivedHello = false
    /// A Boolean value that indicates whether the browser has left the page.
    var hasLeft = false
  }

  private enum Stage {
    case new
    /// The session is being created or searched. The scheduler holds back later messages.
    case attaching
    case attached(WebSession)
    /// The connection has no session, or no longer has one.
    case over
  }

  init(
    channel: any Channel, origin: SocketOrigin, store: SessionStore, inbox: MainActorInbox<Message>, watch: ConnectionWatch,
    limits: WebLimits, clock: HostClock, metrics: WebMetrics, logger: Logger
  ) {
    self.channel = channel
    self.origin = origin
    self.store = store
    self.inbox = inbox
    self.watch = watch
    self.limits = limits
    self.clock = clock
    opened = clock.now()
    self.metrics = metrics
    var logger = logger
    logger[metadataKey: "client"] = "\(origin.client)"
    progress = Mutex(Progress(logger: logger))
    queue = OutgoingQueue(
      maximumItems: limits.maximumQueuedFrames, maximumBytes: limits.maximumQueuedBytes, overall: store.queuedBytes)
    inbound = Mutex(InboundQuota(maximumCount: Self.maximumUnread, maximumBytes: limits.maximumFrameSize))
    controlFrames = Mutex(TokenBucket(capacity: limits.pingBurst, perSecond: limits.pingsPerSecond, now: opened))
  }

  private var logger: Logger { progress.withLock { $0.logger } }

  var client: ClientAddress { origin.client }

  var window: BrowserWindow { origin.window }

  var isOpen: Bool { channel.isActive && !queue.isClosed }

  /// The reason for which the host closes the connection, if it does.
  var reason: ByeReason? { progress.withLock { $0.reason } }

  // MARK: For the session

  func url(_ target: String) -> String? { origin.url(target) }

  @discardableResult
  func send(_ json: String, batch: Int, isDue: Bool) -> Bool {
    queue.append(.text(json, batch: batch), isDue: isDue) != .full
  }

  /// The bytes that wait to be written, including the channel's pending writes.
  var queuedBytes: Int { queue.bytes }

  var writtenBatch: Int { queue.writtenBatch }

  func close(_ reason: ByeReason) { end(because: reason) }

  func abort(_ reason: ByeReason) {
    close(reason)
    guard !channel.isWritable else { return }
    queue.abandon()
    channel.close(promise: nil)
  }

  /// Sends the queued messages, unless `reason` implies that the page does not need them, then closes the connection. The reason
  /// is nil if the client closes.
  private func end(because reason: ByeReason?) {
    let discards = reason?.discardsQueue ?? false
    let isFirst = progress.withLock { progress in
      guard queue.close(discarding: discards) else { return false }
      progress.reason = reason
      progress.deadline = Task { [clock, limits, channel] in
        guard (try? await clock.sleep(limits.closeTimeout)) != nil else { return }
        channel.close(promise: nil)
      }
      return true
    }
    // A client that does not read would not receive the reason before the timeout.
    if isFirst, discards, !channel.isWritable { channel.close(promise: nil) }
  }

  // MARK: Running

  /// Monitors the connection until it is closed.
  func run() async {
    metrics.connectionBegan()
    defer { metrics.connectionEnded(reason.map { .host($0) } ?? .client) }
    await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        watch.begin(self)
        try? await channel.closeFuture.get()
        watch.end(self)
      } onGracefulShutdown: {
        self.close(.serverStopping)
      }
    } onCancel: {
      channel.close(promise: nil)
    }
    let (deadline, hasLeft) = progress.withLock { ($0.deadline, $0.hasLeft) }
    deadline?.cancel()
    queue.abandon()
    await detach(hasLeft: hasLeft)
  }

  /// Returns a Boolean value that indicates whether the client has sent a hello message, and closes the connection if it has not.
  func requireHello() -> Bool {
    if progress.withLock(\.hasReceivedHello) { return true }
    close(.noHello)
    return false
  }

  /// Sends a ping if the client has sent anything since the last ping. Otherwise closes the connection and returns false.
  func isKeptAlive() -> Bool {
    // A client whose reading is paused, because its messages wait for the main actor, is not considered inactive.
    guard hasReceived.exchange(false, ordering: .relaxed) || !inbound.withLock(\.isEmpty) || !store.health.isResponsive else {
      close(.silent)
      return false
    }
    _ = queue.append(.ping)
    return true
  }

  // MARK: For the event loop

  /// The number of messages that may wait for the main actor before reading pauses.
  private static let maximumUnread = 64

  /// - Parameter wake: A closure that is called on any thread when there are messages to write or reading may resume.
  func begin(waking wake: @escaping @Sendable () -> Void) {
    queue.setWriter(wake)
  }

  func cease() {
    queue.setWriter(nil)
  }

  func nextItem() -> OutgoingQueue.Next {
    let next = queue.next()
    if case .item(let item) = next { metrics.sent(bytes: item.size) }
    return next
  }

  /// Stops counting an item that ``nextItem()`` has returned.
  func wrote(size: Int, batch: Int, succeeded: Bool) {
    queue.wrote(size: size, batch: batch, succeeded: succeeded)
  }

  /// A Boolean value that indicates whether the client may be read. It is false while too many of its messages wait for the main
  /// actor.
  var mayRead: Bool { inbound.withLock { $0.mayRead() } }

  /// Receives a message, whose bytes are valid UTF-8. A message after a bye is ignored.
  func receive(text: ByteBuffer) {
    hasReceived.store(true, ordering: .relaxed)
    guard !queue.isClosed else { return }
    receive(Array(text.readableBytesView))
  }

  /// Receives a frame that is not a text. A frame after a bye is ignored.
  func receive(_ frame: WebSocketFrame) {
    hasReceived.store(true, ordering: .relaxed)
    guard !queue.isClosed else { return }
    switch frame.opcode {
    case .binary: close(.binaryFrame)
    case .ping, .pong: receiveControl(frame.opcode, frame.unmaskedData)
    default: break
    }
  }

  /// Answers a ping. Browsers and proxies send few pings and pongs; a client that sends many is disconnected.
  private func receiveControl(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
    // RFC 6455, section 5.5: a control frame has at most 125 bytes.
    guard data.readableBytes <= 125 else { return close(.malformedFrame) }
    guard controlFrames.withLock({ $0.take(now: clock.now()) }) else {
      logger.notice("a client sends pings too fast and is disconnected")
      return close(.tooManyPings)
    }
    // A copy: the frame may be a small part of a large buffer.
    if opcode == .ping { _ = queue.append(.pong(ByteBuffer(bytes: data.readableBytesView))) }
  }

  private func receive(_ bytes: [UInt8]) {
    let frame = Result { () throws(ClientFrameError) in try ClientFrameDecoder(limits: limits).decode(bytes) }
    // The time that the session needs to process a message does not count.
    if case .success(.hello) = frame { progress.withLock { $0.hasReceivedHello = true } }
    inbound.withLock { $0.add(bytes: bytes.count) }
    // A refused message is also processed in its turn, after all earlier messages.
    inbox.append(Message(connection: self, frame: frame, size: bytes.count))
  }

  /// A browser that leaves a page sends the status code "going away" (RFC 6455, section 7.4.1).
  func receiveClose(_ frame: WebSocketFrame) {
    var data = frame.unmaskedData
    let code = data.readWebSocketErrorCode()
    progress.withLock { $0.hasLeft = code == .goingAway }
    end(because: nil)
  }

  func fail(_ error: any Error) {
    logger.debug("a connection failed", metadata: ["error": "\(error)"])
    if error is IOError { return channel.close(promise: nil) }
    // The error is processed in its turn, as a message that cannot be decoded, after all earlier messages.
    inbound.withLock { $0.add(bytes: 0) }
    inbox.append(Message(connection: self, frame: .failure(.notAllowed), size: 0))
  }

  // MARK: On the main actor

  /// A Boolean value that indicates whether the connection waits for its session.
  @MainActor
  var isAttaching: Bool { if case .attaching = stage { true } else { false } }

  /// Handles a message in the turn of its connection.
  ///
  /// - Parameter next: The message that waits behind it, if there is one.
  @MainActor
  func receive(_ message: Message, before next: Message?) {
    // Messages after a bye are ignored. The page sends them again.
    do throws(ClientFrameError) {
      if reason == nil { receive(try message.frame.get(), before: next) }
    } catch {
      logger.info("a client's message is refused", metadata: ["error": "\(error)"])
      close(.malformedFrame)
    }
    if inbound.withLock({ $0.remove(bytes: message.size) }) { queue.callWriter() }
  }

  @MainActor
  private func receive(_ frame: ClientFrame, before next: Message?) {
    switch (frame, stage) {
    case (.hello(let hello), .new):
      stage = .attaching
      store.turns.pause(id)
      Task { await attach(hello) }
    case (.hello, _), (_, .new), (_, .attaching): close(.malformedFrame)
    case (.event(let event), .attached(let session)): session.receive(event, before: next?.event, from: self)
    case (.acknowledge(let batch), .attached(let session)): session.acknowledge(batch, from: self)
    case (.traverse(let keys, let address, let question), .attached(let session)):
      session.traverse(to: keys, address: address, answering: question, from: self)
    case (_, .over): break
    }
  }

  @MainActor
  private func attach(_ hello: Hello) async {
    await store.turns.turn(of: .attachment(origin.client))
    let session = await session(for: hello)
    stage = session.map { .attached($0) } ?? .over
    store.turns.resume(id)
  }

  @MainActor
  private func session(for hello: Hello) async -> WebSession? {
    guard let visitor = origin.visitor else { return refuse(.noCookie) }
    // A connection that was reset has no address, and would count towards another client's quota.
    guard !origin.client.isUnknown else { return refuse(.busy) }
    guard hello.token.isWellFormed else { return refuse(.unknownSession) }
    do throws(SessionStoreError) {
      guard let session = try await store.attach(self, to: SessionKeys(token: hello.token, visitor: visitor), hello: hello)
      else { return refuse(.replaced) }
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

  /// Waits until all messages before the end have been handled.
  @MainActor
  private func detach(hasLeft: Bool) async {
    await store.turns.turn(of: .connection(id))
    if case .attached(let session) = stage { store.detach(self, from: session, hasLeft: hasLeft) }
    stage = .over
  }
}
