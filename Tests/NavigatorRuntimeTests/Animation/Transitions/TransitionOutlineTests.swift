import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// A circle around the center, whose diameter is a multiple of the diagonal.
private struct Iris: Shape {
  var animatableData: Double

  func path(in rect: CGRect) -> Path {
    let diameter = hypot(rect.width, rect.height) * animatableData
    return Path(ellipseIn: CGRect(x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }
}

/// A bar with a constant margin that grows from the left.
private struct Wipe: Shape {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 4, width: rect.width * amount, height: rect.height - 8))
  }
}

/// A sector of a circle around the center.
private struct Clock: Shape {
  var animatableData: Double

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: center)
    path.addArc(
      center: center, radius: max(rect.width, rect.height), startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * animatableData), clockwise: false)
    path.closeSubpath()
    return path
  }
}

/// A shape with as many corners as its data says.
private struct Star: Shape {
  var animatableData: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      for index in 0..<Int(animatableData * 10) { path.addLine(to: CGPoint(x: Double(index) * .infinity, y: 9)) }
    }
  }
}

/// The number of paths that a shape has created. Tests use it on the main actor only.
private final class PathCount: @unchecked Sendable {
  var value = 0
}

private struct CountedIris: Shape {
  let count: PathCount
  var animatableData: Double

  func path(in rect: CGRect) -> Path {
    count.value += 1
    return Iris(animatableData: animatableData).path(in: rect)
  }
}

private struct Clip<S: Shape>: ViewModifier {
  let shape: S

  func body(content: Self.Content) -> some View { content.clipShape(shape) }
}

private struct ScaledMask: ViewModifier {
  let scale: CGFloat

  func body(content: Self.Content) -> some View { content.mask(Circle().scaleEffect(scale)) }
}

private struct Opening: Transition {
  func body(content: Self.Content, phase: TransitionPhase) -> some View {
    content.clipShape(Iris(animatableData: phase.isIdentity ? 1 : 0))
  }
}

@MainActor
@Suite("Transitions that clip a view")
struct TransitionOutlineTests {
  private struct Conditional: View {
    let transition: AnyTransition
    @State private var isShown = false

    var body: some View {
      VStack {
        if isShown { Color.red.frame(width: 40, height: 30).transition(transition) }
        Button("Toggle") { withAnimation(.linear(duration: 2)) { isShown.toggle() } }
      }
    }
  }

  private func insertion(_ transition: AnyTransition) throws -> ElementAnimation {
    let app = TestApp(size: CGSize(width: 300, height: 300)) { Conditional(transition: transition) }
    try app.tap("Toggle")
    return try #require(app.takeAnimations().first { $0.kind == .insertion })
  }

  private func clip<S: Shape>(_ start: S, _ end: S) -> AnyTransition {
    .modifier(active: Clip(shape: start), identity: Clip(shape: end))
  }

