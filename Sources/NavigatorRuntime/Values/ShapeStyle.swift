import NavigatorHost

/// What fills a shape or draws a text: a colour, a gradient, a material, or a style that resolves to one of these.
///
/// A style of your own says what it stands for in an environment:
///
/// ```swift
/// struct Highlight: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
/// ```
public nonisolated protocol ShapeStyle: Sendable {
  /// The style this one stands for; `Never` for the styles that are drawn as they are.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to draw in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: this style is drawn as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn as it is; give it a Resolved type to resolve it to another style.")
  }
}

extension Never: ShapeStyle {}

/// A style that a host can draw, or that follows from what surrounds it.
protocol HostShapeStyle: ShapeStyle {
  var paintSource: PaintSource { get }
}

extension ShapeStyle {
  /// What hosts draw for this style: a tint follows `tint`, and `foreground` is what hierarchical styles are levels of.
  func resolvedPaint(
    tint: Paint?, foreground: Paint? = nil, in environment: @autoclosure () -> EnvironmentValues = EnvironmentValues()
  ) -> Paint {
    paintSource(in: environment()).paint(tint: tint, foreground: foreground)
  }

  /// This style with what only its environment knows looked up; a style of an app's own is resolved until it can be drawn.
  func paintSource(in environment: @autoclosure () -> EnvironmentValues) -> PaintSource {
    if let style = self as? AnyShapeStyle { return style.settled(in: environment()).paintSource }
    if let style = self as? any HostShapeStyle { return style.paintSource }
    return resolvedSource(of: self, in: environment(), depth: 0)
  }
}

/// Follows `resolve(in:)` for a bounded number of steps, so that a style that resolves to itself cannot hang a session.
private func resolvedSource(of style: some ShapeStyle, in environment: EnvironmentValues, depth: Int) -> PaintSource {
  if let style = style as? AnyShapeStyle, let unresolved = style.unresolved {
    return depth < 16 ? resolvedSource(of: unresolved, in: environment, depth: depth + 1) : .foreground
  }
  if let style = style as? any HostShapeStyle { return style.paintSource }
  guard depth < 16, type(of: style).hasResolution else { return .foreground }
  return resolvedSource(of: style.resolve(in: environment), in: environment, depth: depth + 1)
}

extension ShapeStyle {
  fileprivate static var hasResolution: Bool { Resolved.self != Never.self }
}

/// A style with its type erased.
public struct AnyShapeStyle: HostShapeStyle {
  let paintSource: PaintSource
  /// A style of an app's own that waits for its environment.
  let unresolved: (any ShapeStyle)?

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

  /// This style with what only its environment knows looked up.
  func settled(in environment: @autoclosure () -> EnvironmentValues) -> AnyShapeStyle {
    guard let unresolved else { return self }
    return AnyShapeStyle(source: unresolved.paintSource(in: environment()))
  }
}

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: AnyShapeStyle(self), opacity: opacity)
  }
}

private struct FadedShapeStyle: ShapeStyle {
  let base: AnyShapeStyle
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(source: .faded(base.settled(in: environment).paintSource, opacity))
  }
}
