import Foundation
import NavigatorHost

/// An outline that fills the space it is given.
public nonisolated protocol Shape: Sendable, View {
  /// The outline in `rect`.
  func path(in rect: CGRect) -> Path
}

/// A shape that hosts can draw.
protocol HostShape: Shape {
  /// What hosts know the shape by: `kind`, and `cornerRadius` where there is one.
  var shapeContent: Content { get }
  /// The radius of the corners of what is clipped to the shape; `.infinity` for a capsule or circle.
  var hostCornerRadius: Double { get }
  /// The shape with smaller corners, as its outline has further inside.
  func reducingCorners(by amount: CGFloat) -> Self
}

extension HostShape {
  func reducingCorners(by amount: CGFloat) -> Self { self }
}

/// The form of a rounded corner. A host may draw both as parts of a circle.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle that fills its space.
public nonisolated struct Rectangle: HostShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  var shapeContent: Content { [.kind: "rectangle"] }
  var hostCornerRadius: Double { 0 }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: HostShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  /// Corners that are quarters of ellipses; a host may draw them as circles as wide.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  var shapeContent: Content {
    hostCornerRadius.isFinite
      ? [.kind: "roundedRectangle", .cornerRadius: .number(hostCornerRadius)] : Capsule().shapeContent
  }
  var hostCornerRadius: Double { cornerSize.width.isNaN ? 0 : max(0, Double(cornerSize.width)) }
}

/// A circle as wide as the shorter side of its space.
public nonisolated struct Circle: HostShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  var shapeContent: Content { [.kind: "circle"] }
  var hostCornerRadius: Double { .infinity }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: HostShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  var shapeContent: Content { [.kind: "capsule"] }
  var hostCornerRadius: Double { .infinity }
}

/// An ellipse that fills its space.
public nonisolated struct Ellipse: HostShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  var shapeContent: Content { [.kind: "ellipse"] }
  var hostCornerRadius: Double { .infinity }
}