  /// Returns the rectangle around the visible part at a time.
  private func visibleRect(_ animation: ElementAnimation, at time: Duration) throws -> CGRect {
    for case .clip(let drawing) in animation.style(at: time).properties {
      let points = drawing.items[0].steps.compactMap { step -> CGPoint? in
        switch step {
        case .move(let x, let y), .line(let x, let y): CGPoint(x: x, y: y)
        default: nil
        }
      }
      let (x, y) = (points.map(\.x), points.map(\.y))
      let (left, top) = (try #require(x.min()), try #require(y.min()))
      return CGRect(x: left, y: top, width: try #require(x.max()) - left, height: try #require(y.max()) - top)
    }
    return try #require(nil, "The style contains no clip.")
  }

  private func expect(_ rect: CGRect, _ expected: CGRect) {
    for (value, expectation) in [
      (rect.minX, expected.minX), (rect.minY, expected.minY), (rect.width, expected.width), (rect.height, expected.height),
    ] { #expect(abs(value - expectation) < 0.5, "\(rect) is not \(expected)") }
  }

  @Test("A circle that grows to the diagonal of the view has half of the size half way")
  func diagonal() throws {
    let animation = try insertion(clip(Iris(animatableData: 0), Iris(animatableData: 1)))
    #expect(animation.transition?.outlines.count == 2)
    expect(try visibleRect(animation, at: .zero), CGRect(x: 20, y: 15, width: 0, height: 0))
    expect(try visibleRect(animation, at: .seconds(1)), CGRect(x: 7.5, y: 2.5, width: 25, height: 25))
    #expect(!animation.style(at: .seconds(2)).properties.contains { if case .clip = $0 { true } else { false } })
  }

  @Test("A bar with a constant margin grows with the width")
  func wipe() throws {
    let animation = try insertion(clip(Wipe(amount: 0), Wipe(amount: 1)))
    expect(try visibleRect(animation, at: .seconds(1)), CGRect(x: 0, y: 4, width: 20, height: 22))
  }

  @Test("A sector turns, so its corners do not move in straight lines")
  func sector() throws {
    let animation = try insertion(clip(Clock(animatableData: 0), Clock(animatableData: 1)))
    #expect((animation.transition?.outlines.count ?? 0) > 2)
    // The right half of the circle.
    expect(try visibleRect(animation, at: .seconds(1)), CGRect(x: 20, y: -25, width: 40, height: 80))
  }

  @Test("A mask that is a scaled shape has outlines, and keeps the other effects of its transition")
  func mask() throws {
    let animation = try insertion(
      .modifier(active: ScaledMask(scale: 0), identity: ScaledMask(scale: 2)).combined(with: .opacity))
    expect(try visibleRect(animation, at: .seconds(1)), CGRect(x: 5, y: 0, width: 30, height: 30))
    #expect(animation.style(at: .seconds(1)).properties.contains(.opacity(0.5)))
  }

  @Test("A transition type clips to its shapes, also in a removal")
  func transitionType() throws {
    let app = TestApp(size: CGSize(width: 300, height: 300)) { Conditional(transition: AnyTransition(Opening())) }
    try app.tap("Toggle")
    try app.tap("Toggle")
    let removal = try #require(app.takeAnimations().first { $0.kind == .removal })
    expect(try visibleRect(removal, at: .seconds(1)), CGRect(x: 7.5, y: 2.5, width: 25, height: 25))
  }

  private struct Updated: View {
    let count: PathCount
    @State private var isShown = false
    @State private var title = "Title"

    var body: some View {
      VStack {
        if isShown {
          Text(title).transition(
            .modifier(
              active: Clip(shape: CountedIris(count: count, animatableData: 0)),
              identity: Clip(shape: CountedIris(count: count, animatableData: 1))))
        }
        Button("Toggle") { withAnimation(.linear(duration: 2)) { isShown.toggle() } }
        Button("Rename") { title += "!" }
      }
    }
  }

  @Test("The outlines are computed when the view is inserted or removed, not when it is updated")
  func updates() throws {
    let count = PathCount()
    let app = TestApp { Updated(count: count) }
    func paths(_ title: String) throws -> Int {
      let start = count.value
      try app.tap(title)
      return count.value - start
    }
    let inserting = try paths("Toggle")
    let updating = try paths("Rename")
    let removing = try paths("Toggle")
    #expect(app.takeAnimations().filter { $0.transition?.outlines.isEmpty == false }.count == 2)
    // The styles at both ends require a few paths.
    #expect(updating * 2 < inserting && updating * 2 < removing)
  }

  @Test("Shapes with different numbers of corners or infinite coordinates have no outlines")
  func unusable() throws {
    for (start, end) in [(0.0, 1.0), (1, 1.05)] {
      let app = TestApp { Conditional(transition: clip(Star(animatableData: start), Star(animatableData: end))) }
      try app.tap("Toggle")
      #expect(app.takeAnimations().allSatisfy { $0.transition?.outlines.isEmpty ?? true })
    }
  }
}
