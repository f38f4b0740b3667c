import NavigatorHost

/// The nodes of windows, screens, bars, sheets and columns.
extension LayoutBuilder {
  private static let accessoryHeight = 48.0
  private static let bottomToolbarHeight = 52.0
  private static let grabberSpace = 8.0

  /// A Boolean value that indicates whether the window is wide. It determines the columns and the shapes of presentations.
  private var isWindowWide: Bool { window.width >= ElementLayout.minimumWidthOfColumns }

  /// Returns a Boolean value that indicates whether the window, or the presentation or the column around the content, is wide.
  func isWide(_ context: Context) -> Bool { space(context).width >= ElementLayout.minimumWidthOfColumns }

  private func space(_ context: Context) -> LayoutSize { context.space ?? window }

  func screenNode(_ element: Element, _ context: Context) -> LayoutNode {
    var context = context
    switch element.role {
    case .window:
      context = Context(textScale: textScale)
      return filled(element, element.children, context)
    case .navigationStack: return filled(element, element.children.suffix(1), context)
    case .screen:
      let bar = element.children.first { $0.role == .navigationBar }
      let height = bar.map { barHeight($0, context) } ?? 0
      context.bar += height
      if bar?.children.contains(where: \.isInBottomBar) == true { context.bottom += Self.bottomToolbarHeight }
      let content = element.children.filter { $0.role != .navigationBar }
      let screen = filled(element, content, context)
      addItems(of: bar, to: screen, context)
      return screen
    case .tabView: return tabView(element, context)
    case .splitView: return splitView(element, context)
    case .cover: return cover(element)
    case .sheet where isCover(element), .popover where isCover(element): return cover(element)
    case .popover where !isSheet(element): return popover(element)
    case .sheet, .popover:
      let card = cardSize(of: element)
      context = Context(textScale: textScale)
      context.space = card
      // Only bars reserve space for the grabber.
      if element.hasGrabber, element.children.contains(where: \.hasBars) { context.bar = Self.grabberSpace }
      let y = isWindowWide && element.role == .sheet ? (window.height - card.height) / 2 : window.height - card.height
      let rect = LayoutRect(x: (window.width - card.width) / 2, y: y, size: card)
      return LayoutNode(.places { _ in [rect] }, id: element.id, children: [page(nil, element.children, context)])
    default: return page(element.id, element.children, context)
    }
  }

  private func cover(_ element: Element) -> LayoutNode { page(element.id, element.children, Context(textScale: textScale)) }

  /// Returns the selected tab between the bars, or beside the sidebar, and the accessory above the bar at the bottom.
  private func tabView(_ element: Element, _ context: Context) -> LayoutNode {
    var context = context
    let tabs = element.children.filter { $0.content.bool(.isSelected) && $0.role == .tabContent }
    let showsBar = !tabs.contains { $0.content.bool(.isTabBarHidden) }
    let isWide = isWide(context)
    let hasSidebar = isWide && element.content.hasVariant(.sidebarAdaptable)
    let bottom = isWide || !showsBar ? 0 : bars.tabBar
    let start = hasSidebar ? bars.tabSidebarWidth : 0
    if isWide, !hasSidebar, showsBar { context.bar += bars.tabRow }
    if !isWide { context.bottom = bottom }
    if hasSidebar {
      let space = space(context)
      context.space = LayoutSize(width: max(space.width - start, 0), height: space.height)
    }
    let accessory = element.children.first { $0.content.hasKind(.bottomAccessory) }
    if accessory != nil, showsBar { context.bottom = bottom + Self.accessoryHeight + 16 }
    let pages = filled(element, tabs, context).children
    let view = accessory.map { node($0, Context(textScale: textScale)) }
    let places = { (size: LayoutSize) -> [LayoutRect] in
      let inner = LayoutSize(width: max(size.width - start, 0), height: size.height)
      let width = max(0, min(560, inner.width - 24))
      let place = LayoutRect(
        x: start + (inner.width - width) / 2, y: size.height - bottom - 8 - Self.accessoryHeight,
        size: LayoutSize(width: width, height: Self.accessoryHeight))
      return Array(repeating: LayoutRect(x: start, y: 0, size: inner), count: pages.count) + [place]
    }
    return LayoutNode(.places(places), id: element.id, children: pages + (view.map { [$0] } ?? []))
  }

