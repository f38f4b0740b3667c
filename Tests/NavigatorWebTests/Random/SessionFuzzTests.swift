import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// Random clients. Quotas and byte counts are correct after each step.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct SessionFuzzTests {
  private struct Page {
    let token: String
    let session: FakeSession
    var opened: OpenedPage?
  }

  @Test("Quotas and byte counts are correct for any sequence of client actions")
  func quotasByteCountsCorrect() async throws {
    let run = FuzzRun("sessions")
    var generator = run.generator
    for _ in run.iterations(8) { try await round(&generator) }
  }

  private var limits: WebLimits {
    var limits = WebLimits()
    limits.maximumSessions = 6
    limits.maximumSessionsPerAddress = 3
    limits.maximumPendingPages = 5
    limits.maximumPendingPagesPerAddress = 3
    limits.maximumUnacknowledgedBatches = 8
    limits.maximumUnacknowledgedBytes = 4_000
    limits.maximumQueuedBytes = 4_000
    limits.maximumQueuedFrames = 16
    limits.maximumQueuedBytesOverall = 24_000
    return limits
  }

  private func round(_ generator: inout SeededGenerator) async throws {
    let sessions = TestSessions(limits: limits)
    let store = sessions.store
    var pages: [Page] = []
    var clients: [TestSessions.Client] = []
    var number = 0
    for _ in 0..<200 {
      let address = "203.0.113.\(generator.number(0..<4))"
      let client = clients.isEmpty ? nil : generator.pick(clients)
      number += 1
      switch generator.number(0..<15) {
      case 0, 1:
        if let (token, session, opened) = try? await sessions.open(at: address) {
          opened.request.hold(bytes: generator.number(0..<3_000)) {}
          pages.append(Page(token: token, session: session, opened: opened))
        }
      case 2:
        _ = try? await store.renderWithoutSession(
          SessionConfiguration(), for: Visitor(key: .random()), at: TestSessions.client(address))
      case 3 where !pages.isEmpty:
        let index = generator.number(0..<pages.count)
        pages[index].opened?.request.end(isWritten: generator.number(0..<4) > 0)
        pages[index].opened = nil
      case 4, 5, 6:
        let token = pages.isEmpty ? SessionToken.random().rawValue : generator.pick(pages).token
        clients.append(try await sessions.connect(token, from: address, batch: generator.number(0..<12)))
      case 7: client?.tap(number, acknowledging: generator.number(0..<40))
      case 8: client?.send(#"{"t":"a","n":\#(generator.number(0..<40))}"#)
      case 9:
        client?.send(#"{"t":"e","i":1,"a":"phase","v":"\#(generator.number(0..<2) == 0 ? "background" : "active")"}"#)
      case 10, 11:
        if let session = sessions.app.sessions.last(where: { _ in generator.number(0..<3) == 0 }) {
          let text = String(repeating: "y", count: generator.number(0..<1_500))
          try session.commit([.update(2, text: text)])
        }
      case 12: client?.take(generator.number(0..<6))
      case 13: client?.write(generator.number(0..<10))
      default:
        if generator.number(0..<2) == 0 {
          await client?.close()
          clients.removeAll { $0 === client }
        } else {
          sessions.clock.advance(by: .seconds(generator.number(0..<20)))
        }
      }
      await sessions.settle(clients)
      try await check(sessions, clients)
    }
    for client in clients { await client.close() }
    pages = []
    store.stop()
    await sessions.settle()
    #expect(store.queuedBytes.total == 0)
    #expect(store.count == 0)
  }

  private func check(_ sessions: TestSessions, _ clients: [TestSessions.Client]) async throws {
    let store = sessions.store
    try #require(store.violations.isEmpty)
    // A connection that its timeout closes discards its messages on another thread, maybe between two of these counts.
    func counts() -> (total: Int, parts: Int) {
      let queued = clients.reduce(0) { $0 + $1.connection.queuedBytes }
      return (store.queuedBytes.total, store.unacknowledgedBytes + queued + store.heldPageBytes)
    }
    var current = counts()
    for _ in 0..<10_000 where current.total != current.parts {
      await Task.yield()
      current = counts()
    }
    try #require(current.total == current.parts)
    // A whole tree may exceed the bound of a connection once.
    try #require(clients.allSatisfy { $0.connection.queuedBytes <= limits.maximumQueuedBytes + 4_000 })
  }
}
