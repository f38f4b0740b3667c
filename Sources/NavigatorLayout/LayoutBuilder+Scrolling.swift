import NavigatorHost

extension LayoutBuilder {
  /// Returns the node of a scroll view. A vertical one that is the content of a screen extends below the bars.
  func scrollView(_ element: Element, _ context: Context) -> LayoutNode {
    let axis = element.content.string(.axis)
    let isHorizontal = axis != "vertical" && axis != nil
    var insets = LayoutInsets()
    // A scroll view of a fixed height does not fill the screen.
    if axis != "horizontal", !element.hasFixedHeight { (insets.top, insets.bottom) = (context.bar, context.bottom) }
    insets.add(element.contentMargins)
    var inner = context
    (inner.bar, inner.bottom) = (0, 0)
    let scrolled = known?.container(of: element.id) ?? ScrolledContainer()
    scrolled.outer = context.container
    inner.container = .scrolled(scrolled)
    let node = container(.scroll(horizontal: isHorizontal, vertical: axis != "horizontal", insets), element, inner)
    node.container = scrolled
    return node
  }
}

extension Element {
  fileprivate var hasFixedHeight: Bool {
    for case .frame(let frame) in style.properties where frame.height != nil { return true }
    return false
  }

  /// The margins of the content of a scroll view or a list: top, trailing, bottom and leading; nil for the default.
  var contentMargins: [Double?] {
    let margins = content.strings(.contentMargins).map { Double($0)?.validLength }
    return margins.count == 4 ? margins : []
  }
}

extension LayoutInsets {
  /// Adds the margins of the content of a scroll view.
  mutating func add(_ margins: [Double?]) {
    guard margins.count == 4 else { return }
    top += margins[0] ?? 0
    trailing += margins[1] ?? 0
    bottom += margins[2] ?? 0
    leading += margins[3] ?? 0
  }

  /// Replaces the space around the content of a list with margins.
  mutating func replace(with margins: [Double?], bar: Double, bottom barBelow: Double) {
    guard margins.count == 4 else { return }
    top = margins[0].map { bar + $0 } ?? top
    trailing = margins[1] ?? trailing
    bottom = margins[2].map { barBelow + $0 } ?? bottom
    leading = margins[3] ?? leading
  }
}
