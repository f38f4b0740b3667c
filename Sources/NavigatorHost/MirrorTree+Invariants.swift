extension MirrorTree {
  /// Checks the links between the elements and returns a description of the first defect, or nil if there is none. Patches cannot
  /// cause a defect. Tests call this method after each step.
  public func checkInvariants() -> String? {
    var seen: Set<ElementID> = []
    var pending = [rootID]
    if let root = nodes[rootID], root.parent != nil { return "the root \(rootID) has a parent" }
    while let id = pending.popLast() {
      guard let node = nodes[id] else { return "\(id) is linked but not stored" }
      guard seen.insert(id).inserted else { return "\(id) is reached twice" }
      if node.shell.id != id { return "\(id) is stored with the shell of \(node.shell.id)" }
      if !node.shell.children.isEmpty { return "the shell of \(id) has children" }
      if let broken = checkChildren(of: id, node) { return broken }
      pending += children(of: id)
    }
    return seen.count == nodes.count ? nil : "\(nodes.count - seen.count) elements cannot be reached from the root"
  }

  private func checkChildren(of id: ElementID, _ node: Node) -> String? {
    var previous: ElementID?
    var current = node.first
    var steps = 0
    while let child = current {
      guard let part = nodes[child] else { return "\(child) in \(id) is unknown" }
      if part.parent != id { return "\(child) in \(id) names another parent" }
      if part.previous != previous { return "\(child) in \(id) names a wrong sibling before it" }
      if part.depth != node.depth + 1 { return "\(child) in \(id) has a wrong depth" }
      steps += 1
      if steps > nodes.count { return "the children of \(id) form a circle" }
      previous = child
      current = part.next
    }
    return node.last == previous ? nil : "\(id) names a wrong last child"
  }
}
