import NavigatorHost

/// A translucent layer that lets what is behind it shine through, blurred where the host can do so.
public struct Material: HostShapeStyle {
  let name: String

  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick")
  /// The material of bars.
  public static let bar = Material(name: "bar")

  var paintSource: PaintSource { .paint(.material(name)) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
