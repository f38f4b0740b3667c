import NavigatorHost

/// The background style that an enclosing view has set, or the background of the window. Further levels of the latter are the
/// backgrounds of views that are grouped within the window.
///
/// ```swift
/// Text("Note").padding().background(.background.secondary, in: .rect(cornerRadius: 12))
/// ```
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the background style of an environment.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.backgroundStyle ?? AnyShapeStyle(source: Self.window)
  }

  /// The background of the window with its lower levels.
  static var window: PaintSource {
    let tertiary = color("tertiarySystemBackground")
    return .levels(color("systemBackground"), [color("secondarySystemBackground"), tertiary, tertiary])
  }

  private static func color(_ name: String) -> PaintSource { .paint(.color(ColorStyle(.named(name)))) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style that an enclosing view has set, or the background of the window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The background style. A value of nil selects the background of the window.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Fills the space behind this view with the background style. The background of a view that fills a screen extends below the
  /// bars at the given edges.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view with the background style.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
}
