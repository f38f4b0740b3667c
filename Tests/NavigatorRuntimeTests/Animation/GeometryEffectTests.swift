import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Geometry effects")
struct GeometryEffectTests {
  private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 10 * animatableData * (2 - animatableData), y: size.height))
    }
  }

  private struct Shaking: View {
    @State private var count: CGFloat = 0

    var body: some View {
      Color.red.frame(width: 50, height: 20).modifier(Shake(animatableData: count)).accessibilityIdentifier("card")
      Button("Shake") { withAnimation(.linear(duration: 1)) { count += 2 } }
    }
  }

  private func matrix(_ app: TestApp) -> [Double]? {
    for element in app.elements(.color) + app.elements(.box) {
      for case .transform(.matrix(let matrix)) in element.style.properties { return matrix }
    }
    return nil
  }

  @Test("The transform depends on the size of the view")
  func size() throws {
    let app = TestApp { Shaking() }
    #expect(try #require(matrix(app)).contains(20))
  }

  private func firstButton(in element: Element) -> Element? {
    element.role == .button ? element : element.children.lazy.compactMap { firstButton(in: $0) }.first
  }

  @Test("An animated change passes through the transforms between its two values")
  func animation() throws {
    var motions: [Motion] = []
    let session = ViewRunner { Shaking() }.makeSession(SessionConfiguration())
    session.onPatches = { for case .animate(let motion) in $0 { motions.append(motion) } }
    let button = try #require(firstButton(in: session.root))
    session.perform(InputEvent(target: button.id, action: .tap))
    let styles = try #require(motions.first { !$0.frames.isEmpty }?.frames.first?.styles)
    let moved = styles.contains { style in
      style.properties.contains {
        if case .transform(.matrix(let matrix)) = $0 { matrix.contains { $0 > 5 && $0 < 11 } } else { false }
      }
    }
    #expect(moved)
  }

  private struct Leaving: View {
    @State private var count: CGFloat = 0

    var body: some View {
      Text("Card").modifier(Flat(animatableData: count)).opacity(count == 0 ? 1 : 0.5)
      Button("Move") { withAnimation(.linear(duration: 1)) { count = 1 } }
    }
  }

  private struct Flat: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 10 * animatableData, y: 0))
    }
  }

  private struct Transformed: View {
    @State private var isMoved = false

    var body: some View {
      Text("Card").scaleEffect(2).transformEffect(isMoved ? CGAffineTransform(translationX: 9, y: 0) : .identity)
        .opacity(isMoved ? 0.5 : 1)
      Button("Move") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
    }
  }

  @Test("A view keeps its elements when its transform begins or ends to be the identity, so that other effects are animated too")
  func identity() throws {
    try expectNoReplacement { Leaving() }
    try expectNoReplacement { Transformed() }
  }

  /// Taps the button of a view twice, and checks that no element is inserted or removed.
  private func expectNoReplacement<V: View>(_ view: @escaping () -> V) throws {
    var patches: [Patch] = []
    let session = ViewRunner { view() }.makeSession(SessionConfiguration())
    session.onPatches = { patches += $0 }
    let button = try #require(firstButton(in: session.root))
    for _ in 0..<2 { session.perform(InputEvent(target: button.id, action: .tap)) }
    let replaced = patches.filter {
      switch $0 {
      case .insert, .remove: true
      default: false
      }
    }
    #expect(replaced.isEmpty && !patches.isEmpty)
  }

  @Test("A transform that changes nothing is not part of the style")
  func omittedIdentity() {
    let app = TestApp { Text("Card").transformEffect(.identity).opacity(0.5) }
    let transforms = app.session.root.all { _ in true }.flatMap(\.style.properties).filter {
      if case .transform = $0 { true } else { false }
    }
    #expect(transforms.isEmpty)
  }
}
