import NavigatorHost

/// The nodes of a layout, which the next one uses again with the sizes that they have computed.
final class LayoutNodeCache {
  /// The inputs of a node besides its element and the other values that it inherits.
  struct Surroundings: OptionSet {
    let rawValue: Int

    static let window = Surroundings(rawValue: 1)
    static let container = Surroundings(rawValue: 2)
  }

  private struct Known {
    let context: LayoutBuilder.Context
    let isRow: Bool
    let surroundings: Surroundings
    let node: LayoutNode
  }

  private var nodes: [ElementID: Known] = [:]
  /// The elements whose nodes depend on the size of the window.
  private var windowReaders: Set<ElementID> = []
  /// The inputs of the node that is being made.
  private var surroundings: Surroundings = []
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
    windowReaders.remove(id)
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
    if let known = nodes[id], known.isRow == isRow,
      known.context.equals(context, includingContainer: known.surroundings.contains(.container))
    {
      surroundings.formUnion(known.surroundings)
      return known.node
    }
    let outer = surroundings
    surroundings = []
    let node = make()
    node.isKnown = true
    nodes[id] = Known(context: context, isRow: isRow, surroundings: surroundings, node: node)
    if surroundings.contains(.window) { windowReaders.insert(id) }
    surroundings.formUnion(outer)
    return node
  }

  /// Notes inputs of the node that is being made. They are inputs of the nodes around it, too.
  func note(_ surroundings: Surroundings) { self.surroundings.formUnion(surroundings) }

  /// Adopts another size of the window. Nodes that do not depend on it remain; their sizes for former proposals are forgotten.
  func windowChanged() {
    for id in windowReaders { nodes[id] = nil }
    windowReaders = []
    for known in nodes.values { known.node.forgetSizes() }
  }

  /// Adopts the metrics of another font. Any node may contain texts.
  func fontChanged() {
    nodes = [:]
    windowReaders = []
  }

  func remove(_ id: ElementID) { nodes[id] = nil }
}
