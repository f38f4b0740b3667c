import NavigatorHost

/// An animation in the form that the page's script receives: values of the Web Animations API and CSS declarations.
package struct PageMotion: Hashable, Sendable {
  private let motion: Motion

  package init(_ motion: Motion) {
    self.motion = motion
  }

  /// Appends the fields of the operation: the timing, the changed elements, and those that are inserted and removed.
  func write(to writer: inout JSONWriter) {
    Self.write(motion.animation, to: &writer)
    writer.beginArray()
    for id in motion.changed { writer.integer(Int(id.rawValue)) }
    writer.endArray()
    for parts in [motion.inserted, motion.removed] {
      writer.beginArray()
      for part in parts {
        writer.beginArray()
        writer.integer(Int(part.element.rawValue))
        writer.string(HTMLBuffer.transition(of: part.state))
        writer.endArray()
      }
      writer.endArray()
    }
    writeRareFields(to: &writer)
  }

  /// Appends a timing.
  private static func write(_ animation: AnimationStyle, to writer: inout JSONWriter) {
    writer.beginArray()
    writer.string(animation.curve.css)
    writer.integer(Int((animation.duration * 1_000).rounded()))
    writer.integer(Int((animation.delay * 1_000).rounded()))
    // The number 0 represents endless repetition.
    writer.integer(animation.repeatCount ?? 0)
    writer.integer(animation.autoreverses ? 1 : 0)
    if let stiffness = animation.stiffness { writer.number(stiffness) }
    writer.endArray()
  }

  /// Returns a scroll effect as JSON: the axis, the neutral declarations, and the change at each edge.
  static func scrollEffect(_ effect: ScrollEffect) -> String {
    var writer = JSONWriter()
    writer.beginArray()
    writer.string(effect.isHorizontal.map { $0 ? "x" : "y" } ?? "")
    writer.string(HTMLBuffer.declarations(of: effect.identity))
    for edge in [effect.topLeading, effect.bottomTrailing] {
      writer.beginArray()
      if let edge {
        writer.string(HTMLBuffer.declarations(of: edge.state))
        for part in [edge.threshold.visible, edge.threshold.centered, edge.threshold.inset] { writer.number(part) }
        writer.integer(edge.isInteractive ? 1 : 0)
        write(edge.animation, to: &writer)
      }
      writer.endArray()
    }
    writer.endArray()
    return writer.text
  }

  /// Returns a repeated change as JSON: the timing, the initial declarations, and the values of parts at equidistant times. The
  /// initial declarations omit the properties of the values.
  static func loop(_ change: LoopingChange, _ style: Style) -> String {
    let sampled = Set((change.frames?.varyingStyles ?? []).lazy.flatMap(\.properties).map(\.kind))
    var properties = change.start.properties.filter { !style.properties.contains($0) && !sampled.contains($0.kind) }
    // Shadows and filters are one declaration.
    if properties.contains(where: \.isFilter) {
      properties += change.start.properties.filter { $0.isFilter && !properties.contains($0) }
    }
    let start = Style(properties: properties)
    var writer = JSONWriter()
    writer.beginArray()
    write(change.animation, to: &writer)
    var declarations = HTMLBuffer.declarations(of: start)
    if style.hasTransform, !change.start.hasTransform { declarations += "transform:none;" }
    writer.string(declarations)
    writer.beginArray()
    if let frames = change.frames {
      for (part, values) in values(of: frames) { write(part, values, to: &writer) }
    }
    writer.endArray()
    writer.endArray()
    return writer.text
  }

  /// Appends the pairs of elements with shared geometry, the replaced texts and the keyframes, if there are any.
  private func writeRareFields(to writer: inout JSONWriter) {
    if motion.matched.isEmpty && motion.replaced.isEmpty && motion.frames.isEmpty { return }
    writer.beginArray()
    for match in motion.matched {
      writer.beginArray()
      writer.integer(Int(match.source.rawValue))
      writer.integer(Int(match.target.rawValue))
      if !match.sharesFrame || match.isDeparture {
        writer.number(match.sharesPosition ? 1 : 0)
        writer.number(match.sharesSize ? 1 : 0)
        writer.number(match.anchorX)
        writer.number(match.anchorY)
      }
      if match.isDeparture { writer.number(1) }
      writer.endArray()
    }
    writer.endArray()
    writer.beginArray()
    for part in motion.replaced {
      var end = part.state
      end.heights = -end.heights
      writer.beginArray()
      writer.integer(Int(part.element.rawValue))
      writer.string(HTMLBuffer.declarations(of: part.state))
      writer.string(HTMLBuffer.declarations(of: end))
      writer.endArray()
    }
    writer.endArray()
    writer.beginArray()
    for frames in motion.frames {
      for (part, values) in Self.values(of: frames) { Self.write(part, values, of: frames.element, to: &writer) }
    }
    writer.endArray()
  }
}

extension PageMotion {
  /// Returns the values of the parts of an element at equidistant times.
  private static func values(of frames: Motion.Frames) -> [(part: Int, values: [String])] {
    let styles = (PageFrames.style, frames.varyingStyles.map { HTMLBuffer.declarations(ofFrame: $0) })
    let runs = frames.runs.enumerated().map { (PageFrames.firstRun - $0.offset, PageFrames.run($0.element)) }
    let outlines = PageFrames.outlines(of: frames.drawings).map { ($0.index, $0.values) }
    let all = [styles, (PageFrames.text, frames.texts)] + runs + outlines
    return all.filter { !$0.1.isEmpty }
  }

