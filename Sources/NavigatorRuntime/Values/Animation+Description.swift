extension Animation: CustomStringConvertible {
  /// The animation's curve.
  public var description: String {
    switch curve {
    case .standard: "default"
    case .bezier(let x1, let y1, let x2, let y2, let duration): "bezier(\(x1), \(y1), \(x2), \(y2); \(duration) s)"
    case .spring(let duration, let bounce): "spring(\(duration) s, bounce \(bounce))"
    }
  }
}

extension Animation: CustomDebugStringConvertible {
  /// The curve, and every property that differs from its default.
  public var debugDescription: String {
    var parts = [description]
    if delay != 0 { parts.append("delay: \(delay) s") }
    if speed != 1 { parts.append("speed: \(speed)") }
    if repeatCount != 1 { parts.append("repeatCount: \(repeatCount.map(String.init) ?? "forever")") }
    if repeatCount != 1, autoreverses { parts.append("autoreverses") }
    return "Animation(\(parts.joined(separator: ", ")))"
  }
}

extension Animation: CustomReflectable {
  /// A mirror of the animation's properties.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "curve": description, "delay": delay, "speed": speed, "repeatCount": repeatCount as Any, "autoreverses": autoreverses,
    ]
    return Mirror(self, children: children)
  }
}
