/// Choices of an element in a control, such as an option of a picker.
///
/// A choice names the element and not its position. A user may see an older state of the control than the session has, in which
/// other elements are at the same positions.
extension InputEvent.Action {
  /// Returns the choice of an element: a change whose value is the number of the element's id as a string.
  public static func choice(of id: ElementID) -> Self {
    .change(.string(String(id.rawValue)), revision: 0)
  }

  /// The element that the action chooses, or nil if its value is no id. The control may not contain such an element.
  package var chosenElement: ElementID? {
    guard case .change(.string(let number), _) = self else { return nil }
    return UInt32(number).map { ElementID(rawValue: $0) }
  }
}
