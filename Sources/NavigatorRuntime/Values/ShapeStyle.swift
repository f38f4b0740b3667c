import NavigatorHost

/// A style that fills a shape or draws a text: a color, a gradient, a material, or a style that resolves to one of these.
///
/// A custom style resolves to another style in an environment:
///
/// ```swift
/// struct Highlight: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
/// ```
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to; `Never` for styles that hosts draw directly.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to draw in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called, because hosts draw this style directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn as it is; give it a Resolved type to resolve it to another style.")
  }
}

extension Never: ShapeStyle {}

/// A style that a host can draw, or that derives from inherited styles.
protocol HostShapeStyle: ShapeStyle {
  var paintSource: PaintSource { get }
}

extension ShapeStyle {
  /// Returns the paint that hosts draw for this style.
  ///
  /// - Parameters:
  ///   - tint: The tint that a tint style uses.
  ///   - foreground: The foreground of which hierarchical styles are levels.
  ///   - environment: The environment in which a custom style is resolved.
  func resolvedPaint(
    tint: Paint?, foreground: Paint? = nil, in environment: @autoclosure () -> EnvironmentValues = EnvironmentValues()
  ) -> Paint {
    paintSource(in: environment()).paint(tint: tint, foreground: foreground)
  }

  /// Returns the paint of this style. A custom style is resolved until hosts can draw it.
  func paintSource(in environment: @autoclosure () -> EnvironmentValues) -> PaintSource {
    if let style = self as? AnyShapeStyle { return style.resolved(in: environment()).paintSource }
    if let style = self as? any HostShapeStyle { return style.paintSource }
    return resolvedSource(of: self, in: environment(), depth: 0)
  }
}

/// Resolves a style in a bounded number of steps, so that a style that resolves to itself cannot block a session.
private func resolvedSource(of style: some ShapeStyle, in environment: EnvironmentValues, depth: Int) -> PaintSource {
  if let style = style as? AnyShapeStyle, let unresolved = style.unresolved {
    return depth < 16 ? resolvedSource(of: unresolved, in: environment, depth: depth + 1) : .foreground
  }
  if let style = style as? any HostShapeStyle { return style.paintSource }
  if let style = style as? any EnvironmentShapeStyle { return style.environmentSource(in: environment) }
  guard depth < 16, type(of: style).hasResolution else { return .foreground }
  return resolvedSource(of: style.resolve(in: environment), in: environment, depth: depth + 1)
}

extension ShapeStyle {
  fileprivate static var hasResolution: Bool { Resolved.self != Never.self }
}

/// A type-erased style.
public struct AnyShapeStyle: HostShapeStyle {
  let paintSource: PaintSource
  /// A custom style that must be resolved in an environment.
  let unresolved: (any ShapeStyle)?

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) {
    if let style = style as? AnyShapeStyle {
      self = style
    } else if let style = style as? any HostShapeStyle {
      self.init(source: style.paintSource)
    } else {
      self.init(source: .foreground, unresolved: style)
    }
  }

  init(source: PaintSource, unresolved: (any ShapeStyle)? = nil) {
    paintSource = source
    self.unresolved = unresolved
  }

  /// Returns this style with a custom style resolved in `environment`.
  func resolved(in environment: @autoclosure () -> EnvironmentValues) -> AnyShapeStyle {
    guard let unresolved else { return self }
    return AnyShapeStyle(source: unresolved.paintSource(in: environment()))
  }
}

extension ShapeStyle {
  /// Returns this style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: AnyShapeStyle(self), opacity: opacity)
  }
}

private struct FadedShapeStyle: ShapeStyle {
  let base: AnyShapeStyle
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(source: .faded(base.resolved(in: environment).paintSource, opacity))
  }
}
