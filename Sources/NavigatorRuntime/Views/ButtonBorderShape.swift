import Foundation
import NavigatorHost

/// The shape of the border of bordered buttons.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  /// The name for hosts; nil for the default shape.
  let hostName: String?
  fileprivate let radius: CGFloat?

  /// The shape for the button's context.
  public static let automatic = ButtonBorderShape(hostName: nil, radius: nil)
  /// A capsule.
  public static let capsule = ButtonBorderShape(hostName: "capsule", radius: nil)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(hostName: "roundedRectangle", radius: nil)
  /// A circle, for buttons that show only a symbol.
  public static let circle = ButtonBorderShape(hostName: "circle", radius: nil)

  /// A rectangle with rounded corners. The radius is in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(hostName: "roundedRectangle", radius: radius)
  }

  /// The value for hosts: the name of the shape, or the radius of its corners.
  var hostValue: Content.Value? {
    radius.map { .number(Double($0)) } ?? hostName.map { .string($0) }
  }
}

extension ButtonBorderShape: HostShape {
  /// The shape that draws this one. The default shape is a rectangle with the corners of a bordered button.
  private var drawn: any HostShape {
    switch hostName {
    case "capsule": Capsule()
    case "circle": Circle()
    default: RoundedRectangle(cornerRadius: radius ?? 8)
    }
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { drawn.path(in: rect) }

  var shapeContent: Content { drawn.shapeContent }
  var hostCornerRadius: Double { drawn.hostCornerRadius }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the shape with its outline moved inwards by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the border of bordered buttons. Hosts draw the default shape, even where ``View/buttonBorderShape(_:)`` sets
  /// another one.
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
  /// Sets the shape of the bordered buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: ButtonBorderShapeKey.self, value: shape))
  }
}

nonisolated struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}