  /// Appends the values of a part of an element, after the element's number unless an attribute of the element contains them.
  private static func write(_ part: Int, _ values: [String], of id: ElementID? = nil, to writer: inout JSONWriter) {
    writer.beginArray()
    if let id { writer.integer(Int(id.rawValue)) }
    writer.integer(part)
    for value in values { writer.string(value) }
    writer.endArray()
  }
}

extension Motion.Frames {
  /// The properties that differ between the styles. Shadows and filters are one declaration, so that all of them differ if one
  /// does.
  var varyingStyles: [Style] {
    if styles.isEmpty { return [] }
    var constant = styles.dropFirst().reduce(Set(styles.first?.properties ?? [])) { $0.intersection($1.properties) }
    let variesFilter = styles.contains { $0.properties.contains { $0.isFilter && !constant.contains($0) } }
    if variesFilter { constant = constant.filter { !$0.isFilter } }
    return styles.map { style in Style(properties: style.properties.filter { !constant.contains($0) }) }
  }
}

extension Style {
  /// A Boolean value that indicates whether the style has a transform. One that changes nothing is omitted.
  fileprivate var hasTransform: Bool {
    properties.contains { if case .transform = $0 { true } else { false } }
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property is a part of the declaration `filter`.
  fileprivate var isFilter: Bool {
    switch self {
    case .shadow, .paintShadows, .filters: true
    default: false
    }
  }
}

extension AnimationStyle.Curve {
  /// The curve as a CSS easing function.
  var css: String {
    var buffer = HTMLBuffer(capacity: 64)
    switch self {
    case .bezier(0, 0, 1, 1): return "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      buffer.raw("cubic-bezier(")
      buffer.list([min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2])
    case .samples(let samples):
      guard samples.count > 1 else { return "linear" }
      buffer.raw("linear(")
      buffer.list(samples)
    }
    buffer.raw(")")
    return buffer.string
  }
}

extension HTMLBuffer {
  /// Appends numbers separated by commas. Values that are not finite are written as 0.
  fileprivate mutating func list(_ values: [Double]) {
    for (index, value) in values.enumerated() {
      if index > 0 { raw(0x2C) }
      number(value.isFinite ? (value * 1_000).rounded() / 1_000 : 0)
    }
  }

  /// Returns the declarations of a style for scripts and style sheets.
  static func declarations(of style: Style) -> String {
    var buffer = HTMLBuffer(capacity: 64)
    buffer.declarations(of: style)
    return buffer.withoutEntities
  }

  /// Returns the declarations of a style in a series. Browsers interpolate outlines in points, but no masks, so such an outline
  /// clips the element in place of its mask.
  static func declarations(ofFrame style: Style) -> String {
    var style = style
    let clips = style.removeAll { if case .clip(let drawing) = $0 { drawing.isOutlineInPoints } else { false } }
    var buffer = HTMLBuffer(capacity: 64)
    buffer.declarations(of: style)
    if case .clip(let drawing)? = clips.first {
      buffer.raw("clip-path:")
      buffer.outlines(of: drawing)
      buffer.raw(";mask-image:none;")
    }
    return buffer.withoutEntities
  }

  /// The declarations of a buffer without the entities for quotation marks, which only attributes need.
  private var withoutEntities: String {
    let css = string
    return css.utf8.contains(0x26) ? css.replacing("&quot;", with: "\"") : css
  }

  /// Returns the declarations of a transition's state. Distances follow the writing direction of the element, except those in
  /// multiples of the width, which are to the right.
  static func declarations(of state: TransitionState) -> String {
    var buffer = HTMLBuffer(capacity: 64)
    if state.opacity != 1 {
      buffer.raw("opacity:")
      buffer.number(min(max(state.opacity, 0), 1))
      buffer.raw(0x3B)
    }
    if state.x != 0 || state.y != 0 || state.widths != 0 || state.rightWidths != 0 || state.heights != 0 {
      buffer.raw("translate:calc(")
      buffer.number(state.x)
      buffer.raw("px")
      if state.x != 0 { buffer.raw("*var(--to-end, 1)") }
      buffer.raw(" + ")
      buffer.percent(state.rightWidths)
      if state.widths != 0 {
        buffer.raw(" + var(--to-end, 1) * ")
        buffer.percent(state.widths)
      }
      buffer.raw(") calc(")
      buffer.number(state.y)
      buffer.raw("px")
      buffer.raw(" + ")
      buffer.percent(state.heights)
      buffer.raw(");")
    }
    if state.scaleX != 1 || state.scaleY != 1 {
      buffer.raw("scale:")
      buffer.number(state.scaleX)
      buffer.raw(0x20)
      buffer.number(state.scaleY)
      buffer.raw(0x3B)
    }
    var style = state.style
    if state.blur > 0 {
      let filters = style.removeAll { if case .filters = $0 { true } else { false } }
      var all = [Filter.blur(radius: state.blur)]
      for case .filters(let others) in filters { all += others }
      style.set(.filters(all))
    }
    buffer.declarations(of: style)
    return buffer.withoutEntities
  }

  /// Returns the declarations of a transition's state. The values of `clip-path` at equidistant times follow, each in a line of
  /// its own.
  fileprivate static func transition(of state: TransitionState) -> String {
    let declarations = declarations(of: state)
    if state.outlines.isEmpty { return declarations }
    var buffer = HTMLBuffer(capacity: 4_096)
    for outline in state.outlines {
      buffer.raw(0x0A)
      buffer.polygon(of: outline)
    }
    return declarations + buffer.string
  }

  mutating func percent(_ fraction: Double) {
    number(fraction.isFinite ? fraction * 100 : 0)
    raw(0x25)
  }
}
