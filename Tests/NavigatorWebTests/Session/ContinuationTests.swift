import NavigatorHost
import Synchronization
import Testing

@testable import NavigatorWeb

/// A page that a tab loads again continues the tab's session.
@Suite(.timeLimit(.minutes(20)))
struct ContinuationTests {
  private let store = MemorySessionStateStore()

  @Test("A page that is loaded again shows the tree of the tab's session, and continues it when it connects")
  func reload() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { old in
        try await old.hello(token)
        try await old.expect(.text(#"{"t":"ok"}"#))
        try await old.send(#"{"t":"e","i":3,"a":"tap","n":1,"k":0}"#)
        _ = await session.events.next()
        try await session.commit([.update(2, text: "Changed")])
        // The browser requests the page while the former one is still connected.
        let page = try await host.reload(token)
        #expect(page.token == token)
        #expect(page.html.contains("Changed"))
        let continuation = try #require(page.continuation)
        // A batch between the response and the connection of the new page is not lost.
        try await session.commit([.update(2, text: "Again")])
        try await host.withSocket { new in
          try await new.hello(token, generation: continuation.generation, batch: continuation.batch)
          guard case .text(let batch) = try await new.next() else { throw TestSocket.Refused() }
          #expect(batch.hasPrefix(#"{"t":"p","n":2,"#) && batch.contains("Again"))
          try await new.expect(.text(#"{"t":"ok"}"#))
          // The new page counts its events from 1.
          _ = try await new.next()  // The location.
          try await new.send(#"{"t":"e","i":3,"a":"tap","n":1,"k":2}"#)
          #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
        }
      }
      #expect(await host.app.sessions.count == 1)
    }
  }

  @Test("A request that the browser cancels leaves the session with its page")
  func cancelled() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        _ = try await host.reload(token)
        try await session.commit([.remove(4)])
        try await socket.expect(.text(#"{"t":"p","n":1,"o":[["r",4]]}"#))
      }
    }
  }

  @Test("A tab that may be a duplicate gets the session of a disconnected page, but not of a connected one")
  func duplicate() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        let duplicate = try await host.reload(token, isCertain: false)
        #expect(duplicate.token != token)
        #expect(duplicate.continuation?.generation == 0)
        try await session.commit([.remove(4)])
        try await socket.expect(.text(#"{"t":"p","n":1,"o":[["r",4]]}"#))
      }
      try await host.waitUntilAway(token)
      #expect(try await host.reload(token, isCertain: false).token == token)
    }
  }

  @Test(
    "A cookie of another visitor, an invented one and a malformed one get new sessions",
    arguments: ["CCCCCCCCCCCCCCCCCCCCCC", "", "~", "x", String(repeating: "A", count: 4_000), "../..", "%00", "values"])
  func hostile(value: String) async throws {
    try await TestHost.run(app: FakeApp(), store: store) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        await session.keep(.string("secret"), for: "note")
        try await session.commit([.update(2, text: "secret")])
        let stranger = try await host.get(
          "/", headers: ["Cookie": "\(TestHost.cookie(of: "BBBBBBBBBBBBBBBBBBBBBA")); navigator-tab=\(token)"])
        #expect(stranger.status == .ok)
        #expect(!stranger.text.contains("secret") && !stranger.text.contains(token))
        let unknown = try await host.get("/", headers: ["Cookie": "navigator-tab=\(token)"])
        #expect(!unknown.text.contains("secret"))
        let hostile = try await host.get("/", headers: ["Cookie": "\(TestHost.cookie); navigator-tab=\(value)"])
        #expect(hostile.status == .ok)
        #expect(!hostile.text.contains("secret"))
      }
    }
  }

