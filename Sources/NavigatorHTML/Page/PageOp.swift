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
  /// Copies a text to the clipboard.
  case copy(String)
  /// Closes the windows with an address, or the page's own if the address is empty.
  case dismiss(window: String)
  /// Has screen readers read a text. The operation has the name of `dismiss`, and an array in place of the address, because the
  /// script for rare parts performs both.
  case announce(String)
  /// Shows a text for a while, and has screen readers read it. The operation is that of `announce` with a second value.
  case notify(String)
  /// Announces elements that the following operations change with an animation.
  indirect case animate(PageMotion)

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
    case .animate(let motion):
      writer.string(OperationName.animate.rawValue)
      motion.write(to: &writer)
    case .open(let url):
      writer.string(OperationName.open.rawValue)
      writer.string(url)
    case .copy(let text):
      writer.string(OperationName.copy.rawValue)
      writer.string(text)
    case .dismiss(let window):
      writer.string(OperationName.dismiss.rawValue)
      writer.string(window)
    case .announce(let text):
      writer.string(OperationName.dismiss.rawValue)
      writer.beginArray()
      writer.string(text)
      writer.endArray()
    case .notify(let text):
      writer.string(OperationName.dismiss.rawValue)
      writer.beginArray()
      writer.string(text)
      writer.integer(1)
      writer.endArray()
    }
    writer.endArray()
  }
}

extension JSONWriter {
  /// Appends the first fields of an operation: its name and its element.
  fileprivate mutating func begin(_ name: OperationName, _ element: ElementID) {
    string(name.rawValue)
    integer(Int(element.rawValue))
  }

  /// Appends the sibling before which an element is placed, or null for the end.
  fileprivate mutating func position(_ before: ElementID?) {
    if let before { integer(Int(before.rawValue)) } else { null() }
  }
}

extension PageOp {
  /// Returns the operations for a batch of patches. An element with several updates is rendered once, in its final state, after
  /// the changes of the tree.
  package static func ops(for patches: [Patch]) -> [PageOp] {
    // The most frequent batch: one text changes.
    if patches.count == 1, case .updateText(let id, let text) = patches[0] { return [words(text, of: id)] }
    var ops: [PageOp] = []
    var updates = PageUpdates()
    for patch in patches {
      switch patch {
      case .insert(let element, let parent, let before):
        ops.append(.insert(html: HTMLRenderer.fragment(of: element), parent: parent, before: before))
      case .remove(let id):
        ops.append(.remove(id))
        updates.remove(id)
      case .move(let id, let before): ops.append(.move(id, before: before))
      case .update(let element): updates.add(element)
      case .updateText(let id, let text): updates.add(text, for: id)
      case .animate(let motion): ops.append(.animate(PageMotion(motion)))
      case .openURL(let url):
        if let url = SafeURL.checked(url) { ops.append(.open(url: url)) }
      case .copy(let text): ops.append(.copy(text))
      case .dismissWindow(let address): ops.append(.dismiss(window: address ?? ""))
      case .announce(let text): ops.append(.announce(text))
      case .notify(let text): ops.append(.notify(text))
      }
    }
    return ops + updates.ops
  }

  /// Returns the operation that shows a text.
  fileprivate static func words(_ text: String, of id: ElementID) -> PageOp { .text(id, HTMLBuffer.parsedText(text)) }
}

/// The updates of a batch, one for each element.
private struct PageUpdates {
  private enum Update {
    case element(Element)
    case text(ElementID, String)
    case none
  }

  private var updates: [Update] = []
  private var indices: [ElementID: Int] = [:]

  mutating func add(_ element: Element) { set(.element(element), for: element.id) }

  /// Adds a new text of an element whose content consists only of the text.
  mutating func add(_ text: String, for id: ElementID) {
    guard let index = indices[id], case .element(var element) = updates[index] else { return set(.text(id, text), for: id) }
    element.content = Content(text: text)
    updates[index] = .element(element)
  }

  mutating func remove(_ id: ElementID) {
    if let index = indices.removeValue(forKey: id) { updates[index] = .none }
  }

  private mutating func set(_ update: Update, for id: ElementID) {
    if let index = indices[id] {
      updates[index] = update
    } else {
      indices[id] = updates.count
      updates.append(update)
    }
  }

  var ops: [PageOp] {
    updates.compactMap { update in
      switch update {
      case .element(let element): .update(element.id, html: HTMLRenderer.shell(of: element))
      case .text(let id, let text): .words(text, of: id)
      case .none: nil
      }
    }
  }
}
