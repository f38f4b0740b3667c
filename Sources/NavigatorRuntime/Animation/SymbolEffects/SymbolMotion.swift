import Foundation

/// The position of a symbol during an effect.
nonisolated struct SymbolPose: Sendable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  /// A value that is not shown.
  var pause = 0.0
}

/// The change of a symbol by a symbol effect.
nonisolated struct SymbolMotion: Hashable, Sendable {
  /// The values at the ends of equal parts of the duration, after the normal one at the start.
  var scales: [Double] = []
  var opacities: [Double] = []
  var degrees: [Double] = []
  /// The duration in seconds.
  var duration = 0.8
  /// A Boolean value that indicates whether a symbol stays at the last values while the effect is active. Otherwise the effect
  /// repeats.
  var stays = false

  /// Returns the keyframes of the effect.
  func tracks(_ options: SymbolEffectOptions) -> [_KeyframeTrack<SymbolPose>] {
    let seconds = duration / options.factor
    let tracks = [
      track(\.scale, scales, seconds), track(\.opacity, opacities, seconds), track(\.degrees, degrees, seconds),
    ].flatMap(\.self)
    return options.pause > 0 ? tracks + Self.pause(after: seconds, options.pause) : tracks
  }

  /// The keyframes of a short motion that cannot be seen. It replaces that of an effect that repeats.
  static var end: [_KeyframeTrack<SymbolPose>] {
    KeyframeTrack(\SymbolPose.opacity) {
      LinearKeyframe(0.99, duration: 0.01)
      LinearKeyframe(1, duration: 0.01)
    }._tracks()
  }

  /// A track that changes nothing and ends later than the effect.
  private static func pause(after seconds: Double, _ pause: Double) -> [_KeyframeTrack<SymbolPose>] {
    KeyframeTrack(\SymbolPose.pause) { LinearKeyframe(0, duration: seconds + pause) }._tracks()
  }

  private func track(
    _ keyPath: WritableKeyPath<SymbolPose, Double>, _ values: [Double], _ seconds: TimeInterval
  ) -> [_KeyframeTrack<SymbolPose>] {
    // Each track has four parts, because the content of a track has a fixed number of keyframes.
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
  /// Returns the view in a pose.
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
