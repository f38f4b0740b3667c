import Foundation

/// A part of a view to which another view is attached.
public struct Anchor<Value> {
  /// The source of an anchor.
  public struct Source {
    let place: AnchorPlace
  }
}

extension Anchor.Source: Sendable where Value: Sendable {}

enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rect(CGRect)
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<Value>.Source { Anchor<Value>.Source(place: .bounds) }

  /// Returns a rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { Anchor<Value>.Source(place: .rect(r)) }
}

/// The part of a view that a popover points at. Hosts may use the whole view instead.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view.
  case point(UnitPoint)
}
