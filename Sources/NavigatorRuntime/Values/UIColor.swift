import Foundation
import NavigatorHost

/// A color that corresponds to UIKit's `UIColor`. It provides the members that views need.
public final class UIColor: Hashable, Sendable {
  let color: Color

  /// Creates a color from a SwiftUI color.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a color from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a gray color from components between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a color from a hue, a saturation and a brightness between 0 and 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  private convenience init(semantic name: String) {
    self.init(Color(ColorStyle(.named(name))))
  }

  /// Returns this color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(ColorStyle(color.base.base)).opacity(Double(alpha)))
  }

  /// Returns a Boolean value that indicates whether two colors are equal.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  /// Hashes the color.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}

extension Color {
  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  // A color resource of the same name is preferred, such as in `Color(.appWhite)`.
  /// Creates a color from a UIKit color. Prefer ``init(uiColor:)``.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self = color.color
  }
}

extension UIColor {
  /// The color of primary text.
  public static let label = UIColor(.primary)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(.secondary)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(semantic: "tertiary")
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor(semantic: "quaternary")
  /// The color of a placeholder in a field.
  public static let placeholderText = UIColor(semantic: "placeholderText")
  /// The color of links.
  public static let link = UIColor(.blue)
  /// The color of lines between content.
  public static let separator = UIColor(semantic: "separator")
  /// The color of areas in content.
  public static let systemFill = UIColor(semantic: "fill")
  /// The background of a window.
  public static let systemBackground = UIColor(semantic: "systemBackground")
  /// The background of content above the window's background.
  public static let secondarySystemBackground = UIColor(semantic: "secondarySystemBackground")
  /// The background of content above a secondary background.
  public static let tertiarySystemBackground = UIColor(semantic: "tertiarySystemBackground")
  /// The background of grouped content.
  public static let systemGroupedBackground = UIColor(semantic: "systemGroupedBackground")
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(semantic: "secondarySystemGroupedBackground")
}

extension UIColor {
  /// Red, adapted to the color scheme.
  public static let systemRed = UIColor(.red)
  /// Orange, adapted to the color scheme.
  public static let systemOrange = UIColor(.orange)
  /// Yellow, adapted to the color scheme.
  public static let systemYellow = UIColor(.yellow)
  /// Green, adapted to the color scheme.
  public static let systemGreen = UIColor(.green)
  /// Mint, adapted to the color scheme.
  public static let systemMint = UIColor(.mint)
  /// Teal, adapted to the color scheme.
  public static let systemTeal = UIColor(.teal)
  /// Cyan, adapted to the color scheme.
  public static let systemCyan = UIColor(.cyan)
  /// Blue, adapted to the color scheme.
  public static let systemBlue = UIColor(.blue)
  /// Indigo, adapted to the color scheme.
  public static let systemIndigo = UIColor(.indigo)
  /// Purple, adapted to the color scheme.
  public static let systemPurple = UIColor(.purple)
  /// Pink, adapted to the color scheme.
  public static let systemPink = UIColor(.pink)
  /// Brown, adapted to the color scheme.
  public static let systemBrown = UIColor(.brown)
  /// Gray, adapted to the color scheme.
  public static let systemGray = UIColor(.gray)
  /// A lighter gray, adapted to the color scheme.
  public static let systemGray2 = UIColor(semantic: "gray2")
  /// A lighter gray, adapted to the color scheme.
  public static let systemGray3 = UIColor(semantic: "gray3")
  /// A lighter gray, adapted to the color scheme.
  public static let systemGray4 = UIColor(semantic: "gray4")
  /// A lighter gray, adapted to the color scheme.
  public static let systemGray5 = UIColor(semantic: "gray5")
  /// The lightest gray, adapted to the color scheme.
  public static let systemGray6 = UIColor(semantic: "gray6")
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// White.
  public static let white = UIColor(.white)
  /// Black.
  public static let black = UIColor(.black)
  /// A fully transparent color.
  public static let clear = UIColor(.clear)
}
