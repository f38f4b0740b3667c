import Logging
import NavigatorHost
import Synchronization
import Testing

@testable import NavigatorWeb

/// The values of `@AppStorage` belong to a visitor: all pages of the visitor share them, and the store keeps them.
@Suite(.timeLimit(.minutes(20)))
struct VisitorValuesTests {
  private let store = MemorySessionStateStore()

  @Test("The next page of a visitor has the values, and the page of another visitor does not")
  func nextPage() async throws {
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.withPage { _ in
        let first = try await host.session(0)
        await first.store(.string("Ada"), for: "user")
        await first.keep(.string("draft"), for: "note")
        _ = try await host.load()
        #expect(await host.app.configurations[1].storedValues == ["user": .string("Ada")])
        #expect(await host.app.configurations[1].sceneValues == [:])
        for cookie in [nil, TestHost.cookie(of: "BBBBBBBBBBBBBBBBBBBBBA"), "navigator-visitor=CCCCCCCCCCCCCCCCCCCCCC.x"] {
          _ = try await host.get("/", headers: cookie.map { ["Cookie": $0] } ?? [:])
          #expect(await host.app.configurations.last?.storedValues == [:])
        }
      }
    }
  }

  @Test("A change reaches the visitor's other pages at once, and no page of another visitor")
  func live() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { _ in
        _ = try await host.load()
        _ = try await host.get("/", headers: ["Cookie": TestHost.cookie(of: "BBBBBBBBBBBBBBBBBBBBBA")])
        let (first, second, stranger) = try await (host.session(0), host.session(1), host.session(2))
        await first.store(.integer(1), for: "count")
        #expect(await second.storedValues == ["count": .integer(1)])
        await second.store(nil, for: "count")
        #expect(await first.storedValues == [:])
        #expect(await first.receivedKeys == ["count"])
        #expect(await stranger.storedValues == [:])
        #expect(await stranger.receivedKeys == [])
      }
    }
  }

  @Test("A visitor's values survive the process, and pages that never connect leave none")
  func process() async throws {
    try await TestHost.run(app: FakeApp(), store: store) { [store] host in
      _ = try await host.load()
      await (try host.session(0)).store(.integer(1), for: "unseen")
      #expect(await store.count == 0)
      try await host.withPage { _ in
        await (try host.session(1)).store(.string("Ada"), for: "user")
        try await store.waitForStates(1)
      }
    }
    try await TestHost.run(app: FakeApp(), store: store) { host in
      _ = try await host.load()
      #expect(await host.app.configurations[0].storedValues["user"] == .string("Ada"))
    }
  }

  @Test("Values that another process has saved reach open pages when the visitor loads the next page")
  func twoProcesses() async throws {
    try await TestHost.run(app: FakeApp(), store: store) { [store] one in
      try await one.withPage { _ in
        try await TestHost.run(app: FakeApp(), store: store) { other in
          try await other.withPage { _ in
            await (try other.session(0)).store(.string("Ada"), for: "user")
            try await store.waitForStates(1)
          }
        }
        _ = try await one.load()
        #expect(await one.app.configurations[1].storedValues == ["user": .string("Ada")])
        #expect(await (try one.session(0)).storedValues == ["user": .string("Ada")])
      }
    }
  }

  @Test("While the store fails to read, pages work, and they receive the values later")
  func failing() async throws {
    let clock = ManualClock()
    let store = UnreadableStore(states: store)
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.withPage { _ in
        await (try host.session(0)).store(.string("Ada"), for: "user")
        await (try host.session(0)).store(.integer(1), for: "count")
        try await store.states.waitForStates(1)
      }
    }
    await store.set(isReadable: false)
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      try await host.withPage { _ in
        let session = try await host.session(0)
        #expect(await session.storedValues == [:])
        await session.store(.integer(2), for: "count")
        await store.set(isReadable: true)
        await clock.pass(.seconds(1))
        while await session.receivedKeys.isEmpty { await Task.yield() }
        #expect(await session.storedValues == ["user": .string("Ada"), "count": .integer(2)])
      }
    }
  }

  @Test("Values beyond the maximum number or size stay in their session")
  func bounds() async throws {
    var limits = WebLimits()
    limits.maximumStoredValues = 2
    limits.maximumStateSize = 100
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      try await host.withPage { _ in
        _ = try await host.load()
        let (first, second) = try await (host.session(0), host.session(1))
        await first.store(.string(String(repeating: "x", count: 200)), for: "long")
        await first.store(.integer(1), for: "a")
        await first.store(.integer(1), for: "b")
        await first.store(.integer(1), for: "c")
        await first.store(.integer(2), for: "a")
        #expect(await second.storedValues == ["a": .integer(2), "b": .integer(1)])
      }
    }
  }

  @Test("The values that an earlier version saved with a session become the visitor's")
  func earlierVersion() async throws {
    let token = SessionToken.random()
    let key = SessionKey(token: token, visitor: TestHost.visitor)
    let state = SessionConfiguration(storedValues: ["user": .string("Ada")], sceneValues: ["tab": .integer(1)])
    let bytes = try SavedSession(state, at: HostClock(ContinuousClock()).secondsSince1970).encoded(limits: WebLimits())
    await store.save([key.stateKey: SessionStateRecord(bytes: bytes)], at: HostClock(ContinuousClock()).secondsSince1970)
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.comeBack(token.rawValue)
      #expect(await host.app.configurations.last?.storedValues == ["user": .string("Ada")])
      #expect(await host.app.configurations.last?.sceneValues == ["tab": .integer(1)])
      _ = try await host.load()
      #expect(await host.app.configurations.last?.storedValues == ["user": .string("Ada")])
    }
  }

  @Test("After all sessions of a visitor have ended, no values remain in memory")
  @MainActor
  func released() async throws {
    let sessions = TestSessions()
    let (token, session, _) = try await sessions.open()
    let client = try await sessions.connect(token)
    session.store(.integer(1), for: "count")
    #expect(sessions.store.visitorValues.count == 1)
    await client.close()
    sessions.store.stop()
    #expect(sessions.store.visitorValues.isEmpty)
  }
}

/// A store whose reads a test makes fail.
private actor UnreadableStore: SessionStateStore {
  struct Unreadable: Error {}

  nonisolated let states: MemorySessionStateStore
  private var isReadable = true

  init(states: MemorySessionStateStore) {
    self.states = states
  }

  func set(isReadable: Bool) { self.isReadable = isReadable }

  func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) async throws {
    await self.states.save(states, at: time)
  }

  func state(for key: SessionStateKey) async throws -> [UInt8]? {
    guard isReadable else { throw Unreadable() }
    return await states.state(for: key)
  }

  func installationSecret(proposing proposal: [UInt8], at time: Int) async -> [UInt8] { proposal }

  func prune(savedBefore time: Int, keeping count: Int) async throws {
    await states.prune(savedBefore: time, keeping: count)
  }
}
