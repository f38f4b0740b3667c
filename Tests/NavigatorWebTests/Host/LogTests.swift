import InMemoryLogging
import Logging
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The log lines of the host. Each line about a session contains its number, and no line a secret.
@Suite(.timeLimit(.minutes(20)))
struct LogTests {
  private let handler = InMemoryLogHandler()

  private var logger: Logger {
    var logger = Logger(label: "test", factory: { _ in handler })
    logger.logLevel = .trace
    return logger
  }

  @Test("Each line about a session contains its number and the client's address")
  func lineAboutSessionContains() async throws {
    let app = await FakeApp()
    try await TestHost.run(app: app, trustsForwardedHeaders: true, logger: logger) { host in
      _ = try await host.get("/", headers: ["X-Forwarded-For": "198.51.100.1"])
      let html = try await host.get("/", headers: ["Cookie": TestHost.cookie, "X-Forwarded-For": "203.0.113.7"]).text
      let token = String(try #require(html.firstMatch(of: /name="navigator-token" content="([^"]*)"/)).1)
      try await host.withSocket { socket in
        try await socket.send(#"{"t":"hello","s":"\#(token)"}"#)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        try await socket.send(#"{"t":"e","i":99,"a":"tap"}"#)
        try await socket.send("nonsense")
        try await socket.expect(.text(#"{"t":"bye","reason":"malformed-frame"}"#))
      }
    }
    for message in [
      "the app begins", "session started", "the app does something", "events are dropped", "a client's message is refused",
      "session ended",
    ] {
      let lines = handler.entries.filter { $0.message.description == message && $0.metadata["client"] == "203.0.113.7" }
      #expect(lines.map(\.metadata["session"]) == ["2"], "\(message)")
    }
    #expect(await app.logMetadata.last == ["session": "2", "client": "203.0.113.7"])
  }

  @Test("No line contains a secret")
  func lineContainsSecret() async throws {
    let secrets = Signal<String>()
    try await TestHost.run(app: FakeApp(), logger: logger) { host in
      try await host.withPage { socket in
        try await socket.send("nonsense")
        _ = try await socket.next()
      }
      secrets.fire(try await host.load())
      try await host.withSocket(cookie: TestHost.cookie(of: "BBBBBBBBBBBBBBBBBBBBBB")) { socket in
        try await socket.send(#"{"t":"hello","s":"\#(try await host.load())"}"#)
        _ = try await socket.next()
      }
    }
    let secret = try #require(await secrets.next())
    let lines = handler.entries.map { "\($0.message) \($0.metadata)" }
    #expect(!lines.isEmpty)
    #expect(!lines.contains { $0.contains(secret) || $0.contains("BBBBBBBB") || $0.contains("AAAAAAAA") })
  }

  @Test("A refused visitor is logged with the client's address")
  func refusedVisitorLoggedClient() async throws {
    var limits = WebLimits()
    limits.maximumSessions = 1
    try await TestHost.run(app: FakeApp(), limits: limits, logger: logger) { host in
      try await host.withPage { _ in
        let refused = try await host.get("/")
        #expect(refused.status == .serviceUnavailable)
      }
    }
    let line = try #require(handler.entries.first { $0.message == "a visitor is refused" })
    #expect(line.metadata == ["reason": "full", "client": "127.0.0.1"])
  }

  @Test("A store failure is logged once, and again if the store fails after a success")
  func storeFailureLoggedOnce() async throws {
    let store = FailingStore(failures: [true, true, false, true])
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock, logger: logger) { host in
      try await host.withPage { _ in
        let session = try await host.session(0)
        await session.keep(.integer(1), for: "count")
        _ = await store.attempted.next()
        for delay in 1...2 {
          await clock.pass(.seconds(delay))
          _ = await store.attempted.next()
        }
        try await store.waitForRecord { $0.text.contains("count") }
        await session.keep(.integer(2), for: "count")
        _ = await store.attempted.next()
      }
    }
    #expect(handler.entries.filter { $0.message == "the states of sessions cannot be saved" }.count == 2)
  }

  @Test("A state that is too large is logged once, with the number of its session")
  func stateTooLargeLogged() async throws {
    var limits = WebLimits()
    limits.maximumStateSize = 200
    try await TestHost.run(app: FakeApp(), limits: limits, logger: logger) { host in
      try await host.withPage { _ in
        let session = try await host.session(0)
        for number in 1...3 {
          await session.keep(.string(String(repeating: "\(number)", count: 300)), for: "place")
          // The response arrives in a later turn than the write of the state.
          _ = try await host.get("/health")
        }
      }
    }
    let lines = handler.entries.filter { $0.message == "a session's state is not saved" }
    #expect(lines.map(\.metadata["session"]) == ["1"])
  }

  @Test(
    "Addresses are logged in their usual notation",
    arguments: [
      ("203.0.113.7", "203.0.113.7"), ("2001:db8:1:2::3", "2001:db8:1:2::/64"), ("::ffff:203.0.113.7", "203.0.113.7"),
    ])
  func addressesLoggedUsualNotation(address: String, written: String) {
    #expect(ClientAddress(forwardedFor: address)?.description == written)
  }
}
