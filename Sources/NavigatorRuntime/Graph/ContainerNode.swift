import NavigatorHost

/// An element with one content view inside.
@MainActor
class ContainerNode<V: View, Content: View>: ElementNode<V> {
  private enum Inside {
    case node(ViewNode<Content>)
    /// A text without a node of its own. Most such texts need no record either.
    case text(ElementRecord)
  }

  private final var inside: Inside?

  deinit {
    if case .text(let record)? = inside { record.releaseNode() }
  }

  /// The node of the view inside, where it has one.
  final var child: ViewNode<Content>? {
    if case .node(let child)? = inside { child } else { nil }
  }

  /// The view inside the element.
  var content: Content { preconditionFailure("A subclass must override content.") }

  /// A Boolean value that indicates whether content that is a `Text` is shown without a node. It is false where the element has
  /// other content too.
  var showsTextItself: Bool { false }

  final override var mayHaveLabel: Bool { Content.self == Text.self && showsTextItself }

  override func makeChildren() {
    if !mayHaveLabel { inside = .node(childContext.make(content)) }
  }

  override func updateChildren() {
    child?.receive(content)
  }

  override func refreshLabel() {
    guard mayHaveLabel, let element, let text = content as? Text else { return }
    let (content, style) = graph.queue.reading(as: self) { text.resolve(inherited, in: textFormatting) }
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
