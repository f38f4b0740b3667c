import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The response for an address waits for a view that handles the address.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct OpeningTests {
  private let sessions: TestSessions

  init() {
    let app = FakeApp()
    app.findNothing()
    sessions = TestSessions(app: app)
  }

  private func open() -> Task<OpenedPage, any Error> {
    Task { [sessions] in
      try await sessions.store.open(
        SessionConfiguration(url: "http://localhost/a"), for: Visitor(key: TestSessions.visitor),
        at: TestSessions.client("203.0.113.1"), target: "/a")
    }
  }

  @Test("An address that a view handles after a task of the root is found")
  func handledLater() async throws {
    let page = open()
    await sessions.clock.waitForSleeper(of: .milliseconds(20))
    sessions.app.sessions.first?.isNotFound = false
    sessions.clock.advance(by: .milliseconds(20))
    #expect(try await !page.value.isNotFound)
  }

  @Test("An address that no view handles in time is not found")
  func neverHandled() async throws {
    let page = open()
    for _ in 0..<15 { await sessions.clock.pass(.milliseconds(20)) }
    #expect(try await page.value.isNotFound)
  }

  @Test("A page that the app itself shows for an unknown address does not wait")
  func shownByApp() async throws {
    sessions.app.begin(at: "/a")
    #expect(try await open().value.isNotFound)
  }
}
