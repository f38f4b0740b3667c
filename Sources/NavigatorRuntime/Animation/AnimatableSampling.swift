import Foundation
import NavigatorHost

/// A modifier with animatable data. Its body is evaluated for values between the old and the new data.
@MainActor
@preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Node {
  /// Records the elements below this node for values between two values of an animatable type, if the current change is animated.
  ///
  /// - Parameter show: A closure that updates the views below the node for a value. The caller must restore the final value
  ///   afterwards.
  func sampleAnimatable<Value>(from old: Value, to new: Value, show: (Value) -> Void) {
    let motion = graph.elements.motion
    guard let (values, timing, interrupts) = animatedValues(from: old, to: new) else { return }
    motion.isSampling = true
    defer { (motion.isSampling, motion.sample) = (false, nil) }
    var samples = ElementSamples()
    for (index, value) in values.enumerated() {
      // The first value shows the views of the old one, so other changes of the views do not result from the data.
      let isOld = index == 0 && !interrupts
      motion.sample = isOld ? nil : SampledValue(index: index, count: values.count, timing: timing)
      show(value)
      samples.record(below: self)
    }
    motion.add(samples.frames, timing)
  }

  /// Returns values between two values of an animatable type at regular intervals, and their timing. Returns nil if the current
  /// change is not animated, or if both values have the same data.
  ///
  /// If an earlier change of the node is still animated, the values start at the value that the host currently displays, and the
  /// change interrupts the earlier one. A spring also continues with the earlier velocity.
  func animatedValues<Value>(
    from old: Value, to new: Value
  ) -> (values: [Value], timing: AnimationStyle, interrupts: Bool)? {
    let motion = graph.elements.motion
    guard !motion.isSampling, motion.isActive || motion.hasSampledChanges, let end = new as? any Animatable else { return nil }
    func values<A: Animatable>(to end: A) -> ([Value], AnimationStyle, Bool)? {
      guard let start = old as? A, start.animatableData != end.animatableData else { return nil }
      let now = graph.clock.now()
      let earlier = motion.sampledChange(of: self, at: now) as? SampledChange<A.AnimatableData>
      guard motion.isActive, let animation = motion.transaction(at: self).animation else {
        motion.setSampledChange(nil, of: self)
        return nil
      }
      let change = SampledChange(
        node: self, from: earlier?.data(at: now) ?? start.animatableData, to: end.animatableData, animation, at: now,
        velocity: earlier?.velocity(at: now))
      motion.setSampledChange(change, of: self)
      return (change.values(of: end), change.timing, earlier != nil)
    }
    return values(to: end)
  }

  /// Returns values of an animatable type at regular intervals, and their timing, if a change of the node repeats forever.
  func repeatedValues<Value>(to end: Value) -> (values: [Value], timing: AnimationStyle)? {
    let motion = graph.elements.motion
    guard !motion.isSampling, motion.hasSampledChanges, let end = end as? any Animatable else { return nil }
    func values<A: Animatable>(to end: A) -> ([Value], AnimationStyle)? {
      let change = motion.sampledChange(of: self, at: graph.clock.now()) as? SampledChange<A.AnimatableData>
      guard let change, change.timing.repeatCount == nil else { return nil }
      return (change.values(of: end), change.timing)
    }
    return values(to: end)
  }
}

/// A value between the old and the new value of an animatable type, for which views are being evaluated. It is a class, because
/// each session has space for a reference to it.
final class SampledValue {
  /// The number of times at which a progress is searched.
  private static let searchedTimes = 240

  /// The position of the value among all values.
  let index: Int
  /// The number of all values.
  let count: Int
  /// The timing of the values.
  let timing: AnimationStyle

  init(index: Int, count: Int, timing: AnimationStyle) {
    (self.index, self.count, self.timing) = (index, count, timing)
  }

