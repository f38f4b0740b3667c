/// Choices of an element in a control, such as an option of a picker, and of a link in a text.
///
/// A choice names the element or the link and not its position. A user may see an older state of the control than the session
/// has, in which other elements are at the same positions.
extension InputEvent.Action {
  /// Returns the choice of an element: a change whose value is the number of the element's id as a string.
  public static func choice(of id: ElementID) -> Self {
    .change(.string(String(id.rawValue)), revision: 0)
  }

  /// The element that the action chooses, or nil if its value is not an id. The control may not contain such an element.
  package var chosenElement: ElementID? {
    guard case .change(.string(let number), _) = self else { return nil }
    return UInt32(number).map { ElementID(rawValue: $0) }
  }

  /// Returns the choice of a link in a text: a change whose value is the number of the link's address.
  public static func link(to url: String) -> Self {
    .change(.number(Double(TextRun.linkNumber(of: url))), revision: 0)
  }

  /// Returns the choice of the place after another row of the same collection, for the row of a handle.
  ///
  /// - Parameter handle: The handle of the other row.
  public static func move(after handle: ElementID) -> Self {
    .change(.string("after \(handle.rawValue)"), revision: 0)
  }

  /// Returns the choice of the place before another row of the same collection, for the row of a handle.
  ///
  /// - Parameter handle: The handle of the other row.
  public static func move(before handle: ElementID) -> Self {
    .change(.string("before \(handle.rawValue)"), revision: 0)
  }

  /// The handle of the row beside the chosen place, or nil if the action chooses no such place. The collection may not contain
  /// such a row.
  package var chosenPlace: (handle: ElementID, isAfter: Bool)? {
    guard case .change(.string(let text), _) = self else { return nil }
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 2, words[0] == "after" || words[0] == "before", let number = UInt32(words[1]) else { return nil }
    return (ElementID(rawValue: number), words[0] == "after")
  }
}

extension TextRun {
  /// The number of the run's link, or nil if the run is not a link. It depends only on the address.
  public var linkNumber: UInt32? { url.map { Self.linkNumber(of: $0) } }

  /// Returns the number of a link: the hash of its address. Links of one text with the same number have the same address, apart
  /// from rare collisions.
  static func linkNumber(of url: String) -> UInt32 { FNV1a.hash32(url.utf8) }
}
