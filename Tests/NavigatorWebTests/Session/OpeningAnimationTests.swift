import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The animations with which a page begins.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct OpeningAnimationTests {
  @Test("A session records its opening, and its animators wait until its page has connected")
  func connected() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      _ = try await host.load()
      #expect(await host.app.configurations.last?.recordsOpening == true)
      #expect(await host.app.sessions.last?.animationStarts == 0)
      try await host.withPage { _ in
        #expect(await host.app.sessions.last?.animationStarts == 1)
      }
    }
  }

  @Test("A page begins with the animations of its session, in a style sheet that its policy allows")
  func styleSheet() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let timing = AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: 0.5)
      var frames = Motion.Frames(ElementID(rawValue: 2))
      frames.styles = [Style(properties: [.opacity(0)]), Style(properties: [.opacity(1)])]
      let plain = try await host.get("/", method: .get)
      #expect(!plain.text.contains("<style") && plain.header("Content-Security-Policy")?.contains("nonce") == false)
      await host.app.begin(with: [OpeningAnimation(animation: timing, frames: frames)])
      let animated = try await host.get("/", method: .get)
      #expect(animated.text.contains("[data-i=\"2\"]{animation:"))
      let nonce = try #require(animated.text.firstMatch(of: /<style nonce="([a-z0-9]+)"/)?.1)
      #expect(animated.header("Content-Security-Policy")?.contains("style-src 'self' 'nonce-\(nonce)'") == true)
    }
  }

  @Test("A page without a session has no opening")
  func withoutSession() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      _ = try await host.get("/", method: .head)
      #expect(await host.app.configurations.last?.recordsOpening == nil)
    }
  }
}
