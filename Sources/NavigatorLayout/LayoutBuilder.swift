import NavigatorHost

/// Builds the nodes of a layout from elements. The sizes of controls match the page's style sheet.
struct LayoutBuilder {
  let metrics: any TextMetrics
  private let windowSize: LayoutSize
  /// The factor by which the user scales texts. It does not apply to texts with a font size in points.
  let textScale: Double
  /// The layouts that the app defines, by the elements that they arrange.
  let customLayouts: [ElementID: any CustomLayout]
  /// The modifiers that set alignment guides, by the elements that they apply to.
  let guides: [ElementID: [any LayoutGuideSource]]
  /// A closure that returns the size of the picture that an image shows, or nil if the size is unknown.
  let sizeOfPicture: ((Element) -> LayoutSize?)?
  /// The nodes of the last layout that can be reused, or nil if there is only one layout.
  let known: LayoutNodeCache?
  /// The frames of the views at which popovers point.
  let anchors: PopoverAnchors

  init(
    metrics: any TextMetrics, window: LayoutSize, textScale: Double = 1, customLayouts: [ElementID: any CustomLayout] = [:],
    guides: [ElementID: [any LayoutGuideSource]] = [:], sizeOfPicture: ((Element) -> LayoutSize?)? = nil,
    known: LayoutNodeCache? = nil
  ) {
    self.metrics = metrics
    windowSize = window
    self.textScale = textScale
    self.customLayouts = customLayouts
    self.guides = guides
    self.sizeOfPicture = sizeOfPicture
    self.known = known
    anchors = known?.anchors ?? PopoverAnchors()
  }

  /// The size of the window. A node whose builder reads this property is rebuilt when the size changes.
  var window: LayoutSize {
    known?.note(.window)
    return windowSize
  }

  /// The values that an element inherits from its ancestors.
  struct Context: Equatable {
    let textScale: Double
    var fontSize: Double
    var lineFactor = 1.294
    var weight = 400
    var isMonospaced = false
    /// The heights of the bars at the top and the bottom. Scrolling content extends below the bars.
    var bar = 0.0
    var bottom = 0.0
    /// The size of the presentation or of the column around the content; nil for that of the window.
    var space: LayoutSize?
    /// The container that determines relative frames.
    var container = FrameContainer.none
    /// The layout direction that an ancestor without a node sets; nil for the direction of the parent node.
    var isRightToLeft: Bool?
    /// A Boolean value that indicates whether the innermost container arranges views in a row, in which dividers are vertical.
    var isInRow = false
    /// The limit of the texts in the element whose node is being created, or in its parent before that.
    var textLimit = TextLimit.none
    var depth = 0
    var labels = LabelMetrics()
    /// The side of a symbol, as a multiple of the font size.
    var symbolScale = LabelMetrics.symbolScale

    init(textScale: Double = 1) {
      self.textScale = textScale
      fontSize = 17 * textScale
    }

    /// Returns a Boolean value that indicates whether two contexts are equal, optionally without their containers.
    func equals(_ other: Self, includingContainer: Bool) -> Bool {
      if includingContainer || container == other.container { return self == other }
      var other = other
      other.container = container
      return self == other
    }
  }

  /// The letter spacing of the page's base font.
  private static let letterSpacing = -0.011 * 17

  /// A Boolean value that indicates whether any element may set alignment guides.
  var mayHaveGuides: Bool { !guides.isEmpty || !customLayouts.isEmpty }

  /// Returns the node of an element. The node of an unchanged element is reused from the last layout.
  func node(_ element: Element, _ context: Context) -> LayoutNode {
    guard let known else { return makeNode(element, context) }
    return known.node(of: element.id, context) { makeNode(element, context) }
  }

