import Foundation
import NavigatorHost

/// A rectangle with individual corner radii.
public nonisolated struct UnevenRoundedRectangle: HostShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with individual corner radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with individual corner radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// The radii of the corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  var shapeContent: Content { [.kind: .kind(.roundedRectangle)] }
  var hostCornerRadius: Double { 0 }

  var hostCorners: StyleProperty {
    func radius(_ value: CGFloat) -> Double { value.isNaN ? 0 : min(max(Double(value), 0), 9999) }
    return .cornerRadii(
      topLeading: radius(cornerRadii.topLeading), topTrailing: radius(cornerRadii.topTrailing),
      bottomTrailing: radius(cornerRadii.bottomTrailing), bottomLeading: radius(cornerRadii.bottomLeading))
  }

  func reducingCorners(by amount: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: max(cornerRadii.topLeading - amount, 0), bottomLeadingRadius: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailingRadius: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailingRadius: max(cornerRadii.topTrailing - amount, 0), style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// Returns the shape with its outline inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with individual corner radii.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with individual corner radii, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}
