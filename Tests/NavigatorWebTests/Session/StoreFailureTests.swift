import NavigatorHost
import Synchronization
import Testing

@testable import NavigatorWeb

/// A store that fails for some time. Sessions stay in memory and are saved when the store recovers.
@Suite(.timeLimit(.minutes(20)))
struct StoreFailureTests {
  @Test("A state that could not be saved is saved after a delay, without another change")
  func retries() async throws {
    let clock = ManualClock()
    let store = FailingStore(failures: [true, true])
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      try await host.withPage { _ in
        try await host.session(0).keep(.string("deep"), for: "place")
        _ = await store.attempted.next()
        await clock.pass(.seconds(1))
        _ = await store.attempted.next()
        #expect(await store.records.isEmpty)
        await clock.pass(.seconds(2))
        _ = await store.attempted.next()
        #expect(await store.records.map(\.text).count { $0.contains("deep") } == 1)
      }
    }
  }

  @Test("While the store fails, changes wait for the next attempt")
  func waits() async throws {
    let clock = ManualClock()
    let store = FailingStore(failures: [true])
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      try await host.withPage { _ in
        let session = try await host.session(0)
        await session.keep(.integer(0), for: "count")
        _ = await store.attempted.next()
        await clock.waitForSleeper(of: .seconds(1))
        for number in 1...100 { await session.keep(.integer(number), for: "count") }
        await clock.pass(.seconds(1))
        _ = await store.attempted.next()
        #expect(await store.records.map(\.text).filter { $0.contains("count") }.count == 1)
        #expect(await store.records.last?.text.contains("100") == true)
      }
    }
  }

  @Test("A session that ended while the store failed resumes from memory, and is saved when the store recovers")
  func endedSessions() async throws {
    let clock = ManualClock()
    let store = FailingStore(failures: Array(repeating: true, count: 8))
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("deep"), for: "place")
        _ = await store.attempted.next()
      }
      #expect(await store.records.isEmpty)
      try await host.withSocket { socket in
        try await socket.hello(token)
        #expect(try await socket.replacedToken() == nil)
      }
      #expect(await host.app.configurations.last?.sceneValues == ["place": .string("deep")])
      await host.shutDown()
    }
    // Each shutdown tries to save; this one ended before the store recovered.
    #expect(await store.records.isEmpty)
  }

  @Test("A shutdown tries once more to save all pending states, without a delay")
  func shutdown() async throws {
    let clock = ManualClock()
    let store = FailingStore(failures: [true])
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      try await host.withPage { _ in
        try await host.session(0).keep(.string("deep"), for: "place")
        _ = await store.attempted.next()
      }
    }
    #expect(await store.records.contains { $0.text.contains("deep") })
  }

  @Test("A read that fails temporarily loses nothing: the page's token restores its state")
  func failedReads() async throws {
    let clock = ManualClock()
    let store = FailingStore(readFailures: 4)
    let key = TestHost.visitor.key("CCCCCCCCCCCCCCCCCCCCCC")
    let state = SessionConfiguration(sceneValues: ["place": .string("deep")])
    let bytes = try SavedSession(state, at: HostClock(clock).secondsSince1970).encoded(limits: WebLimits())
    try await store.save([key.stateKey: SessionStateRecord(bytes: bytes)], at: 0)
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      try await host.withSocket { socket in
        try await socket.hello(key.token.rawValue)
        for pause: Duration in [.milliseconds(500), .seconds(1), .seconds(2), .seconds(4)] {
          _ = await store.read.next()
          await clock.pass(pause)
        }
        #expect(try await socket.replacedToken() == nil)
      }
      #expect(await host.app.configurations.last?.sceneValues == ["place": .string("deep")])
    }
  }

  @Test("A failed read has the store checked for damage, once for all reads that fail meanwhile")
  func checkAfterFailedRead() async throws {
    let clock = ManualClock()
    let store = FailingStore(readFailures: 1, conditions: [.intact, .replaced(reason: "damage")])
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      _ = await store.checked.next()
      try await host.withSocket { socket in
        try await socket.hello("CCCCCCCCCCCCCCCCCCCCCC")
        _ = await store.checked.next()
        await clock.pass(.milliseconds(500))
        _ = try await socket.rebuilt()
      }
    }
  }

  @Test("A read that waits to be repeated does not delay a shutdown")
  func shutdownDuringFailedReads() async throws {
    let store = FailingStore(readFailures: .max)
    try await TestHost.run(app: FakeApp(), store: store, clock: ManualClock()) { host in
      try await host.withSocket { socket in
        try await socket.hello("CCCCCCCCCCCCCCCCCCCCCC")
        _ = await store.read.next()
        await host.shutDown()
        try await socket.expect(.text(#"{"t":"bye","reason":"server-stopping"}"#))
      }
    }
  }

  @Test("A state that is written to a file which is lost meanwhile is written again")
  func lossDuringSave() async throws {
    let clock = ManualClock()
    let store = HeldStore()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      _ = await store.checked.next()
      try await host.withPage { _ in
        try await host.session(0).keep(.string("deep"), for: "place")
        let write = try #require(await store.writes.next())
        await clock.pass(WebLimits().stateCheckInterval)
        _ = await store.checked.next()
        write.fire(())
        // The next write has the same state.
        let next = try #require(await store.writes.next())
        next.fire(())
        while await store.saved.count < 2 { await Task.yield() }
        #expect(await store.saved.allSatisfy { $0.text.contains("deep") })
      }
      store.release()
    }
  }

  @Test("Delays double with each failure up to the maximum")
  func delays() {
    var delay = RetryDelay(first: .seconds(1), maximum: .seconds(60))
    #expect((0..<8).map { _ in delay.fail() } == [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    for _ in 0..<1_000 { #expect(delay.fail() == .seconds(60)) }
    delay.succeed()
    #expect(delay.fail() == .seconds(1))
  }

  @Test("After the store has lost its states, each open session is saved again")
  func loss() async throws {
    let clock = ManualClock()
    let store = FailingStore(conditions: [.intact, .replaced(reason: "damage")])
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      _ = await store.checked.next()
      let token = try await host.load()
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        try await host.session(0).keep(.string("deep"), for: "place")
        try await store.waitForRecord { $0.text.contains("deep") }
        await clock.waitForSleeper(of: WebLimits().stateCheckInterval)
        // The connection, which is silent meanwhile, is closed, but the session does not end.
        clock.advance(by: WebLimits().stateCheckInterval)
        _ = await store.checked.next()
        try await store.waitForRecord { $0.isRepeated }
      }
      let visitor = TestHost.visitor
      #expect(try await store.state(for: visitor.key(token).stateKey) != nil)
    }
  }

  @Test("The states of ended sessions in memory are bounded, and an address displaces only its own")
  func bounded() throws {
    let addresses = try (1...3).map { try #require(ClientAddress(forwardedFor: "10.0.0.\($0)")) }
    let visitor = VisitorKey.random()
    var states = UnsavedStates(maximumCount: 10)
    func keep(_ name: String, _ address: ClientAddress) {
      states.keep(.init(state: SessionConfiguration(), address: address, isRepeated: false), for: visitor.key(name))
    }
    keep("victim", addresses[0])
    keep("other victim", addresses[1])
    for number in 0..<100 { keep("attacker \(number)", addresses[2]) }
    #expect(states.entries.count == 10)
    #expect(states[visitor.key("victim")] != nil && states[visitor.key("other victim")] != nil)
    #expect(states[visitor.key("attacker 99")] != nil && states[visitor.key("attacker 91")] == nil)
  }
}

/// A store whose writes a test completes, and that has lost its file at its second check.
private actor HeldStore: SessionStateStore {
  /// Each write; fire it to end it.
  nonisolated let writes = Signal<Signal<Void>>()
  nonisolated let checked = Signal<Void>()
  private nonisolated let isReleased = Mutex(false)
  private(set) var saved: [SessionStateRecord] = []
  private var checks = 0

  /// Ends all later writes at once.
  nonisolated func release() { isReleased.withLock { $0 = true } }

  func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) async throws {
    if !isReleased.withLock(\.self) {
      let end = Signal<Void>()
      writes.fire(end)
      _ = await end.next()
    }
    saved += states.values
  }

  func state(for key: SessionStateKey) -> [UInt8]? { nil }
  func prune(savedBefore time: Int, keeping count: Int) {}
  func installationSecret(proposing proposal: [UInt8], at time: Int) -> [UInt8] { proposal }

  func check() -> SessionStateStoreCondition {
    defer { checked.fire(()) }
    checks += 1
    return checks == 2 ? .replaced(reason: "damage") : .intact
  }
}
