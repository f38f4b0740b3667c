import NavigatorHost
import NavigatorLayout

extension AppSession {
  package func openingRoot() -> Element {
    let root = root
    guard root.hasViewsAtScrolledEdges else { return root }
    let size =
      graph.observedGeometry?.windowSize(in: graph) ?? EnvironmentValues(scope: graph.rootScope).assumedWindowSize
    return root.addingEdgeSpaces(of: layout(of: root, in: LayoutSize(width: size.width, height: size.height)))
  }
}

extension Element {
  /// A Boolean value that indicates whether the element contains a screen or a tab that consists of a scroll view with a view at
  /// the top or the bottom edge.
  fileprivate var hasViewsAtScrolledEdges: Bool {
    isPage && children.contains(where: \.isScrolledInset) || children.contains(where: \.hasViewsAtScrolledEdges)
  }

  private var isPage: Bool { role == .screenContent || role == .tabContent }

  private var isScrolledInset: Bool {
    role == .layers && content.insetEdge?.isVertical == true && hasScrolledContent
  }

  /// Returns the element with the lengths of the views at the edges of scroll views.
  fileprivate func addingEdgeSpaces(of layout: ElementLayout) -> Element {
    var element = self
    for index in children.indices {
      element.children[index] =
        isPage && children[index].isScrolledInset
        ? children[index].measuringEdge(in: layout) : children[index].addingEdgeSpaces(of: layout)
    }
    return element
  }

  /// Returns the layers with the length of the view at the edge, and with that of the view at the opposite edge if there is one.
  private func measuringEdge(in layout: ElementLayout) -> Element {
    var element = self
    if let view = children.first(where: { $0.role != .layerContent })?.children.first, let frame = layout.frames[view.id] {
      let height = frame.size.height
      element.content[.edgeSpace] = .number(height > 0 ? height + (content.number(.spacing) ?? 0) : 0)
    }
    for layer in children.indices where children[layer].role == .layerContent {
      for index in children[layer].children.indices where children[layer].children[index].isScrolledInset {
        element.children[layer].children[index] = children[layer].children[index].measuringEdge(in: layout)
      }
    }
    return element
  }
}
