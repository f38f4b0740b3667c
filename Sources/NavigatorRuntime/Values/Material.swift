import NavigatorHost

/// A translucent material that shows the content behind it. The content is blurred if the host supports blurring.
///
/// ```swift
/// Text("New").padding().background(.thinMaterial, in: .capsule)
/// ```
///
/// Pages blur the content behind backgrounds, shapes and lines. In a view with an opacity, a filter, a shadow, a mask or a blend
/// mode, they blur only the content of that view, and the rest is visible through a translucent color. If an animated change
/// affects an outline with a material, the outline changes immediately. Pictures of views contain translucent colors.
public struct Material: HostShapeStyle {
  let style: MaterialStyle

  /// A very translucent material.
  public static let ultraThin = Material(style: .ultraThin)
  /// A translucent material.
  public static let thin = Material(style: .thin)
  /// A moderately translucent material.
  public static let regular = Material(style: .regular)
  /// A slightly translucent material.
  public static let thick = Material(style: .thick)
  /// An almost opaque material.
  public static let ultraThick = Material(style: .ultraThick)
  /// The material of bars.
  public static let bar = Material(style: .bar)

  var paintSource: PaintSource { .paint(.material(style)) }
}

extension ShapeStyle where Self == Material {
  /// A very translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent material.
  public static var thinMaterial: Material { .thin }
  /// A moderately translucent material.
  public static var regularMaterial: Material { .regular }
  /// A slightly translucent material.
  public static var thickMaterial: Material { .thick }
  /// An almost opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
