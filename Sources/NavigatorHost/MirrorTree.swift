/// The tree that a host shows, kept up to date by patches alone. It is the reference for every client: what it refuses, a
/// session must not send, and what it holds after a batch equals the session's ``HostSession/root``.
///
/// ```swift
/// var mirror = try MirrorTree(root: session.root)
/// try mirror.apply(patches)
/// mirror.shell(id)?.content.string(.text)
/// ```
///
/// Nodes are found by id in constant time, and siblings form a linked list: a patch costs what it carries, however large the
/// tree is.
public struct MirrorTree: Sendable {
  /// How deep elements may be nested; what goes deeper is refused.
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

  /// Takes over a whole tree.
  ///
  /// - Throws: ``MirrorError`` where an id is in `root` twice or `root` is nested too deeply.
  public init(root: Element) throws(MirrorError) {
    rootID = root.id
    do throws(MirrorError.Reason) {
      try check(root, depth: 0)
    } catch {
      throw MirrorError(index: nil, step: "the first tree", reason: error)
    }
    add(root, parent: nil, before: nil)
  }

  /// Takes over an element without its children.
  package init(only root: Element) {
    rootID = root.id
    var shell = root
    shell.children = []
    add(shell, parent: nil, before: nil)
  }

  /// The number of elements.
  public var count: Int { nodes.count }

  /// The whole tree. Costs a walk over it.
  public var root: Element { element(rootID) ?? Element(id: rootID, role: .window) }

  /// The element with all it contains, or nil where no such element is in the tree.
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

  /// The element without its children, in constant time.
  public func shell(_ id: ElementID) -> Element? {
    nodes[id]?.shell
  }

  public func contains(_ id: ElementID) -> Bool {
    nodes[id] != nil
  }

  /// The element that contains `id`; nil for the root and for an unknown id.
  public func parent(of id: ElementID) -> ElementID? {
    nodes[id]?.parent
  }

  /// The sibling after `id`, if there is one.
  public func next(after id: ElementID) -> ElementID? {
    nodes[id]?.next
  }

  /// The ids of what `id` contains directly, in order.
  public func children(of id: ElementID) -> [ElementID] {
    var children: [ElementID] = []
    var child = nodes[id]?.first
    while let id = child {
      children.append(id)
      child = nodes[id]?.next
    }
    return children
  }

  /// The elements around `id`, the nearest first and the root last.
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