  /// Creates the node of an element. Elements below the maximum depth are omitted.
  func makeNode(_ element: Element, _ context: Context) -> LayoutNode {
    var context = context
    context.depth += 1
    let direction = element.isRightToLeft ?? context.isRightToLeft
    context.isRightToLeft = nil
    guard context.depth <= ElementLayout.maximumDepth else { return LayoutNode(.fixed(.zero), id: element.id) }
    context.adopt(element.style, of: element.role)
    context.textLimit = element.textLimit(in: context.textLimit)
    let isInRow = context.isInRow
    if let isVertical = element.hasVerticalDividers { context.isInRow = isVertical }
    let ignoredEdges = IgnoredEdges(element)
    context = context.ignoring(ignoredEdges)
    let node: LayoutNode
    if let layout = customLayouts[element.id] {
      node = customNode(layout, element, context)
    } else {
      node = element.role == .divider ? LayoutNode(.divider(isVertical: isInRow), id: element.id) : bareNode(element, context)
      apply(element.style, to: node, element)
      if element.role == .box { node.relative = RelativeFrame(element, node.frame, context.container) }
      if let relative = node.relative {
        known?.note(.container)
        node.frame = relative.frame
      }
    }
    node.ignoredEdges = ignoredEdges
    node.isRightToLeft = direction
    if customLayouts.isEmpty { node.hasSpacing = false }
    if mayHaveGuides { node.guides = guides[element.id] ?? [] } else { node.hasGuides = false }
    return node
  }

  /// Returns the node of a container with a custom layout. The frames of the container and its slots are results of that layout.
  private func customNode(_ layout: any CustomLayout, _ element: Element, _ context: Context) -> LayoutNode {
    var context = context
    context.isInRow = layout.stackAxis == .horizontal
    context.textLimit = .none
    let slots = element.children.map { slot in
      LayoutNode(.overlay(LayoutAlignment(nil)), id: slot.id, children: nodes(slot.children, context))
    }
    for slot in slots where slot.children.count == 1 {
      if case .spacer = slot.children[0].kind { slot.children[0].spacerAxis = layout.stackAxis }
    }
    let node = LayoutNode(.custom(layout), id: element.id, children: slots)
    apply(element.style, to: node, element)
    node.frame = nil
    return node
  }

  /// Returns the nodes of the children of a container. A section without modifiers is transparent outside lists: the container
  /// arranges its header and its content.
  func nodes(_ elements: [Element], _ context: Context) -> [LayoutNode] {
    let isTransparent = { (element: Element) in element.role.isPartOfSection && element.style.properties.isEmpty }
    guard elements.contains(where: isTransparent) else { return elements.map { node($0, context) } }
    var inner = context
    inner.depth += 1
    return elements.flatMap { element in
      guard isTransparent(element) else { return [node(element, context)] }
      return inner.depth <= ElementLayout.maximumDepth ? nodes(element.children, inner) : []
    }
  }

  private func apply(_ style: Style, to node: LayoutNode, _ element: Element) {
    for property in style.properties {
      switch property {
      case .padding(let insets):
        node.padding.top += (insets.top ?? 16).validDistance
        node.padding.leading += (insets.leading ?? 16).validDistance
        node.padding.bottom += (insets.bottom ?? 16).validDistance
        node.padding.trailing += (insets.trailing ?? 16).validDistance
      case .frame(let frame): node.frame = frame
      case .aspectRatio(let ratio, let fills):
        if let ratio, LayoutNode.ratios.contains(ratio) { node.aspectRatio = (ratio, fills) }
        if ratio == nil { node.aspectRatio = (nil, fills) }
      case .fixedSize(let horizontal, let vertical):
        node.fixesWidth = horizontal
        node.fixesHeight = vertical
      case .layoutPriority(let priority): node.priority = priority.validDistance
      case .offset(let x, let y):
        node.offset.x += x.validDistance
        node.offset.y += y.validDistance
      case .position(let x, let y): node.center = (x.validDistance, y.validDistance)
      default: break
      }
    }
  }

