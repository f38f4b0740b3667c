import NavigatorHost
import Testing

@testable import NavigatorWeb

/// Endless animations of new sessions wait for the connection of the page.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct OpeningAnimationTests {
  @Test("The endless animations of a session wait until its page has connected")
  func connected() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      _ = try await host.load()
      #expect(await host.app.configurations.last?.holdsAnimations == true)
      #expect(await host.app.sessions.last?.animationStarts == 0)
      try await host.withPage { _ in
        #expect(await host.app.sessions.last?.animationStarts == 1)
      }
    }
  }

  @Test("The animations of a page without a session do not wait")
  func withoutSession() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      _ = try await host.get("/", method: .head)
      #expect(await host.app.configurations.last?.holdsAnimations == nil)
    }
  }
}
