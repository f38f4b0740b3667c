import NIOCore
import NIOPosix
import NavigatorHost
import Synchronization
import Testing

@testable import NavigatorWeb

/// An open socket retains only the handlers that it needs.
@Suite(.timeLimit(.minutes(20)))
struct SocketMemoryTests {
  @Test("An open socket has only the handlers of frames, and retains no channel that it has left", arguments: [false, true])
  func handlers(moves: Bool) async throws {
    let server = try await Server(socketLoop: moves ? MultiThreadedEventLoopGroup.singleton.next() : nil)
    try await RawConnection.with(port: server.port) { client in
      await client.send(RawSocket.handshake("127.0.0.1:\(server.port)"))
      let accepted = try #require(await server.accepted.next())
      let running = Task { await server.upgrade.handle(value: accepted, logger: TestHost.quiet) }
      guard case .socket(let connection) = try await accepted.kind.get() else {
        Issue.record("the connection is no socket")
        return
      }
      let expected = [
        "WebSocketFrameEncoder", "ByteToMessageHandler<SocketFrameDecoder>", "SocketFrameGuard", "NIOWebSocketFrameAggregator",
        "SocketHandler",
      ]
      var names: [String] = []
      // Handlers leave in a later turn of the event loop.
      while names != expected {
        try Task.checkCancellation()
        names = try await server.handlerNames(of: connection.channel)
      }
      if moves {
        while accepted.channel !== connection.channel { await Task.yield() }
        while server.isFirstChannelRetained { await Task.yield() }
      }
      connection.channel.close(promise: nil)
      await running.value
    }
    try await server.close()
  }

  @Test("A connection for HTTP that nothing serves is closed, and does not end the process")
  func unclaimed() async throws {
    let server = try await Server(socketLoop: nil)
    try await RawConnection.with(port: server.port) { client in
      await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      do {
        let accepted = try #require(await server.accepted.next())
        guard case .http = try await accepted.kind.get() else {
          Issue.record("the connection is no HTTP")
          return
        }
      }
      #expect(await client.read().isEmpty)
    }
    try await server.close()
  }

  /// Accepts connections and serves none.
  private final class Server: Sendable {
    let upgrade: SocketUpgradeChannel
    let accepted: Signal<SocketUpgradeChannel.Value>
    private let channel: any Channel
    private let first: Weak

    var port: Int { channel.localAddress?.port ?? 0 }

    /// A Boolean value that indicates whether anything retains the channel that was accepted first.
    var isFirstChannelRetained: Bool { first.isRetained }

    init(socketLoop: (any EventLoop)?) async throws {
      let sessions = await TestSessions()
      let store = sessions.store
      let inbox = MainActorInbox<SocketConnection.Message>(isFilledOnMainThread: false) { _ in }
      let clock = HostClock(ManualClock())
      let watch = ConnectionWatch(WebLimits(), clock: clock)
      let accepted = Signal<SocketUpgradeChannel.Value>()
      let first = Weak()
      let upgrade = SocketUpgradeChannel(
        responder: { _, _, _ in }, limits: WebLimits(), hosts: HostNames(allowed: [], listening: "127.0.0.1"),
        cookies: VisitorCookies(key: TestHost.cookieKey), trustsForwardedHeaders: false, isSecure: false, socketLoop: socketLoop
      ) { channel, origin in
        SocketConnection(
          channel: channel, origin: origin, store: store, inbox: inbox, watch: watch, limits: WebLimits(), clock: clock,
          metrics: WebMetrics(), logger: TestHost.quiet)
      }
      channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelOption(.allowRemoteHalfClosure, value: true)
        .childChannelInitializer { channel in
          first.set(channel)
          return upgrade.setup(channel: channel, logger: TestHost.quiet).map { accepted.fire($0) }
        }
        .bind(host: "127.0.0.1", port: 0).get()
      self.upgrade = upgrade
      self.accepted = accepted
      self.first = first
    }

    func close() async throws { try await channel.close() }

    func handlerNames(of channel: any Channel) async throws -> [String] {
      try await channel.eventLoop.submit {
        // Each line of the description has the type of one handler, once or twice, and its name in brackets.
        channel.pipeline.debugDescription.split(separator: "\n").dropFirst(2).compactMap { line in
          line.split(separator: " ").first { $0 != "↓↑" }.map(String.init)
        }
      }.get()
    }
  }

  private final class Weak: Sendable {
    private struct Reference: @unchecked Sendable {
      weak var object: AnyObject?
    }

    private let reference = Mutex(Reference())

    func set(_ object: any Channel) {
      reference.withLock { if $0.object == nil { $0.object = object } }
    }

    var isRetained: Bool { reference.withLock { $0.object != nil } }
  }
}
