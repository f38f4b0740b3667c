import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// Rings of a day: animatable modifiers, a canvas, changing layouts, schedules, gradients and accessibility of custom drawings.

private struct Goal: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let symbol: String
  var value: Double
  var target: Double
  let tint: Color
  var fraction: Double { value / target }
}

extension Gradient {
  fileprivate static func ring(_ color: Color) -> Gradient { .init(colors: [color.mix(with: .black, by: 0.3), color]) }
}

extension AngularGradient {
  fileprivate static func ring(_ color: Color, to fraction: Double) -> AngularGradient {
    AngularGradient(gradient: .ring(color), center: .center, startAngle: .zero, endAngle: .degrees(360 * fraction))
  }
}

extension Text {
  fileprivate func metric() -> Text { font(.system(.title3, design: .rounded, weight: .heavy)).monospacedDigit().kerning(0.5) }
}

/// Shows a number that counts up during an animation.
private struct CountingModifier: AnimatableModifier {
  var value: Double
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay { Text("\(Int(value.rounded()))").metric() }
  }
}

private struct RingShape: Shape {
  var fraction: Double
  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
    }
  }
}

private struct Ring: View {
  let goal: Goal

  var body: some View {
    ZStack {
      Circle().stroke(goal.tint.opacity(0.2), lineWidth: 12)
      RingShape(fraction: goal.fraction)
        .stroke(AngularGradient.ring(goal.tint, to: goal.fraction), style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.zero)
        .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6), value: goal.fraction)
      Image(systemName: goal.symbol).foregroundStyle(goal.tint, .secondary).symbolEffect(.bounce, value: goal.value)
    }
    .frame(width: 80, height: 80)
    .accessibilityRepresentation {
      Slider(value: .constant(goal.fraction)) { Text(goal.name) }.accessibilityValue(goal.fraction.formatted(.percent))
    }
  }
}

private struct WeekChart: View {
  let values: [Double]
  @ScaledMetric private var gap = 4.0

  var body: some View {
    Canvas { context, size in
      let width = (size.width - gap * Double(values.count - 1)) / Double(values.count)
      let highest = values.max() ?? 1
      for (index, value) in values.enumerated() {
        let height = size.height * value / highest
        let bar = CGRect(x: Double(index) * (width + gap), y: size.height - height, width: width, height: height)
        context.drawLayer { layer in
          layer.clip(to: Path(roundedRect: bar, cornerRadius: 4), options: [])
          layer.opacity = index == values.count - 1 ? 1 : 0.5
          layer.fill(Path(bar), with: .style(.tint))
        }
      }
      let line = Path { $0.addLines(values.indices.map { CGPoint(x: Double($0) * (width + gap), y: 0) }) }
      context.stroke(line.strokedPath(.init(lineWidth: 1, dash: [2, 2])), with: .color(white: 0.5), lineWidth: 1)
    }
    .frame(height: 60)
    .accessibilityLabel("Week")
    .accessibilityValue(Text(values.map { "\(Int($0))" }.joined(separator: " ")))
    .accessibilityChildren {
      ForEach(values.indices, id: \.self) { Rectangle().accessibilityLabel("Day \($0 + 1)") }
    }
  }
}

private struct Celebration: View {
  let trigger: Int

  var body: some View {
    Text("Goal!")
      .keyframeAnimator(initialValue: (scale: 1.0, angle: Angle.zero), trigger: trigger) { view, value in
        view.scaleEffect(value.scale).rotationEffect(value.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          SpringKeyframe(1.5, duration: 0.2, spring: .bouncy)
          CubicKeyframe(1, duration: 0.2)
        }
        KeyframeTrack(\.angle) {
          LinearKeyframe(.degrees(10), duration: 0.1, timingCurve: .easeInOut)
          MoveKeyframe(.zero)
        }
      }
  }
}

