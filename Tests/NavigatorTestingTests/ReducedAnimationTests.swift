import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Animated changes with reduced motion")
struct ReducedAnimationTests {
  private struct Counting: View, @preconcurrency Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded())) %") }
  }

  private struct Moving: View {
    let animation: Animation
    @State private var isMoved = false
    @State private var shakes = 0

    var body: some View {
      VStack {
        Text("Word").opacity(isMoved ? 0 : 1).offset(x: isMoved ? 100 : 0).blur(radius: isMoved ? 4 : 0)
        Color.green.frame(width: isMoved ? 140 : 40, height: 20).accessibilityIdentifier("bar")
        Counting(value: isMoved ? 100 : 0)
        Text("Shaken").keyframeAnimator(initialValue: 0.0, trigger: shakes) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(20, duration: 1)
          LinearKeyframe(0, duration: 1)
        }
        Button("Move") { withAnimation(animation) { isMoved.toggle() } }
        Button("Shake") { shakes += 1 }
        if isMoved { Text("New").transition(.scale(scale: 0.5)) }
      }
    }
  }

  private func app(_ animation: Animation, reduceMotion: Bool = true) -> TestApp {
    TestApp(environment: TestEnvironment(reduceMotion: reduceMotion)) { Moving(animation: animation) }
  }

  @Test("Opacities change gradually, and offsets, filters and frames at once, also with a spring")
  func changes() throws {
    for animation in [Animation.linear(duration: 2), .spring(duration: 2)] {
      let app = app(animation)
      try app.tap("Move")
      let changes = app.takeAnimations()
      let word = changes.filter { $0.texts == ["Word"] && $0.kind == .change }
      let styles = word.flatMap { $0.style(at: .milliseconds(300)).properties }
      let opacities = styles.compactMap { if case .opacity(let value) = $0 { value } else { nil } }
      #expect(opacities.count == 1 && opacities[0] > 0.1 && opacities[0] < 0.95)
      #expect(styles.contains(.offset(x: 100, y: 0)) && styles.contains(.filters([.blur(radius: 4)])))
      let bar = try #require(changes.first { $0.identifier == "bar" })
      #expect(bar.startFrame?.width == 40 && bar.frame(at: .zero) == bar.endFrame && bar.reducesMotion)
    }
  }

  @Test("A transition fades, and keyframes and counted values are shown at their ends")
  func transitionsAndKeyframes() throws {
    let app = app(.linear(duration: 2))
    try app.tap("Move")
    let changes = app.takeAnimations()
    let new = try #require(changes.first { $0.kind == .insertion })
    #expect(new.style(at: .zero).properties.contains(.opacity(0)))
    let middle = new.style(at: .seconds(1)).properties
    #expect(middle.contains(.opacity(0.5)))
    #expect(!middle.contains { if case .scale = $0 { true } else { false } })
    #expect(changes.compactMap { $0.text(at: .milliseconds(100)) } == ["100 %"])
    try app.tap("Shake")
    let shaking = try #require(app.takeAnimations().first { $0.kind == .keyframes && $0.texts == ["Shaken"] })
    #expect(shaking.style(at: .milliseconds(500)) == shaking.end)
    try app.tap("Move")
    let removed = try #require(app.takeAnimations().first { $0.kind == .removal })
    #expect(removed.style(at: .seconds(1)).properties.contains(.opacity(0.5)))
  }

  @Test("A change of the setting applies to the next change")
  func setting() throws {
    let app = app(.linear(duration: 2), reduceMotion: false)
    try app.tap("Move")
    let word = app.takeAnimations().filter { $0.texts == ["Word"] && $0.kind == .change }
    #expect(word.contains { $0.style(at: .seconds(1)).properties.contains(.offset(x: 50, y: 0)) })
    app.environment.reduceMotion = true
    try app.tap("Move")
    let back = app.takeAnimations().filter { $0.texts == ["Word"] && $0.kind == .change }
    #expect(!back.isEmpty && back.allSatisfy { !$0.style(at: .zero).properties.contains(.offset(x: 100, y: 0)) })
  }
}
