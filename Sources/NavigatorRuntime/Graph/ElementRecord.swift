import NavigatorHost

/// An element as the runtime keeps it: what was last sent to the host, and what changed since.
@MainActor
final class ElementRecord: NodeReference, @unchecked Sendable {
  struct Changes: OptionSet {
    let rawValue: UInt16
    static let children = Changes(rawValue: 1)
    static let content = Changes(rawValue: 2)
    static let style = Changes(rawValue: 4)
    static let events = Changes(rawValue: 8)
  }

  // In an order without gaps: there is one of these for each element of each session.

  private(set) var content: Content
  let role: Role
  private var facts: Facts
  let id: ElementID
  private(set) var style: Style
  private var inside = Inside.nothing
  nonisolated(unsafe) private var wrapping: Wrapping?

  init(_ role: Role, node: Node, content: Content = Content(), style: Style = Style(), events: EventSet = []) {
    self.role = role
    self.content = content
    self.style = style
    facts = Facts(events)
    id = node.graph.elements.nextID()
    super.init(node)
    if !events.isEmpty { node.graph.elements.register(self) }
  }

  var node: Node {
    guard let referent else { preconditionFailure("an element is gone before its node") }
    return referent
  }

  var events: EventSet { facts.events }

  /// Whether the host has it.
  var isAttached: Bool {
    get { facts.isAttached }
    set { facts.isAttached = newValue }
  }

  var changes: Changes {
    get { facts.changes }
    set { facts.changes = newValue }
  }

  /// Whether the table of elements that accept events knows it.
  var isRegistered: Bool {
    get { facts.isRegistered }
    set { facts.isRegistered = newValue }
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
    facts.events = new
    mark(.events)
  }

  // MARK: Boxes

  /// What few elements have.
  nonisolated private final class Wrapping {
    /// The box around the element, where its style needs more than one.
    var box: ElementRecord?
    /// What a tap does where a gesture was put on the element or its box; otherwise the node is asked.
    var tapAction: (@MainActor () -> Void)?
  }

  private var madeWrapping: Wrapping {
    if let wrapping { return wrapping }
    let made = Wrapping()
    wrapping = made
    return made
  }

  private(set) var box: ElementRecord? {
    get { wrapping?.box }
    set { if newValue != nil || wrapping != nil { madeWrapping.box = newValue } }
  }

  var tapAction: (@MainActor () -> Void)? {
    get { wrapping?.tapAction }
    set { if newValue != nil || wrapping != nil { madeWrapping.tapAction = newValue } }
  }

  /// How many boxes are around it.
  var boxCount: Int {
    var count = 0
    var next = box
    while let box = next {
      count += 1
      next = box.box
    }
    return count
  }

  /// The element that stands in the parent: the outermost box, or this element.
  var outermost: ElementRecord {
    var record = self
    while let box = record.box { record = box }
    return record
  }

  /// Puts boxes around the element, innermost first.
  func wrap(in boxes: [ElementRecord]) {
    var record = self
    var old = box
    while let box = old {
      old = box.box
      node.graph.elements.forget(box)
      box.isAttached = false
      box.wrapping = nil
      box.referent = nil
    }
    box = nil
    for box in boxes {
      record.box = box
      record = box
    }
  }

  /// The element inside this one, where this one is a box around the node's own.
  private var inner: ElementRecord? {
    var record = node.element
    while let current = record, current !== self {
      if current.box === self { return current }
      record = current.box
    }
    return nil
  }

  /// Called when the node goes: nothing leads there from its element and the boxes around that.
  nonisolated func letGoOfNode() {
    referent = nil
    wrapping?.box?.letGoOfNode()
  }

  // MARK: Children

  /// The elements inside that the host has. Most elements hold none or one, which needs no array.
  private enum Inside {
    case nothing
    case one(ElementRecord)
    case many([ElementRecord])
  }

  var children: [ElementRecord] {
    get {
      switch inside {
      case .nothing: []
      case .one(let child): [child]
      case .many(let children): children
      }
    }
    set {
      switch newValue.count {
      case 0: inside = .nothing
      case 1: inside = .one(newValue[0])
      default: inside = .many(newValue)
      }
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
    let current = currentChildren()
    children = current
    return Element(
      id: id, role: role, content: content, style: style, events: events, children: current.map { $0.attach() })
  }

  /// Forgets that the host has this element and what it contains.
  func detach() {
    isAttached = false
    changes = []
    for child in children { child.detach() }
    inside = .nothing
  }

  /// The element as the host knows it.
  func snapshot() -> Element {
    Element(id: id, role: role, content: content, style: style, events: events, children: children.map { $0.snapshot() })
  }
}

extension ElementRecord {
  /// An element's events, and where it stands, in two bytes.
  fileprivate struct Facts {
    private var bits: UInt16

    // Eight bits for events, four for changes, and two flags.
    private static let attached: UInt16 = 1 << 12
    private static let registered: UInt16 = 1 << 13
    private static let firstChange: UInt16 = 8
    private static let changeMask: UInt16 = 0xF << firstChange
    private static let eventMask: UInt16 = 0xFF

    init(_ events: EventSet) {
      bits = events.rawValue & Self.eventMask
    }

    var events: EventSet {
      get { EventSet(rawValue: bits & Self.eventMask) }
      set { bits = bits & ~Self.eventMask | newValue.rawValue & Self.eventMask }
    }

    var changes: Changes {
      get { Changes(rawValue: (bits & Self.changeMask) >> Self.firstChange) }
      set { bits = bits & ~Self.changeMask | newValue.rawValue << Self.firstChange }
    }

    var isAttached: Bool {
      get { bits & Self.attached != 0 }
      set { bits = newValue ? bits | Self.attached : bits & ~Self.attached }
    }

    var isRegistered: Bool {
      get { bits & Self.registered != 0 }
      set { bits = newValue ? bits | Self.registered : bits & ~Self.registered }
    }
  }
}
