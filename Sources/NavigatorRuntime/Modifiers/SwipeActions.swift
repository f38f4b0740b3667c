import NavigatorHost

extension View {
  /// Adds actions to this row of a list. The user reveals them by dragging the row away from `edge`. If the modifier is applied
  /// to a group or a `ForEach`, each row receives the actions. It has no effect outside of a list.
  ///
  /// ```swift
  /// Text(mail.subject)
  ///   .swipeActions {
  ///     Button("Delete", role: .destructive) { delete(mail) }
  ///   }
  ///   .swipeActions(edge: .leading) {
  ///     Button("Flag") { flag(mail) }.tint(.orange)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge of the row. Several modifiers can add actions at the same edge.
  ///   - allowsFullSwipe: A Boolean value that indicates whether dragging the row across its full width performs the first
  ///     action.
  ///   - content: The buttons, with the first one at the edge.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, view: AnyView(content()))
    return RowPartView(content: self, part: RowPart(actions: actions))
  }
}

/// The actions that one modifier adds at one edge of a row.
nonisolated struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let view: AnyView
  /// A Boolean value that indicates whether the actions are shown only if the edge has no other actions.
  var isDefault = false
}

/// The node of a row with swipe actions or a view behind it.
@MainActor
protocol SwipeRow: Node {
  /// The edges that have actions.
  var edges: [SwipeEdgeNode] { get set }
  /// The views behind the row that modifiers set. One of them is drawn.
  var backgrounds: [RowBackgroundContent] { get set }
  /// The context of an edge's node.
  var edgeContext: NodeContext { get }
}

extension SwipeRow {
  func add(_ actions: SwipeActionsContent) {
    let edge = edges.first { $0.edge == actions.edge } ?? makeEdge(actions.edge)
    edge.contents.append(actions)
    edge.update()
  }

  private func makeEdge(_ edge: HorizontalEdge) -> SwipeEdgeNode {
    let made = SwipeEdgeNode(edgeContext, edge: edge)
    edges.append(made)
    element?.mark(.children)
    return made
  }

  func remove(_ actions: SwipeActionsContent) {
    guard let index = edges.firstIndex(where: { $0.edge == actions.edge }) else { return }
    edges[index].contents.removeAll { $0 === actions }
    edges[index].update()
    guard edges[index].contents.isEmpty else { return }
    edges.remove(at: index).tearDown()
    element?.mark(.children)
  }

  /// Returns the element that contains the actions at an edge.
  func element(of edge: HorizontalEdge) -> ElementRecord? {
    edges.first { $0.edge == edge }?.element
  }
}
