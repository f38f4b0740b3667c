import Foundation
import NavigatorHost

/// A shape that fills the available space.
///
/// A shape with `animatableData` supports animated changes. The session computes its outline for values between the old and the
/// new value, and the host displays the outlines in sequence.
///
/// ```swift
/// struct Pie: Shape {
///   var part: Double
///
///   var animatableData: Double {
///     get { part }
///     set { part = newValue }
///   }
///
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
public protocol Shape: Animatable, Sendable, View, _RemoveGlobalActorIsolation {
  /// Returns the outline in `rect`.
  nonisolated func path(in rect: CGRect) -> Path

  /// The role of the shape, which determines its default style.
  nonisolated static var role: ShapeRole { get }

  /// The behavior of the shape in the two layout directions. Hosts ignore this property and draw shapes alike in both directions.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size that the shape chooses for a proposal. Hosts ignore this method: a shape fills all of its available space.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Returns the proposed size. An unspecified dimension is 10 points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The default role, which is a fill.
  public nonisolated static var role: ShapeRole { .fill }
}

/// The role of a shape, which determines its default style.
public nonisolated enum ShapeRole: Sendable {
  /// The shape is filled.
  case fill
  /// The shape is stroked along its outline.
  case stroke
  /// The shape separates views.
  case separator
}

/// A shape that hosts can draw.
protocol HostShape: Shape {
  /// The content for hosts: `kind`, and `cornerRadius` for shapes that have one.
  var shapeContent: Content { get }
  /// The corner radius for clipping content to the shape. It is `.infinity` for a capsule or a circle.
  var hostCornerRadius: Double { get }
  /// The style property that describes the corners.
  var hostCorners: StyleProperty { get }
  /// Returns the shape with its corner radii reduced by the inset of an outline.
  func reducingCorners(by amount: CGFloat) -> Self
}

extension HostShape {
  var hostCorners: StyleProperty { .cornerRadius(hostCornerRadius) }

  func reducingCorners(by amount: CGFloat) -> Self { self }
}

/// The style of a rounded corner. A host may draw both styles as circular arcs.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve with continuous curvature.
  case continuous
}

/// A rectangle that fills the available space.
public nonisolated struct Rectangle: HostShape {
  /// Creates a rectangle.
  public init() {}

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  var shapeContent: Content { [.kind: .kind(.rectangle)] }
  var hostCornerRadius: Double { 0 }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: HostShape {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptical corners. A host may draw circular corners with the same width.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with rounded corners. The radius is in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  var shapeContent: Content {
    hostCornerRadius.isFinite
      ? [.kind: .kind(.roundedRectangle), .cornerRadius: .number(hostCornerRadius)] : Capsule().shapeContent
  }
  /// The size of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  var hostCornerRadius: Double { cornerSize.width.isNaN ? 0 : max(0, Double(cornerSize.width)) }
}

/// A circle whose diameter is the shorter side of the available space.
public nonisolated struct Circle: HostShape {
  /// Creates a circle.
  public init() {}

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns the size of the largest square that fits into a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = proposal.width == nil ? size.height : proposal.height == nil ? size.width : min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  var shapeContent: Content { [.kind: .kind(.circle)] }
  var hostCornerRadius: Double { .infinity }
}

/// A rectangle whose shorter sides are semicircles.
public nonisolated struct Capsule: HostShape {
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  var shapeContent: Content { [.kind: .kind(.capsule)] }
  var hostCornerRadius: Double { .infinity }
}

/// An ellipse that fills the available space.
public nonisolated struct Ellipse: HostShape {
  /// Creates an ellipse.
  public init() {}

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  var shapeContent: Content { [.kind: .kind(.ellipse)] }
  var hostCornerRadius: Double { .infinity }
}
