import Foundation

/// The appearance of a symbol during an effect.
nonisolated struct SymbolPose: Sendable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  /// A value without a visible effect, whose track extends the duration by a pause.
  var pause = 0.0
}

/// The motion of a symbol in a symbol effect.
nonisolated struct SymbolMotion: Hashable, Sendable {
  /// The scales at the ends of equal parts of the duration. The motion starts with the normal scale.
  var scales: [Double] = []
  /// The opacities at the ends of equal parts of the duration.
  var opacities: [Double] = []
  /// The rotations at the ends of equal parts of the duration, in degrees.
  var degrees: [Double] = []
  /// The duration in seconds.
  var duration = 0.8
  /// A Boolean value that indicates whether the symbol keeps the last values while the effect is active. If it is false, the
  /// effect repeats.
  var stays = false

  /// Returns the keyframe tracks of the effect.
  func tracks(_ options: SymbolEffectOptions) -> [_KeyframeTrack<SymbolPose>] {
    let seconds = duration / options.factor
    let tracks = [
      track(\.scale, scales, seconds), track(\.opacity, opacities, seconds), track(\.degrees, degrees, seconds),
    ].flatMap(\.self)
    return options.pause > 0 ? tracks + Self.pause(after: seconds, options.pause) : tracks
  }

  /// The tracks of a short, imperceptible motion. It replaces the motion of a repeating effect when the effect ends.
  static var end: [_KeyframeTrack<SymbolPose>] {
    KeyframeTrack(\SymbolPose.opacity) {
      LinearKeyframe(0.99, duration: 0.01)
      LinearKeyframe(1, duration: 0.01)
    }._tracks()
  }

  /// Returns a track without a visible effect that extends the duration by a pause.
  private static func pause(after seconds: Double, _ pause: Double) -> [_KeyframeTrack<SymbolPose>] {
    KeyframeTrack(\SymbolPose.pause) { LinearKeyframe(0, duration: seconds + pause) }._tracks()
  }

  private func track(
    _ keyPath: WritableKeyPath<SymbolPose, Double>, _ values: [Double], _ seconds: TimeInterval
  ) -> [_KeyframeTrack<SymbolPose>] {
    // Each track has four parts because the content of a track has a fixed number of keyframes.
    guard values.count == 4 else { return [] }
    return KeyframeTrack(keyPath) {
      CubicKeyframe(values[0], duration: seconds / 4)
      CubicKeyframe(values[1], duration: seconds / 4)
      CubicKeyframe(values[2], duration: seconds / 4)
      CubicKeyframe(values[3], duration: seconds / 4)
    }._tracks()
  }
}

extension View {
  /// Returns the view with the appearance of a pose.
  nonisolated func posed(_ pose: SymbolPose) -> some View {
    scaleEffect(pose.scale).rotationEffect(.degrees(pose.degrees)).opacity(pose.opacity)
  }
}

extension SymbolMotion {
  /// The pose at the end of the effect.
  var lastPose: SymbolPose {
    SymbolPose(
      scale: scales.last ?? 1, opacity: opacities.last ?? 1, degrees: degrees.last ?? 0)
  }
}