  private func bareNode(_ element: Element, _ context: Context) -> LayoutNode {
    switch element.role {
    case .text: return LayoutNode(.text(text(element, context)), id: element.id)
    case .image: return image(element, context)
    case .spacer: return LayoutNode(.spacer(minimum: (element.content.number(.minimum) ?? 8).validLength), id: element.id)
    case .color: return LayoutNode(.filling(LayoutSize(width: 10, height: 10)), id: element.id)
    case .shape:
      let kind: LayoutNode.Kind =
        element.content.hasKind(.circle) ? .circle : .filling(LayoutSize(width: 10, height: 10))
      return LayoutNode(kind, id: element.id)
    case .vStack: return stack(.vertical, element, context)
    case .hStack: return stack(.horizontal, element, context)
    case .zStack:
      let alignment = LayoutAlignment(element.content.alignment)
      let isReader = element.content.hasKind(.geometryReader) || element.content.hasKind(.positioned)
      return container(isReader ? .reader(alignment) : .overlay(alignment), element, context)
    case .layers: return layers(element, context)
    case .lazyStack: return lazyStack(element, context)
    case .grid: return grid(element, context)
    case .rowGap: return gap(element)
    case .scrollView:
      return scrollView(element, context)
    case .list, .form: return list(element, context)
    case .window, .navigationStack, .screen, .screenContent, .splitView, .column, .tabView, .tabContent, .sheet, .popover, .cover:
      return screenNode(element, context)
    case .pages: return pages(element, context)
    default: return control(element, context)
    }
  }

  func container(_ kind: LayoutNode.Kind, _ element: Element, _ context: Context) -> LayoutNode {
    LayoutNode(kind, id: element.id, children: nodes(element.children, context))
  }

  private func stack(_ axis: LayoutAxis, _ element: Element, _ context: Context) -> LayoutNode {
    let spacing = element.content.number(.spacing)
    let kind = LayoutNode.Kind.stack(
      axis, spacing: (spacing ?? LayoutSpacing.defaultDistance).validDistance,
      LayoutAlignment(element.content.alignment))
    let node = container(kind, element, context)
    node.hasDefaultSpacing = spacing == nil
    return node
  }

  private func layers(_ element: Element, _ context: Context) -> LayoutNode {
    let isContent = { (child: Element) in child.role == .layerContent }
    let content = element.children.filter(isContent)
    let others = element.children.filter { !isContent($0) }
    let layers = content + others
    let children = layers.map { layer in
      var inner = context
      inner.textLimit = layer.textLimit(in: inner.textLimit)
      return LayoutNode(.stack(.vertical, spacing: 0, LayoutAlignment(nil)), id: layer.id, children: nodes(layer.children, inner))
    }
    // Removes the edge views that a reused scroll view has from the last layout.
    for child in children.first?.children ?? [] where !child.edgeViews.isEmpty { child.edgeViews = [] }
    if let scrolled = scrolledLayers(children, element, context) { return scrolled }
    if let edge = element.content.insetEdge {
      let rules = EdgeInsetLayout(
        edge: edge, spacing: (element.content.number(.spacing) ?? 0).validLength,
        alignment: LayoutAlignment(others.first?.content.alignment))
      return LayoutNode(.custom(rules), id: element.id, children: children)
    }
    // Each child but the first has an alignment. This also applies to invalid trees without content, or with more than one
    // content.
    let alignments = layers.dropFirst().map { LayoutAlignment($0.content.alignment) }
    return LayoutNode(.layers(alignments), id: element.id, children: children)
  }

  // MARK: Texts and images

