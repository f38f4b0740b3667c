import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("The middle of animated changes")
struct AnimationMiddleTests {
  private struct Moving: View {
    @State private var isMoved = false

    var body: some View {
      VStack {
        Text("Word").opacity(isMoved ? 0.2 : 1).offset(x: isMoved ? 100 : 0).rotationEffect(.degrees(isMoved ? 90 : 0))
        Button("Move") { withAnimation(.linear(duration: 2)) { isMoved.toggle() } }
        if isMoved { Text("New").transition(.opacity.combined(with: .scale(scale: 0.5))) }
      }
    }
  }

  @Test("A style half way is between its start and its end, also if one of them lacks the property")
  func styles() throws {
    let app = TestApp { Moving() }
    try app.tap("Move")
    let animations = app.takeAnimations()
    let properties = animations.filter { $0.texts == ["Word"] && $0.kind == .change }
      .flatMap { $0.style(at: .seconds(1)).properties }
    #expect(properties.contains(.offset(x: 50, y: 0)))
    #expect(properties.contains(.rotation(degrees: 45, anchorX: 0.5, anchorY: 0.5)))
    let opacities = properties.compactMap { if case .opacity(let value) = $0 { value } else { nil } }
    #expect(opacities.count == 1 && abs(opacities[0] - 0.6) < 1e-9)
    let new = try #require(animations.first { $0.kind == .insertion })
    #expect(new.style(at: .zero).properties.contains(.opacity(0)))
    #expect(new.style(at: .seconds(1)).properties.contains(.opacity(0.5)))
    #expect(new.style(at: .seconds(1)).properties.contains(.scale(x: 0.75, y: 0.75, anchorX: 0.5, anchorY: 0.5)))
    #expect(new.style(at: .seconds(2)).properties.contains(.opacity(1)))
  }

  private struct Growing: View {
    @State private var width = 40.0

    var body: some View {
      VStack {
        Color.green.frame(width: width, height: 20).accessibilityIdentifier("bar")
        Button("Grow") { withAnimation(.linear(duration: 2)) { width = 140 } }
      }
    }
  }

  @Test("A frame half way is between those before and after the change")
  func frames() throws {
    let app = TestApp { Growing() }
    try app.tap("Grow")
    let growth = try #require(app.takeAnimations().first { $0.identifier == "bar" })
    #expect(growth.startFrame?.width == 40 && growth.endFrame?.width == 140)
    let middle = try #require(growth.frame(at: .seconds(1)))
    #expect(middle.width == 90 && middle.midX == growth.endFrame?.midX)
    #expect(growth.frame(at: .seconds(5)) == growth.endFrame)
  }

  private struct Counting: View, @preconcurrency Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded())) %").offset(x: value) }
  }

  private struct Values: View {
    @State private var value = 0.0
    @State private var shakes = 0

    var body: some View {
      Counting(value: value)
      Text("Shaken").keyframeAnimator(initialValue: 0.0, trigger: shakes) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
      Button("Count") { withAnimation(.linear(duration: 2)) { value = 100 } }
      Button("Shake") { shakes += 1 }
    }
  }

  @Test("Animatable data and keyframes have styles and texts half way")
  func keyframes() throws {
    func offset(_ animation: ElementAnimation, at time: Duration) -> Double? {
      for case .offset(let x, _) in animation.style(at: time).properties { return x }
      return nil
    }
    let app = TestApp { Values() }
    try app.tap("Count")
    let counting = app.takeAnimations().filter { $0.kind == .keyframes }
    let texts = counting.compactMap { $0.text(at: .seconds(1)) }
    #expect(texts.count == 1)
    let middle = try #require(texts.first.flatMap { Int($0.dropLast(2)) })
    #expect(abs(middle - 50) <= 2)
    #expect(counting.compactMap { $0.text(at: .seconds(2)) } == ["100 %"])
    let moved = try #require(counting.compactMap { offset($0, at: .seconds(1)) }.first)
    #expect(abs(moved - 50) < 1)
    try app.tap("Shake")
    let shaking = try #require(app.takeAnimations().first { $0.kind == .keyframes && $0.texts == ["Shaken"] })
    #expect(abs((offset(shaking, at: .milliseconds(500)) ?? 0) - 10) < 1)
    #expect(abs((offset(shaking, at: .milliseconds(1500)) ?? 0) - 10) < 1)
  }

  private struct Matching: View {
    @State private var isLarge = false
    @Namespace private var space

    var body: some View {
      VStack(spacing: 0) {
        if isLarge {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 200, height: 100).accessibilityIdentifier("large")
        } else {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20).accessibilityIdentifier("small")
        }
        Button("Expand") { withAnimation(.linear(duration: 2)) { isLarge.toggle() } }
      }
    }
  }

  @Test("A view with a shared geometry begins in the frame of the removed one")
  func matches() throws {
    let app = TestApp { Matching() }
    let small = try app.frame(of: "small")
    try app.tap("Expand")
    let match = try #require(app.takeAnimations().first { $0.kind == .match })
    #expect(match.startFrame == small)
    #expect(match.endFrame == (try app.frame(of: "large")))
    #expect(match.frame(at: .seconds(1))?.size == CGSize(width: 120, height: 60))
  }

  private struct Sharing: View {
    @State private var isLarge = false
    @Namespace private var space
    let properties: MatchedGeometryProperties
    let isSource: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isLarge {
          Color.red.matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: .topLeading)
            .frame(width: 200, height: 100)
        } else {
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: isSource).frame(width: 40, height: 20)
        }
        Button("Expand") { withAnimation(.linear(duration: 2)) { isLarge.toggle() } }
      }
    }
  }

  @Test("A view begins with the shared part of the geometry, and a view that is not a source shares no geometry")
  func sharedParts() throws {
    func match(_ properties: MatchedGeometryProperties, isSource: Bool = true) throws -> ElementAnimation? {
      let app = TestApp { Sharing(properties: properties, isSource: isSource) }
      try app.tap("Expand")
      return app.takeAnimations().first { $0.kind == .match }
    }
    let size = try #require(try match(.size))
    #expect(size.startFrame?.size == CGSize(width: 40, height: 20))
    #expect(size.startFrame?.origin == size.endFrame?.origin)
    let position = try #require(try match(.position))
    #expect(position.startFrame?.size == CGSize(width: 200, height: 100))
    #expect(try match(.frame, isSource: false) == nil)
    #expect(try match([]) == nil)
  }

  private struct Spaced: View {
    @State private var isWide = false

    var body: some View {
      VStack {
        Text("Word").kerning(isWide ? 8 : 0).baselineOffset(isWide ? 6 : 0)
        Text("Lines").lineSpacing(isWide ? 10 : 0)
        Button("Widen") { withAnimation(.linear(duration: 2)) { isWide.toggle() } }
      }
    }
  }

  @Test("The spaces between letters and lines and the distance from the baseline grow from zero")
  func textSpaces() throws {
    let app = TestApp { Spaced() }
    for _ in 0..<2 {
      try app.tap("Widen")
      let changes = app.takeAnimations()
      func middle(of text: String) -> [StyleProperty] {
        changes.filter { $0.texts == [text] }.flatMap { $0.style(at: .seconds(1)).properties }
      }
      #expect(middle(of: "Word").contains(.kerning(4)))
      #expect(middle(of: "Word").contains(.baselineOffset(3)))
      #expect(middle(of: "Lines").contains(.lineSpacing(5)))
    }
  }
}
