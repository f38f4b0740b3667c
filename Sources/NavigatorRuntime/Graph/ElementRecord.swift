import NavigatorHost

/// The runtime's record of an element: the state that was last sent to the host, and the changes since then.
@MainActor
final class ElementRecord: NodeReference, @unchecked Sendable {
  struct Changes: OptionSet {
    let rawValue: UInt16
    static let children = Changes(rawValue: 1)
    static let content = Changes(rawValue: 2)
    static let style = Changes(rawValue: 4)
    static let events = Changes(rawValue: 8)
    static let label = Changes(rawValue: 16)
    /// A change of the text of an element whose only content is a text, before and after the change.
    static let plainText = Changes(rawValue: 32)
  }

  // The fields are ordered without padding, and values that rarely occur together share a field, because every element of every
  // session has a record. For `@exclusivity(unchecked)`, see `Node`.

  @exclusivity(unchecked) var payload: Payload
  let role: Role
  @exclusivity(unchecked) private var flags: Flags
  let id: ElementID
  @exclusivity(unchecked) nonisolated(unsafe) private var appearance: Appearance

  /// Creates an element. If the element may have a label, a second id is reserved for the label.
  init(
    _ role: Role, node: Node, content: Content = Content(), style: Style = Style(), events: EventSet = [],
    mayHaveLabel: Bool = false
  ) {
    self.role = role
    payload = Payload(content, .nothing)
    appearance = .style(style)
    flags = Flags(events)
    id = node.graph.elements.nextID()
    if mayHaveLabel { _ = node.graph.elements.nextID() }
    super.init(node)
    if !events.isEmpty { node.graph.elements.register(self) }
    if isHidden { node.graph.elements.hasHidden = true }
  }

  /// Creates the record of a text that was the label of another element.
  private init(label text: String, of element: ElementRecord) {
    role = .text
    payload = .text(text)
    appearance = .style(Style())
    flags = Flags([])
    id = element.labelID
    super.init(element.node)
    isAttached = element.isAttached
    if element.changes.contains(.label) { mark(.content) }
  }

  var node: Node {
    guard let referent else { preconditionFailure("The element's node has been deallocated.") }
    return referent
  }

  var events: EventSet { flags.events(of: role) }

  /// A Boolean value that indicates whether the host has the element.
  var isAttached: Bool {
    get { flags.isAttached }
    set { flags.isAttached = newValue }
  }

  var changes: Changes {
    get { flags.changes }
    set { flags.changes = newValue }
  }

  /// A Boolean value that indicates whether the element is in the table of elements that accept events.
  var isRegistered: Bool {
    get { flags.isRegistered }
    set { flags.isRegistered = newValue }
  }

  func mark(_ change: Changes) {
    guard isAttached else { return }
    let elements = node.graph.elements
    if changes.isEmpty { elements.dirty.append(self) }
    if elements.motion.isActive, change != .children, change != .events {
      elements.motion.change(id, at: node, isText: change != .style)
    }
    changes.insert(change)
  }

  func set(_ new: Content) {
    guard new != content else { return }
    let motion = node.graph.elements.motion
    if motion.isActive, role == .text, node.evaluation > 1 { motion.willChangeContent(of: self, at: node) }
    makeLabelExplicit()
    let wasPlainText = plainText != nil
    payload = Payload(new, inside)
    if isHidden { node.graph.elements.hasHidden = true }
    mark(wasPlainText && plainText != nil ? .plainText : .content)
    cellMayHaveChanged()
  }

  func set(_ new: Style) {
    guard new != style else { return }
    let motion = node.graph.elements.motion
    if motion.isActive, node.evaluation > 1 { motion.willChangeStyle(of: self, at: node) }
    switch appearance {
    case .style: appearance = .style(new)
    case .wrapped(let wrapping): wrapping.style = new
    }
    mark(.style)
    cellMayHaveChanged()
  }

