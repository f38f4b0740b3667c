import Foundation
import NavigatorHost

extension Text {
  /// The part of a line that is omitted if the line does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the line.
    case head
    /// The end of the line.
    case tail
    /// The middle of the line. The web host omits the end.
    case middle

    var hostValue: Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// The size of a text in relation to its font.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size for secondary text beside primary text.
    public static let secondary = Scale(isSecondary: true)

    static let secondaryFactor = 0.8
  }

  /// The style of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: LinePattern
    let color: Color?

    /// Creates a line style. A nil color uses the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern.hostValue
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    var line: TextLine { TextLine(pattern: pattern, color: color) }

    /// The dash pattern of a line.
    public struct Pattern: Sendable {
      let hostValue: LinePattern

      /// A line without gaps.
      public static let solid = Pattern(hostValue: .solid)
      /// A line of dots.
      public static let dot = Pattern(hostValue: .dot)
      /// A line of dashes.
      public static let dash = Pattern(hostValue: .dash)
      /// A line of alternating dashes and dots. The web host draws dashes.
      public static let dashDot = Pattern(hostValue: .dashDot)
      /// A line of a dash and two dots in turn. The web host draws dashes.
      public static let dashDotDot = Pattern(hostValue: .dashDotDot)
    }
  }
}

extension Font {
  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The difference from the standard width, relative to it.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The width of the font.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)

    /// The width in percent of the standard one, within the range of CSS.
    var percentage: Double {
      value.isFinite ? min(max(100 * (1 + Double(value)), 50), 200) : 100
    }
  }
}

/// A type that determines whether a user can select text.
public protocol TextSelectability {
  /// A Boolean value that indicates whether a user can select text.
  static var allowsSelection: Bool { get }
}

/// A selectability that lets a user select text.
public struct EnabledTextSelectability: TextSelectability {
  /// True.
  public static let allowsSelection = true
}

/// A selectability that does not let a user select text.
public struct DisabledTextSelectability: TextSelectability {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Lets a user select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Does not let a user select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
