import HTTPTypes
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// Who may take over a page's session, from where, and under which name.
@Suite(.timeLimit(.minutes(10)))
struct VisitorTests {
  @Test
  func `A new browser gets a cookie that scripts and other sites' pages cannot use`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let first = try await host.get("/")
      let cookie = try #require(first.header("Set-Cookie"))
      let parts = Set(cookie.split(separator: "; ").map(String.init).dropFirst())
      #expect(parts == ["Path=/", "HttpOnly", "SameSite=Lax"])
      let sent = try #require(cookie.split(separator: ";").first)
      let second = try await host.get("/", headers: ["Cookie": "other=1; \(sent)"])
      #expect(second.header("Set-Cookie") == nil)
    }
  }

  @Test(arguments: [
    "navigator-visitor=", "navigator-visitor=short", "navigator-visitor=AAAAAAAAAAAAAAAAAAAAA!", "other=AAAAAAAAAAAAAAAAAAAAAA",
    ";;=;",
  ])
  func `A cookie that was not made here is replaced`(cookie: String) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let response = try await host.get("/", headers: ["Cookie": cookie])
      #expect(response.header("Set-Cookie")?.hasPrefix("navigator-visitor=") == true)
    }
  }

  @Test
  func `A page's token is of no use in another browser: it leads to a session of its own, with nothing in it`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      try await host.session(0).keep(.string("secret"), for: "note")
      try await host.withSocket(cookie: "navigator-visitor=BBBBBBBBBBBBBBBBBBBBBB") { socket in
        try await socket.hello(token)
        _ = try await socket.rebuilt()
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        #expect(try await host.session(1).events.next() == InputEvent(target: 3, action: .tap))
      }
      let configurations = await host.app.configurations
      #expect(configurations.map(\.sceneValues) == [nil, nil])
      #expect(try await host.session(0).received == 0)
      // The browser that loaded it still has it.
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
    }
  }

  @Test
  func `A browser that sends no cookie is told so`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      try await host.withSocket(cookie: nil) { socket in
        try await socket.send(#"{"t":"hello","s":"\#(token)"}"#)
        try await socket.expect(.text(#"{"t":"bye","reason":"no-cookie"}"#))
      }
    }
  }

  @Test
  func `A proxy that is trusted says where a client is, and what it speaks`() async throws {
    try await TestHost.run(app: FakeApp(), trustsForwardedHeaders: true) { host in
      let first = try await host.get("/", headers: ["X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"])
      let cookie = try #require(first.header("Set-Cookie"))
      #expect(cookie.hasPrefix("__Host-navigator-visitor="))
      #expect(Set(cookie.split(separator: "; ").dropFirst()) == ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"])
      let other = try await host.get("/", headers: ["X-Forwarded-For": "203.0.113.7, 203.0.113.8", "X-Forwarded-Proto": "http"])
      #expect(other.header("Set-Cookie")?.contains("Secure") == false)
      #expect(await host.app.logMetadata.map { $0["client"] } == ["203.0.113.7", "203.0.113.8"])
    }
  }

  @Test
  func `A proxy takes a new connection for each request, so that a socket never comes second`() async throws {
    try await TestHost.run(app: FakeApp(), trustsForwardedHeaders: true) { host in
      let answered = try await host.get("/client.css")
      #expect(answered.header("Connection") == "close")
    }
    try await TestHost.run(app: FakeApp()) { host in
      let answered = try await host.get("/client.css")
      #expect(answered.header("Connection") != "close")
    }
  }

  @Test
  func `Without a trusted proxy nobody makes a cookie secure by saying so`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let response = try await host.get("/", headers: ["X-Forwarded-Proto": "https"])
      #expect(response.header("Set-Cookie")?.contains("Secure") == false)
    }
  }

  @Test(arguments: ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost@evil.example", "[::2]"])
  func `A name that another site made lead here is not answered`(name: String) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let refused = try await host.get("/", authority: name)
      #expect(refused.status == .misdirectedRequest)
      #expect(await host.app.sessions.isEmpty)
      await #expect(throws: TestSocket.Refused.self) { try await host.withSocket(host: name) { _ in } }
      let headers = [
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "http://\(name)",
      ]
      let socket = try await host.get("/socket", authority: name, headers: headers)
      #expect(socket.status == .misdirectedRequest)
    }
  }

  @Test
  func `A host answers to the names that it is given, and to no others`() async throws {
    try await TestHost.run(app: FakeApp(), allowedHosts: ["Shop.example"]) { host in
      for name in ["shop.example", "SHOP.example.:443"] {
        let answered = try await host.get("/", authority: name)
        #expect(answered.status == .ok)
      }
      let refused = try await host.get("/")
      #expect(refused.status == .misdirectedRequest)
      // A supervisor may not know the name.
      let health = try await host.get("/health")
      #expect(health.status == .ok)
    }
  }

  @Test
  func `Health is told without a session`() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let healthy = try await host.get("/health")
      #expect(healthy.status == .ok)
      #expect(healthy.text == #"{"status":"ok"}"#)
      #expect(healthy.header("Set-Cookie") == nil)
      #expect(await host.app.sessions.isEmpty)
    }
  }
}

