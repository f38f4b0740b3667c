import SwiftUI

struct AnimationValues {
  var scale = 1.0
  var verticalStretch = 1.0
  var verticalTranslation = 0.0
  var angle = Angle.zero
}

struct BouncingSymbol: View {
  var symbol: String
  @State private var taps = 0
  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 64))
      .symbolRenderingMode(.multicolor)
      .keyframeAnimator(initialValue: AnimationValues(), trigger: taps) { content, value in
        content
          .rotationEffect(value.angle)
          .scaleEffect(value.scale)
          .scaleEffect(y: value.verticalStretch)
          .offset(y: value.verticalTranslation)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.zero, duration: 0.58)
          CubicKeyframe(.degrees(16), duration: 0.125)
          CubicKeyframe(.degrees(-16), duration: 0.125)
          CubicKeyframe(.zero, duration: 0.125)
        }
        KeyframeTrack(\.verticalStretch) {
          CubicKeyframe(1.0, duration: 0.1)
          CubicKeyframe(0.6, duration: 0.15)
          SpringKeyframe(1.0, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.36)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          SpringKeyframe(1.0, spring: .bouncy)
        }
        KeyframeTrack(\.verticalTranslation) {
          MoveKeyframe(0.0)
          LinearKeyframe(-20.0, duration: 0.1, timingCurve: .easeIn)
          SpringKeyframe(0.0, spring: .bouncy)
        }
      }
      .onTapGesture { taps += 1 }
      .sensoryFeedback(.success, trigger: taps) { old, new in new % 2 == 0 }
  }
}

enum PulsePhase: CaseIterable {
  case initial, grow, fade
  var scale: Double { self == .grow ? 1.3 : 1 }
  var opacity: Double { if case .fade = self { 0.2 } else { 1 } }
}
