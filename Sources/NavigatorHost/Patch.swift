/// A change of the tree that a host shows. The patches of a batch are applied in order.
public enum Patch: Hashable, Sendable {
  /// Inserts an element with its children into `parent`, before the sibling `before`, or at the end if that is nil.
  case insert(Element, parent: ElementID, before: ElementID?)
  /// Removes an element with its children.
  case remove(ElementID)
  /// Moves an element within its parent, before the sibling `before`, or to the end if that is nil.
  case move(ElementID, before: ElementID?)
  /// Replaces the content, the style and the events of the element with this id. The element's children stay; the value has none.
  case update(Element)
  /// Replaces the text of an element whose content consists of one text before and after the change, and nothing else.
  case updateText(ElementID, String)
  /// Announces that the following patches change elements with an animation.
  indirect case animate(Motion)
  /// Asks the host to open an address outside the app.
  case openURL(String)
  /// Asks the host to copy a text to the user's clipboard.
  case copy(String)
  /// Asks the host to close the windows of the user that have an address among their `windowAddresses`, or the window of this
  /// session for nil.
  case dismissWindow(String?)
}