private struct FitnessView: View {
  @State private var goals = [
    Goal(name: "Move", symbol: "flame", value: 100, target: 400, tint: .pink),
    Goal(name: "Stand", symbol: "figure.stand", value: 6, target: 12, tint: .cyan),
  ]
  @State private var isVertical = false
  @State private var minutes = 0
  @Environment(\.dynamicTypeSize) private var typeSize

  private var layout: AnyLayout {
    isVertical || typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10)) : AnyLayout(HStackLayout())
  }
  private var finished: Int { goals.count { $0.fraction >= 1 } }

  var body: some View {
    ScrollView {
      TimelineView(.everyMinute) { context in
        Text(context.date, format: .dateTime.hour().minute())
          .accessibilityIdentifier("time")
          .foregroundStyle(context.cadence <= .seconds ? .primary : .secondary)
      }
      layout {
        ForEach(goals) { goal in
          VStack {
            Ring(goal: goal)
            Color.clear.frame(width: 60, height: 20).modifier(CountingModifier(value: goal.value))
          }
          .accessibilityIdentifier("ring \(goal.name)")
        }
      }
      .animation(.default, value: isVertical)
      Button("Turn") { isVertical.toggle() }
      Button("Walk") {
        withAnimation(.linear(duration: 1)) { goals[0].value += 150 }
      }
      Gauge(value: Double(finished), in: 0...Double(goals.count)) {
        Text("Goals")
      } currentValueLabel: {
        Text("\(finished) done")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(Gradient(colors: [.red, .green]))
      if finished > 0 {
        Celebration(trigger: finished).transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
      }
      WeekChart(values: [3, 6, 2, 9])
        .accessibilityIdentifier("chart")
      Label {
        Text("Next \(Date(timeIntervalSince1970: 600), style: .relative)").hidden()
      } icon: {
        PhaseAnimator([0.2, 1.0]) { opacity in
          Circle().fill(.green).frame(width: 8).opacity(opacity)
        } animation: { _ in
          .easeInOut(duration: 1)
        }
      }
      .accessibilityHidden(true)
    }
  }
}

/// Rings that are drawn by the app's own shapes.
@MainActor
@Suite("Rings of a day")
struct FitnessAppTests {
  private func app(clock: TestClock? = nil) -> TestApp {
    TestApp(
      environment: TestEnvironment(
        locale: Locale(identifier: "en_US"), timeZone: .gmt, windowSize: CGSize(width: 390, height: 844)), clock: clock
    ) { FitnessView() }
  }

  @Test("An animatable modifier shows the end value after an animation, and the goals are counted")
  func counting() throws {
    let app = app()
    #expect(app.exists("100") && app.exists("6") && app.exists("0 done"))
    try app.tap("Walk")
    #expect(app.exists("250") && !app.exists("Goal!"))
    try app.tap("Walk")
    #expect(app.exists("400") && app.exists("1 done") && app.exists("Goal!"))
  }

  @Test("Layouts that change keep the rings and place them below each other")
  func layouts() throws {
    let app = app()
    let (move, stand) = try (app.frame(of: "ring Move"), app.frame(of: "ring Stand"))
    #expect(move.midY == stand.midY && move.maxX <= stand.minX)
    try app.tap("Walk")
    try app.tap("Turn")
    let (first, second) = try (app.frame(of: "ring Move"), app.frame(of: "ring Stand"))
    #expect(second.minY == first.maxY + 10 && first.minX == second.minX)
    #expect(app.exists("250"))
  }

  @Test("Drawings have the representation and the values that the app gives them")
  func accessibility() throws {
    let app = app()
    let tree = app.accessibilityTree.map(\.description).joined(separator: "\n")
    #expect(tree.contains("Move") && tree.contains("25%") && tree.contains("50%"))
    #expect(tree.contains("Week") && tree.contains("3 6 2 9") && tree.contains("Day 4"))
    #expect(!tree.contains("Next"))
  }
}
