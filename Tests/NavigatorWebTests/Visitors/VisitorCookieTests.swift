import NavigatorHost
import NavigatorStore
import Synchronization
import TestSupport
import Testing

@testable import NavigatorWeb

/// Cookies that this installation has issued, and others.
@Suite(.timeLimit(.minutes(20)))
struct VisitorCookieTests {
  private static let secret = "BBBBBBBBBBBBBBBBBBBBBB"
  private static let otherKey = CookieKey(bytes: Array(repeating: 9, count: CookieKey.length)) ?? .random()

  // MARK: Values

  @Test("An issued cookie identifies its browser only under its own name")
  func issued() {
    let cookies = VisitorCookies(key: TestHost.cookieKey)
    cookies.confirm(TestHost.cookieKey)
    for number in 0..<100 {
      let visitor = Visitor(key: .random(), former: number.isMultiple(of: 2) ? .random() : nil)
      for isSecure in [false, true] {
        let cookie = cookies.cookie(for: visitor, isSecure: isSecure)
        let pair = "\(cookie.name)=\(cookie.value)"
        #expect(cookies.visitor(in: ["a=b; \(pair)"], isSecure: isSecure) == visitor)
        #expect(cookies.visitor(in: [pair], isSecure: !isSecure) == nil)
      }
    }
  }

  @Test("An invented cookie is always replaced by the same cookie, which cannot be computed without the key")
  func invented() throws {
    let cookies = VisitorCookies(key: TestHost.cookieKey)
    cookies.confirm(TestHost.cookieKey)
    let issued = TestHost.cookie(of: Self.secret)
    let invented = [
      "navigator-visitor=\(Self.secret)", "navigator-visitor=\(Self.secret).", "navigator-visitor=\(Self.secret).AAAA",
      TestHost.cookie(of: Self.secret, key: Self.otherKey), String(issued.dropLast()) + (issued.hasSuffix("A") ? "B" : "A"),
      TestHost.cookie(of: Self.secret, former: "CCCCCCCCCCCCCCCCCCCCCC", key: Self.otherKey),
    ]
    let replaced = try invented.map { try #require(cookies.visitor(in: [$0], isSecure: false), "\($0)") }
    #expect(Set(replaced).count == 1)
    #expect(replaced[0].isNew && replaced[0].key.secret.rawValue != Self.secret)
    #expect(replaced[0].former?.secret.rawValue == Self.secret)
    let other = VisitorCookies(key: Self.otherKey)
    other.confirm(Self.otherKey)
    #expect(other.visitor(in: [invented[0]], isSecure: false)?.key != replaced[0].key)
  }

  @Test("Of several cookies, the valid one is used, regardless of its position")
  func several() {
    let cookies = VisitorCookies(key: TestHost.cookieKey)
    cookies.confirm(TestHost.cookieKey)
    let fields = ["navigator-visitor=short; navigator-visitor=\(Self.secret)", "a=b; \(TestHost.cookie)"]
    #expect(cookies.visitor(in: fields, isSecure: false) == Visitor(key: TestHost.visitor))
    for fields in [
      [], ["navigator-visitor", "=;navigator-visitor=", "navigator-visitors=AAAAAAAAAAAAAAAAAAAAAA"],
      ["navigator-visitor=AAAAAAAAAAAAAAAAAAAAA!.AAAA"], ["navigator-visitor=...."], ["navigator-visitor=\(Self.secret).a.b.c"],
    ] {
      #expect(cookies.visitor(in: fields, isSecure: false) == nil, "\(fields)")
    }
  }

  @Test("Until the store has answered, a cookie that may be valid is kept")
  func unconfirmed() {
    let cookies = VisitorCookies(key: Self.otherKey)
    #expect(cookies.visitor(in: [TestHost.cookie], isSecure: false) == Visitor(key: TestHost.visitor))
  }

  // MARK: Hosts

  @Test("A page for an invented cookie sets another cookie, and the inventor cannot access its session")
  func page() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let invented = "navigator-visitor=\(Self.secret)"
      let response = try await host.get("/", headers: ["Cookie": invented])
      let cookie = try #require(response.header("Set-Cookie")?.split(separator: ";").first.map(String.init))
      #expect(cookie.hasPrefix("navigator-visitor=") && !cookie.hasPrefix(invented))
      let token = String(try #require(response.text.firstMatch(of: /name="navigator-token" content="([^"]*)"/)).1)
      try await host.withSocket(cookie: cookie) { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
      let again = try await host.get("/", headers: ["Cookie": cookie])
      #expect(again.header("Set-Cookie") == nil)
    }
  }

  @Test("A socket's answer replaces an invented cookie")
  func socket() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      for (cookie, isReplaced) in [("navigator-visitor=\(Self.secret)", true), (TestHost.cookie, false)] {
        let answer = try await RawConnection.with(port: host.port) { connection in
          await connection.send(RawSocket.handshake(host.authority, cookie: cookie))
          return await connection.read { $0.suffix(4) == Array("\r\n\r\n".utf8) }
        }
        let text = String(decoding: answer, as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 101 "))
        #expect(text.contains("Set-Cookie: navigator-visitor=") == isReplaced)
      }
    }
  }

