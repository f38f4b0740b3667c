import CoreMetrics
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import NIOHTTP1
import NavigatorHost
import ServiceLifecycle
import Testing

@testable import NavigatorWeb

/// A web host that runs on a free port of this machine during a test.
struct TestHost: Sendable {
  let app: FakeApp
  let port: Int
  let group: ServiceGroup

  var authority: String { "127.0.0.1:\(port)" }
  static let quiet = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
  /// The cookie of a browser that has visited the host before.
  static let cookie = cookie(of: "AAAAAAAAAAAAAAAAAAAAAA")
  /// The browser that sends ``cookie``.
  static let visitor = VisitorKey(secret: SessionToken(rawValue: "AAAAAAAAAAAAAAAAAAAAAA"))
  /// The key of all test hosts, unless their stores have another one.
  static let cookieKey = CookieKey(bytes: Array(repeating: 7, count: CookieKey.length)) ?? .random()

  /// Returns the cookie that a browser with the secret `secret` sends.
  static func cookie(of secret: String, former: String? = nil, isSecure: Bool = false, key: CookieKey = cookieKey) -> String {
    let visitor = Visitor(
      key: VisitorKey(secret: SessionToken(rawValue: secret)),
      former: former.map { VisitorKey(secret: SessionToken(rawValue: $0)) })
    let cookie = VisitorCookies(key: key).cookie(for: visitor, isSecure: isSecure)
    return "\(cookie.name)=\(cookie.value)"
  }

