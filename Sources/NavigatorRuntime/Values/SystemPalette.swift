import NavigatorHost

/// The components of the named colors in both color schemes, as hosts draw them.
enum SystemPalette {
  /// Returns the components of a named color. An unknown name represents the primary color.
  static func color(_ name: String, in scheme: ColorScheme) -> Color.Resolved {
    let components = components(of: name, in: scheme)
    return Color.Resolved(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      opacity: Float(components.opacity))
  }

  /// Returns the sRGB components of a named color. An unknown name represents the primary color.
  static func components(
    of name: String, in scheme: ColorScheme
  ) -> (red: Double, green: Double, blue: Double, opacity: Double) {
    let asset = AssetColor(name: name).map { (light: Int($0.light), dark: Int($0.dark)) }
    let entry = asset ?? colors[name] ?? (light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    let value = scheme == .dark ? entry.dark : entry.light
    func component(_ shift: Int) -> Double { Double(value >> shift & 0xFF) / 255 }
    return (red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }

  /// The red, green, blue and opacity of each color, packed into one number.
  private static let colors: [String: (light: Int, dark: Int)] = [
    "red": (0xFF3B_30FF, 0xFF45_3AFF), "orange": (0xFF95_00FF, 0xFF9F_0AFF), "yellow": (0xFFCC_00FF, 0xFFD6_0AFF),
    "green": (0x34C7_59FF, 0x30D1_58FF), "mint": (0x00C7_BEFF, 0x63E6_E2FF), "teal": (0x30B0_C7FF, 0x40C8_E0FF),
    "cyan": (0x32AD_E6FF, 0x64D2_FFFF), "blue": (0x007A_FFFF, 0x0A84_FFFF), "accent": (0x007A_FFFF, 0x0A84_FFFF),
    "indigo": (0x5856_D6FF, 0x5E5C_E6FF), "purple": (0xAF52_DEFF, 0xBF5A_F2FF), "pink": (0xFF2D_55FF, 0xFF37_5FFF),
    "brown": (0xA284_5EFF, 0xAC8E_68FF), "gray": (0x8E8E_93FF, 0x9898_9DFF), "white": (0xFFFF_FFFF, 0xFFFF_FFFF),
    "black": (0x0000_00FF, 0x0000_00FF), "clear": (0x0000_0000, 0x0000_0000), "primary": (0x0000_00FF, 0xFFFF_FFFF),
    "secondary": (0x3C3C_43C0, 0xEBEB_F5B0), "tertiary": (0x3C3C_434D, 0xEBEB_F54D), "quaternary": (0x3C3C_432E, 0xEBEB_F52E),
    "gray2": (0xAEAE_B2FF, 0x6363_66FF), "gray3": (0xC7C7_CCFF, 0x4848_4AFF), "gray4": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "gray5": (0xE5E5_EAFF, 0x2C2C_2EFF), "gray6": (0xF2F2_F7FF, 0x1C1C_1EFF), "placeholderText": (0x3C3C_43B4, 0xEBEB_F5A0),
    "separator": (0x3C3C_434A, 0x5454_5899), "fill": (0x7878_8029, 0x7878_805C),
    "systemBackground": (0xFFFF_FFFF, 0x0000_00FF), "secondarySystemBackground": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarySystemBackground": (0xFFFF_FFFF, 0x2C2C_2EFF), "systemGroupedBackground": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
  ]
}
