extension MirrorTree {
  /// Applies a batch of patches in order.
  ///
  /// - Throws: ``MirrorError`` for the first patch that does not fit the tree. The failing patch has no effect; the patches
  ///   before it remain applied.
  public mutating func apply(_ patches: [Patch]) throws(MirrorError) {
    for (index, patch) in patches.enumerated() {
      do throws(MirrorError.Reason) {
        try apply(patch)
      } catch {
        throw MirrorError(index: index, step: MirrorError.step(patch), reason: error)
      }
    }
  }

  private mutating func apply(_ patch: Patch) throws(MirrorError.Reason) {
    switch patch {
    case .insert(let element, let parent, let before): try insert(element, parent: parent, before: before)
    case .remove(let id): try remove(id)
    case .move(let id, let before): try move(id, before: before)
    case .update(let element):
      try require(element.id)
      nodes[element.id]?.shell.content = element.content
      nodes[element.id]?.shell.style = element.style
      nodes[element.id]?.shell.events = element.events
    case .updateText(let id, let text):
      try require(id)
      nodes[id]?.shell.content = Content(text: text)
    case .openURL, .copy, .dismissWindow, .announce, .notify, .animate: break
    }
  }

  private mutating func insert(_ element: Element, parent: ElementID, before: ElementID?) throws(MirrorError.Reason) {
    guard let container = nodes[parent] else { throw .unknownElement(parent) }
    try requireChild(before, of: parent)
    try check(element, depth: container.depth + 1)
    add(element, parent: parent, before: before)
  }

  private mutating func remove(_ id: ElementID) throws(MirrorError.Reason) {
    try requireBelowRoot(id)
    unlink(id)
    var pending = [id]
    while let id = pending.popLast() {
      pending += children(of: id)
      nodes[id] = nil
    }
  }

  private mutating func move(_ id: ElementID, before: ElementID?) throws(MirrorError.Reason) {
    let parent = try requireBelowRoot(id)
    guard before != id else { throw .beforeItself(id) }
    try requireChild(before, of: parent)
    unlink(id)
    link(id, parent: parent, before: before)
  }

  // MARK: Checks

  private func require(_ id: ElementID) throws(MirrorError.Reason) {
    guard nodes[id] != nil else { throw .unknownElement(id) }
  }

  @discardableResult
  private func requireBelowRoot(_ id: ElementID) throws(MirrorError.Reason) -> ElementID {
    guard let node = nodes[id] else { throw .unknownElement(id) }
    guard let parent = node.parent else { throw .isRoot(id) }
    return parent
  }

  private func requireChild(_ sibling: ElementID?, of parent: ElementID) throws(MirrorError.Reason) {
    guard let sibling else { return }
    guard let node = nodes[sibling] else { throw .unknownElement(sibling) }
    guard node.parent == parent else { throw .notAChild(sibling, of: parent) }
  }

  /// Checks that all elements of a subtree have new ids and may be nested at `depth`.
  func check(_ element: Element, depth: Int) throws(MirrorError.Reason) {
    var seen: Set<ElementID> = []
    var pending = [(element, depth)]
    while let (element, depth) = pending.popLast() {
      guard depth <= Self.maximumDepth else { throw .tooDeep(element.id) }
      guard nodes[element.id] == nil, seen.insert(element.id).inserted else { throw .duplicate(element.id) }
      for child in element.children { pending.append((child, depth + 1)) }
    }
  }

  // MARK: Links

  /// Adds an element that has been checked, with its children.
  mutating func add(_ element: Element, parent: ElementID?, before: ElementID?) {
    var shell = element
    shell.children = []
    let depth = parent.flatMap { nodes[$0]?.depth }.map { $0 + 1 } ?? 0
    nodes[element.id] = Node(shell: shell, depth: depth)
    if let parent { link(element.id, parent: parent, before: before) }
    for child in element.children { add(child, parent: element.id, before: nil) }
  }

  private mutating func link(_ id: ElementID, parent: ElementID, before: ElementID?) {
    let previous = if let before { nodes[before]?.previous } else { nodes[parent]?.last }
    nodes[id]?.parent = parent
    nodes[id]?.previous = previous
    nodes[id]?.next = before
    if let previous { nodes[previous]?.next = id } else { nodes[parent]?.first = id }
    if let before { nodes[before]?.previous = id } else { nodes[parent]?.last = id }
  }

  private mutating func unlink(_ id: ElementID) {
    guard let node = nodes[id], let parent = node.parent else { return }
    if let previous = node.previous { nodes[previous]?.next = node.next } else { nodes[parent]?.first = node.next }
    if let next = node.next { nodes[next]?.previous = node.previous } else { nodes[parent]?.last = node.previous }
    nodes[id]?.parent = nil
    nodes[id]?.previous = nil
    nodes[id]?.next = nil
  }
}
