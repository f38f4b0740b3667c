extension Element {
  /// Returns a Boolean value that indicates whether a height limits the lines of the texts in the element: that of the element's
  /// frame, or that of a frame around it. Scrolling containers and grids do not limit their texts.
  ///
  /// - Parameter areLimited: A Boolean value that indicates whether a frame around the element limits the texts in the element.
  package func limitsTexts(areLimited: Bool) -> Bool {
    switch role {
    case .scrollView, .list, .form, .lazyStack, .grid, .pages, .layerBackground, .layerOverlay, .screen, .sheet, .popover, .cover:
      return false
    default: break
    }
    var areLimited = areLimited
    for property in style.properties {
      switch property {
      case .frame(let frame) where frame.height != nil: return true
      case .fixedSize(_, vertical: true): areLimited = false
      default: break
      }
    }
    return areLimited
  }
}
