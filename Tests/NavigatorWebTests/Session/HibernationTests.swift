import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The session of a hidden page sleeps, and a stopping host saves its sessions.
@Suite(.timeLimit(.minutes(20)))
struct HibernationTests {
  private let store = MemorySessionStateStore()

  @Test("The session of a page that is hidden for long is saved and released, and resumes at its location when the page is shown")
  func sessionPageHiddenLong() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.hiddenGrace = .seconds(17)  // This duration is unique.
    try await TestHost.run(app: FakeApp(), store: store, limits: limits, clock: clock) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        await session.keep(.string("deep"), for: "place")
        try await socket.send(#"{"t":"e","i":1,"a":"phase","v":"background"}"#)
        _ = await session.events.next()
        await clock.pass(.seconds(17))
        try await socket.expect(.text(#"{"t":"bye","reason":"asleep"}"#))
        try await socket.expect(.close(code: 1000, reason: "asleep"))
      }
      _ = await session.ended.next()
      try await host.comeBack(token)
      #expect(await host.app.configurations.last?.sceneValues == ["place": .string("deep")])
    }
  }

  @Test("The session of a page that is shown in time continues")
  func sessionPageShownTime() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.hiddenGrace = .seconds(9)
    limits.keepAliveInterval = .seconds(100)
    try await TestHost.run(app: FakeApp(), limits: limits, clock: clock) { host in
      try await host.withPage { socket in
        let session = try await host.session(0)
        for phase in ["background", "active"] {
          try await socket.send(#"{"t":"e","i":1,"a":"phase","v":"\#(phase)"}"#)
          _ = await session.events.next()
        }
        await clock.pass(.seconds(10))  // The timeouts for the hello and for hiding are over.
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
      }
    }
  }

  @Test("The session of a page that was left ends after the short grace time")
  func sessionPageLeftEnds() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.leaveGrace = .seconds(7)
    try await TestHost.run(app: FakeApp(), limits: limits, clock: clock) { host in
      try await host.withPage { socket in
        try await socket.send(.connectionClose, [0x03, 0xE9])  // 1001, going away
        try await socket.expect(.close(code: 1000, reason: ""))
      }
      await clock.pass(.seconds(7))
      _ = try await host.session(0).ended.next()
    }
  }

  @Test("A full host saves and releases the longest disconnected session for the next visitor, after a minimum time")
  func hostFullSessionBeen() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.maximumSessions = 1
    limits.reconnectGrace = .seconds(61)
    try await TestHost.run(app: FakeApp(), store: store, limits: limits, clock: clock) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        await session.keep(.string("deep"), for: "place")
      }
      await clock.waitForSleeper(of: .seconds(61))
      #expect(try await host.get("/").status == .serviceUnavailable)
      clock.advance(by: WebLimits().leaveGrace)
      try await host.withPage { _ in
        _ = await session.ended.next()
        let refused = try await host.get("/")
        #expect(refused.status == .serviceUnavailable)
      }
    }
  }

  @Test("A state that the store removed while the session was open is saved again when the session is released")
  func stateStoreRemovedSessionOpen() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { [store] host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("deep"), for: "place")
        try await store.waitForStates(1)
        await store.prune(savedBefore: .max, keeping: 0)
      }
      try await host.comeBack(token)
      #expect(await host.app.configurations.last?.sceneValues == ["place": .string("deep")])
    }
  }

  @Test("A state that the store removed while the session was open is saved again when the host stops")
  func stateStoreRemovedSession() async throws {
    try await TestHost.run(app: FakeApp(), store: store) { [store] host in
      try await host.withPage { socket in
        try await host.session(0).keep(.string("deep"), for: "place")
        try await store.waitForStates(1)
        await store.prune(savedBefore: .max, keeping: 0)
        await host.shutDown()
        try await socket.expect(.text(#"{"t":"bye","reason":"server-stopping"}"#))
      }
    }
    #expect(await store.count == 1)
  }

  @Test("A stopping host refuses visitors, saves its sessions and makes their pages connect again")
  func stoppingHostRefusesVisitors() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { [store] host in
      try await host.withPage { socket in
        try await host.session(0).keep(.string("deep"), for: "place")
        await host.shutDown()
        try await socket.expect(.text(#"{"t":"bye","reason":"server-stopping"}"#))
        // The connection is still open: the host waits for it and answers meanwhile.
        let health = try await host.get("/health")
        #expect(health.status == .serviceUnavailable)
        #expect(health.text == #"{"status":"stopping"}"#)
        let refused = try await host.get("/")
        #expect(refused.status == .serviceUnavailable)
        #expect(refused.header("Retry-After") != nil)
        #expect(await store.count == 1)
        #expect(await host.app.sessions.count == 1)
      }
      _ = try await host.session(0).ended.next()
    }
  }
}
