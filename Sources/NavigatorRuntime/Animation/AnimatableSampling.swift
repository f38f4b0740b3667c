import NavigatorHost

/// A modifier whose body depends on data that changes gradually.
@MainActor
@preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Node {
  /// Records the styles that the elements below this node have between two values of an animatable type, if the current change
  /// is animated.
  ///
  /// - Parameter show: A closure that updates the views below for a value. The caller shows the last value afterwards.
  func sampleAnimatable<Value>(from old: Value, to new: Value, show: (Value) -> Void) {
    let motion = graph.elements.motion
    guard motion.isActive, !motion.isSampling, let steps = animatableSteps(from: old, to: new),
      let animation = motion.transaction(at: self).animation
    else { return }
    motion.isSampling = true
    defer { motion.isSampling = false }
    var samples = SampledStyles()
    for value in steps {
      show(value)
      samples.record(below: self)
    }
    motion.add(samples.frames, animation.style)
  }
}

/// The number of values between which a host interpolates.
private let stepCount = 16

/// Returns values from one to another by their animatable data, or nil if the type has none or the data is the same.
private func animatableSteps<Value>(from old: Value, to new: Value) -> [Value]? {
  guard let start = old as? any Animatable else { return nil }
  func steps<A: Animatable>(_ start: A) -> [Value]? {
    guard let end = new as? A, start.animatableData != end.animatableData else { return nil }
    return (0..<stepCount).compactMap { index in
      var value = end
      let amount = Double(index) / Double(stepCount - 1)
      value.animatableData = start.animatableData.interpolated(towards: end.animatableData, amount: amount)
      return value as? Value
    }
  }
  return steps(start)
}
