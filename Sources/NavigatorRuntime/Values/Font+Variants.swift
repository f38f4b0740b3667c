import Foundation
import NavigatorHost

extension Font {
  /// The spacing between the lines of a text.
  public enum Leading: Hashable {
    /// The default spacing of the font.
    case standard
    /// A smaller spacing.
    case tight
    /// A larger spacing.
    case loose
  }

  /// Returns this font with another line spacing.
  public func leading(_ leading: Leading) -> Font {
    with {
      $0.leading =
        switch leading {
        case .standard: nil
        case .tight: .tight
        case .loose: .loose
        }
    }
  }

  /// Returns this font with all letters shown as small capitals.
  public func smallCaps() -> Font { with { $0.smallCapitals = .all } }

  /// Returns this font with lowercase letters shown as small capitals.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals = .lowercase } }

  /// Returns this font with uppercase letters shown as small capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals = .uppercase } }

  /// Returns this font with characters of another width.
  public func width(_ width: Width) -> Font {
    with { $0.width = width == .standard ? nil : width.percentage }
  }

  /// Returns this font with characters of another width. The standard width is 0.
  public func width(_ value: CGFloat) -> Font { width(Width(value)) }
}