@Suite
struct VisitorPartsTests {
  @Test(arguments: [
    ("203.0.113.7", "203.0.113.7", true), ("203.0.113.7", "203.0.113.8", false), ("::ffff:203.0.113.7", "203.0.113.7", true),
    ("2001:db8::1", "2001:db8::ffff:2", true), ("2001:db8::1", "2001:db8:0:1::1", false),
    ("[2001:db8::1]:4711", "2001:db8::2", true), ("203.0.113.7:4711", "203.0.113.7", true),
    ("::ffff:203.0.113.7", "::ffff:203.0.113.8", false),
  ])
  func `Addresses of one IPv6 network count as one, IPv4 addresses each for themselves`(one: String, other: String, areOne: Bool)
    throws
  {
    let first = try #require(ClientAddress(forwardedFor: one))
    let second = try #require(ClientAddress(forwardedFor: "198.51.100.1, \(other)"))
    #expect((first == second) == areOne)
  }

  @Test(arguments: [
    "", " ", ",", "unknown", "_hidden", "999.1.1.1", "[::1", "203.0.113.7;drop", "203.0.113.7:", ":4711", "203.0.113.7:65536",
    "x:1",
  ])
  func `What is no address is not taken for one`(field: String) {
    #expect(ClientAddress(forwardedFor: field) == nil)
  }

  @Test
  func `On all of a machine's addresses any name is answered unless names are given`() {
    #expect(HostNames(allowed: [], listening: "0.0.0.0").contains("shop.example"))
    #expect(HostNames(allowed: [], listening: "::").contains(nil))
    #expect(!HostNames(allowed: ["shop.example"], listening: "0.0.0.0").contains("other.example"))
    #expect(!HostNames(allowed: ["shop.example"], listening: "0.0.0.0").contains(nil))
    #expect(HostNames(allowed: [], listening: "::1").contains("[::1]:8080"))
    #expect(HostNames(allowed: ["2001:db8::1"], listening: "0.0.0.0").contains("[2001:DB8::1]"))
  }

  @Test("Of several cookies the first counts that this host could have made")
  func severalCookies() throws {
    let fields = [
      "navigator-visitor=short; navigator-visitor=AAAAAAAAAAAAAAAAAAAAAA", "a=b; navigator-visitor=BBBBBBBBBBBBBBBBBBBBBB",
    ]
    #expect(VisitorKey(cookies: fields)?.secret.rawValue == "AAAAAAAAAAAAAAAAAAAAAA")
    #expect(
      VisitorKey(cookies: ["navigator-visitor", "=;navigator-visitor=", "navigator-visitors=AAAAAAAAAAAAAAAAAAAAAA"]) == nil)
  }

  @Test(
    "A socket's origin has the scheme that its browser speaks",
    arguments: [("http://a", false, true), ("https://a", true, true), ("http://a", true, false), ("https://a", false, false)])
  func scheme(origin: String, isSecure: Bool, isAllowed: Bool) {
    let request = SocketRequest(
      target: "/socket", host: ["a"], origin: [origin], key: ["AAAAAAAAAAAAAAAAAAAAAA=="], versions: ["13"], isSecure: isSecure)
    #expect(request.isAllowed == isAllowed)
  }

  @Test
  func `Drawn tokens are well formed, and a visitor's is read back from its cookie`() throws {
    for _ in 0..<100 {
      let visitor = VisitorKey.random()
      for isSecure in [false, true] {
        let cookie = visitor.cookie(isSecure: isSecure).description
        let pair = try #require(cookie.split(separator: ";").first)
        #expect(VisitorKey(cookies: [String(pair)], isSecure: isSecure) == visitor)
        #expect(VisitorKey(cookies: [String(pair)], isSecure: !isSecure) == nil)
      }
    }
  }
}
