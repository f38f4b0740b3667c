import Foundation
import NavigatorHost

extension ElementAnimation {
  /// Returns the style at a time since the change.
  ///
  /// Opacities, offsets, scales, rotations, corner radii, padding, fixed sizes, widths of lines, shadows, colors, line
  /// spacing, kerning and baseline offsets change gradually. So do filters with numbers or colors, if both styles have the same
  /// filters in the same order, or if one style has only the first ones. Other properties, such as gradients, have the start
  /// value until the middle of the change, and then the end value. An insertion or a removal includes its transition. If the
  /// transition moves the element by its width or height or clips it to a shape, the element must have a frame.
  ///
  /// If the test has a ``TestClock``, a change that interrupts another one begins at the style that is shown, and a spring keeps
  /// its velocity. Without a clock, changes end immediately.
  ///
  /// Interpolated colors have sRGB components. For named colors, such as `Color.red`, ``colorScheme`` applies:
  ///
  /// ```swift
  /// let middle = ColorStyle(.sRGB(red: 0.5, green: 0, blue: 0.5))
  /// #expect(change.style(at: .seconds(1)).properties.contains(.foreground(.color(middle))))
  /// ```
  public func style(at time: Duration) -> Style {
    let progress = animation.fraction(at: time)
    let mixing = StyleMixing(progress: progress, colorScheme: colorScheme, reducesMotion: reducesMotion)
    if reducesMotion { return calmStyle(mixing, time) }
    guard keyframeStyles.count < 2 else {
      let (earlier, later, fraction) = keyframe(of: keyframeStyles.count, at: progress)
      return keyframeStyles[earlier].interpolated(
        to: keyframeStyles[later], with: StyleMixing(progress: fraction, colorScheme: colorScheme, reducesMotion: false))
    }
    let size = (endFrame ?? startFrame)?.size ?? .zero
    switch (kind, transition) {
    case (.insertion, let state?), (.replacement, let state?):
      return end.applying(state, size).interpolated(to: end, with: mixing).clipped(to: state, at: progress, size)
    case (.removal, let state?):
      return start.interpolated(to: start.applying(state, size), with: mixing).clipped(to: state, at: 1 - progress, size)
    default: return changingStyle(mixing, time)
    }
  }

  /// Returns the style between the start and the end. Interrupted changes of properties may have different timings.
  private func changingStyle(_ mixing: StyleMixing, _ time: Duration) -> Style {
    var style = start.interpolated(to: end, with: mixing)
    for change in continued { style.set(change.property(at: time, in: self)) }
    return style
  }

  /// Returns the style if the user prefers reduced motion: keyframes are not played, and transitions fade.
  private func calmStyle(_ mixing: StyleMixing, _ time: Duration) -> Style {
    func faded(_ style: Style) -> Style {
      var style = style
      style.set(.opacity(0))
      return style
    }
    switch kind {
    case .insertion, .replacement: return faded(end).interpolated(to: end, with: mixing)
    case .removal: return start.interpolated(to: faded(start), with: mixing)
    case .keyframes, .match: return end
    case .change: return changingStyle(mixing, time)
    }
  }

  /// Returns the text at a time since the change, or nil if the element has no keyframes of its text.
  public func text(at time: Duration) -> String? {
    guard !keyframeTexts.isEmpty else { return nil }
    if reducesMotion { return keyframeTexts.last }
    let (earlier, later, fraction) = keyframe(of: keyframeTexts.count, at: animation.fraction(at: time))
    return keyframeTexts[fraction < 0.5 ? earlier : later]
  }

  /// Returns the styles that the runs of the text add at a time since the change. The array is empty if no style of a run
  /// changes, and the style of a run is empty if it does not change.
  public func runStyles(at time: Duration) -> [Style] {
    let progress = animation.fraction(at: time)
    return keyframeRuns.map { styles in
      guard let first = styles.first, let last = styles.last else { return Style() }
      let mixing = StyleMixing(progress: reducesMotion ? 1 : progress, colorScheme: colorScheme, reducesMotion: false)
      return first.interpolated(to: last, with: mixing)
    }
  }

  /// Returns the frame at a time since the change, between ``startFrame`` and ``endFrame``, in the coordinate system of the
  /// window. If the test has a ``TestClock``, a change that interrupts another one begins at the frame that is shown. The result
  /// is nil if one of the frames is nil. It does not include the offset, the scale and the rotation of the style.
  public func frame(at time: Duration) -> CGRect? {
    guard let start = startFrame, let end = endFrame else { return nil }
    // A removed element fades at its place.
    if reducesMotion { return match?.isDeparture == true ? start : end }
    let progress = animation.fraction(at: time)
    func value(_ path: KeyPath<CGRect, CGFloat>) -> CGFloat {
      start[keyPath: path] + (end[keyPath: path] - start[keyPath: path]) * progress
    }
    return CGRect(x: value(\.minX), y: value(\.minY), width: max(value(\.width), 0), height: max(value(\.height), 0))
  }
}

/// Returns the keyframes before and after a progress, and the position of the progress between them as a fraction.
private func keyframe(of count: Int, at progress: Double) -> (Int, Int, Double) {
  let place = min(max(progress, 0), 1) * Double(count - 1)
  let earlier = Int(place.rounded(.down))
  return (earlier, min(earlier + 1, count - 1), place - Double(earlier))
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
    if state.blur > 0 { result.set(.filters([.blur(radius: state.blur)])) }
    for property in state.style.properties { result.set(property) }
    return result
  }

  /// Returns the style with the outline to which a transition clips at a progress towards the usual appearance.
  fileprivate func clipped(to state: TransitionState, at progress: Double, _ size: CGSize) -> Style {
    guard !state.outlines.isEmpty, progress < 1 else { return self }
    let (earlier, later, fraction) = keyframe(of: state.outlines.count, at: progress)
    let (from, to) = (state.outlines[earlier], state.outlines[later])
    func distance(_ from: RelativeOutline.Coordinate, _ to: RelativeOutline.Coordinate) -> Double {
      let (start, end) = (from.value(width: size.width, height: size.height), to.value(width: size.width, height: size.height))
      return start + (end - start) * fraction
    }
    let steps = zip(from.polygons, to.polygons).flatMap { from, to in
      zip(from, to).enumerated().map { index, corner -> Drawing.Step in
        let (x, y) = (distance(corner.0.x, corner.1.x), distance(corner.0.y, corner.1.y))
        return index == 0 ? .move(x: x, y: y) : .line(x: x, y: y)
      } + [.close]
    }
    var result = self
    let item = Drawing.Item(
      steps: steps, fill: .color(ColorStyle(.named("white"))), usesEvenOddRule: to.usesEvenOddRule)
    result.set(.clip(Drawing(width: size.width, height: size.height, scaling: .none, items: [item])))
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
  fileprivate func interpolated(to end: Style, with mixing: StyleMixing) -> Style {
    var result = mixing.isEarly && !mixing.reducesMotion ? self : end
    for property in properties + end.properties where property.changesWithoutMovement || !mixing.reducesMotion {
      let earlier = properties.first { $0.kind == property.kind }
      let later = end.properties.first { $0.kind == property.kind }
      guard let from = earlier ?? later?.neutral, let to = later ?? earlier?.neutral else { continue }
      if let middle = mixing.property(from, to) { result.set(middle) }
    }
    return result
  }
}
