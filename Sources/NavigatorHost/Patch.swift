/// A change of the tree that a host shows. The patches of a batch are applied in order.
public enum Patch: Hashable, Sendable {
  /// Inserts an element with its children into `parent`, before the sibling `before`, or at the end if that is nil.
  case insert(Element, parent: ElementID, before: ElementID?)
  /// Removes an element with its children.
  case remove(ElementID)
  /// Moves an element within its parent, before the sibling `before`, or to the end if that is nil.
  case move(ElementID, before: ElementID?)
  /// Replaces the content, the style and the events of the element with this id. The element's children stay. The value contains
  /// them only if it is a container with a fitting aspect ratio, because the style may depend on them.
  case update(Element)
  /// Replaces the text of an element whose content consists of one text before and after the change, and nothing else.
  case updateText(ElementID, String)
  /// Announces that the following patches change elements with an animation.
  indirect case animate(Motion)
  /// Requests that the host opens an address outside the app.
  case openURL(String)
  /// Requests that the host copies a text to the user's clipboard.
  case copy(String)
  /// Requests that the host closes the user's windows that have an address among their `windowAddresses`. For nil, it closes the
  /// window of this session.
  case dismissWindow(String?)
  /// Requests that the host has assistive technologies read a text.
  case announce(String)
  /// Requests that the host shows a text for some seconds above the rest, and has assistive technologies read it.
  case notify(String)
}
