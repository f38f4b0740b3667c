import NavigatorUI
import SwiftUI

struct CurvesSection: View {
  @State private var isUp = false
  @State private var isFast = false
  @State private var isAtOnce = false
  @State private var isFlashing = false
  @State private var isThere = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    SectionScreen(
      section: .curves,
      summary: """
        Animations begin later, run faster, and repeat. An app can write its own curve. A transaction can disable animations, \
        and pages play fewer of them for people who prefer reduced motion.
        """
    ) {
      HStack(spacing: 12) {
        ForEach(0..<6, id: \.self) { index in
          Circle().fill(Color(hue: Double(index) / 12, saturation: 0.8, brightness: 0.95))
            .frame(width: 24, height: 24)
            .offset(y: isUp ? -20 : 20)
            .animation(.snappy.delay(Double(index) * 0.08).speed(isFast ? 3 : 1), value: isUp)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 72)
      .accessibilityHidden(true)
      Button(isUp ? "Lower the lights" : "Raise the lights") {
        var transaction = Transaction()
        transaction.disablesAnimations = isAtOnce
        withTransaction(transaction) { isUp.toggle() }
      }
      Toggle("Three times as fast", isOn: $isFast)
      Toggle("At once", isOn: $isAtOnce)

      Image(systemName: "lightbulb.fill")
        .font(.largeTitle)
        .foregroundStyle(.yellow)
        .opacity(isFlashing ? 1 : 0.3)
        .animation(isFlashing ? .easeInOut(duration: 0.8).repeatForever() : .default, value: isFlashing)
        .frame(maxWidth: .infinity)
        .accessibilityHidden(true)
      Toggle("Flash", isOn: $isFlashing)

      Image(systemName: "sailboat")
        .font(.title)
        .offset(x: isThere ? 180 : 0)
        .animation(Animation(Stops(count: 3)), value: isThere)
        .accessibilityHidden(true)
      Button(isThere ? "Sail back" : "Sail") { isThere.toggle() }

      Text(reducesMotion ? "Motion is reduced on this device." : "Motion is not reduced on this device.")
    }
  }
}

/// An animation that stops on its way, and takes a second for each part.
nonisolated private struct Stops: CustomAnimation {
  var count: Int

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < Double(count) else { return nil }
    let part = time.rounded(.down)
    // The first half of each second moves, and the second half rests.
    return value.scaled(by: (part + min((time - part) * 2, 1)) / Double(count))
  }
}
