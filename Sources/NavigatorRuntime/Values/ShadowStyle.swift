import Foundation
import NavigatorHost

/// A shadow of a paint.
///
/// ```swift
/// Circle().fill(.blue.shadow(.inner(radius: 4, y: 2)))
/// Image(systemName: "star.fill").foregroundStyle(.yellow.shadow(.drop(radius: 3)))
/// ```
nonisolated public struct ShadowStyle: Equatable, Sendable {
  let shadow: PaintShadow

  private init(_ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, isInner: Bool) {
    // Hosts draw inner shadows in fixed colors.
    let style = isInner ? Color(color.resolve(in: EnvironmentValues())).resolvedStyle : color.resolvedStyle
    let range = -10_000.0...10_000
    shadow = PaintShadow(
      color: style, radius: Double(radius).finite(or: 0, in: 0...10_000), x: Double(x).finite(or: 0, in: range),
      y: Double(y).finite(or: 0, in: range), isInner: isInner)
  }

  /// Returns a shadow behind the painted content. The radius and the offsets are in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color, radius, x, y, isInner: false)
  }

  /// Returns a shadow inside the painted content. The radius and the offsets are in points.
  ///
  /// The shadow always has the color of the light color scheme.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color, radius, x, y, isInner: true)
  }
}

/// The shadows and the blend mode of a paint.
nonisolated struct PaintEffects: Hashable, Sendable {
  var shadows: [PaintShadow] = []
  var blendMode: BlendMode?

  /// The maximum number of shadows of a paint.
  private static let maximumShadows = 16

  var isEmpty: Bool { shadows.isEmpty && blendMode == nil }

  /// Returns these effects combined with the effects of an outer style.
  func adding(_ other: PaintEffects) -> PaintEffects {
    PaintEffects(
      shadows: Array((shadows + other.shadows).prefix(Self.maximumShadows)), blendMode: other.blendMode ?? blendMode)
  }

  /// Adds the effects to the style of an element that draws the paint itself.
  func add(to style: inout Style) {
    if !shadows.isEmpty { style.set(.paintShadows(shadows)) }
    if let mode = blendMode?.hostStyle { style.set(.blendMode(mode)) }
  }
}

extension AnyShapeStyle {
  /// Returns the shadows and the blend mode of this style in an environment. Pictures are not drawn for it.
  func effects(in environment: EnvironmentValues) -> PaintEffects {
    unresolved is any EnvironmentShapeStyle ? PaintEffects() : resolved(in: environment).paintSource.effects
  }
}

extension ShapeStyle {
  /// Returns this style with a shadow. Texts, symbols, shapes, backgrounds, borders and figures in a `Canvas` support shadows.
  /// Other uses of a style ignore them.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    PaintEffectsStyle(base: AnyShapeStyle(self), effects: PaintEffects(shadows: [style.shadow]))
  }

  /// Returns this style with a blend mode. Texts, symbols, shapes, backgrounds, borders and figures in a `Canvas` support blend
  /// modes. Other uses of a style ignore them.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    PaintEffectsStyle(base: AnyShapeStyle(self), effects: PaintEffects(blendMode: mode))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// Returns the foreground style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// Returns the foreground style with its opacity multiplied by `opacity`.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

nonisolated private struct PaintEffectsStyle: DerivedShapeStyle {
  let base: AnyShapeStyle
  let effects: PaintEffects

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(source: .effects(base.resolved(in: environment).paintSource, effects))
  }
}

extension ShapeStyle {
  /// The second level of this style, which is weaker than the style itself.
  public var secondary: some ShapeStyle { LowerLevelStyle(base: AnyShapeStyle(self), level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { LowerLevelStyle(base: AnyShapeStyle(self), level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { LowerLevelStyle(base: AnyShapeStyle(self), level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { LowerLevelStyle(base: AnyShapeStyle(self), level: 4) }
}

nonisolated private struct LowerLevelStyle: DerivedShapeStyle {
  let base: AnyShapeStyle
  let level: Int

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(source: PaintSource.level(level).over(base.resolved(in: environment).paintSource))
  }
}
