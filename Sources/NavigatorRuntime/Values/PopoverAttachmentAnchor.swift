import Foundation

/// A part of a view that another one is placed by.
public struct Anchor<Value> {
  /// Where an anchor comes from.
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
  /// The whole view.
  public static var bounds: Anchor<Value>.Source { Anchor<Value>.Source(place: .bounds) }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { Anchor<Value>.Source(place: .rect(r)) }
}

/// What a popover points at. A host may point at the view as a whole.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
