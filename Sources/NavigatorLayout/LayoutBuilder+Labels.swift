import NavigatorHost

/// The sizes of the labels in a part of the tree. They match the page's style sheet.
struct LabelMetrics: Equatable {
  /// The distance of the icon and the title in points.
  var spacing = 8.0
  /// The minimum width of the icon in points.
  var iconWidth = 0.0
  /// The side of a symbol, as a multiple of the font size.
  var symbolScale = symbolScale

  /// The side of a symbol outside of labels, as a multiple of the font size.
  static let symbolScale = 1.2
  /// The metrics in the rows of a list: icons are in a column of their own.
  static let row = LabelMetrics(spacing: 12, iconWidth: 28, symbolScale: 1.29)
  /// The metrics in a button with a surface in a row.
  static let surfaceInRow = LabelMetrics(spacing: 6, symbolScale: 1.29)
}

extension LayoutBuilder {
  /// Returns the parts of a label that its style shows.
  func label(_ element: Element, _ context: Context) -> LayoutNode {
    let metrics = context.labels
    let shown = element.children.filter { child in
      switch element.content.variant {
      case .iconOnly: child.role == .labelIcon
      case .titleOnly: child.role == .labelTitle
      default: true
      }
    }
    let children = shown.map { child in
      guard child.role == .labelIcon else { return node(child, context) }
      var inner = context
      inner.symbolScale = metrics.symbolScale
      let icon = node(child, inner)
      if metrics.iconWidth > 0, icon.frame == nil { icon.frame = Frame(minWidth: metrics.iconWidth) }
      return icon
    }
    let spacing = element.content.number(.spacing)?.validLength ?? metrics.spacing
    let stack = LayoutNode(.stack(.horizontal, spacing: spacing, LayoutAlignment(nil)), id: element.id, children: children)
    stack.prefersTextBaseline = true
    return stack
  }
}

extension LayoutBuilder.Context {
  /// Returns the context of the content of a surface, such as a bordered button.
  func insideSurface() -> Self {
    guard labels == .row else { return self }
    var context = self
    context.labels = .surfaceInRow
    return context
  }
}
