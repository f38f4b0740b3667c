extension View {
  /// Sets the tag by which a picker, a list or a tab view selects this view.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(content: self, tag: tag)
  }
}

/// A node with a tag.
@MainActor
protocol TagNode: Node {
  var tagValue: AnyHashable? { get }
}

/// A node that tags each of its children, such as a `ForEach` with its ids.
@MainActor
protocol ChildTaggingNode: Node {
  func forEachTaggedChild(_ body: (AnyHashable, Node) -> Void)
}

extension Node {
  /// Visits the nodes at and below this one that show an element, each with the nearest tag above it.
  ///
  /// An explicit tag has priority over the id of an enclosing `ForEach`.
  func forEachTaggedElement(_ outer: AnyHashable? = nil, _ body: (AnyHashable?, Node) -> Void) {
    if element != nil {
      body(outer, self)
    } else if let tagging = self as? any ChildTaggingNode {
      tagging.forEachTaggedChild { tag, child in child.forEachTaggedElement(tag, body) }
    } else {
      let tag = (self as? any TagNode)?.tagValue ?? outer
      forEachElementChild { $0.forEachTaggedElement(tag, body) }
    }
  }
}

extension AnyHashable {
  /// Returns the tag converted to the selection's type. `3` and `Optional(3)` are the same tag.
  func selection<Value: Hashable>(as type: Value.Type = Value.self) -> Value? {
    base as? Value
  }
}

nonisolated struct TaggedView<Content: View, Tag: Hashable>: PrimitiveView {
  let content: Content
  let tag: Tag

  nonisolated init(content: Content, tag: Tag) {
    self.content = content
    self.tag = tag
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TaggedNode(view, type, context)
  }
}

@MainActor
final class TaggedNode<Content: View, Tag: Hashable>: ViewNode<TaggedView<Content, Tag>>, TagNode {
  private var child: ViewNode<Content>?
  /// The list that contains this row, if it supports selection.
  private var list: ListSelectionSource?

  override init(_ view: TaggedView<Content, Tag>, _ type: ViewType<TaggedView<Content, Tag>>, _ context: NodeContext) {
    super.init(view, type, context)
    list = enclosingListSelection
    child = childContext.make(view.content)
  }

  var tagValue: AnyHashable? { AnyHashable(view.tag) }

  override var childContext: NodeContext {
    let context = super.childContext
    guard let row = list?.row(AnyHashable(view.tag)) else { return context }
    return context.with(boxes: BoxChain(.row(row), outer: context.boxes))
  }

  override func viewDidChange(from old: TaggedView<Content, Tag>) {
    isDirty = false
    // Containers that select by tag must compare their children again.
    if old.tag != view.tag {
      childrenChanged()
      if list != nil { child?.inheritBoxes(childContext.boxes) }
    }
    child?.receive(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
