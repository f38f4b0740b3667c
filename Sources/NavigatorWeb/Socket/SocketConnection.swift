import Logging
import NIOCore
import NIOWebSocket
import NavigatorHost
import ServiceLifecycle
import Synchronization

/// One WebSocket: reads a client's messages into a session, and writes what the session sends.
final class SocketConnection: Sendable, Identifiable {
  typealias AsyncChannel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  /// Names a connection within this process.
  typealias ID = ObjectIdentifier

  let origin: SocketOrigin

  private let channel: any Channel
  private let store: SessionStore
  private let limits: WebLimits
  private let clock: HostClock
  private let metrics: WebMetrics
  private let ownLogger: Logger
  private let queue: OutgoingQueue
  private let progress = Mutex(Progress())

  private struct Progress {
    var session: WebSession?
    var reason: ByeReason?
    var deadline: Task<Void, Never>?
    var wasHeard = true
    /// The browser said that the page is left.
    var hasLeft = false
  }

  init(
    channel: any Channel, origin: SocketOrigin, store: SessionStore, limits: WebLimits, clock: HostClock, metrics: WebMetrics,
    logger: Logger
  ) {
    self.channel = channel
    self.origin = origin
    self.store = store
    self.limits = limits
    self.clock = clock
    self.metrics = metrics
    var logger = logger
    logger[metadataKey: "client"] = "\(origin.client)"
    ownLogger = logger
    queue = OutgoingQueue(maximumItems: limits.maximumQueuedFrames, maximumBytes: limits.maximumQueuedBytes)
  }

  /// The session's once there is one, so that each line says which it is about.
  private var logger: Logger { progress.withLock { $0.session?.logger } ?? ownLogger }

  // MARK: For the session

  /// Queues a message. False where too many wait already.
  @discardableResult
  func send(_ frame: ServerFrame) -> Bool { send(frame.json) }

  /// Queues a message that was written before.
  @discardableResult
  func send(_ json: String) -> Bool { queue.append(.text(json)) != .full }

  /// Tells the client why, and closes. What the client does not take in time is cut off.
  func close(_ reason: ByeReason) {
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

  /// Serves the connection until it is closed.
  func run(_ socket: AsyncChannel) async {
    metrics.connectionBegan()
    defer { metrics.connectionEnded(progress.withLock { $0.reason }.map { .host($0) } ?? .client) }
    await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        await serve(socket)
      } onGracefulShutdown: {
        self.close(.serverStopping)
      }
    } onCancel: {
      channel.close(promise: nil)
    }
    progress.withLock { $0.deadline?.cancel() }
    let (session, hasLeft) = progress.withLock { ($0.session, $0.hasLeft) }
    if let session { await store.detach(self, from: session, hasLeft: hasLeft) }
  }

  private func serve(_ socket: AsyncChannel) async {
    do {
      try await socket.executeThenClose { inbound, outbound in
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await self.write(to: outbound) }
          await withTaskGroup(of: Void.self) { watch in
            watch.addTask { await self.watch() }
            await self.read(inbound)
            watch.cancelAll()
          }
          _ = self.queue.close(discarding: false)
        }
      }
    } catch {
      logger.trace("socket failed", metadata: ["error": "\(error)"])
    }
  }

  private func read(_ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>) async {
    do {
      for try await frame in inbound {
        progress.withLock { $0.wasHeard = true }
        if frame.opcode == .connectionClose { return end(frame) }
        // After a bye, whatever still comes is not heard any more.
        if !queue.isClosed { await receive(frame) }
      }
    } catch {
      logger.debug("a client broke the WebSocket protocol", metadata: ["error": "\(error)"])
      close(.malformedFrame)
    }
  }

  /// RFC 6455, section 7.4.1: a browser that leaves a page says that it goes away.
  private func end(_ frame: WebSocketFrame) {
    var data = frame.unmaskedData
    let code = data.readWebSocketErrorCode()
    progress.withLock { $0.hasLeft = code == .goingAway }
  }

  private func receive(_ frame: WebSocketFrame) async {
    var data = frame.unmaskedData
    switch frame.opcode {
    case .text: await receive(data.readBytes(length: data.readableBytes) ?? [])
    case .binary: close(.binaryFrame)
    case .ping: _ = queue.append(.pong(data))
    default: break
    }
  }

  private func receive(_ bytes: [UInt8]) async {
    do throws(ClientFrameError) {
      switch (try ClientFrameDecoder(limits: limits).decode(bytes), progress.withLock { $0.session }) {
      case (.hello(let hello), nil): await attach(hello)
      case (.event(let event), let session?): await session.receive(event, from: self)
      case (.acknowledge(let batch), let session?): await session.acknowledge(batch, from: self)
      case (.traverse(let keys, let address, let question), let session?):
        await session.traverse(to: keys, address: address, answering: question, from: self)
      case (.hello, _?), (.event, nil), (.acknowledge, nil), (.traverse, nil): close(.malformedFrame)
      }
    } catch {
      logger.info("a client's message is refused", metadata: ["error": "\(error)"])
      close(.malformedFrame)
    }
  }

  private func attach(_ hello: Hello) async {
    guard let visitor = origin.visitor else { return close(.noCookie) }
    guard hello.token.isWellFormed else { return close(.unknownSession) }
    do throws(SessionStoreError) {
      let session = try await store.attach(self, to: SessionKey(token: hello.token, visitor: visitor), saying: hello)
      progress.withLock { $0.session = session }
    } catch {
      close(error == .stopping ? .serverStopping : .busy)
    }
  }

  /// Closes a connection that does not say hello, and later one that has gone silent.
  private func watch() async {
    guard (try? await clock.sleep(limits.helloTimeout)) != nil else { return }
    guard progress.withLock({ $0.session != nil }) else { return close(.noHello) }
    while (try? await clock.sleep(limits.keepAliveInterval)) != nil {
      let wasHeard = progress.withLock { progress in
        defer { progress.wasHeard = false }
        return progress.wasHeard
      }
      guard wasHeard else { return close(.silent) }
      _ = queue.append(.ping)
    }
  }

  // MARK: Writing

  private func write(to outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>) async {
    do {
      for await item in queue.items where queue.take(item) {
        try await outbound.write(frame(item))
      }
      let reason = progress.withLock { $0.reason }
      if let reason { try await outbound.write(frame(.text(ServerFrame.bye(reason).json))) }
      try await outbound.write(closeFrame(reason))
    } catch {
      logger.trace("socket is closed", metadata: ["error": "\(error)"])
      channel.close(promise: nil)
    }
  }

  private func frame(_ item: OutgoingQueue.Item) -> WebSocketFrame {
    switch item {
    case .text(let text):
      metrics.sent(bytes: text.utf8.count)
      return WebSocketFrame(fin: true, opcode: .text, data: channel.allocator.buffer(string: text))
    case .ping: return WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
    case .pong(let data): return WebSocketFrame(fin: true, opcode: .pong, data: data)
    }
  }

  /// RFC 6455, section 5.5.1: a code, then why.
  private func closeFrame(_ reason: ByeReason?) -> WebSocketFrame {
    var data = channel.allocator.buffer(capacity: 32)
    data.write(webSocketErrorCode: reason?.code ?? .normalClosure)
    data.writeString(reason?.rawValue ?? "")
    return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
  }
}
