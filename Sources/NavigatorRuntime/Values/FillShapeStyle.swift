import NavigatorHost

/// The translucent color of areas in content, such as the track of a slider. Secondary and further levels are more translucent,
/// and are intended for larger areas.
///
/// ```swift
/// Text("New").padding(4).background(.fill.tertiary, in: .capsule)
/// ```
public struct FillShapeStyle: HostShapeStyle {
  /// Creates the style.
  public init() {}

  var paintSource: PaintSource { .levels(Self.fill(1), [Self.fill(0.8), Self.fill(0.6), Self.fill(0.4)]) }

  private static func fill(_ opacity: Double) -> PaintSource {
    Color(ColorStyle(.named("fill"))).opacity(opacity).paintSource
  }
}

/// The background of the window.
public struct WindowBackgroundShapeStyle: HostShapeStyle {
  /// Creates the style.
  public init() {}

  var paintSource: PaintSource { BackgroundStyle.window }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent color of areas in content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of the window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
