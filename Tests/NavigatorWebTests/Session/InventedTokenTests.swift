import NavigatorHost
import Synchronization
import Testing

@testable import NavigatorWeb

/// Tokens that this installation has not issued.
@Suite(.timeLimit(.minutes(20)))
struct InventedTokenTests {
  private static let invented = "CCCCCCCCCCCCCCCCCCCCCC"

  @Test("A session for an invented token gets a new token, and its state is saved only under that token")
  func isNotSaved() async throws {
    let store = MemorySessionStateStore()
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.withSocket { socket in
        try await socket.hello(Self.invented, at: "/orders/7")
        let token = try #require(try await socket.replacedToken())
        #expect(token.count == 22 && token != Self.invented)
        try await host.session(0).keep(.string("deep"), for: "place")
        try await store.waitForStates(1)
        let visitor = TestHost.visitor
        #expect(await store.state(for: visitor.key(Self.invented).stateKey) == nil)
        #expect(await store.state(for: visitor.key(token).stateKey) != nil)
      }
    }
  }

  @Test("A page reconnects to its session with the new token")
  func reconnects() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = Mutex("")
      let generation = Mutex(0)
      try await host.withSocket { socket in
        try await socket.hello(Self.invented)
        let frame = try await socket.nextText()
        token.withLock { $0 = TestSocket.token(in: frame) ?? "" }
        generation.withLock { $0 = TestSocket.generation(in: frame) ?? 0 }
      }
      try await host.withSocket { socket in
        try await socket.hello(token.withLock(\.self), generation: generation.withLock(\.self), batch: 1)
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
      #expect(await host.app.sessions.count == 1)
    }
  }

  @Test("A page that lost the message with its new token gets the same session and token again")
  func lostMessage() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let tokens = Mutex<[String?]>([])
      for _ in 1...3 {
        try await host.withSocket { socket in
          try await socket.hello(Self.invented)
          let token = try await socket.replacedToken()
          tokens.withLock { $0.append(token) }
        }
      }
      #expect(Set(tokens.withLock(\.self)).count == 1)
      #expect(await host.app.sessions.count == 1)
    }
  }

  @Test("A page whose state was saved keeps its token")
  func knownToken() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { await $0.keep(.string("deep"), for: "place") }
      try await host.withSocket { socket in
        try await socket.hello(token)
        #expect(try await socket.replacedToken() == nil)
      }
    }
  }

  @Test("A page that connects after its session was discarded gets a new token and a session at its address")
  func displaced() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), clock: clock) { host in
      let token = try await host.load("/orders/7")
      let session = try await host.session(0)
      await clock.pass(WebLimits().connectGrace)
      _ = await session.ended.next()
      try await host.withSocket { socket in
        try await socket.hello(token, at: "/orders/7")
        #expect(try await socket.replacedToken() != nil)
      }
      #expect(await host.app.configurations.last?.url == "http://\(host.authority)/orders/7")
    }
  }

  @Test("The entry for a replaced key lasts as long as its session")
  func entries() {
    var keys = TokenReplacements()
    let visitor = VisitorKey.random()
    let (sent, first, second) = (visitor.key("a"), visitor.key("b"), visitor.key("c"))
    keys.replace(sent, by: first)
    #expect(keys.replacement(for: sent) == first)
    keys.replace(sent, by: second)
    keys.remove(first)
    #expect(keys.replacement(for: sent) == second)
    keys.remove(second)
    #expect(keys.replacement(for: sent) == nil)
    #expect(keys.count == 0)
  }

  // MARK: Two processes

  @Test("A process that ends a session later than another one resumed it does not overwrite the later state")
  func laterStateStays() async throws {
    let store = FailingStore()
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { former in
      let token = try await former.load()
      let session = try await former.session(0)
      try await former.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        await session.keep(.string("early"), for: "place")
        try await store.waitForRecord { $0.text.contains("early") }
      }
      try await TestHost.run(app: FakeApp(), store: store) { latter in
        try await latter.withSocket { socket in
          try await socket.hello(token)
          #expect(try await socket.replacedToken() == nil)
          try await latter.session(0).keep(.string("late"), for: "place")
          try await store.waitForRecord { $0.text.contains("late") }
        }
        await clock.pass(WebLimits().reconnectGrace)
        _ = await session.ended.next()
        try await store.waitForRecord { $0.isRepeated }
      }
      let visitor = TestHost.visitor
      let bytes = try #require(try await store.state(for: visitor.key(token).stateKey))
      #expect(String(decoding: bytes, as: UTF8.self).contains("late"))
    }
  }

  @Test("A graceful shutdown saves the states before it makes the pages connect again")
  func savedBeforeBye() async throws {
    let store = HesitantStore()
    try await TestHost.run(app: FakeApp(), store: store) { host in
      let session = try await host.session(0, loading: true)
      try await host.withSocket { socket in
        try await socket.hello(session.token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        await session.fake.keep(.string("last words"), for: "place")
        await host.shutDown()
        try await socket.expect(.text(#"{"t":"bye","reason":"server-stopping"}"#))
        #expect(await store.states.count == 1)
      }
    }
  }
}

/// A store that takes many turns to save.
private struct HesitantStore: SessionStateStore {
  let states = MemorySessionStateStore()

  func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) async throws {
    for _ in 0..<200 { await Task.yield() }
    await self.states.save(states, at: time)
  }

  func state(for key: SessionStateKey) async throws -> [UInt8]? { await states.state(for: key) }
  func installationSecret(proposing proposal: [UInt8], at time: Int) async -> [UInt8] { proposal }
  func prune(savedBefore time: Int, keeping count: Int) async throws {}
}

extension TestHost {
  /// Loads a page, and returns its session with its token.
  fileprivate func session(_ index: Int, loading: Bool) async throws -> (fake: FakeSession, token: String) {
    let token = try await load()
    return (try await session(index), token)
  }
}

extension TestSocket {
  func nextText() async throws -> String {
    guard case .text(let text) = try await next() else { throw Refused() }
    return text
  }

  /// Waits for the tree of a new session, and returns the token in it.
  func replacedToken() async throws -> String? {
    let text = try await nextText()
    try #require(Self.generation(in: text) != nil, "\(text)")
    return Self.token(in: text)
  }

  static func generation(in frame: String) -> Int? {
    frame.firstMatch(of: /"g":(\d+)/).flatMap { Int($0.1) }
  }

  static func token(in frame: String) -> String? {
    frame.firstMatch(of: /"s":"([^"]*)"/).map { String($0.1) }
  }
}
