import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// medium, large, fraction:0.4 or height:200: the name hosts know.
  let name: String

  /// About half the height there is.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole height.
  public static let large = PresentationDetent(name: "large")

  /// A part of the height there is, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction:" + text(of: Double(fraction).clampedToUnit))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height:" + text(of: height.isFinite ? max(0, Double(height)) : 0))
  }

  /// Whole numbers without a fraction, so that 200 and 200.0 are one detent.
  private static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
