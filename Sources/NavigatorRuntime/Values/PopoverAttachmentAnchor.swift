/// The part of a view that a popover points at. Hosts may use the whole view instead.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view.
  case point(UnitPoint)
}
