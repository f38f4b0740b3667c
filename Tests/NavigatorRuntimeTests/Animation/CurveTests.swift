import Foundation
import NavigatorHost
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Curves of animations")
struct CurveTests {
  @Test("A linear animation has half of its progress at half of its duration")
  func linear() {
    let style = Animation.linear(duration: 2).style
    #expect(style.duration == 2)
    #expect(abs(style.progress(at: 1) - 0.5) < 1e-6)
    #expect(style.progress(at: -1) == 0 && style.progress(at: 3) == 1)
  }

  @Test("An ease-in is below, and an ease-out above, the linear progress at half time")
  func easing() {
    #expect(Animation.easeIn(duration: 1).style.progress(at: 0.5) < 0.4)
    #expect(Animation.easeOut(duration: 1).style.progress(at: 0.5) > 0.6)
    #expect(abs(Animation.easeInOut(duration: 1).style.progress(at: 0.5) - 0.5) < 1e-6)
  }

  @Test("A spring with bounce passes its target, and one without does not")
  func springs() {
    func peak(_ animation: Animation) -> Double {
      let style = animation.style
      return (0...200).map { style.progress(at: style.duration * Double($0) / 200) }.max() ?? 0
    }
    #expect(peak(.bouncy(duration: 0.5, extraBounce: 0.2)) > 1.05)
    #expect(peak(.smooth) <= 1.0001)
    #expect(Animation.spring(response: 0.4, dampingFraction: 0.5).style == Animation.spring(duration: 0.4, bounce: 0.5).style)
  }