  @Test("A page that is loaded again after its session has ended shows the saved state")
  func ended() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("deep"), for: "place")
      }
      let page = try await host.reload(token)
      #expect(page.token == token)
      #expect(await host.app.configurations.last?.sceneValues == ["place": .string("deep")])
      let continuation = try #require(page.continuation)
      try await host.withSocket { socket in
        try await socket.hello(token, generation: continuation.generation, batch: continuation.batch)
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
      #expect(await host.app.sessions.count == 2)
    }
  }

  @Test("The window of an address remains when its page is loaded again after its session has ended")
  func endedWindow() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("deep"), for: "place")
      }
      _ = try await host.reload(token, at: "/?window=info")
      let configuration = await host.app.configurations.last
      #expect(configuration?.sceneValues == ["place": .string("deep")] && configuration?.url == nil)
      #expect(configuration?.windowURL == "http://\(host.authority)/?window=info")
    }
  }

  @Test("The events of a new page are handled after the former page has reconnected to the same session")
  func formerPageReconnects() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { session in
        await session.keep(.string("deep"), for: "place")
      }
      let continuation = try #require(try await host.reload(token).continuation)
      let session = try await host.session(1)
      try await host.withSocket { former in
        try await former.hello(token)
        _ = try await former.rebuilt()
        for number in 1...3 {
          try await former.send(#"{"t":"e","i":3,"a":"tap","n":\#(number),"k":0}"#)
          #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
        }
        try await host.withSocket { new in
          try await new.hello(token, generation: continuation.generation, batch: continuation.batch)
          try await new.send(#"{"t":"e","i":3,"a":"tap","n":1,"k":0}"#)
          #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
        }
      }
    }
  }

  @Test("The events of each page that takes over a session are handled, even if the page shows an unknown state")
  func takenOver() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { first in
        try await first.hello(token)
        try await first.expect(.text(#"{"t":"ok"}"#))
        for number in 1...3 {
          try await first.send(#"{"t":"e","i":3,"a":"tap","n":\#(number),"k":0}"#)
          #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
        }
        for (batch, generation) in [(1, 77), (2, 0)] {
          try await host.withSocket { next in
            try await next.hello(token, generation: generation, batch: 0)
            _ = try await next.rebuilt(batch: batch)
            try await next.send(#"{"t":"e","i":3,"a":"tap","n":1,"k":0}"#)
            #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
          }
        }
      }
    }
  }

  @Test("The session opens another address but not the same one, and the root of an app with addresses starts a new session")
  func addresses() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load("/a")
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token, at: "/a")
        try await socket.expect(.text(#"{"t":"ok"}"#))
        #expect(try await host.reload(token, at: "/a").token == token)
        #expect(await session.received == 0)
        #expect(try await host.reload(token, at: "/b?x=1").token == token)
        #expect(await session.events.next() == InputEvent(target: 1, action: .openURL("http://\(host.authority)/b?x=1")))
        // An app without addresses is the same everywhere.
        #expect(try await host.reload(token, at: "/").token == token)
        await session.setAddress("/orders/7")
        #expect(try await host.reload(token, at: "/orders/7").token == token)
        #expect(await session.received == 1)
        #expect(try await host.reload(token, at: "/").token != token)
      }
    }
  }

  @Test("A page whose tab loads another address receives the address only if the user continues in the page")
  func leaving() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load("/a")
      let session = try await host.session(0)
      await session.setAddress("/a")
      try await host.withSocket { socket in
        try await socket.hello(token, at: "/a")
        try await socket.expect(.text(#"{"t":"ok"}"#))
        try await socket.expect(.text(#"{"t":"at","k":["window"],"u":"/a"}"#))
        #expect(try await host.reload(token, at: "/b").token == token)
        #expect(await session.events.next() == InputEvent(target: 1, action: .openURL("http://\(host.authority)/b")))
        await session.setAddress("/b")
        try await session.commit([.remove(4)])
        try await socket.expect(.text(#"{"t":"p","n":1,"o":[["r",4]]}"#))
        try await socket.send(#"{"t":"e","i":1,"a":"phase","v":"background","n":1,"k":1}"#)
        #expect(await session.events.next() == InputEvent(target: 1, action: .scenePhase(.background)))
        try await socket.send(#"{"t":"e","i":3,"a":"tap","n":2,"k":1}"#)
        try await socket.expect(.text(#"{"t":"at","k":["window"],"u":"/b"}"#))
      }
    }
  }

  @Test("A session that is created again from its saved state is laid out for the window and the locale of its page")
  func window() async throws {
    let clock = ManualClock()
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { await $0.keep(.string("deep"), for: "place") }
      try await host.comeBack(token, cookie: "\(TestHost.cookie); navigator-size=820x1180x1.5")
      #expect(await host.app.windows == [[1280, 800, 1], [820, 1180, 1.5]])
    }
    try await TestHost.run(app: FakeApp(), store: store, clock: clock) { host in
      let token = try await host.putToSleep(by: clock) { await $0.keep(.string("deep"), for: "place") }
      let headers = [
        "Cookie": "\(TestHost.cookie); navigator-size=390x844x1; navigator-tab=\(token)", "Accept-Language": "de-DE",
      ]
      _ = try await host.get("/", headers: headers)
      #expect(await host.app.windows.last == [390, 844, 1])
      #expect(await host.app.configurations.last?.sceneValues == ["place": .string("deep")])
      #expect(await host.app.configurations.last?.locale == "de_DE")
    }
  }

  @Test("The scene becomes active again in the page that continues a hidden one")
  func phase() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        try await socket.send(#"{"t":"e","i":1,"a":"phase","v":"background"}"#)
        _ = await session.events.next()
      }
      let continuation = try #require(try await host.reload(token).continuation)
      try await host.withSocket { socket in
        try await socket.hello(token, generation: continuation.generation, batch: continuation.batch)
        #expect(await session.events.next() == InputEvent(target: 1, action: .scenePhase(.active)))
      }
    }
  }
}

struct ReloadedPage: Sendable {
  let html: String
  let token: String
  let continuation: (generation: Int, batch: Int)?
}

extension TestHost {
  /// Loads the page again in a tab that has shown the session of a token.
  func reload(_ token: String, isCertain: Bool = true, at path: String = "/") async throws -> ReloadedPage {
    let html = try await get(path, headers: ["Cookie": "\(Self.cookie); navigator-tab=\(token)\(isCertain ? "" : "~")"]).text
    let match = try #require(html.firstMatch(of: /name="navigator-token" content="([^"]*)"/))
    let continuation = html.firstMatch(of: /name="navigator-continuation" content="(\d+) (\d+)"/).flatMap { match in
      Int(match.1).flatMap { generation in Int(match.2).map { (generation, $0) } }
    }
    return ReloadedPage(html: html, token: String(match.1), continuation: continuation)
  }

  /// Waits until the page of a session may be continued by a tab that may be a duplicate.
  func waitUntilAway(_ token: String) async throws {
    for _ in 0..<1_000 {
      if try await reload(token, isCertain: false).token == token { return }
      await Task.yield()
    }
  }
}
