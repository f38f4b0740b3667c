import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Animated changes that interrupt other ones")
struct InterruptedAnimationTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private struct Moving: View {
    var animation = Animation.linear(duration: 2)
    @State private var isMoved = false
    @State private var isFaded = false

    var body: some View {
      VStack {
        Text("Word")
          .foregroundStyle(isMoved ? InterruptedAnimationTests.blue : InterruptedAnimationTests.red)
          .opacity(isFaded ? 0 : 1)
          .offset(x: isMoved ? 100 : 0)
        Button("Move") { withAnimation(animation) { isMoved.toggle() } }
        Button("Fade") { withAnimation(.linear(duration: 4)) { isFaded.toggle() } }
        Button("Jump") { isMoved.toggle() }
      }
    }
  }

  /// Returns the properties of the word at a time after changes.
  private func properties(_ changes: [ElementAnimation], at time: Duration) -> [StyleProperty] {
    changes.filter { $0.texts == ["Word"] && $0.kind == .change }.flatMap { $0.style(at: time).properties }
  }

  private func offset(_ changes: [ElementAnimation], at time: Duration) throws -> Double {
    let found = properties(changes, at: time).compactMap { if case .offset(let x, _) = $0 { x } else { nil } }
    return try #require(found.first)
  }

  private func opacity(_ changes: [ElementAnimation], at time: Duration) throws -> Double {
    let found = properties(changes, at: time).compactMap { if case .opacity(let value) = $0 { value } else { nil } }
    return try #require(found.first)
  }

  @Test("A change begins at the style that the change that it interrupts shows at the time of the clock")
  func shownStyle() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Moving() }
    try app.tap("Move")
    await clock.advance(by: .seconds(1))
    _ = app.takeAnimations()
    try app.tap("Move")
    let back = app.takeAnimations()
    let middle = ColorStyle(.sRGB(red: 0.5, green: 0, blue: 0.5))
    #expect(properties(back, at: .zero).contains(.offset(x: 50, y: 0)))
    #expect(properties(back, at: .zero).contains(.foreground(.color(middle))))
    #expect(back.contains { $0.start.properties.contains(.offset(x: 50, y: 0)) })
    #expect(properties(back, at: .seconds(1)).contains(.offset(x: 25, y: 0)))
    let later = ColorStyle(.sRGB(red: 0.75, green: 0, blue: 0.25))
    #expect(properties(back, at: .seconds(1)).contains(.foreground(.color(later))))
    #expect(properties(back, at: .seconds(2)).contains(.offset(x: 0, y: 0)))
    // The interrupting change can be interrupted too.
    await clock.advance(by: .seconds(1))
    try app.tap("Move")
    let again = app.takeAnimations()
    #expect(try offset(again, at: .zero) == 25 && offset(again, at: .seconds(1)) == 62.5)
  }

  @Test("A change after the end of another one, or in a test without a clock, begins at the end")
  func endedChanges() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Moving() }
    try app.tap("Move")
    await clock.advance(by: .seconds(2))
    _ = app.takeAnimations()
    try app.tap("Move")
    #expect(try offset(app.takeAnimations(), at: .zero) == 100)
    let resting = TestApp { Moving() }
    try resting.tap("Move")
    _ = resting.takeAnimations()
    try resting.tap("Move")
    #expect(try offset(resting.takeAnimations(), at: .zero) == 100)
  }

  @Test("A property that a change does not affect continues its earlier change")
  func independentProperties() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Moving() }
    try app.tap("Fade")
    await clock.advance(by: .seconds(1))
    _ = app.takeAnimations()
    try app.tap("Move")
    let move = app.takeAnimations()
    #expect(try offset(move, at: .seconds(1)) == 50)
    #expect(try opacity(move, at: .zero) == 0.75 && opacity(move, at: .seconds(1)) == 0.5)
    // It has not ended when the movement has.
    #expect(try opacity(move, at: .seconds(2)) == 0.25 && opacity(move, at: .seconds(3)) == 0)
    await clock.advance(by: .seconds(1))
    try app.tap("Fade")
    let fade = app.takeAnimations()
    #expect(try opacity(fade, at: .zero) == 0.5 && opacity(fade, at: .seconds(2)) == 0.75)
    #expect(try offset(fade, at: .zero) == 50 && offset(fade, at: .seconds(1)) == 100)
  }

  @Test("A spring keeps the velocity of the change that it interrupts, and other curves do not")
  func velocity() async throws {
    func distance(_ animation: Animation) async throws -> Double {
      let clock = TestClock()
      let app = TestApp(clock: clock) { Moving(animation: animation) }
      try app.tap("Move")
      await clock.advance(by: .seconds(0.3))
      _ = app.takeAnimations()
      try app.tap("Move")
      let back = app.takeAnimations()
      #expect(try offset(back, at: .seconds(30)) == 0)
      return try offset(back, at: .seconds(0.05)) - offset(back, at: .zero)
    }
    #expect(try await distance(.spring(duration: 1)) > 1)
    #expect(try await distance(.easeInOut(duration: 1)) < 0)
  }

  private struct Growing: View {
    @State private var isWide = false

    var body: some View {
      VStack(alignment: .leading) {
        Color.green.frame(width: isWide ? 140 : 40, height: 20).accessibilityIdentifier("bar")
        Button("Grow") { withAnimation(.linear(duration: 2)) { isWide.toggle() } }
      }
    }
  }

  @Test("A change begins at the frame that the change that it interrupts shows")
  func shownFrame() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Growing() }
    try app.tap("Grow")
    await clock.advance(by: .seconds(1))
    _ = app.takeAnimations()
    try app.tap("Grow")
    let back = try #require(app.takeAnimations().first { $0.identifier == "bar" && $0.kind == .change })
    #expect(back.startFrame?.width == 90 && back.endFrame?.width == 40)
    #expect(back.frame(at: .seconds(1))?.width == 65 && back.frame(at: .seconds(2))?.width == 40)
    await clock.advance(by: .seconds(2))
    try app.tap("Grow")
    let again = try #require(app.takeAnimations().first { $0.identifier == "bar" && $0.kind == .change })
    #expect(again.startFrame?.width == 40 && again.endFrame?.width == 140)
  }

  @Test("A change without an animation becomes the end of the one that is played")
  func plainChange() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Moving() }
    try app.tap("Move")
    await clock.advance(by: .seconds(1))
    try app.tap("Jump")
    _ = app.takeAnimations()
    try app.tap("Fade")
    // As in a page, the offset changes from 0 to its new value, which is 0 too.
    #expect(try offset(app.takeAnimations(), at: .zero) == 0)
  }

  @Test("With reduced motion, opacities begin at the shown value and offsets change at once")
  func lessMovement() async throws {
    let clock = TestClock()
    let app = TestApp(environment: TestEnvironment(reduceMotion: true), clock: clock) { Moving() }
    try app.tap("Move")
    try app.tap("Fade")
    await clock.advance(by: .seconds(1))
    _ = app.takeAnimations()
    try app.tap("Fade")
    try app.tap("Move")
    let changes = app.takeAnimations()
    let fade = Array(changes.prefix { $0.animation.duration == 4 })
    #expect(try opacity(fade, at: .zero) == 0.75 && opacity(fade, at: .seconds(4)) == 1)
    let move = Array(changes.drop { $0.animation.duration == 4 })
    #expect(try offset(move, at: .zero) == 0)
  }
}