  /// Returns a Boolean value that indicates whether the app requests a cover instead of a sheet in this window. A window is low
  /// if its height is less than 480 points.
  private func isCover(_ sheet: Element) -> Bool {
    let forms = sheet.content.strings(.compactForms)
    return isWindowWide ? window.height < 480 && forms.last == "cover" : forms.first == "cover"
  }

  /// Returns a Boolean value that indicates whether a popover is shown as a sheet: in a narrow window, unless the app requests a
  /// popover, and in a low window if the app requests it.
  private func isSheet(_ popover: Element) -> Bool {
    let forms = popover.content.strings(.compactForms)
    return isWindowWide ? window.height < 480 && forms.last == "sheet" : forms.first != "popover"
  }

  /// Returns a node in which each child has the size of the node.
  private func filled(_ element: Element, _ children: some Sequence<Element>, _ context: Context) -> LayoutNode {
    let nodes = children.map { child in
      switch child.role {
      case .screen, .navigationStack, .splitView, .tabView, .sheet, .cover, .popover, .screenContent, .tabContent, .column,
        .list, .form, .scrollView:
        node(child, context)
      default: page(nil, [child], context)
      }
    }
    let count = nodes.count
    let fill = { (size: LayoutSize) in Array(repeating: LayoutRect(x: 0, y: 0, size: size), count: count) }
    return LayoutNode(.places(fill), id: element.id, children: nodes)
  }

  /// Returns pages beside each other, of which the selected one is inside the node.
  func pages(_ element: Element, _ context: Context) -> LayoutNode {
    let selected = (element.content.number(.selection) ?? 0).validDistance
    var inner = context
    (inner.bar, inner.bottom) = (0, 0)
    let nodes = element.children.map { page($0.id, $0.children, inner) }
    let count = nodes.count
    let places = { (size: LayoutSize) -> [LayoutRect] in
      (0..<count).map { LayoutRect(x: (Double($0) - selected) * size.width, y: 0, size: size) }
    }
    return LayoutNode(.places(places), id: element.id, children: nodes)
  }

  /// Returns a node that centers its content between the bars. Scrolling content extends below the bars.
  func page(_ id: ElementID?, _ children: [Element], _ context: Context) -> LayoutNode {
    let reachesBelowBars = children.count == 1 && Self.scrollsBelowBars(children[0])
    var inner = context
    let space = space(context)
    let free = max(space.height - context.bar - context.bottom, 0)
    inner.container = .fixed(LayoutSize(width: space.width, height: free))
    if !reachesBelowBars { (inner.bar, inner.bottom) = (0, 0) }
    let content = LayoutNode(.stack(.vertical, spacing: 0, LayoutAlignment(nil)), children: nodes(children, inner))
    let page = LayoutNode(.reader(LayoutAlignment(nil)), id: id, children: [content])
    page.bars = reachesBelowBars ? (0, 0) : (context.bar, context.bottom)
    page.coveringBars = LayoutBars(top: context.bar, bottom: context.bottom)
    if reachesBelowBars { return page }
    // The bars are part of the page's frame.
    content.padding.top = context.bar
    content.padding.bottom = context.bottom
    return page
  }