  @Test("Physical values describe the same spring as a duration and a bounce")
  func physical() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let same = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(spring.stiffness - pow(4 * .pi, 2)) < 1e-9)
    #expect(abs(same.duration - 0.5) < 1e-9 && abs(same.bounce - 0.3) < 1e-9)
    #expect(abs(spring.value(target: 1.0, time: 0.2) - same.value(target: 1.0, time: 0.2)) < 1e-9)
  }

  @Test("The velocity of a spring is the derivative of its value", arguments: [0.2, 0.99999, 1, 1.5, 4])
  func derivative(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for time in stride(from: 0.05, to: 1, by: 0.1) {
      let slope =
        (spring.value(target: 3.0, initialVelocity: 2, time: time + 1e-6)
          - spring.value(target: 3.0, initialVelocity: 2, time: time - 1e-6)) / 2e-6
      #expect(abs(slope - spring.velocity(target: 3.0, initialVelocity: 2, time: time)) < 1e-3)
    }
    #expect(abs(spring.value(target: 3.0, time: spring.settlingDuration) - 3) < 0.01)
  }

  @Test("Several steps of a spring have the same result as one long step")
  func steps() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.03) }
    #expect(abs(value - spring.value(target: 1.0, time: 0.3)) < 1e-9)
  }

  @Test("A delay, a speed and repetitions change the timing")
  func timing() {
    let style = Animation.linear(duration: 1).delay(1).speed(2).repeatCount(3, autoreverses: true).style
    #expect(style.delay == 0.5 && style.duration == 0.5 && style.repeatCount == 3 && style.autoreverses)
    #expect(style.totalDuration == 2)
    #expect(abs(style.progress(at: 1.25) - 0.5) < 1e-9)
    #expect(Animation.default.repeatForever().style.totalDuration == nil)
  }

  @Test("Values that are not finite give a timing that can be played", arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func hostile(value: Double) {
    let animations: [Animation] = [
      .linear(duration: value), .spring(duration: value, bounce: value), .spring(response: value, dampingFraction: value),
      .interpolatingSpring(mass: value, stiffness: value, damping: value, initialVelocity: value),
      .easeIn.delay(value), .easeIn.speed(value), .timingCurve(value, value, value, value, duration: value),
      .easeIn.repeatCount(Int.min),
    ]
    for animation in animations {
      let style = animation.style
      #expect(style.duration.isFinite && style.duration >= 0 && style.duration <= AnimationStyle.maximumDuration)
      #expect(style.delay.isFinite && style.delay >= 0)
      if case .samples(let samples) = style.curve {
        #expect(samples.count <= AnimationStyle.maximumSamples && samples.allSatisfy(\.isFinite))
      }
    }
  }

  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      if time > 1 { return nil }
      return time < 0.5 ? .zero : value
    }
  }

  private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { .zero }
  }

  @Test("A custom animation is sampled until it ends, or until the maximum duration")
  func custom() {
    let style = Animation(Steps()).style
    #expect(abs(style.duration - 1) < 0.05)
    #expect(style.progress(at: 0.3) < 0.01 && style.progress(at: 0.7) > 0.99)
    #expect(Animation(Endless()).style.duration <= 20)
    #expect(Animation(Steps()) == Animation(Steps()))
  }

  @Test("The values of an animation follow its curve, its delay, its speed and its repetitions, and end")
  func values() throws {
    func value(_ animation: Animation, at time: Double) -> Double? {
      var context = AnimationContext<Double>()
      return animation.animate(value: 10, time: time, context: &context)
    }
    func isNear(_ value: Double?, _ other: Double) -> Bool { value.map { abs($0 - other) < 1e-3 } ?? false }
    let linear = Animation.linear(duration: 2)
    #expect(isNear(value(linear, at: 0.5), 2.5) && value(linear, at: 2) == nil && value(linear, at: .nan) == nil)
    #expect(value(linear.delay(1), at: 0.5) == 0 && isNear(value(linear.delay(1), at: 2), 5))
    #expect(isNear(value(linear.speed(2), at: 0.5), 5) && value(linear.speed(2), at: 1) == nil)
    #expect(isNear(value(linear.repeatCount(2), at: 3), 5) && isNear(value(linear.repeatCount(2), at: 3.5), 2.5))
    #expect(isNear(value(linear.repeatForever(autoreverses: false), at: 201), 5) && value(linear.repeatCount(2), at: 4) == nil)
    let spring = Spring.bouncy
    #expect(isNear(value(.spring(spring), at: 0.2), spring.value(target: 10.0, time: 0.2)))
    #expect(value(.spring(spring), at: 30) == nil && value(Animation.timingCurve(0, 0, 1, 1, duration: .nan), at: 1) == nil)
  }

  @Test("The velocity of an animation is the slope of its values")
  func velocities() {
    func velocity(_ animation: Animation, at time: Double) -> Double {
      animation.velocity(value: 10, time: time, context: AnimationContext<Double>()) ?? .nan
    }
    #expect(abs(velocity(.linear(duration: 2), at: 1) - 5) < 1e-2)
    #expect(abs(velocity(.linear(duration: 2).speed(2), at: 0.5) - 10) < 1e-2)
    #expect(abs(velocity(.linear(duration: 2).repeatForever(), at: 3) + 5) < 1e-2)
    #expect(abs(velocity(.spring(.smooth), at: 0.1) - Spring.smooth.velocity(target: 10.0, time: 0.1)) < 1e-2)
    #expect(velocity(.linear(duration: 2), at: 2).isNaN)
  }

  @Test("A custom animation is the base of an animation, and is repeated when it ends")
  func bases() {
    #expect(Animation(Steps()).base is Steps)
    for animation in [Animation.default, .bouncy, .linear(duration: 1).delay(2), Animation(Steps()).speed(2)] {
      let base = animation.base
      #expect(Animation(base) == animation && "\(base)" == "\(animation)")
    }
    var context = AnimationContext<Double>()
    let twice = Animation(Steps()).repeatCount(2)
    let times = [0.3, 0.7, 1.2, 1.5, 1.9, 2.6]
    let values = times.map { twice.animate(value: 10, time: $0, context: &context) }
    #expect(values == [0, 10, 10, 10, 0, nil])
  }

  @Test("A spring continues another one, and another animation does not, unless it is custom")
  func merging() {
    func merges(_ animation: Animation, _ previous: Animation) -> Bool {
      var context = AnimationContext<Double>()
      return animation.shouldMerge(previous: previous, value: 1, time: 0, context: &context)
    }
    #expect(merges(.bouncy, .smooth) && !merges(.bouncy, .linear) && !merges(.linear, .bouncy))
    #expect(!merges(Animation(Steps()), .bouncy))
  }

  @Test("A unit curve and its inverse undo each other")
  func unitCurves() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      #expect(abs(curve.value(at: 0)) < 1e-6 && abs(curve.value(at: 1) - 1) < 1e-6)
      for progress in [0.1, 0.35, 0.5, 0.8] {
        #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-3)
      }
    }
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }

  @Test("Pairs of animatable values are added and scaled")
  func pairs() {
    var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2, AnimatablePair(4, 6)) && pair.magnitudeSquared == 56)
    #expect(pair - pair == .zero && pair + .zero == pair)
    var angle = Angle.degrees(90)
    angle.animatableData.scale(by: 2)
    #expect(abs(angle.degrees - 180) < 1e-9)
  }
}
