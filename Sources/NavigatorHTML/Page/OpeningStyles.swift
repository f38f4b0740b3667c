import NavigatorHost

/// The style sheet with the animations with which a page begins. They need no script, and end with the styles of the page's HTML.
package struct OpeningStyles {
  /// The maximum size of the style sheet in bytes. Further animations are omitted.
  private static let maximumBytes = 256 * 1_024
  /// The prefix of the names of the animations, by which the script finds them.
  private static let prefix = "opening"

  /// The animations of a part of an element, as values of the properties `animation` and `animation-composition`.
  private struct Part {
    var all: [(animation: String, composition: String)] = []
    /// The ones that a user sees who prefers reduced motion.
    var still: [(animation: String, composition: String)] = []
  }

  private var keyframes = ""
  private var parts: [String: Part] = [:]
  private var selectors: [String] = []
  private var count = 0
  /// The time after which all animations that do not repeat forever have ended, in seconds.
  package private(set) var end = 0.0

  /// Creates the style sheet, or returns nil if nothing can be animated.
  package init?(_ openings: [OpeningAnimation]) {
    if openings.isEmpty { return nil }
    for opening in openings where keyframes.utf8.count < Self.maximumBytes { add(opening) }
    if parts.isEmpty { return nil }
  }

  private mutating func add(_ opening: OpeningAnimation) {
    let element = "[data-i=\"\(opening.frames.element.rawValue)\"]"
    let timing = opening.animation
    if let state = opening.insertion {
      let far = CSSDeclarations.of(HTMLBuffer.declarations(of: state))
      let translation = far.filter { $0.name == "translate" }
      // The translation is added to that of the element.
      add([translation, [("translate", "0px 0px")]], timing, to: element, composition: "add")
      add([far.filter { $0.name != "translate" }], timing, to: element)
    }
    let styles = opening.frames.styles
    let declarations = styles.map {
      styles.count > 2 ? HTMLBuffer.declarations(ofFrame: $0) : HTMLBuffer.declarations(of: $0)
    }
    add(declarations.map(CSSDeclarations.of), timing, of: element)
    let drawings = opening.frames.drawings
    let isPlain = drawings.first?.items.allSatisfy(\.isPlain) == true
    let hasMaterial = drawings.contains(where: \.hasMaterial)
    for (index, values) in PageFrames.outlines(of: drawings) {
      // An outline with a gradient is in a mask, and one with a material clips a surface.
      let path = isPlain ? "path:nth-of-type(\(index + 1))" : "mask:nth-of-type(\(index + 1)) path"
      let part = hasMaterial ? ">:nth-child(\(index + 1))" : ">svg \(path)"
      add(values.map { CSSDeclarations.of($0) }, timing, of: element + part)
    }
  }

  /// Adds the frames of a change. Two are the ends, and the last one equals the styles of the element.
  private mutating func add(_ frames: [[CSSDeclarations.Declaration]], _ timing: AnimationStyle, of selector: String) {
    guard let first = frames.first, let last = frames.last, frames.count > 1 else { return }
    if frames.count == 2 {
      var start = first.filter { one in !last.contains { $0 == one } }
      // A transform that changes nothing is omitted.
      let beginsTransform = last.contains { $0.name == "transform" } && !first.contains { $0.name == "transform" }
      if beginsTransform { start.append(("transform", "none")) }
      return add([start], timing, to: selector)
    }
    let constant = first.filter { one in
      // Frames with outlines remove the mask of the element, so this declaration differs from the style of the element.
      let removesMask = one.name == "mask-image" && Set(frames.map { $0.first { $0.name == "clip-path" }?.value }).count > 1
      return !removesMask && frames.allSatisfy { $0.contains { $0 == one } }
    }
    let varying = frames.map { frame in frame.filter { one in !constant.contains { $0 == one } } }
    // In a style sheet, a curve applies between two keyframes, not to the whole animation.
    let sampled = varying.indices.map { index in
      let progress = timing.curve.value(at: Double(index) / Double(varying.count - 1))
      let position = (progress * Double(varying.count - 1)).rounded()
      return varying[min(max(Int(exactly: position) ?? 0, 0), varying.count - 1)]
    }
    var linear = timing
    linear.curve = .bezier(x1: 0, y1: 0, x2: 1, y2: 1)
    add(sampled, linear, to: selector)
  }

  /// Adds keyframes at equidistant times. A single one is the first, and the styles of the element are the last.
  private mutating func add(
    _ frames: [[CSSDeclarations.Declaration]], _ timing: AnimationStyle, to selector: String, composition: String = "replace"
  ) {
    // Endless changes are not shown to users who prefer reduced motion.
    let isEndless = timing.repeatCount == nil
    for isStill in [true, false] {
      let values = frames.map { frame in
        frame.filter { (CSSDeclarations.stillProperties.contains($0.name) && !isEndless) == isStill }
      }
      guard let first = values.first, !first.isEmpty else { continue }
      end = max(end, timing.totalDuration ?? 0)
      let name = "\(Self.prefix)\(count)"
      count += 1
      keyframes += "@keyframes \(name){"
      for (index, frame) in values.enumerated() where !frame.isEmpty {
        let percentage = values.count > 1 ? Self.number(Double(index) * 100 / Double(values.count - 1)) : "0"
        keyframes += "\(percentage)%{" + frame.map { "\($0.name):\($0.value)" }.joined(separator: ";") + "}"
      }
      keyframes += "}"
      if parts[selector] == nil { selectors.append(selector) }
      let value = ("\(name) \(Self.css(timing))", composition)
      parts[selector, default: Part()].all.append(value)
      if isStill { parts[selector, default: Part()].still.append(value) }
    }
  }

  /// The timing as the value of the property `animation`, without the name.
  private static func css(_ timing: AnimationStyle) -> String {
    let count = timing.repeatCount.map { "\($0)" } ?? "infinite"
    let direction = timing.autoreverses ? "alternate" : "normal"
    let (duration, delay) = (number(timing.duration * 1_000), number(timing.delay * 1_000))
    return "\(duration)ms \(timing.curve.css) \(delay)ms \(count) \(direction) backwards"
  }

  private static func number(_ value: Double) -> String {
    var buffer = HTMLBuffer(capacity: 16)
    buffer.number(value)
    return buffer.string
  }

  /// The text of the style sheet.
  package var text: String {
    func rules(_ animations: (Part) -> [(animation: String, composition: String)]) -> String {
      var css = ""
      for selector in selectors {
        guard let part = parts[selector], case let list = animations(part), !list.isEmpty else { continue }
        css += "\(selector){animation:" + list.map(\.animation).joined(separator: ",")
        if list.contains(where: { $0.composition != "replace" }) {
          css += ";animation-composition:" + list.map(\.composition).joined(separator: ",")
        }
        css += "}"
      }
      return css
    }
    let still = rules(\.still)
    return keyframes + still + "@media(prefers-reduced-motion:no-preference){" + rules(\.all) + "}"
  }
}
