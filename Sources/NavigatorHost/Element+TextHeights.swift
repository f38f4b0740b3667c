/// The kind of height that limits the lines of the texts in an element.
package enum TextLimit {
  /// No height, as in scrolling containers and grids.
  case none
  /// The height of a frame with a fixed height.
  case fixedHeight
  /// The height of a frame with a maximum height, or of the view behind or in front of a layer. If the container of such a frame
  /// proposes no height, the frame does not limit its texts.
  case variableHeight
}

extension Element {
  /// Returns the limit of the texts in the element: that of its own frame, or that of a view around it.
  ///
  /// - Parameter outer: The limit of the texts in the parent.
  package func textLimit(in outer: TextLimit) -> TextLimit {
    switch role {
    case .scrollView, .list, .form, .lazyStack, .grid, .pages, .screen, .sheet, .popover, .cover: return .none
    // A view at an edge has its own height.
    case .layerBackground, .layerOverlay: return content[.insetEdge] == nil ? .variableHeight : .none
    default: break
    }
    var limit = outer
    for property in style.properties {
      switch property {
      case .frame(let frame) where frame.height != nil: return .fixedHeight
      case .frame(let frame) where frame.maxHeight?.isFinite == true: return .variableHeight
      case .fixedSize(_, vertical: true): limit = .none
      default: break
      }
    }
    return limit
  }
}
