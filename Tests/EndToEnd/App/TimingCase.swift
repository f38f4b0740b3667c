import SwiftUI

/// The origins of animations, their timing, and a transition that slides. Each animation lasts 10 seconds, so that a test can
/// stop it half way.
struct TimingCase: View {
  @State private var isBound = false
  @State private var isMoved = false
  @State private var isTimed = false
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Toggle("Bound", isOn: $isBound.animation(.linear(duration: 10)))
      dot("bound", isBound)
      HStack {
        Button("Plain") { isMoved.toggle() }
        Button("Animated") { withAnimation(.linear(duration: 10)) { isMoved.toggle() } }
      }
      dot("of the change", isMoved)
      dot("own", isMoved).transaction { $0.animation = .linear(duration: 10) }
      dot("none", isMoved).transaction { $0.animation = nil }
      dot("of the value", isMoved).transaction(value: isMoved) { $0.animation = .linear(duration: 10) }
      dot("of the body", isMoved).transaction {
        $0.animation = .linear(duration: 10)
      } body: {
        $0.opacity(isMoved ? 0.5 : 1).accessibilityIdentifier("body")
      }
      HStack {
        timed("Delay", .linear(duration: 10).delay(20))
        timed("Speed", .linear(duration: 20).delay(4).speed(2))
        timed("Repeat", .linear(duration: 10).repeatCount(3))
        timed("Restart", .linear(duration: 10).repeatCount(2, autoreverses: false))
      }
      HStack {
        timed("Ease in", .easeIn(duration: 10))
        timed("Ease out", .easeOut(duration: 10))
        timed("Steep", .timingCurve(0.9, 0.1, 0.9, 0.1, duration: 10))
        timed("Spring", .spring(duration: 8, bounce: 0.4))
      }
      dot("timed", isTimed)
      Button("Slide") { withAnimation(.linear(duration: 10)) { isShown.toggle() } }
      if isShown {
        Text("Sliding").frame(width: 100, height: 24).background(.yellow).transition(.slide).accessibilityIdentifier("sliding")
      }
    }
    .padding()
    .navigationTitle("Timing")
    .navigationBarTitleDisplayMode(.inline)
  }

  /// Returns a view that moves by 100 points.
  private func dot(_ name: String, _ isMoved: Bool) -> some View {
    Color.orange.frame(width: 20, height: 20).offset(x: isMoved ? 100 : 0).accessibilityIdentifier(name)
  }

  private func timed(_ title: String, _ animation: Animation) -> some View {
    Button(title) { withAnimation(animation) { isTimed.toggle() } }
  }
}
