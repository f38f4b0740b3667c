import NavigatorHost

extension LayoutBuilder {
  /// Returns a text field, a field for a search or a text editor.
  func field(_ element: Element, _ context: Context) -> LayoutNode {
    if element.content.hasVariant(.editor) { return editor(element, context) }
    let hasBorder = element.content.hasVariant(.roundedBorder)
    let context = hasBorder ? context.inside(controlOf: element) : context
    let height = max(context.fontSize * 1.294, 22)
    let line = LayoutNode.Kind.wide(ideal: 150, height: height)
    let isMultiline = element.content.axes == .vertical
    let node =
      isMultiline
      ? LayoutNode(
        .overlay(LayoutAlignment(.topLeading)), id: element.id,
        children: [LayoutNode(line), LayoutNode(.text(text(element, context)))])
      : LayoutNode(line, id: element.id)
    if !isMultiline { node.controlBaseline = context.baseline(in: height, metrics) }
    let factor = element.style.controlFactor
    if hasBorder { node.surround(6 * factor, 7 * factor, height: 0) }
    return node
  }

  /// Returns a text editor, which is at least six lines of its font high if no height is proposed.
  private func editor(_ element: Element, _ context: Context) -> LayoutNode {
    let minimum = max(6 * context.fontSize - 16, 0)
    let node = LayoutNode(.editor(text(element, context), minimumHeight: minimum), id: element.id)
    node.surround(8, 5, height: 0)
    return node
  }
}
