/// An empty view that reports that a table does not display all of its rows.
nonisolated struct MissingTableRows: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    MissingTableRowsNode(view, type, context)
  }
}

@MainActor
private final class MissingTableRowsNode: ViewNode<MissingTableRows> {
  override init(_ view: MissingTableRows, _ type: ViewType<MissingTableRows>, _ context: NodeContext) {
    super.init(view, type, context)
    graph.reportOnce(
      """
      Table shows the first \(UpdateLimits.maximumNewViews) rows. The collection is larger, or rows contain themselves. Pass \
      fewer rows to the table.
      """)
  }
}
