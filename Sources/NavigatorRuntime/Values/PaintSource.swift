import NavigatorHost

/// A paint, or a rule that derives it from the views around.
indirect enum PaintSource: Hashable, Sendable {
  case paint(Paint)
  case tint
  case foreground
  /// A level of the foreground. Level 0 is primary, and each further level is weaker.
  case level(Int)
  case faded(PaintSource, Double)
  /// A foreground with explicit levels: the primary one and those below it.
  case levels(PaintSource, [PaintSource])
  /// A paint with shadows, and a mode in which it is combined with what is behind it.
  case effects(PaintSource, PaintEffects)

  /// Returns the paint that a host draws with the given tint and foreground; nil values mean the host's own.
  func paint(tint: Paint?, foreground: Paint?) -> Paint {
    switch self {
    case .paint(let paint): paint
    case .tint: tint ?? .color(ColorStyle(.named("accent")))
    case .foreground: foreground ?? .color(ColorStyle(.named("primary")))
    case .level(let level): foreground.map { $0.faded(Self.opacity(ofLevel: level)) } ?? Self.paint(ofLevel: level)
    case .faded(let source, let opacity): source.paint(tint: tint, foreground: foreground).faded(opacity)
    case .levels(let primary, _): primary.paint(tint: tint, foreground: foreground)
    case .effects(let source, _): source.paint(tint: tint, foreground: foreground)
    }
  }

  /// The shadows and the blend mode of the paint.
  var effects: PaintEffects {
    switch self {
    case .paint, .tint, .foreground, .level: PaintEffects()
    case .faded(let source, _), .levels(let source, _): source.effects
    case .effects(let source, let effects): source.effects.adding(effects)
    }
  }

  /// Returns this source within views that set `foreground`.
  ///
  /// A hierarchical style becomes a level of a foreground that has a paint. Levels of levels are not combined.
  func over(_ foreground: PaintSource?) -> PaintSource {
    guard let foreground, foreground.hasPaint else { return self }
    return switch self {
    case .foreground: foreground
    case .level(let level): foreground.level(level)
    case .faded(let source, let opacity): .faded(source.over(foreground), opacity)
    case .levels(let primary, let others): .levels(primary.over(foreground), others.map { $0.over(foreground) })
    case .effects(let source, let effects): .effects(source.over(foreground), effects)
    case .paint, .tint: self
    }
  }

  /// Returns a level of this foreground. A level that is not set is a weaker variant of the last one that is.
  private func level(_ level: Int) -> PaintSource {
    guard level > 0 else { return self }
    if case .effects(let source, let effects) = self { return .effects(source.level(level), effects) }
    guard case .levels(let primary, let others) = self else { return .faded(self, Self.opacity(ofLevel: level)) }
    if level <= others.count { return others[level - 1] }
    return .faded(others.last ?? primary, Self.opacity(ofLevel: level - others.count))
  }

  private var hasPaint: Bool {
    switch self {
    case .paint, .tint: true
    case .level, .foreground: false
    case .faded(let source, _): source.hasPaint
    case .levels(let primary, _): primary.hasPaint
    case .effects(let source, _): source.hasPaint
    }
  }

  /// A Boolean value that indicates whether the paint depends on that of the views around.
  var needsForeground: Bool {
    switch self {
    case .foreground, .level: true
    case .paint, .tint: false
    case .faded(let source, _), .levels(let source, _), .effects(let source, _): source.needsForeground
    }
  }

  private static let levels = ["primary", "secondary", "tertiary", "quaternary"]

  private static func paint(ofLevel level: Int) -> Paint {
    .color(ColorStyle(.named(levels[min(max(level, 0), levels.count - 1)])))
  }

  private static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.12
    }
  }
}

extension Paint {
  /// Returns this paint with the opacity of its colors multiplied by `opacity`. A material and a picture are unchanged.
  func faded(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color):
      .color(color.faded(opacity))
    case .linearGradient(let stops, let startX, let startY, let endX, let endY):
      .linearGradient(stops: stops.map { $0.faded(opacity) }, startX: startX, startY: startY, endX: endX, endY: endY)
    case .radialGradient(let stops, let centerX, let centerY, let endRadius):
      .radialGradient(stops: stops.map { $0.faded(opacity) }, centerX: centerX, centerY: centerY, endRadius: endRadius)
    case .angularGradient(let stops, let x, let y, let start, let end):
      .angularGradient(stops: stops.map { $0.faded(opacity) }, centerX: x, centerY: y, startDegrees: start, endDegrees: end)
    case .ellipticalGradient(let stops, let x, let y, let fraction):
      .ellipticalGradient(stops: stops.map { $0.faded(opacity) }, centerX: x, centerY: y, endFraction: fraction)
    case .material, .image, .picture:
      self
    }
  }
}

extension Paint.Stop {
  fileprivate func faded(_ opacity: Double) -> Paint.Stop {
    Paint.Stop(color: color.faded(opacity), location: location)
  }
}
