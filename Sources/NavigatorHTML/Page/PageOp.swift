import NavigatorHost

/// An operation that the page's script applies to the page.
package enum PageOp: Hashable, Sendable {
  case insert(html: String, parent: ElementID, before: ElementID?)
  case remove(ElementID)
  case move(ElementID, before: ElementID?)
  /// Replaces an element, but not its children.
  case update(ElementID, html: String)
  /// Replaces the text of an element that contains only text.
  case text(ElementID, String)
  case open(url: String)

  package func write(to writer: inout JSONWriter) {
    writer.beginArray()
    switch self {
    case .insert(let html, let parent, let before):
      writer.begin(.insert, parent)
      writer.position(before)
      writer.string(html)
    case .remove(let id): writer.begin(.remove, id)
    case .move(let id, let before):
      writer.begin(.move, id)
      writer.position(before)
    case .update(let id, let html):
      writer.begin(.update, id)
      writer.string(html)
    case .text(let id, let text):
      writer.begin(.text, id)
      writer.string(text)
    case .open(let url):
      writer.string(OperationName.open.rawValue)
      writer.string(url)
    }
    writer.endArray()
  }
}

extension JSONWriter {
  /// Appends the first fields of an operation: its name and its element.
  fileprivate mutating func begin(_ name: OperationName, _ element: ElementID) {
    string(name.rawValue)
    integer(element.rawValue)
  }

  /// Appends the sibling before which an element is placed, or null for the end.
  fileprivate mutating func position(_ before: ElementID?) {
    if let before { integer(before.rawValue) } else { null() }
  }
}

extension PageOp {
  /// Returns the operations for a batch that `session` has just produced. An element with several updates is rendered once, in
  /// its final state.
  @MainActor
  package static func ops(for patches: [Patch], in session: any HostSession) -> [PageOp] {
    var ops: [PageOp] = []
    var updated: [ElementID] = []
    var seen: Set<ElementID> = []
    var texts: [(id: ElementID, text: String)] = []
    for patch in patches {
      switch patch {
      case .insert(let element, let parent, let before):
        ops.append(.insert(html: HTMLRenderer.html(of: element), parent: parent, before: before))
      case .remove(let id): ops.append(.remove(id))
      case .move(let id, let before): ops.append(.move(id, before: before))
      case .updateText(let id, let text) where HTMLBuffer.canRepresent(text): texts.append((id, text))
      case .updateContent(let id, _), .updateText(let id, _), .updateStyle(let id, _), .updateEvents(let id, _):
        if seen.insert(id).inserted { updated.append(id) }
      case .openURL(let url):
        if let url = SafeURL.checked(url) { ops.append(.open(url: url)) }
      }
    }
    for id in updated {
      if let shell = session.shell(id) { ops.append(.update(id, html: HTMLRenderer.shell(of: shell))) }
    }
    for text in texts where !seen.contains(text.id) { ops.append(.text(text.id, text.text)) }
    return ops
  }
}