  /// Notifies the grid around the element that its columns may have changed. A new element changes the children of the grid.
  private func cellMayHaveChanged() {
    if node.evaluation > 1 { node.elementParent?.cellsMayHaveChanged() }
  }

  func set(_ new: EventSet) {
    guard new != events else { return }
    if events.isEmpty { node.graph.elements.register(self) }
    flags.setEvents(new)
    mark(.events)
  }

  // MARK: Content

  /// The content of an element and the elements inside it.
  enum Payload {
    /// A text without elements inside.
    case text(String)
    /// One text in the host's own style and no other content: the label of a control. The label is an element with the next id.
    /// It has no record.
    case label(String)
    case parts([Content.Entry], Inside)

    init(_ content: Content, _ inside: Inside) {
      if case .nothing = inside, let text = content.textAlone {
        self = .text(text)
      } else {
        self = .parts(content.entries, inside)
      }
    }
  }

  var content: Content {
    switch payload {
    case .text(let text): Content(text: text)
    case .label: Content()
    case .parts(let entries, _): Content(entries: entries)
    }
  }

  /// The text of a text element that has no other content; nil for all other elements.
  var plainText: String? {
    if role == .text, case .text(let text) = payload { text } else { nil }
  }

  /// A Boolean value that indicates whether the element and all elements inside it are hidden.
  var isHidden: Bool {
    guard case .parts(let entries, _) = payload else { return false }
    return entries.contains { $0.key == .isHidden && $0.value == .bool(true) }
  }

  var inside: Inside {
    get {
      switch payload {
      case .text, .label: .nothing
      case .parts(_, let inside): inside
      }
    }
    set {
      // The label is inserted and removed together with its element.
      if case .label = payload { return }
      payload = Payload(content, newValue)
    }
  }

  // MARK: Label

  private var labelID: ElementID { ElementID(rawValue: id.rawValue + 1) }

  /// The text inside, if it has no record.
  var label: Element? {
    if case .label(let text) = payload { Element(id: labelID, role: .text, content: Content(text: text)) } else { nil }
  }

  /// Sets a text as the only content inside. Returns false if the text needs a record, which the node then owns.
  func setLabel(_ content: Content, _ style: Style) -> Bool {
    guard style.isEmpty, let text = content.textAlone else {
      makeLabelExplicit()
      return false
    }
    switch payload {
    case .label(let old):
      guard text != old else { return true }
      payload = .label(text)
      mark(.label)
    case .parts(let entries, .nothing) where entries.isEmpty && !isAttached: payload = .label(text)
    case .text, .parts: return false
    }
    return true
  }

  /// Creates a record for the label and passes it to the node.
  private func makeLabelExplicit() {
    guard case .label(let text) = payload else { return }
    let record = ElementRecord(label: text, of: self)
    changes.remove(.label)
    payload = .parts([], isAttached ? .one(record) : .nothing)
    node.take(label: record)
  }

  /// Returns a new record for a label that the element could not store.
  func makeLabelRecord() -> ElementRecord {
    ElementRecord(label: "", of: self)
  }

  // MARK: Boxes

  /// The style of an element, and rarely used values.
  private enum Appearance {
    case style(Style)
    case wrapped(Wrapping)
  }

  /// The rarely used values of an element.
  /// Actions, transitions and gestures are typed fields instead of a list that features extend, for two reasons. Events and
  /// commits look them up for each element, and an element with one of them needs only one object.
  nonisolated final class Wrapping {
    var style: Style
    /// The box around the element, if its style needs more than one level.
    var box: ElementRecord?
    /// The action of a tap gesture on the element or its box. If it is nil, the node handles taps.
    var tapAction: (@MainActor () -> Void)?
    /// The action that opens the menu of the element or its box.
    var menuAction: (@MainActor () -> Void)?
    /// The transition with which the element is inserted and removed.
    var transition: ResolvedTransition?
    /// The identity of the elements with which the element shares its geometry.
    var match: GeometryMatch?
    /// The handlers of gestures on the element or its box.
    var gestureHandlers: [GestureHandler] = []
    /// The control that selects the element as a row of a list.
    var selectionControl: ElementRecord?

    init(style: Style) {
      self.style = style
    }
  }

