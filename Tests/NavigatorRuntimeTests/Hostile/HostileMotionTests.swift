import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

@testable import NavigatorRuntime

/// Animations, layouts, timelines and paths with numbers that are no lengths or durations.
@MainActor
@Suite("Hostile motions, spacings and dates")
struct HostileMotionTests {
  // MARK: Animations

  @Test("A curve that repeats without end in nearly no time has its end value", arguments: [nil, 1, .max] as [Int?])
  func shortestDuration(repeatCount: Int?) {
    let style = AnimationStyle(curve: .samples([0, 0.5, 1]), duration: .leastNonzeroMagnitude, repeatCount: repeatCount)
    #expect(style.progress(at: 1) == 1)
    #expect(style.progress(at: -1) == 0)
    #expect(style.progress(at: .nan) == 0)
    let animation = Animation.linear(duration: .leastNonzeroMagnitude).repeatForever()
    var context = AnimationContext<Double>()
    #expect(animation.animate(value: 1, time: 1, context: &context) == nil)
  }

  @Test("A fraction that is not a number is the start of a curve")
  func invalidFraction() {
    #expect(AnimationStyle.Curve.samples([0, 0.5, 1]).value(at: .nan) == 0)
    #expect(AnimationStyle.Curve.bezier(x1: 0, y1: 0, x2: 1, y2: 1).value(at: .nan) == 0)
  }

  @Test("Delays and speeds whose results are no numbers leave an animation equal to itself")
  func products() {
    for animation in [
      Animation.linear.speed(1e308).speed(1e308).speed(0), .linear.delay(1e308).delay(1e308).speed(0),
      .linear.delay(1e308).speed(1e-308).delay(-1e308),
    ] {
      #expect(animation == animation)
      #expect(animation.style.delay.isFinite && animation.style.duration.isFinite)
    }
  }

  private struct Turning: View {
    @State private var part = 0.0

    var body: some View {
      Circle().trim(from: 0, to: part)
      Button("Turn") {
        withAnimation(.timingCurve(.circularEaseIn, duration: .leastNonzeroMagnitude).repeatForever()) { part += 0.25 }
      }
    }
  }

  @Test("A shape continues from an animation that repeats in nearly no time")
  func interruptedShape() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Turning() }
    for _ in 0..<3 {
      try app.tap("Turn")
      await clock.advance(by: .seconds(1))
    }
    #expect(app.exists("Turn"))
  }

  // MARK: Paths

  @Test("A path whose start is not a number starts at its next point")
  func invalidStart() {
    let path = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
    }
    #expect(path.hostSteps == [.move(x: 10, y: 10), .line(x: 20, y: 10)])
  }

  @Test("A subpath whose start is not a number is not connected with the previous one")
  func invalidSubpath() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.move(to: CGPoint(x: CGFloat.infinity, y: 0))
      path.closeSubpath()
      path.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0)])
      path.closeSubpath()
    }
    #expect(
      path.hostSteps == [.move(x: 0, y: 0), .line(x: 10, y: 0), .move(x: 20, y: 0), .line(x: 30, y: 0), .close])
  }

  // MARK: Layouts

  private nonisolated final class Counter: @unchecked Sendable {
    var count = 0
  }

  /// A layout that reads the spacing of each subview twice.
  private nonisolated struct Spaced: Layout {
    let counter: Counter

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      counter.count += 1
      var spacing = ViewSpacing()
      for subview in subviews {
        spacing.formUnion(subview.spacing, edges: .horizontal)
        spacing.formUnion(subview.spacing, edges: .vertical)
      }
      return spacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private struct Nested: View {
    let depth: Int
    let counter: Counter

    var body: some View {
      Spaced(counter: counter) {
        if depth > 0 { AnyView(Nested(depth: depth - 1, counter: counter)) } else { Text("Leaf") }
      }
    }
  }

  @Test("Layouts in each other that read spacings repeatedly compute each spacing once")
  func nestedSpacings() {
    let counter = Counter()
    let app = TestApp {
      VStack {
        Nested(depth: 20, counter: counter)
        Text("Below")
      }
    }
    #expect(app.exists("Below"))
    #expect(counter.count < 1_000)
  }

  /// A layout that places its subviews at points that are no numbers, or distant from its bounds.
  private nonisolated struct Distant: Layout {
    let position: CGPoint
    let anchor: UnitPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: position, anchor: anchor, proposal: .unspecified) }
    }
  }

  @Test(
    "A place that is not a number, or results in none, is ignored",
    arguments: [
      (CGPoint(x: CGFloat.nan, y: 0), UnitPoint.center), (CGPoint.zero, UnitPoint(x: .greatestFiniteMagnitude, y: 0)),
      (CGPoint(x: 0, y: -CGFloat.infinity), UnitPoint.top), (CGPoint.zero, UnitPoint(x: 0, y: .infinity)),
    ])
  func places(position: CGPoint, anchor: UnitPoint) throws {
    let app = TestApp { Distant(position: position, anchor: anchor) { Text("Here") } }
    let frame = try app.frame(of: "Here")
    #expect(frame.minX.isFinite && frame.minY.isFinite)
    func visit(_ element: Element) {
      for case .position(let x, let y) in element.style.properties { #expect(x.isFinite && y.isFinite) }
      element.children.forEach(visit)
    }
    visit(app.session.root)
  }

  @Test("An infinite layout priority is higher than any other")
  func infinitePriority() throws {
    let app = TestApp {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).accessibilityIdentifier("finite")
        Color.blue.layoutPriority(.infinity).accessibilityIdentifier("infinite")
        Color.green.layoutPriority(-.infinity).accessibilityIdentifier("last")
      }
      .frame(width: 300, height: 10)
    }
    #expect(try app.frame(of: "infinite").width == 300)
    #expect(try app.frame(of: "finite").width == 0 && app.frame(of: "last").width == 0)
  }

  // MARK: Dates

  @Test("A schedule with too many past dates is reported")
  func pastDates() {
    let past = (0..<20_000).map { Date(timeIntervalSinceReferenceDate: Double($0)) }
    withKnownIssue {
      let app = TestApp(clock: TestClock()) {
        TimelineView(.explicit(past + [Date() + 1])) { _ in Text("Now") }
      }
      #expect(app.exists("Now"))
    } matching: {
      "\($0)".contains("no longer updated")
    }
  }
}
