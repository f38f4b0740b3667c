import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket
import NavigatorHost

@testable import NavigatorWeb

/// The sessions of a host without a network. A test sends messages as clients do, and controls when messages are written.
@MainActor
final class TestSessions {
  let app: FakeApp
  let clock = ManualClock()
  let store: SessionStore
  let limits: WebLimits
  private let inbox: MainActorInbox<SocketConnection.Message>

  init(app: FakeApp = FakeApp(), limits: WebLimits = WebLimits()) {
    let clock = HostClock(clock)
    let turns = TurnScheduler(clock: clock)
    self.app = app
    self.limits = limits
    store = SessionStore(
      app: app, states: MemorySessionStateStore(), turns: turns, limits: limits, clock: clock, metrics: WebMetrics(),
      logger: TestHost.quiet)
    inbox = MainActorInbox(isFilledOnMainThread: true) { turns.append($0) }
  }

  /// Requests a page, and returns its session with the first message of the page's script.
  func open(at address: String = "203.0.113.1") async throws -> (token: String, session: FakeSession, page: OpenedPage) {
    let page = try await store.open(SessionConfiguration(), for: Visitor(key: Self.visitor), at: Self.client(address))
    guard let session = app.sessions.last else { throw TestSocket.Refused() }
    return (page.token.rawValue, session, page)
  }

  /// Opens a connection that reads nothing until ``Client/write(_:)``.
  func connect(from address: String = "203.0.113.1") async throws -> Client {
    let channel = NIOAsyncTestingChannel()
    try await channel.connect(to: SocketAddress(ipAddress: address, port: 1)).get()
    let head = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/socket", headers: ["Host": "localhost", "Cookie": TestHost.cookie])
    let origin = SocketOrigin(
      head, from: try SocketAddress(ipAddress: address, port: 1), cookies: VisitorCookies(key: TestHost.cookieKey),
      trustsForwardedHeaders: false, isSecure: false)
    let connection = SocketConnection(
      channel: channel, origin: origin, store: store, inbox: inbox, watch: ConnectionWatch(limits, clock: HostClock(clock)),
      limits: limits, clock: HostClock(clock), metrics: WebMetrics(), logger: TestHost.quiet)
    return Client(connection, channel)
  }

  /// Opens a connection and sends the hello of the page.
  func connect(_ token: String, from address: String = "203.0.113.1", batch: Int = 0) async throws -> Client {
    let client = try await connect(from: address)
    client.send(#"{"t":"hello","s":"\#(token)","n":\#(batch),"u":"/"}"#)
    await settle(client)
    return client
  }

  /// Waits until all turns have ended, and each of `clients` has a session or was refused.
  func settle(_ clients: Client...) async { await settle(clients) }

  func settle(_ clients: [Client]) async {
    repeat { await Task.yield() } while !store.turns.isIdle || clients.contains { $0.connection.isAttaching }
  }

  static func client(_ address: String) -> ClientAddress {
    ClientAddress(try? SocketAddress(ipAddress: address, port: 1))
  }

  static var visitor: VisitorKey { TestHost.visitor }

  @MainActor
  final class Client {
    let connection: SocketConnection
    private let channel: NIOAsyncTestingChannel
    private let running: Task<Void, Never>
    /// The items that are being written.
    private var pending: [OutgoingQueue.Item] = []

    fileprivate init(_ connection: SocketConnection, _ channel: NIOAsyncTestingChannel) {
      self.connection = connection
      self.channel = channel
      running = Task { await connection.run() }
    }

    var isOpen: Bool { connection.isOpen }

    func send(_ text: String) {
      connection.receive(text: ByteBuffer(string: text))
    }

    func tap(_ number: Int, acknowledging batch: Int = 0) {
      send(#"{"t":"e","i":3,"a":"tap","n":\#(number),"k":\#(batch)}"#)
    }

    /// Takes items to write, as the channel of a client that does not read does.
    func take(_ count: Int) {
      for _ in 0..<count {
        guard case .item(let item) = connection.nextItem() else { return }
        pending.append(item)
      }
    }

    /// Finishes writing, and returns the texts.
    @discardableResult
    func write(_ count: Int) -> [String] {
      take(count)
      let written = pending.prefix(count)
      pending.removeFirst(written.count)
      return written.compactMap { item in
        connection.wrote(size: item.size, batch: item.batch, succeeded: true)
        return if case .text(let text, _) = item { text } else { nil }
      }
    }

    /// Closes the connection, and waits until its session is informed.
    func close() async {
      channel.close(promise: nil)
      await running.value
    }
  }
}
