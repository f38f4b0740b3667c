import Foundation

extension Shape where Self == Rectangle {
  /// A rectangle that fills the available space.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners. The radius is in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rectangle with elliptical corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle whose diameter is the shorter side of the available space.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are semicircles.
  public static var capsule: Capsule { Capsule() }

  /// Returns a rectangle whose shorter sides are semicircles. Hosts ignore the corner style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the available space.
  public static var ellipse: Ellipse { Ellipse() }
}
