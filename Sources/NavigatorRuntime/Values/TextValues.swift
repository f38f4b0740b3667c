import Foundation
import NavigatorHost

extension Text {
  /// The part of a line that is truncated if the line does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The start of the line.
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

  /// The scale of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The scale that keeps the size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller scale for secondary text next to primary text.
    public static let secondary = Scale(isSecondary: true)

    static let secondaryFactor = 0.8
  }

  /// The style of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: LinePattern
    let color: Color?

    /// Creates a line style. If the color is nil, the line has the color of the text.
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
      /// A line of repeated dashes with two dots after each. The web host draws dashes.
      public static let dashDotDot = Pattern(hostValue: .dashDotDot)
    }
  }
}

extension Font {
  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The difference from the standard width, as a fraction of that width.
    public var value: CGFloat

    /// Creates a width.
    /// Creates a width from a difference from the standard width.
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

    /// The width as a percentage of the standard width, clamped to the range that CSS supports.
    var percentage: Double {
      value.isFinite ? min(max(100 * (1 + Double(value)), 50), 200) : 100
    }
  }
}

/// A type that determines whether the user can select text.
public protocol TextSelectability {
  /// A Boolean value that indicates whether the user can select text.
  static var allowsSelection: Bool { get }
}

/// A selectability that allows text selection.
public struct EnabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether the user can select text. It is true.
  public static let allowsSelection = true
}

/// A selectability that prevents text selection.
public struct DisabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether the user can select text. It is false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A selectability that allows text selection.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A selectability that prevents text selection.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
