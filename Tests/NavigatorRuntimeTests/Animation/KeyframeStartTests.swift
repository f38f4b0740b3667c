import NavigatorTesting
import SwiftUI
import Testing

/// Keyframes that get a duration after their view has appeared.
@MainActor
@Suite("Keyframes that arrive later")
struct KeyframeStartTests {
  private struct Growing: View {
    @State private var duration = 0.0
    @State private var count = 0

    var body: some View {
      Text("Endless").keyframeAnimator(initialValue: 0.0) { content, y in
        content.offset(y: y)
      } keyframes: { _ in
        LinearKeyframe(10.0, duration: duration)
      }
      Text("Triggered").keyframeAnimator(initialValue: 0.0, trigger: count) { content, y in
        content.offset(y: y)
      } keyframes: { _ in
        LinearKeyframe(10.0, duration: duration)
      }
      Button("Add") { duration = 2 }
      Button("Other") { duration = 3 }
      Button("Start") { count += 1 }
    }
  }

  @Test("Endless keyframes begin once when they get a duration, and triggered ones with the trigger")
  func laterKeyframes() throws {
    let app = TestApp(clock: TestClock()) { Growing() }
    func animated() -> [[String]] { app.takeAnimations().map(\.texts) }
    try app.tap("Start")
    #expect(animated() == [])
    try app.tap("Add")
    #expect(animated() == [["Endless"]])
    try app.tap("Other")
    #expect(animated() == [])
    try app.tap("Start")
    #expect(animated() == [["Triggered"]])
  }
}