  /// Runs `body` with a host, then shuts the host down gracefully and waits for its end.
  ///
  /// - Parameter socketLoop: The event loop that sockets move to, as they do to the main thread's in an app.
  static func run(
    app: FakeApp,
    store: any SessionStateStore = MemorySessionStateStore(),
    limits: WebLimits = WebLimits(),
    clock: some Clock<Duration> = ContinuousClock(),
    allowedHosts: [String] = [],
    trustsForwardedHeaders: Bool = false,
    certificate: ServerCertificate? = nil,
    socketLoop: (any EventLoop)? = nil,
    cookieKey: CookieKey = TestHost.cookieKey,
    metrics: any MetricsFactory = NOOPMetricsHandler.instance,
    logger: Logger = TestHost.quiet,
    body: @escaping @Sendable (TestHost) async throws -> Void
  ) async throws {
    // Tests of the time limits have a separate clock.
    let limits = clock is ContinuousClock ? limits.forBusyMachine : limits
    let ports = Signal<Int>()
    var service = WebHost(
      app: app, port: 0, allowedHosts: allowedHosts, trustsForwardedHeaders: trustsForwardedHeaders, store: store,
      certificate: certificate, limits: limits, metrics: metrics, clock: clock, logger: logger
    ) { ports.fire($0) }
    service.cookies = VisitorCookies(key: cookieKey)
    // The main actor of a busy test run may be late. It must not end the run.
    service.endProcess = {}
    let group = ServiceGroup(services: [service], logger: logger)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        try await MainEventLoop.$isOnMainThread.withValue(false) {
          try await MainEventLoop.$current.withValue(socketLoop) { try await group.run() }
        }
      }
      tasks.addTask {
        let port = try #require(await ports.next())
        do {
          try await body(TestHost(app: app, port: port, group: group))
        } catch {
          await group.triggerGracefulShutdown()
          throw error
        }
        await group.triggerGracefulShutdown()
      }
      try await tasks.waitForAll()
    }
  }

  func shutDown() async { await group.triggerGracefulShutdown() }

  func session(_ index: Int) async throws -> FakeSession {
    let sessions = await app.sessions
    return try #require(sessions.indices.contains(index) ? sessions[index] : nil)
  }

  // MARK: HTTP

  func get(
    _ path: String, method: HTTPRequest.Method = .get, authority: String? = nil, headers: [String: String] = [:],
    body: [UInt8]? = nil
  ) async throws -> TestClient.Response {
    var fields = HTTPFields()
    for (name, value) in headers { fields[try #require(.init(name))] = value }
    let request = TestClient.Request(
      path, method: method, authority: authority ?? self.authority, headers: fields, body: body.map { ByteBuffer(bytes: $0) })
    // On a busy machine, an answer may take long. The timeout only ends a test that hangs.
    return try await TestClient.withClient(host: "127.0.0.1", port: port, configuration: .init(timeout: .seconds(600))) {
      try await $0.execute(request)
    }
  }

  /// Loads a page, and returns the token that its script would send.
  func load(_ path: String = "/") async throws -> String {
    let html = try await get(path, headers: ["Cookie": Self.cookie]).text
    let match = try #require(html.firstMatch(of: /name="navigator-token" content="([^"]*)"/))
    return String(match.1)
  }

  // MARK: Socket

  func withSocket(
    origin: String? = nil, host: String? = nil, cookie: String? = TestHost.cookie, reads: Bool = true,
    body: @escaping @Sendable (TestSocket) async throws -> Void
  ) async throws {
    let host = host ?? authority
    var headers: HTTPHeaders = ["Host": host, "Origin": origin ?? "http://\(host)"]
    if let cookie { headers.add(name: "Cookie", value: cookie) }
    try await TestSocket.connect(port: port, headers: headers, reads: reads, body: body)
  }

  /// Loads a page and connects it, as a browser does.
  func withPage(body: @escaping @Sendable (TestSocket) async throws -> Void) async throws {
    let token = try await load()
    try await withSocket { socket in
      try await socket.hello(token)
      try await socket.expect(.text(#"{"t":"ok"}"#))
      try await body(socket)
    }
  }

  /// Loads a page, connects it, disconnects it after `body`, and lets its session sleep.
  ///
  /// - Returns: The token with which the page can connect again.
  func putToSleep(
    by clock: ManualClock, after body: @escaping @Sendable (FakeSession) async throws -> Void
  ) async throws -> String {
    let token = try await load()
    let session = try await session(0)
    try await withSocket { socket in
      try await socket.hello(token)
      try await socket.expect(.text(#"{"t":"ok"}"#))
      try await body(session)
    }
    await clock.pass(WebLimits().reconnectGrace)
    _ = await session.ended.next()
    return token
  }

  /// Connects a page whose session has ended, which creates another session.
  func comeBack(_ token: String, at address: String = "/", cookie: String = TestHost.cookie) async throws {
    try await withSocket(cookie: cookie) { socket in
      try await socket.hello(token, at: address)
      _ = try await socket.rebuilt()
    }
  }
}

extension TestSocket {
  /// Sends a hello with the page's generation, last batch and location.
  func hello(_ token: String, generation: Int = 0, batch: Int = 0, at address: String = "/") async throws {
    try await send(#"{"t":"hello","s":"\#(token)","g":\#(generation),"n":\#(batch),"u":"\#(address)"}"#)
  }

  /// Waits for the tree of a new session and returns its generation.
  func rebuilt(batch: Int = 1) async throws -> Int {
    guard case .text(let text) = try await next() else { throw Refused() }
    let match = try #require(text.firstMatch(of: /^{"t":"root","n":(\d+),.*"g":(\d+)/), "\(text)")
    #expect(Int(match.1) == batch)
    return try #require(Int(match.2))
  }
}

extension WebLimits {
  /// These limits with long times for clients, because a test on a busy machine may connect and answer late.
  var forBusyMachine: WebLimits {
    var limits = self
    for time in [\WebLimits.connectGrace, \.reconnectGrace, \.helloTimeout, \.idleTimeout]
    where self[keyPath: time] == WebLimits()[keyPath: time] {
      limits[keyPath: time] = .seconds(600)
    }
    return limits
  }
}

extension TestClient.Response {
  var text: String { body.map { String(buffer: $0) } ?? "" }

  func header(_ name: String) -> String? {
    head.headerFields.first { $0.name.canonicalName == name.lowercased() }?.value
  }
}
