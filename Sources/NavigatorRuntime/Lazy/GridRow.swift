import NavigatorHost

/// A row of a ``Grid``. Each of its views is a cell. Outside of a grid it is a group of views.
///
/// A modifier of a row applies to each of its cells.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the cells; nil uses the alignment of the grid.
  ///   - content: The cells.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    guard context.parent?.innerRecord?.role == .grid else { return TransparentNode(view, type, context) { $0.content } }
    return GridRowNode(.gridRow, view, type, context)
  }
}

@MainActor
final class GridRowNode<Content: View>: ContainerNode<GridRow<Content>, Content> {
  override var content: Content { view.content }

  /// The transitions of the row. The cells have all modifiers, also the transitions, which a cell plays that is inserted alone.
  override var ownBoxes: BoxChain? { boxes?.transitions }

  override var childContext: NodeContext { super.childContext.with(boxes: boxes) }

  override func boxesDidChange() {
    super.boxesDidChange()
    child?.inheritBoxes(boxes)
  }

  override func resolve() -> Resolved {
    guard let alignment = view.alignment else { return Resolved() }
    return Resolved(content: [.trackAlignment: .alignment(alignment.hostAlignment)])
  }
}

extension ElementRecord {
  /// Notifies the grid that contains this element's children as cells or rows that its columns may have changed.
  func cellsMayHaveChanged() {
    var record: ElementRecord? = self
    while let current = record, current.role == .gridRow || current.role == .grid {
      if current.role == .grid {
        if let grid = current.node as? any StructureNode { grid.graph.setNeedsStructure(grid) }
        return
      }
      record = current.node.elementParent
    }
  }
}
