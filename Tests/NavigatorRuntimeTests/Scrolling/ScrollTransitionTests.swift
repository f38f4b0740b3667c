import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
  private func effect(_ view: some View) throws -> ScrollEffect {
    let app = TestApp { view }
    let values = app.session.root.all { _ in true }.compactMap { $0.content[.scrollEffect] }
    guard case .scrollEffect(let effect) = try #require(values.first) else { throw Missing() }
    return effect
  }

  private struct Missing: Error {}

  /// Returns the phase that the page's script computes for a view of 100 points in a scroll view of 400 points: 0 for the usual
  /// appearance, and up to -1 near the top and 1 near the bottom.
  private func phase(_ effect: ScrollEffect, at start: Double) -> Double {
    func rest(_ visible: Double, _ edge: ScrollEffect.Edge?) -> Double {
      guard let edge else { return 0 }
      let threshold = edge.threshold
      let distance = threshold.visible * 100 + threshold.centered * 250 + threshold.inset
      let part = distance > 0 ? min(max(visible / distance, 0), 1) : visible >= distance ? 1 : 0
      return edge.isInteractive || part == 1 ? 1 - part : 1
    }
    let bottom = rest(400 - start, effect.bottomTrailing)
    return bottom > 0 ? bottom : 0 - rest(start + 100, effect.topLeading)
  }

  @Test("An element has the appearance of its view in each phase")
  func states() throws {
    let effect = try effect(
      Text("A").scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 0.9 : 0.3).offset(y: phase.value * 10).rotationEffect(.degrees(phase.value * 5))
      })
    #expect(effect.identity.opacity == 0.9 && effect.topLeading?.state.opacity == 0.3)
    #expect(effect.topLeading?.state.y == -10 && effect.bottomTrailing?.state.y == 10)
    #expect(effect.bottomTrailing?.state.style.properties.count == 1)
    #expect(effect.isHorizontal == nil && effect.topLeading?.isInteractive == true)
  }

  @Test("An interactive change follows the visible part of the view")
  func interactive() throws {
    let effect = try effect(Text("A").scrollTransition(axis: .vertical) { content, phase in content.opacity(phase.value) })
    #expect(effect.isHorizontal == false)
    #expect([-200, -100, -50, 0, 150, 300, 350, 400, 900].map { phase(effect, at: $0) } == [-1, -1, -0.5, 0, 0, 0, 0.5, 1, 1])
  }

  @Test("An animated change happens at the threshold")
  func animated() throws {
    let configuration = ScrollTransitionConfiguration.animated.threshold(.visible(0.5)).animation(.linear(duration: 3))
    let effect = try effect(Text("A").scrollTransition(configuration) { content, phase in content.opacity(phase.value) })
    #expect(effect.topLeading?.animation.duration == 3 && effect.topLeading?.isInteractive == false)
    #expect([-51, -50, 0, 350, 351].map { phase(effect, at: $0) } == [-1, 0, 0, 0, 1])
  }

  @Test("Thresholds are a part of the view, the center, a distance, and a mix of two")
  func thresholds() throws {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    func distance(_ threshold: Threshold) throws -> Double {
      let configuration = ScrollTransitionConfiguration.interactive.threshold(threshold)
      let shown = try self.effect(Text("A").scrollTransition(configuration) { content, phase in content.opacity(phase.value) })
      guard let edge = shown.topLeading?.threshold else { return .nan }
      return edge.visible * 100 + edge.centered * 250 + edge.inset
    }
    #expect(try distance(.visible) == 100)
    #expect(try distance(.hidden) == 0)
    #expect(try distance(.centered) == 250)
    #expect(try distance(.visible(0.3).inset(by: 7)) == 37)
    #expect(try distance(.hidden.interpolated(towards: .centered, amount: 0.5)) == 125)
    #expect(try distance(.visible(.nan).inset(by: .infinity)).isFinite)
  }

  @Test("Each edge has a separate configuration, and the identity configuration has no effect")
  func edges() throws {
    let effect = try effect(
      Text("A").scrollTransition(topLeading: .identity, bottomTrailing: .animated) { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0)
      })
    #expect(effect.topLeading == nil && effect.bottomTrailing?.isInteractive == false)
    #expect(phase(effect, at: -500) == 0 && phase(effect, at: 500) == 1)
  }

  @Observable
  fileprivate final class Model {
    var opacity = 0.4
  }

  fileprivate final class OldModel: ObservableObject {
    @Published var opacity = 0.4
  }

  private struct Fading: View {
    @State private var opacity = 0.4
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      let lowest = min(opacity, model.opacity, old.opacity)
      Text("A").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : lowest) }
      Button("State") { opacity = 0.1 }
      Button("Observable") { model.opacity = 0.1 }
      Button("Object") { old.opacity = 0.1 }
    }
  }

  @Test("The change follows the values that the view reads", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Fading() }
    func opacities() -> [Double?] {
      app.session.root.all { _ in true }.compactMap { element in
        if case .scrollEffect(let effect) = element.content[.scrollEffect] { effect.topLeading?.state.opacity } else { nil }
      }
    }
    #expect(opacities() == [0.4])
    try app.tap(name)
    #expect(opacities() == [0.1])
  }
}
