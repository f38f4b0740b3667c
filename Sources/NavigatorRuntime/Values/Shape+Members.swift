import Foundation

extension Shape where Self == Rectangle {
  /// A rectangle that fills its space.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with corners that are quarters of ellipses.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle as wide as the shorter side of its space.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its space.
  public static var ellipse: Ellipse { Ellipse() }
}
