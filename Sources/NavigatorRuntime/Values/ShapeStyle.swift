import IssueReporting
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
  /// The type of the style to which this style resolves. It is `Never` for styles that hosts draw directly.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to draw in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Traps. The runtime never calls this method because hosts draw the style directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn directly. Declare a Resolved type to resolve it to another style.")
  }
}

extension Never: ShapeStyle {}

/// A style that a host can draw, or that depends on inherited styles.
protocol HostShapeStyle: ShapeStyle {
  var paintSource: PaintSource { get }
}

extension ShapeStyle {
  /// Returns the paint that hosts draw for this style.
  ///
  /// - Parameters:
  ///   - tint: The tint that a tint style uses.
  ///   - foreground: The foreground style whose levels hierarchical styles represent.
  ///   - environment: The environment in which a custom style is resolved.
  func resolvedPaint(
    tint: Paint?, foreground: Paint? = nil, in environment: @autoclosure () -> EnvironmentValues = EnvironmentValues()
  ) -> Paint {
    paintSource(in: environment()).paint(tint: tint, foreground: foreground)
  }

  /// Returns the paint of this style. A custom style is resolved repeatedly until hosts can draw the result.
  func paintSource(in environment: @autoclosure () -> EnvironmentValues) -> PaintSource {
    if let style = self as? AnyShapeStyle { return style.resolved(in: environment()).paintSource }
    if let style = self as? any HostShapeStyle { return style.paintSource }
    return resolvedSource(of: self, in: environment())
  }
}

/// The maximum number of consecutive style resolutions, such as a custom style with three levels of opacity.
private let maximumStyleDepth = 32

/// Resolves a style in a bounded number of steps, so that a style that resolves to itself, or to a variant of itself, cannot end
/// the process. The environment stores the number of steps because styles with an opacity or a shadow resolve their base styles
/// themselves.
private func resolvedSource(of style: some ShapeStyle, in environment: EnvironmentValues) -> PaintSource {
  if let style = style as? AnyShapeStyle, let unresolved = style.unresolved {
    return resolvedSource(of: unresolved, in: environment)
  }
  if let style = style as? any HostShapeStyle { return style.paintSource }
  if let style = style as? any EnvironmentShapeStyle { return style.environmentSource(in: environment) }
  guard type(of: style).hasResolution else { return .foreground }
  let depth = environment.styleDepth
  guard depth < maximumStyleDepth else {
    reportIssue(
      """
      The style \(type(of: style)) resolves to itself, or to more than \(maximumStyleDepth) other styles. The foreground style \
      is drawn instead.
      """)
    return .foreground
  }
  var inner = environment
  inner.styleDepth = depth + 1
  return resolvedSource(of: style.resolve(in: inner), in: inner)
}

private struct StyleDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The number of styles that are being resolved. The getter reads only overrides because views never set this value.
  fileprivate var styleDepth: Int {
    get { overrides[ObjectIdentifier(StyleDepthKey.self)] as? Int ?? StyleDepthKey.defaultValue }
    set { self[StyleDepthKey.self] = newValue }
  }
}

extension ShapeStyle {
  fileprivate static var hasResolution: Bool { Resolved.self != Never.self }
}

/// A type-erased style.
public struct AnyShapeStyle: HostShapeStyle {
  let paintSource: PaintSource
  /// The custom style that must be resolved in an environment, or nil if the source is resolved.
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

  /// Returns this style after resolving a custom style in `environment`.
  func resolved(in environment: @autoclosure () -> EnvironmentValues) -> AnyShapeStyle {
    guard let unresolved else { return self }
    return AnyShapeStyle(source: unresolved.paintSource(in: environment()))
  }
}

/// A style that draws another style with an opacity, with effects or at a lower level.
nonisolated protocol DerivedShapeStyle: ShapeStyle {
  var base: AnyShapeStyle { get }
}

extension ShapeStyle {
  /// A Boolean value that indicates whether styles of this type can have shadows or a blend mode.
  nonisolated static var mayHaveEffects: Bool {
    if self is any HostShapeStyle.Type { return self == AnyShapeStyle.self }
    return !(self is any EnvironmentShapeStyle.Type) && self != BackgroundStyle.self
  }
}

extension ShapeStyle {
  /// Returns this style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: AnyShapeStyle(self), opacity: opacity)
  }
}

private struct FadedShapeStyle: DerivedShapeStyle {
  let base: AnyShapeStyle
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(source: .faded(base.resolved(in: environment).paintSource, opacity))
  }
}
