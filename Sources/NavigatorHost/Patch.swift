/// One change of the tree that a host shows. A batch of patches is applied in order.
public enum Patch: Hashable, Sendable {
  /// Puts an element with all it contains into `parent`, before the sibling `before`, or last.
  case insert(Element, parent: ElementID, before: ElementID?)
  /// Takes an element out, with all it contains.
  case remove(ElementID)
  /// Moves an element within its parent, before the sibling `before`, or last.
  case move(ElementID, before: ElementID?)
  case updateContent(ElementID, Content)
  /// Says another text in an element whose content is a text and nothing else, as it was before.
  case updateText(ElementID, String)
  case updateStyle(ElementID, Style)
  case updateEvents(ElementID, EventSet)
  /// Asks the host to open an address outside the app.
  case openURL(String)
}