  @Test("The processes of an installation accept one another's cookies, also after a restart", arguments: [false, true])
  func processes(isFile: Bool) async throws {
    let folder = try StoreFolder()
    let memory = MemorySessionStateStore()
    let cookie = Mutex("")
    for key in [TestHost.cookieKey, Self.otherKey] {
      let store: any SessionStateStore = isFile ? try SQLiteSessionStateStore(path: folder.path) : memory
      try await TestHost.run(app: FakeApp(), store: store, cookieKey: key) { host in
        let sent = cookie.withLock(\.self)
        let response = try await host.get("/", headers: sent.isEmpty ? [:] : ["Cookie": sent])
        let set = response.header("Set-Cookie")?.split(separator: ";").first.map(String.init)
        #expect((set == nil) == !sent.isEmpty)
        cookie.withLock { $0 = set ?? $0 }
      }
    }
  }

  @Test("A page of a browser with a cookie in the earlier format finds its saved state each time")
  func formerForm() async throws {
    let store = MemorySessionStateStore()
    let token = "CCCCCCCCCCCCCCCCCCCCCC"
    let former = VisitorKey(secret: SessionToken(rawValue: Self.secret))
    let clock = ManualClock()
    let state = SessionConfiguration(sceneValues: ["place": .string("deep")])
    let bytes = try SavedSession(state, at: HostClock(clock).secondsSince1970).encoded(limits: WebLimits())
    await store.save([former.key(token).stateKey: SessionStateRecord(bytes: bytes)], at: 0)
    let replaced = Mutex("")
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let loaded = try await host.get("/", headers: ["Cookie": "navigator-visitor=\(Self.secret)"])
      let cookie = try #require(loaded.header("Set-Cookie")?.split(separator: ";").first.map(String.init))
      replaced.withLock { $0 = cookie }
      for cookie in ["navigator-visitor=\(Self.secret)", cookie] {
        try await host.withSocket(cookie: cookie) { socket in
          try await socket.hello(token)
          #expect(try await socket.replacedToken() == nil)
        }
      }
      #expect(await host.app.configurations.count { $0.sceneValues == ["place": .string("deep")] } == 1)
    }
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      try await host.withSocket(cookie: replaced.withLock(\.self)) { socket in
        try await socket.hello(token)
        #expect(try await socket.replacedToken() == nil)
      }
    }
  }

  @Test("All pages of a browser keep their sessions when its cookie is replaced while they connect")
  func severalPages() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let former = TestHost.cookie(of: Self.secret, key: Self.otherKey)
      let sockets = try await [1, 2].asyncMap { number in
        try await RawConnection.with(port: host.port) { connection in
          await connection.send(RawSocket.handshake(host.authority, cookie: former))
          await connection.send(RawSocket.text(#"{"t":"hello","s":"\#(String(repeating: "\(number)", count: 22))","u":"/"}"#))
          return String(
            decoding: await connection.read { String(decoding: $0, as: UTF8.self).contains(#""s":""#) }, as: UTF8.self)
        }
      }
      let cookies = Set(sockets.compactMap { $0.firstMatch(of: /Set-Cookie: ([^;]*);/).map { String($0.1) } })
      #expect(cookies.count == 1)
      let cookie = try #require(cookies.first)
      for text in sockets {
        let token = try #require(TestSocket.token(in: text))
        try await host.withSocket(cookie: cookie) { socket in
          try await socket.hello(token, generation: TestSocket.generation(in: text) ?? 0, batch: 1)
          try await socket.expect(.text(#"{"t":"ok"}"#))
        }
      }
    }
  }

  // MARK: The store

  @Test("A store without a separate secret saves it as a state, and replaces a secret of another length")
  func defaultSecret() async throws {
    let folder = try StoreFolder()
    let store = try SQLiteSessionStateStore(path: folder.path)
    let (first, second) = ([UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32))
    #expect(try await store.installationSecret(proposing: first, at: 10) == first)
    #expect(try await store.installationSecret(proposing: second, at: 20) == first)
    try await store.prune(savedBefore: 15, keeping: 1)
    #expect(try await store.installationSecret(proposing: second, at: 30) == first)
    try await store.save([.installationSecret: [1, 2, 3]], at: 40)
    #expect(try await store.installationSecret(proposing: second, at: 50) == second)
  }

  @Test("The secret is requested again from a store that does not return it at first")
  func laterSecret() async throws {
    let clock = ManualClock()
    let store = ForgetfulStore()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock, cookieKey: Self.otherKey) { host in
      let kept = try await host.get("/", headers: ["Cookie": TestHost.cookie])
      #expect(kept.header("Set-Cookie") == nil)
      _ = await store.asked.next()
      await clock.pass(.seconds(1))
      _ = await store.asked.next()
      // The installation's key is the key of the former process.
      let valid = try await host.get("/", headers: ["Cookie": TestHost.cookie])
      #expect(valid.header("Set-Cookie") == nil)
      while try await host.get("/", headers: ["Cookie": "navigator-visitor=\(Self.secret)"]).header("Set-Cookie") == nil {}
    }
  }
}

/// A store that fails once to return the secret.
private actor ForgetfulStore: SessionStateStore {
  struct Busy: Error {}

  nonisolated let asked = Signal<Void>()
  private var hasFailed = false

  func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) {}
  func state(for key: SessionStateKey) -> [UInt8]? { nil }
  func prune(savedBefore time: Int, keeping count: Int) {}

  func installationSecret(proposing proposal: [UInt8], at time: Int) throws -> [UInt8] {
    defer { asked.fire(()) }
    guard hasFailed else {
      hasFailed = true
      throw Busy()
    }
    return TestHost.cookieKey.bytes
  }
}

extension Array {
  fileprivate func asyncMap<Result>(_ body: (Element) async throws -> Result) async throws -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await body(element)) }
    return results
  }
}
