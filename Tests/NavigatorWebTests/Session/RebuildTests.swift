import Logging
import NavigatorHost
import NavigatorStore
import Synchronization
import Testing

@testable import NavigatorWeb

/// Pages that reconnect after their session has ended resume from the saved state.
@Suite(.timeLimit(.minutes(20)))
struct RebuildTests {
  private let store = MemorySessionStateStore()

  @Test("After the grace time a session resumes from its saved state")
  func graceTimeSessionResumes() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("deep"), for: "place")
        await session.keep(.integer(7), for: "count")
      }
      try await host.comeBack(token, at: "/orders/7?tab=2")
      #expect(await host.app.configurations.last?.sceneValues == ["place": .string("deep"), "count": .integer(7)])
    }
  }

  @Test("If the stored values do not lead back to the address, the address is opened")
  func storedValuesDoLead() async throws {
    let clock = ManualClock()
    let app = await FakeApp()
    try await TestHost.run(app: app, store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("a draft"), for: "draft")
        await session.setAddress("/orders/7")
      }
      try await host.comeBack(token, at: "/orders/7")
      var expected = SessionConfiguration(sceneValues: ["draft": .string("a draft")])
      expected.windowURL = "http://\(host.authority)/orders/7"
      #expect(await app.configurations.last == expected)
      let opened = InputEvent(target: 1, action: .openURL("http://\(host.authority)/orders/7"))
      #expect(await (try host.session(1)).events.next() == opened)
    }
  }

  @Test("If the stored values lead back to the address, it is not opened again")
  func storedValuesLeadBack() async throws {
    let clock = ManualClock()
    let app = await FakeApp()
    await app.begin(at: "/orders/7")
    try await TestHost.run(app: app, store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("a draft"), for: "draft")
      }
      try await host.comeBack(token, at: "/orders/7")
      #expect(try await host.session(1).received == 0)
    }
  }

  @Test("Without a saved state, a session is created at the address of the page")
  func withoutSavedStateSession() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.comeBack("CCCCCCCCCCCCCCCCCCCCCC", at: "/orders/7?tab=2")
      let configuration = try #require(await host.app.configurations.last)
      #expect(configuration == SessionConfiguration(url: "http://\(host.authority)/orders/7?tab=2"))
    }
  }

  @Test("The page sends the places below its address, with or without a saved state")
  func pageSendsPlacesBelow() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withSocket { socket in
        try await socket.send(
          #"{"t":"hello","s":"CCCCCCCCCCCCCCCCCCCCCC","u":"/b","p":["window","root:","screen:/a","screen:/b"]}"#)
        _ = try await socket.rebuilt()
      }
      let configuration = try #require(await host.app.configurations.last)
      #expect(configuration == SessionConfiguration(url: "http://\(host.authority)/b", route: ["screen:/a", "screen:/b"]))
    }
  }

  @Test("A restarted host resumes the sessions of the process that was killed")
  func restartedHostResumesSessions() async throws {
    let token = Mutex("")
    try await TestHost.run(app: FakeApp(), store: store) { [store] host in
      let loaded = try await host.load()
      token.withLock { $0 = loaded }
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(loaded)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        await session.keep(.string("deep"), for: "place")
        // It is saved without an event of the session or its page.
        try await store.waitForStates(1)
      }
    }
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.withSocket { socket in
        try await socket.hello(token.withLock(\.self), batch: 12)
        let generation = try await socket.rebuilt()
        #expect(generation > 0)
        #expect(await host.app.configurations.last?.sceneValues == ["place": .string("deep")])
      }
    }
  }

  @Test("A page that has received the new session resumes it, and one that has not receives it again")
  func pageReceivedNewSession() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = "CCCCCCCCCCCCCCCCCCCCCC"
      let generation = Mutex(0)
      for _ in 1...2 {
        try await host.withSocket { socket in
          try await socket.hello(token, batch: 1)
          guard case .text(let text) = try await socket.next() else { throw TestSocket.Refused() }
          let match = try #require(text.firstMatch(of: /"g":(\d+)/))
          generation.withLock { $0 = Int(match.1) ?? 0 }
        }
      }
      try await host.withSocket { socket in
        try await socket.hello(token, generation: generation.withLock(\.self), batch: 2)
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
      #expect(await host.app.sessions.count == 1)
    }
  }

  @Test("A visitor cannot resume the state of another visitor with any message")
  func visitorCannotResumeState() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("my diary"), for: "note")
      }
      for secret in ["BBBBBBBBBBBBBBBBBBBBBB", "AAAAAAAAAAAAAAAAAAAAAB"] {
        try await host.comeBack(token, cookie: TestHost.cookie(of: secret))
        #expect(await host.app.configurations.last == SessionConfiguration())
      }
      try await host.comeBack(token)
      #expect(await host.app.configurations.last?.sceneValues == ["note": .string("my diary")])
    }
  }

  @Test("A saved state expires")
  func savedStateExpires() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.stateAge = .seconds(59)
    let store = FailingStore(failures: [])
    try await TestHost.run(app: FakeApp(), store: store, limits: limits, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("deep"), for: "place")
        _ = await store.attempted.next()
      }
      _ = await store.attempted.next()
      clock.advance(by: .seconds(60))
      try await host.comeBack(token)
      #expect(await host.app.configurations.last == SessionConfiguration())
    }
  }

  @Test("A state that is too large is not saved, and the session continues")
  func stateTooLargeSaved() async throws {
    var limits = WebLimits()
    limits.maximumStateSize = 200
    try await TestHost.run(app: FakeApp(), store: store, limits: limits) { [store] host in
      try await host.withPage { socket in
        let session = try await host.session(0)
        await session.keep(.string(String(repeating: "x", count: 300)), for: "place")
        await session.keep(.string("short"), for: "place")
        try await store.waitForStates(1)
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
      }
    }
  }

  @Test(
    "A stored state that cannot be decoded counts as absent",
    arguments: ["", "nonsense", "{}", #"{"version":2,"time":1,"state":{"storedValues":{}}}"#])
  func undecodableState(content: String) async throws {
    let key = TestHost.visitor.key("CCCCCCCCCCCCCCCCCCCCCC")
    await store.save([key.stateKey: SessionStateRecord(bytes: Array(content.utf8))], at: 0)
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.comeBack(key.token.rawValue)
      #expect(await host.app.configurations.last == SessionConfiguration())
    }
  }

  @Test("Sessions continue while the store fails to save")
  func failingStore() async throws {
    try await TestHost.run(app: FakeApp(), store: BrokenStore()) { host in
      try await host.withPage { socket in
        let session = try await host.session(0)
        await session.keep(.string("deep"), for: "place")
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
      }
    }
  }

  @Test("A page whose state the store fails to read gets a new session")
  func failingReads() async throws {
    let clock = ManualClock()
    let store = FailingStore(readFailures: 100)
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      try await host.withSocket { socket in
        try await socket.hello("CCCCCCCCCCCCCCCCCCCCCC")
        // The read is repeated for 8 s.
        for pause: Duration in [.milliseconds(500), .seconds(1), .seconds(2), .seconds(4)] {
          _ = await store.read.next()
          await clock.pass(pause)
        }
        _ = try await socket.rebuilt()
      }
    }
  }

  @Test("A state that could not be saved is saved when its session ends")
  func stateCouldSavedSaved() async throws {
    let clock = ManualClock()
    let store = FailingStore(failures: [true])
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("deep"), for: "place")
        _ = await store.attempted.next()
      }
      try await host.comeBack(token)
      #expect(await host.app.configurations.last?.sceneValues == ["place": .string("deep")])
    }
  }

  @Test("If the host is full, a page receives a request to connect later")
  func hostFullPageAsked() async throws {
    var limits = WebLimits()
    limits.maximumSessions = 1
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      try await host.withPage { _ in
        try await host.withSocket { socket in
          try await socket.hello("CCCCCCCCCCCCCCCCCCCCCC")
          try await socket.expect(.text(#"{"t":"bye","reason":"busy"}"#))
          try await socket.expect(.close(code: 1001, reason: "busy"))
        }
      }
    }
  }
}

private struct BrokenStore: SessionStateStore {
  struct Broken: Error {}

  func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) async throws { throw Broken() }
  func state(for key: SessionStateKey) async throws -> [UInt8]? { throw Broken() }
  func prune(savedBefore time: Int, keeping count: Int) async throws { throw Broken() }
}

extension VisitorKey {
  func key(_ token: String) -> SessionKey { SessionKey(token: SessionToken(rawValue: token), visitor: self) }
}

extension MemorySessionStateStore {
  /// Waits until the store has `count` states.
  func waitForStates(_ count: Int) async throws {
    while self.count < count {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
