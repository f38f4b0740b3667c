import NavigatorHost

/// A translucent material that shows the content behind it, blurred if the host supports it.
public struct Material: HostShapeStyle {
  let name: String

  /// A very translucent material.
  public static let ultraThin = Material(name: "ultraThin")
  /// A translucent material.
  public static let thin = Material(name: "thin")
  /// A moderately translucent material.
  public static let regular = Material(name: "regular")
  /// A slightly translucent material.
  public static let thick = Material(name: "thick")
  /// An almost opaque material.
  public static let ultraThick = Material(name: "ultraThick")
  /// The material of bars.
  public static let bar = Material(name: "bar")

  var paintSource: PaintSource { .paint(.material(name)) }
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
