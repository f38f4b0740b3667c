import NavigatorHost

/// An element with one content view inside.
@MainActor
class ContainerNode<V: View, Content: View>: ElementNode<V> {
  /// The node of the content view. If the content is a text without a node, it is the text's record, or nil if the text needs no
  /// record. One reference is smaller than an enum, and lists contain many such elements.
  nonisolated(unsafe) private final var inside: AnyObject?

  deinit {
    textRecord?.releaseNode()
  }

  nonisolated private final var textRecord: ElementRecord? { inside as? ElementRecord }

  /// The node of the content view, or nil if it has none.
  final var child: ViewNode<Content>? {
    guard let inside, !mayHaveLabel else { return nil }
    return unsafeDowncast(inside, to: ViewNode<Content>.self)
  }

  /// The view inside the element.
  var content: Content { preconditionFailure("A subclass must override content.") }

  /// A Boolean value that indicates whether a `Text` as content is shown without a node. It is false if the element also has
  /// other content.
  var showsTextItself: Bool { false }

  final override var mayHaveLabel: Bool { Content.self == Text.self && showsTextItself }

  override func makeChildren() {
    if !mayHaveLabel { inside = childContext.make(content) }
  }

  override func updateChildren() {
    child?.receive(content)
  }

  override func refreshLabel() {
    guard mayHaveLabel, let element, let text = content as? Text else { return }
    let (content, style) = graph.queue.reading(as: self) {
      let followed = followedFormatting(of: text)
      return text.resolve(inherited, in: followed ?? textFormatting, isDark: read(ColorSchemeKey.self) == .dark)
    }
    if inside == nil, element.setLabel(content, style) { return }
    let record: ElementRecord
    if let known = textRecord {
      record = known
    } else {
      record = element.makeLabelRecord()
      take(label: record)
    }
    record.set(content)
    record.set(style)
  }

  override func take(label: ElementRecord) {
    inside = label
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func appendInnerElements(to list: inout [ElementRecord]) {
    if let textRecord { list.append(textRecord) }
    super.appendInnerElements(to: &list)
  }
}
