import NavigatorHost

/// A cache of the nodes of a layout. The next layout reuses unchanged nodes with the sizes that they have computed.
final class LayoutNodeCache {
  /// The inputs of a node other than its element and its inherited values.
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
  /// The inputs of the node that is being created.
  private var surroundings: Surroundings = []
  private var containers: [ElementID: ScrolledContainer] = [:]
  /// The frames of the views at which popovers point.
  let anchors = PopoverAnchors()

  /// Returns the container that a scroll view provides for relative frames. All nodes of the element share it.
  func container(of id: ElementID) -> ScrolledContainer {
    if let known = containers[id] { return known }
    let made = ScrolledContainer()
    containers[id] = made
    return made
  }

  /// Removes an element that no longer exists.
  func forget(_ id: ElementID) {
    remove(id)
    windowReaders.remove(id)
    containers[id] = nil
    anchors.setAnchor(nil, of: id)
  }

  /// Returns the cached node of an element, or creates the node.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - context: The values that the element inherits. Nodes that were created with other values are not reused.
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

  /// Records inputs of the node that is being created. They are also inputs of the nodes around it.
  func note(_ surroundings: Surroundings) { self.surroundings.formUnion(surroundings) }

  /// Updates the cache after a change of the window's size. Nodes that do not depend on it remain without their computed sizes.
  func windowChanged() {
    for id in windowReaders { nodes[id] = nil }
    windowReaders = []
    for known in nodes.values { known.node.forgetSizes() }
  }

  /// Updates the cache after a change of the font's metrics. Any node may contain texts.
  func fontChanged() {
    nodes = [:]
    windowReaders = []
  }

  func remove(_ id: ElementID) { nodes[id] = nil }
}
