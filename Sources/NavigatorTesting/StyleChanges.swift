import NavigatorHost
import NavigatorRuntime

/// The changes of styles that a host is playing, with their times on the test's clock.
///
/// A change that interrupts another one begins at the style that is shown. As in a web page, a property continues its first
/// change if the end values of both changes are equal.
struct StyleChanges {
  private var playing: [ElementID: [PropertyChange]] = [:]
  private static let maximumElements = 1_000

  /// Records animated changes. Returns the changes, with adapted starts if they interrupt other ones.
  mutating func begin(_ animations: [ElementAnimation], at now: Duration) -> [ElementAnimation] {
    guard !animations.isEmpty else { return [] }
    playing = playing.compactMapValues { changes in
      let rest = changes.filter { $0.animation.isPlaying(at: now - $0.began) }
      return rest.isEmpty ? nil : rest
    }
    return animations.map { $0.kind == .change ? begin($0, at: now) : $0 }
  }

  private mutating func begin(_ animation: ElementAnimation, at now: Duration) -> ElementAnimation {
    let earlier = playing[animation.element] ?? []
    var result = animation
    for change in earlier { result.start.set(change.property(at: now, in: animation)) }
    var changes: [PropertyChange] = []
    if animation.animation.duration > 0 {
      for kind in Set((result.start.properties + animation.end.properties).map(\.kind)).sorted() {
        let before = earlier.first { $0.target.kind == kind }
        guard let change = PropertyChange(of: kind, in: result, interrupting: before, at: now) else { continue }
        changes.append(change)
        if before != nil { result.continued.append(change.relative(to: now)) }
      }
    }
    if playing.count < Self.maximumElements || !earlier.isEmpty {
      playing[animation.element] = changes.isEmpty ? nil : changes
    }
    return result
  }

  /// Makes the changes of an element end at a new style.
  mutating func update(_ id: ElementID, to style: Style) {
    guard let changes = playing[id] else { return }
    playing[id] = changes.map { change in
      var change = change
      change.target = style.property(of: change.target.kind) ?? change.target.neutral ?? change.target
      return change
    }
  }

  /// Removes the changes of elements that no longer exist.
  mutating func removeAll(where isRemoved: (ElementID) -> Bool) {
    playing = playing.filter { !isRemoved($0.key) }
  }
}

/// A gradual change of one property of a style.
struct PropertyChange: Hashable, Sendable {
  let start: StyleProperty
  var target: StyleProperty
  let animation: AnimationStyle
  /// The time of the change.
  let began: Duration

  /// Creates the change of a kind of property, or returns nil if the property does not change gradually.
  ///
  /// - Parameters:
  ///   - kind: The kind of the property.
  ///   - change: The change of the style, whose start is the style that is shown.
  ///   - earlier: The change of the property that is still played, or nil.
  ///   - now: The time.
  fileprivate init?(of kind: Int, in change: ElementAnimation, interrupting earlier: PropertyChange?, at now: Duration) {
    let (first, last) = (change.start.property(of: kind), change.end.property(of: kind))
    guard let start = first ?? last?.neutral, let target = last ?? first?.neutral else { return nil }
    if let earlier, earlier.target == target {
      self = earlier
      return
    }
    guard start != target, !change.reducesMotion || target.changesWithoutMovement else { return nil }
    let velocity = earlier?.relativeVelocity(at: now, from: start, to: target, in: change.colorScheme) ?? 0
    self.init(start: start, target: target, animation: change.animation.beginning(withVelocity: velocity), began: now)
  }

  private init(start: StyleProperty, target: StyleProperty, animation: AnimationStyle, began: Duration) {
    (self.start, self.target, self.animation, self.began) = (start, target, animation, began)
  }

  /// Returns the change with a time that is relative to another one.
  fileprivate func relative(to time: Duration) -> PropertyChange {
    PropertyChange(start: start, target: target, animation: animation, began: began - time)
  }

  /// Returns the property at a time.
  ///
  /// - Parameters:
  ///   - time: The time, on the clock of the change.
  ///   - change: A change of the element's style, with the color scheme in which named colors are resolved.
  func property(at time: Duration, in change: ElementAnimation) -> StyleProperty {
    let mixing = StyleMixing(
      progress: animation.fraction(at: time - began), colorScheme: change.colorScheme, reducesMotion: change.reducesMotion)
    return mixing.property(start, target) ?? (mixing.isEarly ? start : target)
  }

  /// Returns the velocity at a time, as a multiple of the distance between the start and the end per second.
  private func relativeVelocity(
    at time: Duration, from shown: StyleProperty, to next: StyleProperty, in scheme: ColorScheme
  ) -> Double {
    let (first, last) = (start.numbers(in: scheme), target.numbers(in: scheme))
    let (here, there) = (shown.numbers(in: scheme), next.numbers(in: scheme))
    guard Set([first.count, last.count, here.count, there.count]).count == 1 else { return 0 }
    var (product, square) = (0.0, 0.0)
    for index in first.indices {
      let distance = there[index] - here[index]
      product += (last[index] - first[index]) * distance
      square += distance * distance
    }
    let step = 0.001
    let seconds = (time - began) / .seconds(1)
    let speed = (animation.progress(at: seconds + step) - animation.progress(at: seconds)) / step
    let velocity = speed * product / square
    return velocity.isFinite ? min(max(velocity, -Self.maximumVelocity), Self.maximumVelocity) : 0
  }

  /// The maximum velocity that a spring keeps. Web pages use the same value.
  private static let maximumVelocity = 100.0
}

extension AnimationStyle {
  /// Returns the progress at a time, without the error of the curve's computation.
  func fraction(at time: Duration) -> Double {
    (progress(at: time / .seconds(1)) * 1e9).rounded() / 1e9
  }

  /// Returns a Boolean value that indicates whether a change is still in progress at a time since its start.
  func isPlaying(at time: Duration) -> Bool {
    totalDuration.map { time / .seconds(1) < $0 } ?? true
  }

  /// Returns the timing of a spring that begins with a velocity, as a multiple of the distance to the target per second. Timings
  /// that are not springs ignore the velocity.
  fileprivate func beginning(withVelocity velocity: Double) -> AnimationStyle {
    guard let stiffness, velocity != 0, duration > 0, case .samples(let samples) = curve, samples.count > 2 else { return self }
    let step = duration / Double(samples.count - 1)
    var result = self
    result.curve = .samples(
      samples.indices.map { index in
        guard index > 0, index < samples.count - 1 else { return samples[index] }
        // The response of a spring to a velocity is the slope of its response to a new target.
        return samples[index] + velocity * (samples[index + 1] - samples[index - 1]) / (2 * step) / stiffness
      })
    return result
  }
}

extension Style {
  /// Returns the property of a kind.
  fileprivate func property(of kind: Int) -> StyleProperty? {
    properties.first { $0.kind == kind }
  }
}

extension StyleProperty {
  /// Returns the numbers of a property whose changes have a velocity; empty for others.
  fileprivate func numbers(in scheme: ColorScheme) -> [Double] {
    switch self {
    case .opacity(let value), .cornerRadius(let value), .rotation(let value, _, _): return [value]
    case .offset(let x, let y), .position(let x, let y), .scale(let x, let y, _, _): return [x, y]
    case .padding(let insets): return [insets.top, insets.leading, insets.bottom, insets.trailing].compactMap(\.self)
    case .foreground(.color(let color)), .background(.color(let color)), .fill(.color(let color)):
      let components = color.components(in: scheme)
      return [components.red, components.green, components.blue, components.opacity]
    default: return []
    }
  }
}
