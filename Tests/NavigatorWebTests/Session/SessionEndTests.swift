import NIOCore
import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

@Suite(.timeLimit(.minutes(20)))
struct SessionEndTests {
  @Test("A session whose page never connects ends")
  func sessionWhosePageNever() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), clock: clock) { host in
      let token = try await host.load()
      await clock.pass(WebLimits().connectGrace)
      _ = try await host.session(0).ended.next()
      try await host.comeBack(token)
    }
  }

  @Test("A page that reconnects within the grace time finds its session, and one that reconnects later does not")
  func pageReconnectsWithinGrace() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.reconnectGrace = .seconds(11)  // This duration is unique, so that the clock advances when the session waits.
    try await TestHost.run(app: FakeApp(), limits: limits, clock: clock) { host in
      let token = try await host.load()
      for _ in 1...2 {
        try await host.withSocket { socket in
          try await socket.send(#"{"t":"hello","s":"\#(token)"}"#)
          try await socket.expect(.text(#"{"t":"ok"}"#))
        }
      }
      await clock.pass(.seconds(11))
      _ = try await host.session(0).ended.next()
      try await host.comeBack(token)
    }
  }

  @Test("A connection that sends no hello message is closed")
  func connectionSayHelloClosed() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), clock: clock) { host in
      try await host.withSocket { socket in
        await clock.pass(.seconds(10))
        try await socket.expect(.text(#"{"t":"bye","reason":"no-hello"}"#))
        try await socket.expect(.close(code: 1008, reason: "no-hello"))
      }
    }
  }

  @Test("A connection that has sent a hello waits for its session without a timeout")
  func connectionSentHelloWaits() async throws {
    let clock = ManualClock()
    let store = SlowStore()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      try await host.withSocket { socket in
        try await socket.hello("BBBBBBBBBBBBBBBBBBBBBA")
        let answer = await store.asked.next()
        await clock.pass(WebLimits().helloTimeout)
        await clock.waitForSleeper(of: WebLimits().keepAliveInterval)
        answer?.fire(())
        _ = try await socket.rebuilt()
      }
    }
  }

  @Test("A connection that does not respond is closed")
  func connectionAnswerClosed() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), clock: clock) { host in
      try await host.withPage { socket in
        await clock.pass(.seconds(10))
        await clock.pass(.seconds(30))  // The hello was received, so that a ping is sent.
        await clock.pass(.seconds(30))  // The client has not answered the ping.
        try await socket.expect(.text(#"{"t":"bye","reason":"silent"}"#))
        try await socket.expect(.close(code: 1008, reason: "silent"))
      }
    }
  }

  @Test("A client that sends a close frame and does not read is disconnected")
  func clientSendsCloseFrame() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.closeTimeout = .seconds(3)  // These durations are unique.
    limits.leaveGrace = .seconds(8)
    limits.maximumQueuedBytes = 1 << 26
    limits.maximumUnacknowledgedBytes = 1 << 26
    let large = Element(id: 100, role: .text, content: [.text: .string(String(repeating: "x", count: 1 << 18))])
    try await TestHost.run(app: FakeApp(), limits: limits, clock: clock) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket(reads: false) { socket in
        try await socket.hello(token)
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        _ = await session.events.next()
        // More bytes than the system accepts for a client that does not read.
        for _ in 0..<96 {
          try await session.commit([.insert(large, parent: 1, before: nil)])
          try await session.commit([.remove(100)])
        }
        try await socket.send(.connectionClose, [0x03, 0xE9])  // 1001, going away
        await clock.pass(.seconds(3))
        await clock.pass(.seconds(8))
        _ = await session.ended.next()
      }
    }
  }

  @Test("A connection that ends before its session was found leaves no session")
  func connectionEndsSessionFound() async throws {
    let store = SlowStore()
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.withSocket { socket in
        try await socket.hello("BBBBBBBBBBBBBBBBBBBBBA")
        let answer = await store.asked.next()
        try await socket.send(.connectionClose, [0x03, 0xE8])
        try await socket.expect(.close(code: 1000, reason: ""))
        answer?.fire(())
      }
      try await host.withPage { _ in }
      #expect(await host.app.sessions.count == 1)
    }
  }

  @Test("A graceful shutdown sends the reason, ends the sessions and stops")
  func gracefulShutdownSendsReason() async throws {
    let app = await FakeApp()
    try await TestHost.run(app: app) { host in
      try await host.withPage { socket in
        await host.shutDown()
        try await socket.expect(.text(#"{"t":"bye","reason":"server-stopping"}"#))
        try await socket.expect(.close(code: 1001, reason: "server-stopping"))
      }
      _ = try await host.session(0).ended.next()
    }
    #expect(await app.sessions.count == 1)
  }

  @Test("A port that is in use is reported as an error")
  func portUseReportedError() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let second = WebHost(app: host.app, port: host.port)
      let error = await #expect(throws: IOError.self) { try await second.run() }
      let command = try WebHostCommand.parse(["--port", "\(host.port)"])
      #expect(command.explanation(of: try #require(error)).hasPrefix("port \(host.port) of 127.0.0.1 is in use."))
    }
  }
}
