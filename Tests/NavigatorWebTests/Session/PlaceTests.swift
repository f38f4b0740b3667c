import Foundation
import HTTPTypes
import NIOCore
import NIOPosix
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The quotas of sessions with connected pages and of sessions with pending pages.
@Suite(.timeLimit(.minutes(20)))
struct PlaceTests {
  @Test("A thousand page requests that never connect do not prevent others from getting a session")
  func thousandPageRequestsNever() async throws {
    var limits = WebLimits()
    limits.maximumSessions = 5
    limits.maximumSessionsPerAddress = 5
    limits.maximumPendingPages = 5
    limits.maximumPendingPagesPerAddress = 3
    try await TestHost.run(app: FakeApp(), limits: limits, clock: ManualClock()) { host in
      try await host.withPage { _ in
        for _ in 0..<1_000 {
          let status = try await host.get("/").status
          #expect(status == .ok)
        }
        try await host.withPage { _ in }
      }
    }
  }

  @Test("A page that never connected is displaced by the next one, and its session is created again when it connects late")
  func pageNeverConnectedGives() async throws {
    var limits = WebLimits()
    limits.maximumPendingPagesPerAddress = 1
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      let first = try await host.load()
      let second = try await host.load()
      _ = try await host.session(0).ended.next()
      try await host.comeBack(first)
      try await host.withSocket { socket in
        try await socket.hello(second)
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
      #expect(await host.app.sessions.count == 3)
    }
  }

  @Test("The number of connected pages is bounded for each address")
  func numberConnectedPagesBounded() async throws {
    var limits = WebLimits()
    limits.maximumSessionsPerAddress = 2
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      let late = try await host.load()
      try await host.withPage { _ in
        try await host.withPage { _ in
          let refused = try await host.get("/")
          #expect(refused.status == .tooManyRequests)
          #expect(refused.header("Retry-After") == "30")
          #expect(refused.text.contains("Too many pages of Fake are open"))
          let head = try await host.get("/", method: .head)
          #expect(head.status == .tooManyRequests)
          // The forwarded headers of a client are ignored.
          #expect(try await host.get("/", headers: ["X-Forwarded-For": "203.0.113.7"]).status == .tooManyRequests)
          try await host.withSocket { socket in
            try await socket.hello(late)
            try await socket.expect(.text(#"{"t":"bye","reason":"busy"}"#))
          }
        }
      }
    }
  }

  @Test(
    "A request that is not for a document starts no session",
    arguments: [
      ["Sec-Fetch-Dest": "image", "Sec-Fetch-Mode": "no-cors"], ["Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors"],
      ["Sec-Fetch-Dest": "script"], ["Sec-Fetch-Mode": "no-cors"], ["Sec-Fetch-Dest": "IMAGE"],
    ])
  func requestDocumentStartsSession(headers: [String: String]) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      for _ in 0..<260 {
        let status = try await host.get("/", headers: headers).status
        #expect(status == .forbidden)
      }
      #expect(await host.app.sessions.isEmpty)
      #expect(try await host.get("/client.css", headers: headers).status == .ok)
    }
  }

  @Test("A request whose connection was reset counts towards no other address")
  func requestWhoseConnectionReset() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      for _ in 0..<50 {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .connect(host: "127.0.0.1", port: host.port).get()
        // Closing sends RST.
        let options = try #require(channel as? any SocketOptionProvider)
        try await options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        channel.writeAndFlush(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: \(host.authority)\r\n\r\n"), promise: nil)
        try await channel.close()
      }
      _ = try await host.load()
      let clients = await host.app.logMetadata.map { $0["client"] }
      #expect(clients.allSatisfy { $0 == "127.0.0.1" })
    }
  }

  @Test(
    "A request for a document gets a page",
    arguments: [
      [:], ["Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate"], ["Sec-Fetch-Dest": ""],
    ])
  func requestDocumentGetsPage(headers: [String: String]) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let status = try await host.get("/", headers: headers).status
      #expect(status == .ok)
    }
  }
}

/// The same quotas without a network.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct PlaceCountTests {
  @Test("A response that is not written leaves no session")
  func responseWrittenLeavesSession() async throws {
    let sessions = TestSessions()
    do {
      let lost = try await sessions.open()
      _ = lost.page
    }
    _ = await sessions.app.sessions.last?.ended.next()
    let written = try await sessions.open()
    written.page.request.end(isWritten: true)
    await sessions.settle()
    #expect(sessions.store.count == 1)
    // The answer is written once.
    written.page.request.end(isWritten: false)
    await sessions.settle()
    #expect(sessions.store.count == 1)
  }

  @Test("Pending requests are bounded for each address and in total until they are rendered")
  func pendingRequestsBoundedAddress() async throws {
    let pages = PageRequests(maximum: 3, maximumPerAddress: 2, queuedBytes: QueuedBytes(limit: 100))
    let (one, other) = (TestSessions.client("203.0.113.1"), TestSessions.client("203.0.113.2"))
    var held = [try pages.begin(at: one), try pages.begin(at: one)]
    #expect(throws: SessionStoreError.crowded(limit: 2)) { _ = try pages.begin(at: one) }
    held.append(try pages.begin(at: other))
    #expect(throws: SessionStoreError.full(limit: 3)) { _ = try pages.begin(at: other) }
    held[0].hold(bytes: 10) {}
    held.append(try pages.begin(at: one))
    #expect(pages.holders.map(\.bytes) == [10])
    held = []
    #expect(pages.waitingCount == 0)
    #expect(pages.holders.isEmpty)
  }

  @Test("The oldest page of the address with the most pages is displaced")
  func oldestPageAddressMost() {
    var quota = SessionQuota<Int>(maximumPending: 4, maximumPendingPerAddress: 3)
    let (one, other) = (TestSessions.client("203.0.113.1"), TestSessions.client("203.0.113.2"))
    quota.addPending(0, at: other)
    for key in 1...3 {
      #expect(quota.displaced(byPageAt: one) == nil)
      quota.addPending(key, at: one)
    }
    #expect(quota.displaced(byPageAt: one) == 1)
    #expect(quota.displaced(byPageAt: other) == 1)
    quota.removePending(1, at: one)
    #expect(quota.displaced(byPageAt: other) == nil)
    quota.addPending(4, at: other)
    // Both addresses have the same number, so that the oldest of all is displaced.
    #expect(quota.displaced(byPageAt: TestSessions.client("203.0.113.3")) == 0)
    #expect(quota.violations.isEmpty)
  }
}
