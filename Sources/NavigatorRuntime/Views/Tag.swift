extension View {
  /// Names the view for what selects by value: a picker, a list, a tab view.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(content: self, tag: tag)
  }
}

/// A node that names what it shows.
@MainActor
protocol TagNode: Node {
  var tagValue: AnyHashable? { get }
}

/// A node that names each of its children, such as a `ForEach` by its ids.
@MainActor
protocol ChildTaggingNode: Node {
  func forEachTaggedChild(_ body: (AnyHashable, Node) -> Void)
}

extension Node {
  /// Visits the nodes at and below this one that show an element, each with the tag nearest above it. A tag counts more than the id
  /// of the `ForEach` around it.
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
  /// The tag as a selection of `type` holds it: `3` and `Optional(3)` select the same.
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
  /// The list whose row this is, if it can select it.
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
    // Who selects by tags looks again.
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