  var style: Style {
    switch appearance {
    case .style(let style): style
    case .wrapped(let wrapping): wrapping.style
    }
  }

  nonisolated private var wrapping: Wrapping? {
    if case .wrapped(let wrapping) = appearance { wrapping } else { nil }
  }

  private var madeWrapping: Wrapping {
    if let wrapping { return wrapping }
    let made = Wrapping(style: style)
    appearance = .wrapped(made)
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

  var menuAction: (@MainActor () -> Void)? {
    get { wrapping?.menuAction }
    set { if newValue != nil || wrapping != nil { madeWrapping.menuAction = newValue } }
  }

  /// The transition that belongs to this element and not to an element inside it.
  var ownTransition: ResolvedTransition? {
    get { wrapping?.transition }
    set { if newValue != nil || wrapping != nil { madeWrapping.transition = newValue } }
  }

  /// The identity of the elements with which the element shares its geometry.
  var match: GeometryMatch? {
    get { wrapping?.match }
    set { if newValue != nil || wrapping != nil { madeWrapping.match = newValue } }
  }

  /// A Boolean value that indicates whether modifiers have added actions or a transition to the element. They end with the
  /// element.
  var hasModifierActions: Bool {
    guard let wrapping else { return false }
    return wrapping.tapAction != nil || wrapping.menuAction != nil || !wrapping.gestureHandlers.isEmpty
      || wrapping.transition != nil
  }

  var gestureHandlers: [GestureHandler] {
    get { wrapping?.gestureHandlers ?? [] }
    set {
      guard !newValue.isEmpty || wrapping != nil else { return }
      madeWrapping.gestureHandlers = newValue
      if newValue.contains(where: { $0.priority != .normal }) { node.graph.elements.hasOuterTaps = true }
    }
  }

  /// The control that selects the element as a row of a list while users edit a list in which several rows can be selected. It
  /// belongs to the element's node, and is next to the element in a `swipeRow`.
  var selectionControl: ElementRecord? {
    get { wrapping?.selectionControl }
    set {
      guard newValue != nil || wrapping != nil else { return }
      madeWrapping.selectionControl = newValue
      if newValue != nil { node.graph.elements.hasSelectionControls = true }
    }
  }

  /// The number of boxes around the element.
  var boxCount: Int {
    var count = 0
    var next = box
    while let box = next {
      count += 1
      next = box.box
    }
    return count
  }

  /// The outermost box, or this element if it has no box. The parent contains this record.
  var outermost: ElementRecord {
    var record = self
    while let box = record.box { record = box }
    return record
  }

  /// Returns a Boolean value that indicates whether this record or a box around it has the given id.
  func containsBox(_ id: ElementID) -> Bool {
    var record: ElementRecord? = self
    while let current = record {
      if current.id == id { return true }
      record = current.box
    }
    return false
  }

  /// Wraps the element in boxes, innermost first.
  func wrap(in boxes: [ElementRecord]) {
    var record = self
    var old = box
    while let box = old {
      old = box.box
      node.graph.elements.remove(box)
      node.graph.follower?.elementEnded(box.id)
      box.isAttached = false
      box.appearance = .style(box.style)
      box.referent = nil
    }
    box = nil
    for box in boxes {
      record.box = box
      record = box
    }
  }

  /// The record inside this one, if this record is a box around the element of the node.
  var inner: ElementRecord? {
    var record = node.element
    while let current = record, current !== self {
      if current.box === self { return current }
      record = current.box
    }
    return nil
  }

  /// Clears the references to the node from the element, its boxes and its control. It is called when the node is deallocated.
  nonisolated func releaseNode() {
    referent = nil
    wrapping?.selectionControl?.releaseNode()
    wrapping?.box?.releaseNode()
  }

}
