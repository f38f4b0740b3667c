import NavigatorHost

/// An element as the runtime keeps it: what was last sent to the host, and what changed since.
@MainActor
final class ElementRecord {
  struct Changes: OptionSet {
    let rawValue: UInt8
    static let children = Changes(rawValue: 1)
    static let content = Changes(rawValue: 2)
    static let style = Changes(rawValue: 4)
    static let events = Changes(rawValue: 8)
  }

  let id: ElementID
  let role: Role
  unowned let node: Node
  private(set) var content: Content
  private(set) var style: Style
  private(set) var events: EventSet
  var children: [ElementRecord] = []
  /// The box around this element, where its style needs more than one.
  private(set) var box: ElementRecord?
  private weak var inner: ElementRecord?
  /// What a tap does where a gesture was put on the element or its box; otherwise the node is asked.
  var tapAction: (@MainActor () -> Void)?
  /// Whether the host has it.
  var isAttached = false
  var changes: Changes = []

  init(_ role: Role, node: Node, content: Content = Content(), style: Style = Style(), events: EventSet = []) {
    self.role = role
    self.node = node
    self.content = content
    self.style = style
    self.events = events
    id = node.graph.elements.nextID()
    if !events.isEmpty { node.graph.elements.register(self) }
  }

  /// The element that stands in the parent: the outermost box, or this element.
  var outermost: ElementRecord {
    var record = self
    while let box = record.box { record = box }
    return record
  }

  func mark(_ change: Changes) {
    guard isAttached else { return }
    if changes.isEmpty { node.graph.elements.dirty.append(self) }
    changes.insert(change)
  }

  func set(_ new: Content) {
    guard new != content else { return }
    content = new
    mark(.content)
  }

  func set(_ new: Style) {
    guard new != style else { return }
    style = new
    mark(.style)
  }

  func set(_ new: EventSet) {
    guard new != events else { return }
    if events.isEmpty { node.graph.elements.register(self) }
    events = new
    mark(.events)
  }

  /// Puts boxes around the element, innermost first.
  func wrap(in boxes: [ElementRecord]) {
    var record = self
    var old = box
    while let box = old {
      node.graph.elements.forget(box)
      old = box.box
    }
    box = nil
    for box in boxes {
      record.box = box
      box.inner = record
      record = box
    }
  }

  /// The elements inside this one, as they stand now.
  func currentChildren() -> [ElementRecord] {
    if let inner { return [inner] }
    var list: [ElementRecord] = []
    node.forEachElementChild { $0.appendElements(to: &list) }
    return list
  }

  /// The element with all it contains, marked as known to the host.
  func attach() -> Element {
    isAttached = true
    changes = []
    children = currentChildren()
    return Element(
      id: id, role: role, content: content, style: style, events: events, children: children.map { $0.attach() })
  }

  /// Forgets that the host has this element and what it contains.
  func detach() {
    isAttached = false
    changes = []
    for child in children { child.detach() }
    children = []
  }

  /// The element as the host knows it.
  func snapshot() -> Element {
    Element(id: id, role: role, content: content, style: style, events: events, children: children.map { $0.snapshot() })
  }
}

/// A session's elements: their ids, which of them accept events, which changed since the last commit.
@MainActor
final class ElementTable {
  private var lastID: UInt32 = 0
  private var accepting: [ElementID: ElementRecord] = [:]
  var dirty: [ElementRecord] = []

  func nextID() -> ElementID {
    lastID += 1
    return ElementID(rawValue: lastID)
  }

  func register(_ record: ElementRecord) {
    accepting[record.id] = record
  }

  /// Takes no more events for an element that is replaced.
  func forget(_ record: ElementRecord) {
    accepting[record.id] = nil
  }

  func unregister(_ record: ElementRecord) {
    record.isAttached = false
    var current: ElementRecord? = record
    while let element = current {
      if !element.events.isEmpty { accepting[element.id] = nil }
      element.isAttached = false
      current = element.box
    }
  }

  subscript(id: ElementID) -> ElementRecord? { accepting[id] }
}