  func text(_ element: Element, _ context: Context) -> TextLayout {
    var limit: Int?
    var reserved = 1
    var spacing = Self.letterSpacing * context.textScale
    var lineSpacing = 0.0
    var lineHeight: (factor: Double, points: Double)?
    var letterCase: LetterCase?
    var isScaled = false
    for property in element.style.properties {
      switch property {
      case .minimumScale: isScaled = true
      case .lineLimit(let lines): limit = lines > 0 ? lines : nil
      case .reservedLines(let lines): reserved = lines
      case .kerning(let kerning): spacing = kerning.validDistance
      case .lineSpacing(let space): lineSpacing = space.validLength
      case .lineHeight(let factor, let points): lineHeight = (factor, points)
      case .textCase(let letters): letterCase = letters
      default: break
      }
    }
    let text = TextAttachments(element, fontSize: context.fontSize, letterCase: letterCase)
    var font = context.font(spacing: spacing)
    if let lineHeight {
      font.lineHeight = (lineHeight.factor.validLength * font.size + lineHeight.points.validDistance).validLength
    }
    return TextLayout(
      text.string, font: font, metrics: metrics, maximumLines: limit, reservedLines: reserved,
      lineSpacing: lineSpacing, fitsHeight: context.textLimit != .none && !isScaled, attachments: text.sizes)
  }

  /// Returns a text that belongs to a control and is not an element.
  func text(_ string: String, _ context: Context) -> LayoutNode {
    LayoutNode(.text(TextLayout(string, font: context.font(spacing: Self.letterSpacing * context.textScale), metrics: metrics)))
  }

  private func image(_ element: Element, _ context: Context) -> LayoutNode {
    let size = sizeOfPicture?(element) ?? element.naturalSize ?? symbolSize(element, context)
    if element.content.hasVariant(.resizable) { return LayoutNode(.filling(size), id: element.id) }
    let node = LayoutNode(.fixed(size), id: element.id)
    // The middle of a symbol is above the baseline by half the height of a capital letter.
    if element.content.string(.symbol) != nil { node.controlBaseline = size.height / 2 + context.fontSize * 0.35 }
    return node
  }
}

extension LayoutBuilder {
  /// Returns the size of a symbol, or of a picture whose size is unknown.
  private func symbolSize(_ element: Element, _ context: Context) -> LayoutSize {
    let side = context.fontSize * context.symbolScale
    return LayoutSize(width: side.validLength, height: side.validLength)
  }
}

extension Element {
  /// The natural size of a picture, or nil if the image is a symbol or the size is unknown.
  fileprivate var naturalSize: LayoutSize? {
    content.string(.symbol) == nil ? content.pictureSize.map { LayoutSize(width: $0.width, height: $0.height) } : nil
  }

  /// A Boolean value that indicates whether the layout direction is from right to left, or nil if the element does not set it.
  package var isRightToLeft: Bool? { content.layoutDirection.map { $0 == .rightToLeft } }
}

extension LayoutBuilder.Context {
  /// Returns the context for the children of an element that has no layout node.
  func inside(_ element: Element) -> Self {
    guard let isRightToLeft = element.isRightToLeft else { return self }
    var context = self
    context.isRightToLeft = isRightToLeft
    return context
  }

  /// Applies the font of an element to the context.
  mutating func adopt(_ style: Style, of role: Role) {
    for case .font(let font) in style.properties {
      if let size = font.size, size.isFinite {
        fontSize = min(max(size, 1), 1000)
        lineFactor = 1.25
      } else if let style = font.textStyle {
        fontSize = style.pointSize * textScale * (font.boundedScale ?? 1)
        lineFactor = 1.28
      } else {
        fontSize = min(fontSize * (font.boundedScale ?? 1), 1000)
      }
      if let weight = font.weight {
        self.weight = weight
      } else if font.size != nil || font.textStyle != nil {
        weight = font.textStyle?.weight ?? 400
      }
      if font.design != nil { isMonospaced = font.design == .monospaced }
    }
  }

  func font(spacing: Double) -> LayoutFont {
    LayoutFont(
      size: fontSize, lineHeight: fontSize * lineFactor, weight: weight, isMonospaced: isMonospaced, spacing: spacing)
  }
}
