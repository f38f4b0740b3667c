/// The tree that a host shows. Only patches change it. This type is the reference implementation for clients: a session must
/// never send a patch that it refuses, and after each batch the tree equals the session's ``HostSession/root``.
///
/// ```swift
/// var mirror = try MirrorTree(root: session.root)
/// try mirror.apply(patches)
/// mirror.shell(id)?.content.string(.text)
/// ```
///
/// Nodes are found by id in constant time, and siblings form a linked list. The cost of a patch therefore depends on its content,
/// not on the size of the tree.
public struct MirrorTree: Sendable {
  /// The maximum nesting depth of elements. Deeper elements are refused.
  public static let maximumDepth = 500

  /// The id of the tree's root.
  public let rootID: ElementID
  var nodes: [ElementID: Node] = [:]

  struct Node: Sendable {
    /// The element without its children.
    var shell: Element
    var depth: Int
    var parent: ElementID?
    var previous: ElementID?
    var next: ElementID?
    var first: ElementID?
    var last: ElementID?
  }

  /// Creates a mirror of a whole tree.
  ///
  /// - Throws: ``MirrorError`` if `root` contains an id twice or is nested too deeply.
  public init(root: Element) throws(MirrorError) {
    rootID = root.id
    do throws(MirrorError.Reason) {
      try check(root, depth: 0)
    } catch {
      throw MirrorError(index: nil, step: "the first tree", reason: error)
    }
    add(root, parent: nil, before: nil)
  }

  /// Creates a mirror of an element without its children.
  package init(only root: Element) {
    rootID = root.id
    var shell = root
    shell.children = []
    add(shell, parent: nil, before: nil)
  }

  /// The number of elements.
  public var count: Int { nodes.count }

  /// The whole tree. Reading it walks all elements.
  public var root: Element { element(rootID) ?? Element(id: rootID, role: .window) }

  /// Returns the element with its children, or nil if the tree has no such element.
  public func element(_ id: ElementID) -> Element? {
    guard let node = nodes[id] else { return nil }
    var element = node.shell
    var child = node.first
    while let id = child {
      if let part = self.element(id) { element.children.append(part) }
      child = nodes[id]?.next
    }
    return element
  }

  /// Returns the element without its children, in constant time, or nil if the tree has no such element.
  public func shell(_ id: ElementID) -> Element? {
    nodes[id]?.shell
  }

  /// Returns a Boolean value that indicates whether the tree has the element.
  public func contains(_ id: ElementID) -> Bool {
    nodes[id] != nil
  }

  /// Returns the parent of `id`, or nil for the root and for an unknown id.
  public func parent(of id: ElementID) -> ElementID? {
    nodes[id]?.parent
  }

  /// Returns the sibling after `id`, if there is one.
  public func next(after id: ElementID) -> ElementID? {
    nodes[id]?.next
  }

  /// Returns the ids of the children of `id`, in order.
  public func children(of id: ElementID) -> [ElementID] {
    var children: [ElementID] = []
    var child = nodes[id]?.first
    while let id = child {
      children.append(id)
      child = nodes[id]?.next
    }
    return children
  }

  /// Returns the ancestors of `id`, the nearest first and the root last.
  public func ancestors(of id: ElementID) -> [ElementID] {
    var ancestors: [ElementID] = []
    var parent = nodes[id]?.parent
    while let id = parent {
      ancestors.append(id)
      parent = nodes[id]?.parent
    }
    return ancestors
  }
}
