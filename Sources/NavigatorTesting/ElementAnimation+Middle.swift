import Foundation
import NavigatorHost

extension ElementAnimation {
  /// Returns the style at a time since the change.
  ///
  /// Opacities, offsets, scales, rotations, corner radii, padding and fixed sizes change gradually. Other properties have the
  /// value at the start before the middle of the change, and then that at its end. An insertion or a removal includes its
  /// transition, whose distances in widths and heights require that the element has a frame.
  public func style(at time: Duration) -> Style {
    let progress = fraction(at: time)
    guard keyframeStyles.count < 2 else {
      let (earlier, later, fraction) = keyframe(of: keyframeStyles.count, at: progress)
      return keyframeStyles[earlier].interpolated(to: keyframeStyles[later], by: fraction)
    }
    let size = (endFrame ?? startFrame)?.size ?? .zero
    switch (kind, transition) {
    case (.insertion, let state?), (.replacement, let state?):
      return end.applying(state, size).interpolated(to: end, by: progress)
    case (.removal, let state?): return start.interpolated(to: start.applying(state, size), by: progress)
    default: return start.interpolated(to: end, by: progress)
    }
  }

  /// Returns the text at a time since the change; nil if the element has no keyframes of its text.
  public func text(at time: Duration) -> String? {
    guard !keyframeTexts.isEmpty else { return nil }
    let (earlier, later, fraction) = keyframe(of: keyframeTexts.count, at: fraction(at: time))
    return keyframeTexts[fraction < 0.5 ? earlier : later]
  }

  /// Returns the frame at a time since the change, in the coordinate system of the window, between ``startFrame`` and
  /// ``endFrame``. It is nil if one of them is. It does not include the offset, the scale and the rotation of the style.
  public func frame(at time: Duration) -> CGRect? {
    guard let start = startFrame, let end = endFrame else { return nil }
    let progress = fraction(at: time)
    func value(_ path: KeyPath<CGRect, CGFloat>) -> CGFloat {
      start[keyPath: path] + (end[keyPath: path] - start[keyPath: path]) * progress
    }
    return CGRect(x: value(\.minX), y: value(\.minY), width: max(value(\.width), 0), height: max(value(\.height), 0))
  }

  /// Returns the progress at a time, without the error of the curve's computation.
  private func fraction(at time: Duration) -> Double {
    (progress(at: time) * 1e9).rounded() / 1e9
  }

  /// Returns the keyframes around a progress, and the fraction of the distance between them.
  private func keyframe(of count: Int, at progress: Double) -> (Int, Int, Double) {
    let place = min(max(progress, 0), 1) * Double(count - 1)
    let earlier = Int(place.rounded(.down))
    return (earlier, min(earlier + 1, count - 1), place - Double(earlier))
  }
}

extension Style {
  /// Returns the style at the far end of a transition.
  fileprivate func applying(_ state: TransitionState, _ size: CGSize) -> Style {
    var result = self
    result.set(.opacity(opacity * state.opacity))
    let x = state.x + (state.widths + state.rightWidths) * size.width
    let y = state.y + state.heights * size.height
    let offset = offset
    if x != 0 || y != 0 { result.set(.offset(x: offset.x + x, y: offset.y + y)) }
    if state.scaleX != 1 || state.scaleY != 1 { result.set(.scale(x: state.scaleX, y: state.scaleY, anchorX: 0.5, anchorY: 0.5)) }
    for property in state.style.properties { result.set(property) }
    return result
  }

  private var opacity: Double {
    for case .opacity(let value) in properties { return value }
    return 1
  }

  private var offset: (x: Double, y: Double) {
    for case .offset(let x, let y) in properties { return (x, y) }
    return (0, 0)
  }

  /// Returns the style between this one and another.
  fileprivate func interpolated(to end: Style, by progress: Double) -> Style {
    var result = progress < 0.5 ? self : end
    for property in properties + end.properties {
      let earlier = properties.first { $0.kind == property.kind }
      let later = end.properties.first { $0.kind == property.kind }
      guard let from = earlier ?? later?.neutral, let to = later ?? earlier?.neutral else { continue }
      if let middle = from.interpolated(to: to, by: progress) { result.set(middle) }
    }
    return result
  }
}

extension StyleProperty {
  /// The property without an effect; nil if there is none that can be interpolated.
  fileprivate var neutral: StyleProperty? {
    switch self {
    case .opacity: .opacity(1)
    case .offset: .offset(x: 0, y: 0)
    case .scale(_, _, let x, let y): .scale(x: 1, y: 1, anchorX: x, anchorY: y)
    case .rotation(_, let x, let y): .rotation(degrees: 0, anchorX: x, anchorY: y)
    case .cornerRadius: .cornerRadius(0)
    case .padding: .padding(Insets())
    default: nil
    }
  }

  /// Returns the property between this one and another of its kind; nil if it does not change gradually.
  fileprivate func interpolated(to end: StyleProperty, by progress: Double) -> StyleProperty? {
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
    func mix(_ start: Double?, _ end: Double?) -> Double? {
      guard let start, let end else { return progress < 0.5 ? start : end }
      return start + (end - start) * progress
    }
    switch (self, end) {
    case (.opacity(let start), .opacity(let end)): return .opacity(mix(start, end))
    case (.offset(let x, let y), .offset(let endX, let endY)): return .offset(x: mix(x, endX), y: mix(y, endY))
    case (.position(let x, let y), .position(let endX, let endY)): return .position(x: mix(x, endX), y: mix(y, endY))
    case (.scale(let x, let y, _, _), .scale(let endX, let endY, let anchorX, let anchorY)):
      return .scale(x: mix(x, endX), y: mix(y, endY), anchorX: anchorX, anchorY: anchorY)
    case (.rotation(let degrees, _, _), .rotation(let end, let anchorX, let anchorY)):
      return .rotation(degrees: mix(degrees, end), anchorX: anchorX, anchorY: anchorY)
    case (.cornerRadius(let start), .cornerRadius(let end)) where start.isFinite && end.isFinite:
      return .cornerRadius(mix(start, end))
    case (.padding(let start), .padding(let end)):
      return .padding(
        Insets(
          top: mix(start.top, end.top), leading: mix(start.leading, end.leading), bottom: mix(start.bottom, end.bottom),
          trailing: mix(start.trailing, end.trailing)))
    case (.frame(let start), .frame(var frame)):
      (frame.width, frame.height) = (mix(start.width, frame.width), mix(start.height, frame.height))
      return .frame(frame)
    default: return nil
    }
  }
}