  /// The time in seconds from which a host shows the value instead of the one before. It shows the first value at once. It is nil
  /// for animations that repeat.
  var time: Double? {
    guard timing.repeatCount == 1 else { return nil }
    guard index > 0, count > 1 else { return 0 }
    let progress = (Double(index) - 0.5) / Double(count - 1)
    let times = (0..<Self.searchedTimes).lazy.map { Double($0) / Double(Self.searchedTimes) }
    return timing.delay + timing.duration * (times.first { timing.curve.value(at: $0) >= progress } ?? 1)
  }
}

/// A change of animatable data whose animation may still run on a host.
@MainActor
class AnySampledChange {
  weak var node: Node?
  /// The time at which the change began, on the session's clock.
  let began: Duration
  /// The timing of the samples.
  let timing: AnimationStyle

  init(node: Node, began: Duration, timing: AnimationStyle) {
    self.node = node
    self.began = began
    self.timing = timing
  }

  /// Returns a Boolean value that indicates whether the animation has not ended at a time.
  final func isPlaying(at time: Duration) -> Bool {
    guard let total = timing.totalDuration else { return true }
    return (time - began) / .seconds(1) < total
  }
}

/// A change of animatable data of a specific type.
@MainActor
final class SampledChange<Data: VectorArithmetic>: AnySampledChange {
  private let start: Data
  private let end: Data
  /// The spring that continues with an initial velocity per second, and the speed of its time. It is nil for other animations.
  private let spring: (spring: Spring, velocity: Data, speed: Double)?

  init(node: Node, from start: Data, to end: Data, _ animation: Animation, at time: Duration, velocity: Data?) {
    self.start = start
    self.end = end
    let style = animation.style
    if let velocity, velocity.magnitudeSquared > 0, let found = animation.continuingSpring {
      spring = (found.spring, velocity.scaled(by: 1 / found.speed), found.speed)
      let distance = max((end - start).magnitudeSquared.squareRoot(), 1e-6)
      let relative = min(velocity.magnitudeSquared.squareRoot() / distance / found.speed, 1_000)
      let settling = found.spring.settlingDuration(distance: 1, velocity: relative, epsilon: 0.002)
      let duration = min(max(settling / found.speed, style.duration), 20)
      super.init(
        node: node, began: time,
        timing: AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: duration))
    } else {
      spring = nil
      super.init(node: node, began: time, timing: style)
    }
  }

  /// Returns the data at a time on the session's clock.
  func data(at time: Duration) -> Data {
    data(after: (time - began) / .seconds(1))
  }

  /// Returns the change of the data per second at a time on the session's clock.
  func velocity(at time: Duration) -> Data {
    let step = 0.001
    let seconds = (time - began) / .seconds(1)
    return (data(after: seconds + step) - data(after: seconds)).scaled(by: 1 / step)
  }

  private func data(after seconds: Double) -> Data {
    guard let spring else { return start.interpolated(towards: end, amount: timing.progress(at: seconds)) }
    guard seconds < timing.duration else { return end }
    return start
      + spring.spring.value(target: end - start, initialVelocity: spring.velocity, time: max(seconds, 0) * spring.speed)
  }

  /// Returns copies of a value with the data at regular intervals.
  func values<A: Animatable, Value>(of end: A) -> [Value] where A.AnimatableData == Data {
    samples.compactMap { data in
      var value = end
      value.animatableData = data
      return value as? Value
    }
  }

  /// The data at regular intervals. The curve of the timing applies to the intervals.
  var samples: [Data] {
    // Samples are frequent enough for texts, which do not change between samples.
    let rate = spring == nil ? 15.0 : 40
    let count = min(max(Int(timing.duration * rate) + 1, 16), AnimationStyle.maximumSamples)
    let parts = (0..<count).map { Double($0) / Double(count - 1) }
    if spring != nil { return parts.map { data(after: timing.duration * $0) } }
    return parts.map { start.interpolated(towards: end, amount: $0) }
  }
}
