import NavigatorHost

/// An element with one content view inside.
@MainActor
class ContainerNode<V: View, Content: View>: ElementNode<V> {
  private enum Inside {
    case node(ViewNode<Content>)
    /// A text and nothing more, which needs no node of its own, and mostly no record.
    case text(ElementRecord)
  }

  private final var inside: Inside?

  deinit {
    if case .text(let record)? = inside { record.letGoOfNode() }
  }

  /// The node of the view inside, where it has one.
  final var child: ViewNode<Content>? {
    if case .node(let child)? = inside { child } else { nil }
  }

  /// The view inside.
  var content: Content { preconditionFailure("a container says what it contains") }

  /// Whether a content that is a text is shown without a node. Not where something stands beside it.
  var showsTextItself: Bool { false }

  final override var mayHaveLabel: Bool { Content.self == Text.self && showsTextItself }

  override func makeChildren() {
    if !mayHaveLabel { inside = .node(childContext.make(content)) }
  }

  override func updateChildren() {
    child?.receive(content)
  }

  override func refreshInside() {
    guard mayHaveLabel, let element, let text = content as? Text else { return }
    let (content, style) = graph.queue.reading(as: self) { text.resolve(inherited) }
    if inside == nil, element.setLabel(content, style) { return }
    let record: ElementRecord
    if case .text(let known)? = inside {
      record = known
    } else {
      record = element.makeLabelRecord()
      take(label: record)
    }
    record.set(content)
    record.set(style)
  }

  override func take(label: ElementRecord) {
    inside = .text(label)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    child.map(body)
  }

  override func appendInnerElements(to list: inout [ElementRecord]) {
    if case .text(let record)? = inside { list.append(record) }
    super.appendInnerElements(to: &list)
  }
}
