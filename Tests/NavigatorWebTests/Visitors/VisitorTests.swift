import HTTPTypes
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The visitors that may take over a page's session, their addresses, and the host names.
@Suite(.timeLimit(.minutes(20)))
struct VisitorTests {
  @Test("A new browser gets a cookie that scripts and pages of other sites cannot use")
  func newBrowserGetsCookie() async throws {
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

  @Test(
    "A cookie that this host has not issued is replaced",
    arguments: [
      "navigator-visitor=", "navigator-visitor=short", "navigator-visitor=AAAAAAAAAAAAAAAAAAAAA!", "other=AAAAAAAAAAAAAAAAAAAAAA",
      ";;=;",
    ])
  func cookieThisHostIssued(cookie: String) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let response = try await host.get("/", headers: ["Cookie": cookie])
      #expect(response.header("Set-Cookie")?.hasPrefix("navigator-visitor=") == true)
    }
  }

  @Test("A page's token in another browser leads to a new session without any stored values")
  func pageTokenAnotherBrowser() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      try await host.session(0).keep(.string("secret"), for: "note")
      try await host.withSocket(cookie: TestHost.cookie(of: "BBBBBBBBBBBBBBBBBBBBBB")) { socket in
        try await socket.hello(token)
        _ = try await socket.rebuilt()
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        #expect(try await host.session(1).events.next() == InputEvent(target: 3, action: .tap))
      }
      let configurations = await host.app.configurations
      #expect(configurations.map(\.sceneValues) == [nil, nil])
      #expect(try await host.session(0).received == 0)
      // The browser that loaded the page still has its session.
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
    }
  }

  @Test("A browser without cookies receives that reason")
  func browserWithoutCookiesReceives() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      try await host.withSocket(cookie: nil) { socket in
        try await socket.send(#"{"t":"hello","s":"\#(token)"}"#)
        try await socket.expect(.text(#"{"t":"bye","reason":"no-cookie"}"#))
      }
    }
  }

  @Test("A trusted proxy sets the client's address and scheme")
  func trustedProxySetsClient() async throws {
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

  @Test("Behind a proxy, a connection closes after each request, so that a socket request is always the first")
  func behindProxyConnectionCloses() async throws {
    try await TestHost.run(app: FakeApp(), trustsForwardedHeaders: true) { host in
      let answered = try await host.get("/client.css")
      #expect(answered.header("Connection") == "close")
    }
    try await TestHost.run(app: FakeApp()) { host in
      let answered = try await host.get("/client.css")
      #expect(answered.header("Connection") != "close")
    }
  }

  @Test("Without a trusted proxy, a forwarded scheme does not make a cookie secure")
  func withoutTrustedProxyForwarded() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let response = try await host.get("/", headers: ["X-Forwarded-Proto": "https"])
      #expect(response.header("Set-Cookie")?.contains("Secure") == false)
    }
  }

  @Test(
    "A request for an unknown host name is refused",
    arguments: ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost@evil.example", "[::2]"])
  func requestUnknownHostName(name: String) async throws {
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

  @Test("A host accepts the configured names and no others")
  func hostAcceptsConfiguredNames() async throws {
    try await TestHost.run(app: FakeApp(), allowedHosts: ["Shop.example"]) { host in
      for name in ["shop.example", "SHOP.example.:443"] {
        let answered = try await host.get("/", authority: name)
        #expect(answered.status == .ok)
      }
      let refused = try await host.get("/")
      #expect(refused.status == .misdirectedRequest)
      // A supervisor may not have the configured host name.
      let health = try await host.get("/health")
      #expect(health.status == .ok)
    }
  }

  @Test("The health is reported without a session")
  func healthReportedWithoutSession() async throws {
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
  @Test(
    "Addresses of one IPv6 network count as one client, and each IPv4 address as its own",
    arguments: [
      ("203.0.113.7", "203.0.113.7", true), ("203.0.113.7", "203.0.113.8", false), ("::ffff:203.0.113.7", "203.0.113.7", true),
      ("2001:db8::1", "2001:db8::ffff:2", true), ("2001:db8::1", "2001:db8:0:1::1", false),
      ("[2001:db8::1]:4711", "2001:db8::2", true), ("203.0.113.7:4711", "203.0.113.7", true),
      ("::ffff:203.0.113.7", "::ffff:203.0.113.8", false),
    ])
  func addressesIPv6NetworkCount(one: String, other: String, areOne: Bool)
    throws
  {
    let first = try #require(ClientAddress(forwardedFor: one))
    let second = try #require(ClientAddress(forwardedFor: "198.51.100.1, \(other)"))
    #expect((first == second) == areOne)
  }

  @Test("The address that a proxy adds is used, regardless of the scalars at the end of the client's part")
  func joinedSeparators() {
    let own = ClientAddress(forwardedFor: "203.0.113.7")
    for end in ["\u{600}", "\u{200D}", "\u{301}", "\u{FE0F}", "\u{1F1E6}"] {
      for separator in [",", ", ", ",\t"] {
        #expect(ClientAddress(forwardedFor: "198.51.100.1\(end)\(separator)203.0.113.7") == own)
      }
    }
  }

  @Test(
    "A text that is not an address is refused",
    arguments: [
      "", " ", ",", "unknown", "_hidden", "999.1.1.1", "[::1", "203.0.113.7;drop", "203.0.113.7:", ":4711", "203.0.113.7:65536",
      "x:1", "203.0.113.7\u{301}", "[\u{301}::1]", "203.0.113.7:\u{661}",
    ])
  func textAddressRefused(field: String) {
    #expect(ClientAddress(forwardedFor: field) == nil)
  }

  @Test("A host that listens on all addresses accepts any name unless names are configured")
  func hostListensAddressesAccepts() {
    #expect(HostNames(allowed: [], listening: "0.0.0.0").contains("shop.example"))
    #expect(HostNames(allowed: [], listening: "::").contains(nil))
    #expect(!HostNames(allowed: ["shop.example"], listening: "0.0.0.0").contains("other.example"))
    #expect(!HostNames(allowed: ["shop.example"], listening: "0.0.0.0").contains(nil))
    #expect(HostNames(allowed: [], listening: "::1").contains("[::1]:8080"))
    #expect(HostNames(allowed: ["2001:db8::1"], listening: "0.0.0.0").contains("[2001:DB8::1]"))
  }

  @Test(
    "The origin of a socket has the scheme that its browser uses",
    arguments: [("http://a", false, true), ("https://a", true, true), ("http://a", true, false), ("https://a", false, false)])
  func scheme(origin: String, isSecure: Bool, isAllowed: Bool) {
    let request = SocketRequest(
      target: "/socket", host: ["a"], origin: [origin], key: ["AAAAAAAAAAAAAAAAAAAAAA=="], versions: ["13"], isSecure: isSecure)
    #expect(request.isAllowed == isAllowed)
  }

}
