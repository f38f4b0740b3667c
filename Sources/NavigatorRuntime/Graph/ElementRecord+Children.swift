import NavigatorHost

/// The elements inside an element.
extension ElementRecord {
  /// The child elements that the host has. Most elements have none or one, which needs no array.
  enum Inside {
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
      // The copy has no spare capacity, unlike an array that was built by appending.
      default: inside = .many(newValue.withUnsafeBufferPointer { Array($0) })
      }
    }
  }

  /// Returns the current child elements, which the host may not have yet.
  func currentChildren() -> [ElementRecord] {
    if case .label = payload { return [] }
    let node = node
    guard node.element === self else {
      guard let inner else { return [] }
      // The outermost box of a row with a control is a `swipeRow`.
      if role == .swipeRow, let control = node.element?.selectionControl { return [control, inner] }
      return [inner]
    }
    var list: [ElementRecord] = []
    node.appendInnerElements(to: &list)
    return list
  }

  /// The first child element. While a session starts, the host has no elements, and it is the first current one.
  var firstChild: ElementRecord? { isAttached ? children.first : currentChildren().first }

  /// Returns the element with all its contents, and marks them as sent to the host.
  func attach() -> Element {
    attach(repeating: loops)
  }

  private func attach(repeating loops: [ElementID: LoopingChange]) -> Element {
    isAttached = true
    changes = []
    let current = currentChildren()
    children = current
    // A loop is used, because a closure would check its executor for each child.
    var attached: [Element] = []
    attached.reserveCapacity(current.count)
    for child in current { attached.append(child.attach(repeating: loops)) }
    return element(holding: attached, loops)
  }

  /// Marks the element and its contents as removed from the host.
  func detach() {
    isAttached = false
    changes = []
    for child in children { child.detach() }
    inside = .nothing
  }

  /// Returns the element as the host has it.
  func snapshot() -> Element {
    snapshot(repeating: loops)
  }

  private func snapshot(repeating loops: [ElementID: LoopingChange]) -> Element {
    element(holding: children.map { $0.snapshot(repeating: loops) }, loops)
  }

  /// The element without its children.
  var shell: Element {
    Element(id: id, role: role, content: content(repeating: loops), style: style, events: events)
  }

  /// The element for an update. It has its children if it is a container that fits its space, because hosts give a fitting size
  /// only to a container whose content expands.
  var update: Element { isFittingContainer ? snapshot() : shell }

  /// A Boolean value that indicates whether the element is a container that fits its space with a fixed aspect ratio.
  var isFittingContainer: Bool {
    switch role {
    case .box, .vStack, .hStack, .zStack, .layers: style.properties.contains(where: \.isFittingRatio)
    default: false
    }
  }

  private func element(holding children: [Element], _ loops: [ElementID: LoopingChange]) -> Element {
    Element(
      id: id, role: role, content: content(repeating: loops), style: style, events: events,
      children: label.map { [$0] } ?? children)
  }

  /// The changes of styles that the host repeats, by their elements.
  private var loops: [ElementID: LoopingChange] { referent?.graph.elements.motion.loops ?? [:] }

  /// Returns the content with the change of the element's style that the host repeats, if there is one.
  private func content(repeating loops: [ElementID: LoopingChange]) -> Content {
    guard !loops.isEmpty, let loop = loops[id] else { return content }
    var content = content
    content[.loop] = .loop(loop)
    return content
  }
}