  private static func scrollsBelowBars(_ element: Element) -> Bool {
    switch element.role {
    case .list, .form, .scrollView, .navigationStack, .splitView, .tabView: true
    // A box with one scrolling child that ignores edges extends below the bars.
    case .box: IgnoredEdges(element) != nil && element.children.count == 1 && element.children[0].scrolls && !isPlaced(element)
    case .layers: element.content.insetEdge?.isVertical == true && element.hasScrolledContent
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether an element sets vertical padding or a height.
  private static func isPlaced(_ element: Element) -> Bool {
    element.style.properties.contains { property in
      switch property {
      case .padding(let insets): insets.top != 0 || insets.bottom != 0
      case .frame(let frame): frame.height != nil
      default: false
      }
    }
  }

  private func barHeight(_ bar: Element, _ context: Context) -> Double {
    guard !bar.content.bool(.isHidden), !bar.content.hasKind(.bottomBar) else { return 0 }
    let isLarge = bar.content.displayMode == .large && bar.content.string(.title)?.isEmpty == false
    // In wide content, the search field is in the bar.
    let search = !isWide(context) && bar.children.contains { $0.role == .searchField } ? 52.0 : 0
    return bars.bar + (isLarge ? bars.largeTitle(hasSubtitle: bar.content[.subtitle] != nil) : 0) + search
  }

  /// Returns the size of a sheet. Only a wide window shows a sheet of the size of a page.
  private func cardSize(of sheet: Element) -> LayoutSize {
    guard isWindowWide, sheet.role == .sheet else {
      return LayoutSize(width: window.width, height: min(sheetHeight(sheet), window.height))
    }
    if sheet.content.hasVariant(.page) {
      return LayoutSize(width: min(900, window.width * 0.94), height: window.height * 0.94)
    }
    let height: Double =
      switch sheetDetent(sheet) {
      case "medium": min(420, window.height * 0.9)
      case "large": min(700, window.height * 0.9)
      default: sheetHeight(sheet)
      }
    return LayoutSize(width: min(580, window.width * 0.9), height: height)
  }

  private func sheetDetent(_ sheet: Element) -> String {
    sheet.content.string(.detent) ?? sheet.content.strings(.detents).first ?? "large"
  }

  /// Returns the height of a sheet at the bottom of a narrow window, or of a sheet with a height of its own.
  private func sheetHeight(_ sheet: Element) -> Double {
    let detent = sheetDetent(sheet)
    let full = window.height - 10
    let parts = detent.split(separator: ":")
    guard parts.count == 2, let value = Double(parts[1]) else { return detent == "medium" ? window.height / 2 : full }
    return min((parts[0] == "fraction" ? value * window.height : value).validLength, full)
  }

  private func splitView(_ element: Element, _ context: Context) -> LayoutNode {
    let columns = element.children.filter { $0.role == .column }
    guard isWindowWide else {
      let index = min(max(Int((element.content.number(.selection) ?? 0).validLength.rounded()), 0), max(columns.count - 1, 0))
      return filled(element, columns.isEmpty ? [] : [columns[index]], context)
    }
    let rects = Self.columns(columns, in: space(context))
    let nodes = zip(columns, rects).map { column, rect in
      var context = context
      context.space = rect.size
      return page(column.id, column.children, context)
    }
    return LayoutNode(.places { size in Self.columns(columns, in: size) }, id: element.id, children: nodes)
  }

  private static func columns(_ columns: [Element], in size: LayoutSize) -> [LayoutRect] {
    var x = 0.0
    return columns.enumerated().map { index, column in
      let content = column.content
      let share = content.hasKind(.content) ? 0.3 : 0.38
      let ideal = content.number(.value)?.validLength ?? min(320, size.width * share)
      let width =
        index == columns.count - 1
        ? size.width - x
        : max(min(ideal, content.number(.maximum)?.validLength ?? size.width), content.number(.minimum)?.validLength ?? 0)
      defer { x += width }
      return LayoutRect(x: x, y: 0, size: LayoutSize(width: max(width, 0), height: size.height))
    }
  }
}

extension Element {
  /// A Boolean value that indicates whether a sheet has a visible grabber.
  fileprivate var hasGrabber: Bool {
    content[.showsDragIndicator].map { $0 == .bool(true) } ?? (content.strings(.detents).count > 1)
  }

  /// A Boolean value that indicates whether the element is a container of screens, which may have bars.
  fileprivate var hasBars: Bool { role == .navigationStack || role == .tabView || role == .splitView }
}
