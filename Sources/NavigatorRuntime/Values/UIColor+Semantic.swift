import NavigatorHost

extension UIColor {
  /// The color of areas of medium size in content.
  public static let secondarySystemFill = UIColor(fill(0.8))
  /// The color of large areas in content, such as fields.
  public static let tertiarySystemFill = UIColor(fill(0.6))
  /// The color of large areas with complex content.
  public static let quaternarySystemFill = UIColor(fill(0.4))
  /// The background of content inside a group.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF)
  /// The color of opaque lines between content.
  public static let opaqueSeparator = UIColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
  /// The color of text on a light background, in both color schemes.
  public static let darkText = UIColor(.black)
  /// The color of text on a dark background, in both color schemes.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of controls.
  public static let tintColor = UIColor(.accentColor)

  /// Creates a color from its components in both color schemes, as red, green, blue and opacity.
  private convenience init(light: UInt32, dark: UInt32) {
    self.init(Color(ColorStyle(.named(AssetColor(light: light, dark: dark).name))))
  }

  /// Returns the fill color with its opacity multiplied by `opacity`.
  private static func fill(_ opacity: Double) -> Color { Color(ColorStyle(.named("fill"))).opacity(opacity) }
}

extension UIColor {
  /// Dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
}
