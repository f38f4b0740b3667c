import Foundation
import NavigatorHost

extension Font {
  /// The distance between the lines of a text.
  public enum Leading: Hashable {
    /// The distance of the font.
    case standard
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }

  /// Returns this font with another distance between lines.
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

  /// Returns this font with small capitals for all letters.
  public func smallCaps() -> Font { with { $0.smallCapitals = .all } }

  /// Returns this font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals = .lowercase } }

  /// Returns this font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals = .uppercase } }

  /// Returns this font with characters of another width.
  public func width(_ width: Width) -> Font {
    with { $0.width = width == .standard ? nil : width.percentage }
  }

  /// Returns this font with characters of another width, where 0 is the standard.
  public func width(_ value: CGFloat) -> Font { width(Width(value)) }
}
