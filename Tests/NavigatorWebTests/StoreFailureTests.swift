import NavigatorHost
import Testing

@testable import NavigatorWeb

/// A store that fails for some time. Sessions stay in memory and are saved when the store recovers.
@Suite(.timeLimit(.minutes(10)))
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
    let store = FailingStore(conditions: [.intact, .startedAnew(reason: "damage")])
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
      let visitor = try #require(VisitorKey(cookies: [TestHost.cookie]))
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
