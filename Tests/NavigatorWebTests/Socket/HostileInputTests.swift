import HTTPTypes
import NIOCore
import NIOPosix
import NIOWebSocket
import NavigatorHTML
import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// Any input from a client is answered or closes the connection with a reason, and the next visitor is served.
@Suite(.timeLimit(.minutes(20)))
struct HostileInputTests {
  @Test(
    "A malformed frame closes its connection",
    arguments: [
      "", "nonsense", "[]", #"{"t":"e"}"#, #"{"t":"e","i":3,"a":"explode"}"#, #"{"t":"e","i":-1,"a":"tap"}"#,
      #"{"t":"e","i":3,"a":"change","v":1e999}"#, #"{"t":"hello","s":"again"}"#, #"{"t":"e","i":3,"a":"tap","v":[[[[[[]]]]]]}"#,
    ])
  func malformedFrameClosesConnection(frame: String) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try await socket.send(frame)
        try await socket.expect(.text(#"{"t":"bye","reason":"malformed-frame"}"#))
        try await socket.expect(.close(code: 1007, reason: "malformed-frame"))
      }
      try await host.withPage { _ in }
    }
  }

  @Test("A binary frame closes its connection")
  func binaryFrameClosesConnection() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try await socket.send(.binary, [0, 1, 2])
        try await socket.expect(.text(#"{"t":"bye","reason":"binary-frame"}"#))
        try await socket.expect(.close(code: 1003, reason: "binary-frame"))
      }
    }
  }

  @Test("An oversize frame closes its connection")
  func oversizeFrameClosesConnection() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try? await socket.send(.text, Array(repeating: UInt8(ascii: "x"), count: 64 * 1024 + 1))
        try await socket.expect(.text(#"{"t":"bye","reason":"malformed-frame"}"#))
        try await socket.expect(.close(code: 1009, reason: "malformed-frame"))
      }
      try await host.withPage { _ in }
    }
  }

  @Test("Fragments whose total size exceeds the limit close their connection")
  func fragmentsWhoseTotalSize() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try await socket.send(.text, Array(repeating: UInt8(ascii: " "), count: 40_000), isFinal: false)
        try? await socket.send(.continuation, Array(repeating: UInt8(ascii: " "), count: 40_000))
        try await socket.expect(.text(#"{"t":"bye","reason":"malformed-frame"}"#))
        try await socket.expect(.close(code: 1009, reason: "malformed-frame"))
      }
    }
  }

  @Test(
    "An unknown token is refused and starts no session",
    arguments: ["", "short", "AAAAAAAAAAAAAAAAAAAAA!", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])
  func unknownTokenRefusedStarts(token: String) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"bye","reason":"unknown-session"}"#))
        try await socket.expect(.close(code: 1008, reason: "unknown-session"))
      }
      #expect(await host.app.sessions.isEmpty)
    }
  }

  @Test(
    "A socket from another origin is refused",
    arguments: ["http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
  func socketAnotherOriginRefused(origin: String) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      await #expect(throws: TestSocket.Refused.self) { try await host.withSocket(origin: origin) { _ in } }
      let refused = try await host.get("/socket", headers: ["Origin": origin])
      #expect(refused.status == .forbidden)
      #expect(try await host.get("/socket").status == .upgradeRequired)
    }
  }

  @Test(
    "The response to a refused socket request contains the reason",
    arguments: [
      (["Origin": "http://evil.example"], HTTPResponse.Status.forbidden), (["Origin": "null"], .forbidden), ([:], .forbidden),
      (["Sec-WebSocket-Version": "8"], .upgradeRequired), (["Upgrade": "h2c"], .upgradeRequired),
    ])
  func responseRefusedSocketRequest(
    changes: [String: String], status: HTTPResponse.Status
  ) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      var headers = [
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
      ]
      if status != .forbidden { headers["Origin"] = "http://\(host.authority)" }
      let refused = try await host.get("/socket", headers: headers.merging(changes) { $1 })
      #expect(refused.status == status)
      #expect(refused.text.contains("socket"))
      #expect(refused.header("Connection") == "close")
      if status == .upgradeRequired { #expect(refused.header("Sec-WebSocket-Version") == "13") }
      #expect(await host.app.sessions.isEmpty)
    }
  }

  @Test("A request that offers another protocol is answered with a page")
  func requestOffersAnotherProtocol() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let answered = try await host.get("/", headers: ["Connection": "Upgrade, HTTP2-Settings", "Upgrade": "h2c"])
      #expect(answered.status == .ok)
      #expect(answered.text.contains("Good"))
    }
  }

  @Test("Events for unknown elements, or that an element does not accept, are dropped, and the next event is handled")
  func eventsUnknownElementsElement() async throws {
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

  @Test("A burst of ten thousand events closes only its own connection")
  func burstTenThousandEvents() async throws {
    let clock = ManualClock()  // The clock does not advance, so that only the burst is allowed.
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

  @Test("The queue of a client that does not read is bounded, and the client receives the whole tree when it has caught up")
  func queueClientReadBounded() async throws {
    var limits = WebLimits()
    limits.maximumUnacknowledgedBytes = 1 << 20
    let large = Element(id: 100, role: .text, content: [.text: .string(String(repeating: "x", count: 1 << 18))])
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      let token = try await host.load()
      try await host.withSocket(reads: false) { socket in
        try await socket.hello(token)
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        let session = try await host.session(0)
        _ = await session.events.next()
        for _ in 0..<64 {
          try await session.commit([.insert(large, parent: 1, before: nil)])
          try await session.commit([.remove(100)])
        }
        await session.setAddress("/end")
        try await session.commit([.update(2, text: "The end"), .remove(4)])
        socket.read()
        try await socket.expect(.text(#"{"t":"ok"}"#))
        var last = 0
        for _ in 0..<6 {
          guard case .text(let frame) = try await socket.next() else { throw TestSocket.Refused() }
          last += 1
          #expect(frame.hasPrefix(#"{"t":"p","n":\#(last),"#))
        }
        // Three large batches and three small ones: a fourth large one would exceed the limit.
        try await socket.send(#"{"t":"a","n":\#(last)}"#)
        let root = ServerFrame.root(html: HTMLRenderer.html(of: await session.root), batch: 8)
        try await socket.expect(.text(root.json))
        try await socket.expect(.text(#"{"t":"at","k":["window"],"u":"/end"}"#))
        try await session.commit([.remove(2)])
        try await socket.expect(.text(#"{"t":"p","n":9,"o":[["r",2]]}"#))
      }
    }
  }

  @Test(
    "A change of any size is sent to a page that has applied all earlier changes; later changes wait until it has applied that")
  func changeAnySizeSent()
    async throws
  {
    try await TestHost.run(app: FakeApp()) { host in
      @Sendable func large(_ letter: String) -> Element {
        Element(id: 100, role: .text, content: [.text: .string(String(repeating: letter, count: 2 << 20))])
      }
      try await host.withPage { socket in
        let session = try await host.session(0)
        try await session.commit([.insert(large("a"), parent: 1, before: nil)])
        let first = ServerFrame.root(html: HTMLRenderer.html(of: await session.root), batch: 2)
        try await socket.expect(.text(first.json))
        for letter in ["b", "c", "d", "e"] {
          try await session.commit([.remove(100), .insert(large(letter), parent: 1, before: nil)])
        }
        try await socket.send(#"{"t":"a","n":2}"#)
        let second = ServerFrame.root(html: HTMLRenderer.html(of: await session.root), batch: 4)
        try await socket.expect(.text(second.json))
        // The host counts the large message until it knows that it is written. It knows that when it answers.
        for _ in 0..<2 { try await socket.send(#"{"t":"a","n":4}"#) }
        try await socket.expect(.text(#"{"t":"e","e":0}"#))
        try await session.commit([.remove(100)])
        try await socket.expect(.text(#"{"t":"p","n":5,"o":[["r",100]]}"#))
      }
    }
  }

  @Test("A client that sends pings too fast is disconnected")
  func clientSendsPingsToo() async throws {
    try await TestHost.run(app: FakeApp(), clock: ManualClock()) { host in
      for opcode in [WebSocketOpcode.ping, .pong] {
        try await host.withPage { socket in
          for _ in 0..<60 { try await socket.send(opcode, [1]) }
          try await socket.send(#"{"t":"a","n":0}"#)
          try await socket.expect(.text(#"{"t":"e","e":0}"#))
          try? await socket.send(opcode, [1])
          try await socket.expect(.text(#"{"t":"bye","reason":"too-many-pings"}"#))
          try await socket.expect(.close(code: 1008, reason: "too-many-pings"))
        }
      }
    }
  }

  @Test(
    "Bytes that are not HTTP are refused",
    arguments: ["\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nBroken\r\n\r\n"])
  func bytesHTTPRefused(bytes: String) async throws {
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
