import NavigatorHost

/// The items of a screen's bars.
///
/// Hosts place the items. The layout determines the sizes of the views in them that have a custom layout, such as `ViewThatFits`.
/// The items of a bar and its title share the width of the bar.
extension LayoutBuilder {
  private static let barMargin = 16.0

  /// Adds the items of a bar to the node of its screen if a view in the items has a custom layout.
  func addItems(of bar: Element?, to screen: LayoutNode, _ context: Context) {
    guard !customLayouts.isEmpty, let bar, !bar.content.bool(.isHidden) else { return }
    let items = bar.children.filter { $0.role == .toolbarItem && !$0.children.isEmpty }
    guard items.contains(where: hasCustomLayout) else { return }
    var context = context
    (context.bar, context.bottom) = (0, 0)
    let isLarge = bar.content.displayMode == .large
    let row = items.filter { !$0.isInLowerBar && (isLarge || $0.content.barPlacement != .titleMenu) }
    var top = row.map { item($0, context) }
    if !isLarge, let title = bar.content.string(.title), !title.isEmpty {
      top.append(text(title, context))
    }
    let bottom = items.filter(\.isInLowerBar).map { item($0, context) }
    let count = screen.children.count
    let height = bars.bar
    screen.children += [top, bottom].map { row in
      LayoutNode(
        .reader(LayoutAlignment(nil)),
        children: [LayoutNode(.stack(.horizontal, spacing: 8, LayoutAlignment(nil)), children: row)])
    }
    screen.kind = .places { size in
      let row = LayoutSize(width: max(size.width - 2 * Self.barMargin, 0), height: height)
      return Array(repeating: LayoutRect(x: 0, y: 0, size: size), count: count) + [
        LayoutRect(x: Self.barMargin, y: 0, size: row),
        LayoutRect(x: Self.barMargin, y: max(size.height - height, 0), size: row),
      ]
    }
  }

  private func item(_ element: Element, _ context: Context) -> LayoutNode {
    let kind = LayoutNode.Kind.stack(.horizontal, spacing: 8, LayoutAlignment(nil))
    return LayoutNode(kind, id: element.id, children: nodes(element.children, context))
  }

  private func hasCustomLayout(_ element: Element) -> Bool {
    customLayouts[element.id] != nil || element.children.contains(where: hasCustomLayout)
  }
}

/// The lengths of bars, which grow with the user's text size up to a maximum, as in the page's style sheet.
struct BarLengths {
  let textScale: Double

  /// The height of a navigation bar without a large title.
  var bar: Double { min(44 * textScale, 58) }
  /// The height of a bar with tabs at the bottom.
  var tabBar: Double { min(49 * textScale, 64) }
  /// The height of a bar with tabs above wide content.
  var tabRow: Double { min(56 * textScale, 72) }
  /// The width of a sidebar with tabs beside wide content.
  var tabSidebarWidth: Double { 240 * textScale }

  func largeTitle(hasSubtitle: Bool) -> Double { hasSubtitle ? min(72 * textScale, 112) : min(52 * textScale, 92) }
}

extension LayoutBuilder {
  var bars: BarLengths { BarLengths(textScale: textScale) }
}

extension Element {
  /// A Boolean value that indicates whether a toolbar item is in the bar at the bottom.
  var isInLowerBar: Bool {
    isInBottomBar || role == .toolbarItem && content.barPlacement == .keyboard
  }

  /// A Boolean value that indicates whether a toolbar item is in the bar that is always visible at the bottom. The bar of the
  /// keyboard is only visible while a field has the focus, and an item without views is never visible.
  var isInBottomBar: Bool { role == .toolbarItem && content.barPlacement == .bottom && !children.isEmpty }
}
