import NavigatorHost

/// The interface of a section in the content of a picker for the picker's node.
@MainActor
protocol PickerSection: Node {
  /// The title of the section in the menu of the picker; nil if it has none, or if the picker opens no menu.
  var menuTitle: String? { get }
}

/// A section in the content of a picker. It has no element: its options belong to the picker.
///
/// A picker with its options in a column shows the header and the footer of each section. The menu of a picker shows the
/// text of the header as the title of a group. In other styles, options have no sections.
@MainActor
final class PickerSectionNode<Parent: View, Content: View, Footer: View>: ViewNode<Section<Parent, Content, Footer>>,
  PickerSection
{
  private(set) var menuTitle: String?
  private var header: ViewNode<ElementView<Parent>>?
  private var content: ViewNode<Content>?
  private var footer: ViewNode<ElementView<Footer>>?

  override init(
    _ view: Section<Parent, Content, Footer>, _ type: ViewType<Section<Parent, Content, Footer>>, _ context: NodeContext
  ) {
    super.init(view, type, context)
    content = childContext.make(view.content)
    updateParts()
  }

  override func evaluate() {
    isDirty = false
    content?.receive(view.content)
    updateParts()
  }

  private func updateParts() {
    evaluation &+= 1
    let old = (menuTitle, header == nil, footer == nil)
    let variant = graph.queue.reading(as: self) {
      let variant = EnvironmentValues(scope: scope)[PickerStyleKey.self]
      menuTitle = opensMenu(variant) ? readableText(of: view.header).map { string(of: $0) } : nil
      return variant
    }
    header = show(view.header, .sectionHeader, in: header, variant)
    footer = show(view.footer, .sectionFooter, in: footer, variant)
    if old != (menuTitle, header == nil, footer == nil) { childrenChanged() }
  }

  private func opensMenu(_ variant: NavigatorHost.Content.Variant) -> Bool {
    ![.inline, .menuItems, .segmented, .wheel].contains(variant)
  }

  /// Updates the node of a header or footer, and returns it if pickers with a style show it.
  private func show<Child: View>(
    _ child: Child, _ role: Role, in node: ViewNode<ElementView<Child>>?, _ variant: NavigatorHost.Content.Variant
  ) -> ViewNode<ElementView<Child>>? {
    guard variant == .inline || variant == .menuItems, Child.self != EmptyView.self else {
      node?.tearDown()
      return nil
    }
    let kind: NavigatorHost.Content.Kind = variant == .menuItems ? .menuItem : .optionGroup
    let part = ElementView(role, content: [.kind: .kind(kind)]) { child }
    guard let node else { return childContext.make(part) }
    node.receive(part)
    return node
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for node in [header, content, footer] as [Node?] {
      if let node { body(node) }
    }
  }
}

extension Node {
  /// Visits the nodes at and below this one that show an element in a picker, each with its section. An option has the nearest
  /// tag above it, as in ``forEachTaggedElement(_:_:)``.
  func forEachPickerItem(
    _ outer: AnyHashable? = nil, _ section: (any PickerSection)? = nil,
    _ body: (Node, AnyHashable?, (any PickerSection)?) -> Void
  ) {
    if element != nil {
      body(self, outer, section)
    } else if let tagging = self as? any ChildTaggingNode {
      tagging.forEachTaggedChild { tag, child in child.forEachPickerItem(tag, section, body) }
    } else {
      let tag = (self as? any TagNode)?.tagValue ?? outer
      let section = self as? any PickerSection ?? section
      forEachElementChild { $0.forEachPickerItem(tag, section, body) }
    }
  }
}

extension Role {
  /// A Boolean value that indicates whether an element in a picker is an option, and not a divider or a header or footer of a
  /// section.
  var isOption: Bool { self != .sectionHeader && self != .sectionFooter && self != .divider }
}
