import NavigatorHost

/// A paint, or a rule that derives a paint from enclosing views.
indirect enum PaintSource: Hashable, Sendable {
  case paint(Paint)
  case tint
  case foreground
  /// A level of the foreground. Level 0 is the primary level. Each further level is weaker.
  case level(Int)
  case faded(PaintSource, Double)
  /// A foreground with an explicit primary level and explicit further levels.
  case levels(PaintSource, [PaintSource])
  /// A paint with shadows and a blend mode.
  case effects(PaintSource, PaintEffects)

  /// Returns the paint that a host draws with a tint and a foreground. A value of nil represents the host's default.
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

  /// Returns this source as seen inside a view that sets `foreground`.
  ///
  /// A hierarchical style becomes a level of a foreground that has a paint. Nested levels are not combined.
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

  /// Returns a level of this foreground. An unspecified level is a weaker variant of the last specified one.
  private func level(_ level: Int) -> PaintSource {
    guard level > 0 else { return self }
    if case .effects(let source, let effects) = self { return .effects(source.level(level), effects) }
    if case .faded(let source, let opacity) = self { return .faded(source.level(level), opacity) }
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

  /// A Boolean value that indicates whether the paint depends on the foreground of enclosing views.
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
