import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// The bytes that are held for clients that do not read, regardless of their acknowledgements.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct MemoryLimitTests {
  private static let mebibyte = 1 << 20

  private static func text(_ bytes: Int) -> Element {
    Element(id: 100, role: .text, content: [.text: .string(String(repeating: "x", count: bytes))])
  }

  @Test("An acknowledgement of batches that were not written is ignored")
  func acknowledgementBatchesWrittenIgnored() async throws {
    let sessions = TestSessions()
    let page = try await sessions.open()
    page.page.request.end(isWritten: true)
    let client = try await sessions.connect(page.token)
    client.write(1)
    for number in 1...100 {
      try page.session.commit([.insert(Self.text(1 << 17), parent: 1, before: nil)])
      try page.session.commit([.remove(100)])
      client.take(100)
      client.tap(number, acknowledging: number * 2)
      client.send(#"{"t":"a","n":\#(number * 2)}"#)
      await sessions.settle()
      #expect(client.connection.queuedBytes <= Self.mebibyte)
      #expect(sessions.store.queuedBytes.total <= 2 * Self.mebibyte)
    }
    #expect(client.isOpen)
    // Written batches can be acknowledged, and the page receives the whole tree.
    client.write(1_000)
    client.send(#"{"t":"a","n":\#(client.connection.writtenBatch)}"#)
    await sessions.settle()
    #expect(client.write(1).first?.hasPrefix(#"{"t":"root""#) == true)
  }

  @Test("A session knows that its page is behind until the page has acknowledged the batches")
  func pageBehind() async throws {
    let sessions = TestSessions()
    let page = try await sessions.open()
    page.page.request.end(isWritten: true)
    let client = try await sessions.connect(page.token)
    client.write(1)
    for number in 1...15 { try page.session.commit([.updateText(2, "\(number)")]) }
    #expect(!page.session.isHostBehind)
    try page.session.commit([.updateText(2, "16")])
    #expect(page.session.isHostBehind)
    client.write(100)
    client.send(#"{"t":"a","n":\#(client.connection.writtenBatch)}"#)
    await sessions.settle()
    #expect(!page.session.isHostBehind)
    try page.session.commit([.updateText(2, String(repeating: "x", count: 1 << 17))])
    #expect(page.session.isHostBehind)
  }

  @Test("Reconnecting without reading holds the bytes of only one connection")
  func reconnectingWithoutReadingHolds() async throws {
    let sessions = TestSessions()
    let page = try await sessions.open()
    page.page.request.end(isWritten: true)
    try page.session.commit([.insert(Self.text(1 << 19), parent: 1, before: nil)])
    var clients: [TestSessions.Client] = []
    for round in 1...25 {
      // The page acknowledges batches that it never received, and gets the whole tree.
      clients.append(try await sessions.connect(page.token, batch: 1_000_000 + round))
      #expect(sessions.store.queuedBytes.total <= 2 * Self.mebibyte)
    }
    #expect(clients.filter(\.isOpen).count == 1)
  }

  @Test("A page that connects too often is disconnected")
  func pageConnectsTooOften() async throws {
    let sessions = TestSessions()
    let page = try await sessions.open()
    for _ in 1...30 {
      let client = try await sessions.connect(page.token)
      #expect(client.isOpen)
    }
    let refused = try await sessions.connect(page.token)
    #expect(refused.connection.reason == .tooManyEvents)
    sessions.clock.advance(by: .seconds(1))
    let client = try await sessions.connect(page.token)
    #expect(client.isOpen)
  }

  @Test("A client whose whole tree is queued is not sent it again")
  func clientWhoseWholeTree() async throws {
    let sessions = TestSessions()
    let page = try await sessions.open()
    page.page.request.end(isWritten: true)
    let client = try await sessions.connect(page.token)
    client.write(1)
    try page.session.commit([.insert(Self.text(3 << 20), parent: 1, before: nil)])
    client.take(1)
    for number in 1...50 {
      client.send(#"{"t":"a","n":\#(number)}"#)
      client.send(#"{"t":"go","n":\#(number),"p":["window"]}"#)
      try page.session.commit([.update(2, text: "\(number)")])
      await sessions.settle()
    }
    #expect(client.connection.queuedBytes <= 4 * Self.mebibyte)
  }

  @Test("If the limit is exceeded, the connection with the most bytes is closed and others continue")
  func limitExceededConnectionMost() async throws {
    var limits = WebLimits()
    limits.maximumQueuedBytesOverall = 4 << 20
    let sessions = TestSessions(limits: limits)
    var clients: [TestSessions.Client] = []
    for index in 0..<8 {
      let page = try await sessions.open()
      page.page.request.end(isWritten: true)
      clients.append(try await sessions.connect(page.token))
      // The first client has few queued bytes.
      try page.session.commit([.insert(Self.text(index == 0 ? 1_000 : 400_000), parent: 1, before: nil)])
      #expect(sessions.store.queuedBytes.total <= limits.maximumQueuedBytesOverall)
    }
    #expect(clients[0].isOpen)
    let closed = clients.filter { !$0.isOpen }
    #expect(!closed.isEmpty && closed.count < 7)
    #expect(closed.allSatisfy { $0.connection.reason == .outOfMemory })
    for client in clients { await client.close() }
  }

  @Test("Pages that are not read count towards the limit, are disconnected, and cause the next visitor to be refused")
  func pagesReadCountTowards() async throws {
    var limits = WebLimits()
    limits.maximumQueuedBytesOverall = 1_000
    let sessions = TestSessions(limits: limits)
    let cutOff = Signal<Void>()
    let page = try await sessions.open().page
    page.request.hold(bytes: 2_000) { cutOff.fire(()) }
    await #expect(throws: SessionStoreError.outOfMemory(limit: 1_000)) { _ = try await sessions.open() }
    _ = await cutOff.next()
    page.request.end(isWritten: false)
    _ = try await sessions.open()
  }

  @Test("A visitor who is refused because of the memory limit receives that reason")
  func visitorRefusedBecauseMemory() async throws {
    var limits = WebLimits()
    limits.maximumQueuedBytesOverall = -1
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      let refused = try await host.get("/")
      #expect(refused.status == .serviceUnavailable)
      #expect(refused.header("Retry-After") == "30")
      #expect(refused.text.contains("no memory left"))
    }
  }
}
