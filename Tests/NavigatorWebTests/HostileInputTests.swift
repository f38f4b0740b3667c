import NIOCore
import NIOPosix
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// Whatever a client sends: it is answered or closed with a reason, and the next visitor is served.
@Suite(.timeLimit(.minutes(10)))
struct HostileInputTests {
  @Test(arguments: [
    "", "nonsense", "[]", #"{"t":"e"}"#, #"{"t":"e","i":3,"a":"explode"}"#, #"{"t":"e","i":-1,"a":"tap"}"#,
    #"{"t":"e","i":3,"a":"change","v":1e999}"#, #"{"t":"hello","s":"again"}"#, #"{"t":"e","i":3,"a":"tap","v":[[[[[[]]]]]]}"#,
  ])
  func `A malformed frame closes its connection`(frame: String) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try await socket.send(frame)
        try await socket.expect(.text(#"{"t":"bye","reason":"malformed-frame"}"#))
        try await socket.expect(.close(code: 1007, reason: "malformed-frame"))
      }
      try await host.withPage { _ in }
    }
  }

  @Test
  func `A binary frame closes its connection`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try await socket.send(.binary, [0, 1, 2])
        try await socket.expect(.text(#"{"t":"bye","reason":"binary-frame"}"#))
        try await socket.expect(.close(code: 1003, reason: "binary-frame"))
      }
    }
  }

  @Test
  func `An oversize frame closes its connection`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try? await socket.send(.text, Array(repeating: UInt8(ascii: "x"), count: 64 * 1024 + 1))
        let answer = try await socket.next()
        #expect(answer == .close(code: 1009, reason: "") || answer == .ended)
      }
      try await host.withPage { _ in }
    }
  }

  @Test
  func `Fragments that add up to too much close their connection`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try await socket.send(.text, Array(repeating: UInt8(ascii: " "), count: 40_000), isFinal: false)
        try? await socket.send(.continuation, Array(repeating: UInt8(ascii: " "), count: 40_000))
        try await socket.expect(.text(#"{"t":"bye","reason":"malformed-frame"}"#))
      }
    }
  }

  @Test
  func `An unknown token is turned away`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.expectUnknown("AAAAAAAAAAAAAAAAAAAAAA")
    }
  }

  @Test(arguments: ["http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
  func `A socket from another origin is refused`(origin: String) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      await #expect(throws: TestSocket.Refused.self) { try await host.withSocket(origin: origin) { _ in } }
      let refused = try await host.get("/socket", headers: ["Origin": origin])
      #expect(refused.status == .forbidden)
      #expect(try await host.get("/socket").status == .upgradeRequired)
    }
  }

  @Test
  func `Events for what is not there or does not take them are dropped, and the next one counts`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try await socket.send(#"{"t":"e","i":4294967295,"a":"tap"}"#)
        try await socket.send(#"{"t":"e","i":2,"a":"tap"}"#)
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        let session = try await host.session(0)
        #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
        #expect(await session.received == 3)
      }
    }
  }

  @Test
  func `Ten thousand events in a burst end their own connection alone`() async throws {
    let clock = ManualClock()  // Time stands still: what is allowed is the burst and no more.
    try await TestHost.run(app: FakeApp(), clock: clock) { host in
      try await host.withPage { quiet in
        try await host.withPage { loud in
          for _ in 0..<10_000 {
            guard (try? await loud.send(#"{"t":"e","i":3,"a":"tap"}"#)) != nil else { break }
          }
          try await loud.expect(.text(#"{"t":"bye","reason":"too-many-events"}"#))
          try await loud.expect(.close(code: 1008, reason: "too-many-events"))
        }
        #expect(await host.app.sessions[1].received == 600)
        try await quiet.send(#"{"t":"e","i":3,"a":"tap"}"#)
        #expect(try await host.session(0).events.next() == InputEvent(target: 3, action: .tap))
      }
    }
  }

  @Test
  func `A client that does not read is told so and closed, and little waits for it`() async throws {
    var limits = WebLimits()
    limits.maximumQueuedBytes = 1 << 20
    let large = Element(id: 100, role: .text, content: [.text: .string(String(repeating: "x", count: 1 << 19))])
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      let token = try await host.load()
      try await host.withSocket(reads: false) { socket in
        try await socket.send(#"{"t":"hello","s":"\#(token)"}"#)
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        let session = try await host.session(0)
        _ = await session.events.next()
        for _ in 0..<64 {
          try await session.commit([.insert(large, parent: 1, before: nil)])
          try await session.commit([.remove(100)])
        }
        socket.read()
        var received: [TestSocket.Received] = []
        while received.last?.isEnd != true { received.append(try await socket.next()) }
        #expect(received.count < 128)
        #expect(received.suffix(2) == [.text(#"{"t":"bye","reason":"too-slow"}"#), .close(code: 1008, reason: "too-slow")])
      }
    }
  }

  @Test(arguments: ["\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nBroken\r\n\r\n"])
  func `Bytes that are not HTTP are refused`(bytes: String) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(host: "127.0.0.1", port: host.port) { channel in
          channel.eventLoop.makeCompletedFuture {
            try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
          }
        }
      try await channel.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: bytes))
        var answer = ByteBuffer()
        for try await part in inbound { answer.writeImmutableBuffer(part) }
        #expect(String(buffer: answer).hasPrefix("HTTP/1.1 400 "))
      }
      #expect(try await host.get("/").status == .ok)
    }
  }
}

extension TestSocket.Received {
  var isEnd: Bool {
    if case .text = self { false } else { true }
  }
}
