import NavigatorHost

/// The nodes of a layout, which the next one uses again with the sizes that they have computed.
final class LayoutNodeCache {
  private struct Known {
    let context: LayoutBuilder.Context
    let isRow: Bool
    let node: LayoutNode
  }

  private var nodes: [ElementID: Known] = [:]
  private var containers: [ElementID: ScrolledContainer] = [:]

  /// Returns the container that a scroll view is for relative frames in it, which is the same one for each node of the element.
  func container(of id: ElementID) -> ScrolledContainer {
    if let known = containers[id] { return known }
    let made = ScrolledContainer()
    containers[id] = made
    return made
  }

  /// Forgets an element that does not exist any more.
  func forget(_ id: ElementID) {
    remove(id)
    containers[id] = nil
  }

  /// Returns the known node of an element, or creates it.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - context: The values that the element inherits. A node that was created with other values is not used.
  ///   - isRow: A Boolean value that indicates whether the node is a row of a list, which differs from the element's own node.
  ///   - make: A closure that creates the node.
  func node(
    of id: ElementID, _ context: LayoutBuilder.Context, isRow: Bool = false, make: () -> LayoutNode
  ) -> LayoutNode {
    if let known = nodes[id], known.isRow == isRow, known.context == context { return known.node }
    let node = make()
    nodes[id] = Known(context: context, isRow: isRow, node: node)
    return node
  }

  func remove(_ id: ElementID) { nodes[id] = nil }

  func removeAll() { (nodes, containers) = ([:], [:]) }
}
