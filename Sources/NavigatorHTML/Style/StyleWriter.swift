import NavigatorHost

/// Writes style properties as the declarations of a `style` attribute.
///
/// Each value is a number, a constant keyword, or a token with a restricted set of characters.
extension HTMLBuffer {
  mutating func styleAttribute(of element: Element) {
    let properties = element.style.properties
    let isHidden = !element.content.isAtMostText && element.content.bool(.isHidden)
    let lead = lead(of: element)
    let isFittedByContent = element.role == .layers && element.fittedSpace != nil
    if properties.isEmpty && !isHidden && !lead && !isFittedByContent { return }
    raw(" style=\"")
    if lead { containerDeclarations(of: element) }
    // The line limit applies to an element in such a text.
    let isLimitedInside = element.role == .text && element.style.fitsLinesInFrame || element.role == .textField
    let isClamped = element.role == .text && !isLimitedInside && element.style.limitsLines
    let isCircle = element.isCircle
    for property in properties where !(isLimitedInside && property.isLineLimit) {
      switch property {
      case .fill(let paint) where isCircle && !element.isFilteredMaterialCircle: circleFill(paint)
      case .frame(let frame): frameDeclarations(element.fitted(frame), role: element.role)
      case .lineLimit where element.role == .text: lineLimit(property, of: element.style)
      case .padding(let insets) where isClamped: clampedPadding(insets)
      case .reservedLines(let lines) where element.role == .text: reservedLines(lines, padding: element.style.padding)
      default: declarations(of: property, role: element.role)
      }
    }
    if isClamped { clampedBackground(element.style) }
    if isCircle || isFittedByContent || properties.contains(where: \.isFittingRatio) { fittedSpace(of: element) }
    controlSize(of: element)
    lines(properties)
    filters(properties)
    idealLengths(properties, element.frame)
    if let height = element.fixedContentHeight { length("--side:", height) }
    if isHidden { raw("visibility:hidden;") }
    raw(0x22)
  }

  /// Appends the style of a part of a text.
  mutating func styleAttribute(of run: TextRun) {
    let properties = run.style.properties
    if properties.isEmpty { return }
    raw(" style=\"")
    for property in properties { declarations(of: property, role: .text) }
    lines(properties)
    raw(0x22)
  }

  /// Appends the line limit of a style.
  mutating func lineLimitDeclarations(of style: Style) {
    for property in style.properties where property.isLineLimit { lineLimit(property, of: style) }
  }

  /// Appends the height of an editor with limited or reserved lines.
  mutating func editorHeight(of style: Style) {
    var (maximum, minimum): (Int?, Int?)
    for property in style.properties {
      switch property {
      case .lineLimit(let lines) where lines > 0: maximum = lines
      case .reservedLines(let lines) where lines > 1: minimum = lines
      default: break
      }
    }
    guard maximum != nil || minimum != nil else { return }
    raw(" style=\"")
    for (declaration, lines) in [("min-height:" as StaticString, minimum), ("max-height:", maximum)] {
      guard let lines else { continue }
      raw(declaration)
      integer(min(lines, Self.maximumLines))
      raw("lh;")
    }
    raw(0x22)
  }

  /// Appends the declarations of a style.
  mutating func declarations(of style: Style) {
    for property in style.properties { declarations(of: property, role: .box) }
  }

  /// Appends the lines under and through a text, which are one CSS declaration.
  private mutating func lines(_ properties: [StyleProperty]) {
    let isUnderlined = properties.contains(.underline(true))
    let isStruckThrough = properties.contains(.strikethrough(true))
    guard isUnderlined || isStruckThrough else { return }
    raw("text-decoration-line:")
    raw(isUnderlined ? isStruckThrough ? "underline line-through;" : "underline;" : "line-through;")
  }

  /// Returns a Boolean value that indicates whether the element's content affects its style.
  private func lead(of element: Element) -> Bool {
    switch element.role {
    case .lazyStack, .grid, .rowGap: true
    case _ where element.content.isAtMostText: false
    case .gridRow: element.content[.trackAlignment] != nil
    case .box:
      element.content[.relativeFrame] != nil || element.content[.ignoredEdges] != nil || element.content.hasCellTraits
    case .layerOverlay: element.content[.insetEdge] != nil
    case .scrollView: element.content[.contentMargins] != nil || element.content[.scrollAlignment] != nil
    case .vStack, .hStack, .label: element.content.number(.spacing) != nil || element.content.hasCellTraits
    case .shape: element.content.number(.cornerRadius) != nil || element.content.hasCellTraits
    case .button: element.content.number(.borderShape) != nil || element.content.hasCellTraits
    case .column: element.content.number(.value) != nil
    case .spacer: element.content[.minimum] != nil || element.content.hasCellTraits
    case .slider: element.content.hasSliderDetails || element.content.hasCellTraits
    case .list, .form, .section: element.content[.contentMargins] != nil || element.content.hasRowSizes
    default: element.content.hasCellTraits
    }
  }

  private mutating func containerDeclarations(of element: Element) {
    if element.role == .rowGap {
      raw("--n:")
      number(element.gapCount)
      raw(0x3B)
    }
    cellDeclarations(of: element)
    scrollDeclarations(of: element)
    if element.role == .box, element.content[.ignoredEdges] != nil { edgeDeclarations(element.content.strings(.ignoredEdges)) }
    if element.role == .lazyStack || element.role == .grid { return gridDeclarations(of: element) }
    if element.role == .gridRow { return cellsPlace(element.content) }
    if element.hasOverlappingViews {
      overlap(element, isHorizontal: element.role == .hStack)
    } else if let spacing = element.content.number(.spacing) {
      raw("gap:")
      pixels(spacing)
      raw(0x3B)
    }
    if let radius = element.content.number(.cornerRadius) ?? element.content.number(.borderShape) {
      raw("border-radius:")
      pixels(radius)
      raw(0x3B)
    }
    if element.role == .column { columnWidth(element.content) }
    if element.role == .spacer, let minimum = element.content.number(.minimum), minimum.isFinite {
      raw("--least:")
      number(max(minimum, 0))
      raw("px;")
    }
    if element.role == .slider { sliderDeclarations(element.content) }
    if element.role == .section || element.role == .list || element.role == .form { rowSizes(element.content) }
  }

  /// Appends the preferred width of a column of a split view.
  private mutating func columnWidth(_ content: Content) {
    let widths: [(StaticString, Double?)] = [
      ("--ideal:", content.number(.value)), ("--minimum:", content.number(.minimum)), ("--maximum:", content.number(.maximum)),
    ]
    for case (let name, let width?) in widths where width.isFinite { length(name, max(width, 0)) }
  }

  /// Appends the spacing of rows and sections, and the minimum heights of rows and headers.
  private mutating func rowSizes(_ content: Content) {
    if let spacing = content.number(.rowSpacing) { length("--row-space:", spacing) }
    if let spacing = content.number(.sectionSpacing) { length("margin-bottom:", spacing) }
    if let height = content.number(.minimumRowHeight) { length("--row-min:", height) }
    if let height = content.number(.minimumHeaderHeight) { length("--header-min:", height) }
  }

  mutating func declarations(of property: StyleProperty, role: Role) {
    switch property {
    case .font(let font): fontDeclarations(font)
    case .foreground(let paint): foreground(paint)
    case .tint(let paint): paintDeclaration("--tint:", paint)
    case .itemTint(let paint): paintDeclaration("--item-tint:", paint)
    case .lineLimit(let lines): lineLimit(lines)
    case .textAlignment(let align): alignment(align)
    case .textCase(let letters): raw(letters == .uppercase ? "text-transform:uppercase;" : "text-transform:lowercase;")
    case .underline, .strikethrough: break
    case .padding(let insets): padding(insets)
    case .frame(let frame): frameDeclarations(frame, role: role)
    // A bar shows its background while it is visible.
    case .background(let paint) where role == .navigationBar: paintDeclaration("--bar-fill:", paint)
    case .background(let paint) where role == .toolbarItem || role == .tabBar: paintDeclaration("--foot:", paint)
    // The background of a presentation belongs to the card in its element.
    case .background(let paint) where role.hasCard:
      paintDeclaration("--card:", paint)
      if case .material = paint { raw("--card-filter:blur(30px) saturate(1.8);") }
    case .cornerRadius(let radius) where role.hasCard: length("--radius:", radius)
    case .background(let paint): background(paint)
    case .cornerRadius(let radius): length("border-radius:", radius.isFinite ? radius : 9999)
    case .clipsContent(let clips): if clips { raw("overflow:hidden;") }
    case .border(let paint, let width): border(paint, width)
    case .fill(let paint): background(paint)
    case .stroke(let paint, let width): stroke(paint, width)
    case .opacity(let value):
      raw("opacity:")
      number(min(max(value, 0), 1))
      raw(0x3B)
    // Shadow and filters are written together.
    case .shadow, .filters, .paintShadows: break
    case .backgroundShadows(let shadows): boxShadows(shadows)
    case .offset(let x, let y): offset(x, y)
    case .aspectRatio(let ratio, let fills): aspectRatio(ratio, fills)
    case .fixedSize(let horizontal, let vertical):
      if horizontal { raw("width:max-content;max-width:none;flex:none;") }
      if vertical { raw("flex-shrink:0;") }
    case .layoutPriority(let priority):
      layoutPriority(priority)
    case .position(let x, let y): position(x, y)
    case .zIndex(let index):
      raw("z-index:")
      integer(Int(min(max(index.isNaN ? 0 : index * 100, -1_000_000), 1_000_000).rounded()))
      raw(0x3B)
    case .alignmentMargins(let margins, let ignoresBaseline): alignmentMargins(margins, ignoresBaseline: ignoresBaseline)
    case .rowBackground(let paint): paintDeclaration("--row:", paint)
    case .rowSeparatorHidden, .rowTopSeparatorHidden, .rowSeparatorTint, .rowTopSeparatorTint, .rowSeparatorEnds,
      .sectionSeparatorHidden, .sectionTopSeparatorHidden, .sectionSeparatorTint, .sectionTopSeparatorTint:
      separatorDeclarations(of: property, role: role)
    case .rowInsets(let insets): rowInsets(insets)
    case .readingPriority(let priority):
      raw("reading-order:")
      integer(-Int((priority.isNaN ? 0 : min(max(priority * 100, -1_000_000), 1_000_000)).rounded()))
      raw(0x3B)
    case .symbolLayers(let paint): if let paint { paintDeclaration("--layers:", paint) }
    case .controlSize, .labelsHidden: break
    case .linePattern, .kerning, .baselineOffset, .lineSpacing, .lineHeight, .reservedLines, .truncation, .minimumScale,
      .selectsText, .fontWidth:
      textDeclarations(of: property)
    case .blendMode, .isolatesBlending, .scale, .rotation, .transform: effectDeclarations(of: property)
    case .outline(let paint, let width):
      raw("outline:")
      pixels(width)
      raw(" solid ")
      solid(paint)
      raw(";outline-offset:")
      pixels(-width / 2)
      raw(0x3B)
    case .clip(let drawing): clip(drawing)
    case .contentShape(let outline): contentShape(outline)
    // A color cannot be used as an image.
    case .mask(.color(let color)):
      paintDeclaration(
        "mask:", .linearGradient(stops: [Paint.Stop(color: color, location: 0)], startX: 0, startY: 0, endX: 0, endY: 1))
    case .mask(let paint): paintDeclaration("mask:", paint)
    case .cornerRadii(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
      length("border-start-start-radius:", topLeading)
      length("border-start-end-radius:", topTrailing)
      length("border-end-end-radius:", bottomTrailing)
      length("border-end-start-radius:", bottomLeading)
    }
  }

  mutating func pixels(_ value: Double) {
    number(value)
    if value != 0 { raw("px") }
  }

  mutating func length(_ property: StaticString, _ value: Double) {
    raw(property)
    pixels(value)
    raw(0x3B)
  }

  private mutating func lineLimit(_ lines: Int) {
    if lines == 1 {
      raw("white-space:nowrap;overflow:hidden;text-overflow:ellipsis;")
    } else if lines > 1 {
      raw("display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;-webkit-line-clamp:")
      integer(lines)
      raw(0x3B)
    }
  }

  private mutating func alignment(_ align: TextAlign) {
    switch align {
    case .leading: raw("text-align:start;")
    case .center: raw("text-align:center;")
    case .trailing: raw("text-align:end;")
    }
  }

  private mutating func padding(_ insets: Insets) {
    let (top, bottom) = (insets.top ?? 16, insets.bottom ?? 16)
    let (leading, trailing) = (insets.leading ?? 16, insets.trailing ?? 16)
    raw("padding:")
    pixels(max(top, 0))
    raw(0x20)
    pixels(max(trailing, 0))
    raw(0x20)
    pixels(max(bottom, 0))
    if leading != trailing {
      // The `padding` shorthand has no form that depends on the writing direction.
      raw(" 0;padding-inline:")
      pixels(max(leading, 0))
      raw(0x20)
      pixels(max(trailing, 0))
    }
    raw(0x3B)
    guard min(top, bottom, leading, trailing) < 0 else { return }
    // CSS has no negative padding. The style sheet uses these lengths as margins.
    for (name, start, end) in [("--less:", top, bottom), ("--less-x:", leading, trailing)] as [(StaticString, Double, Double)] {
      raw(name)
      pixels(min(start, 0))
      raw(0x20)
      pixels(min(end, 0))
      raw(0x3B)
    }
  }

  /// Appends the insets of a row, and the distances by which the surface extends beyond the content.
  private mutating func rowInsets(_ insets: Insets) {
    let (block, inline) = ((insets.top ?? 11, insets.bottom ?? 11), (insets.leading ?? 16, insets.trailing ?? 16))
    for (name, start, end) in [("--row-block:", block.0, block.1), ("--row-inline:", inline.0, inline.1)]
      as [(StaticString, Double, Double)]
    {
      raw(name)
      pixels(max(start, 0))
      raw(0x20)
      pixels(max(end, 0))
      raw(0x3B)
    }
    for (name, start, end) in [("--row-above:", block.0, block.1), ("--row-beside:", inline.0, inline.1)]
      as [(StaticString, Double, Double)]
    {
      raw(name)
      pixels(-max(start, 0))
      raw(0x20)
      pixels(-max(end, 0))
      raw(0x3B)
    }
  }

  private mutating func border(_ paint: Paint, _ width: Double) {
    raw("outline:")
    pixels(width)
    raw(" solid ")
    solid(paint)
    raw(";outline-offset:")
    pixels(-width)
    raw(0x3B)
  }

  private mutating func stroke(_ paint: Paint, _ width: Double) {
    raw("border:")
    pixels(width)
    raw(" solid ")
    solid(paint)
    raw(0x3B)
  }

  /// Appends the ratio and the ideal width of a view that fits its space. The style sheet contains the other declarations, which
  /// depend on the container. The property `--h` is a maximum, because the ratio limits the height.
  private mutating func fittedSpace(of element: Element) {
    if let width = element.fittedMaximumWidth {
      length("max-width:", width)
      raw("--w:calc(")
      pixels(width)
      raw(" * var(--nil-w,1));")
    }
    if element.hasUnknownRatio, element.frame == nil { raw("--h:auto;") }
    if element.hasHeightOfRatio { raw(element.isCircle ? "aspect-ratio:1;--h:auto;" : "--h:auto;") }
    guard let space = element.fittedSpace else { return }
    raw("--ratio:")
    number(space.ratio)
    raw(";--fit:calc(")
    number(space.idealWidth)
    raw("px + var(--nil,var(--nil-w,9999px)));--h:auto;justify-self:auto!important;")
  }

  private mutating func aspectRatio(_ ratio: Double?, _ fills: Bool) {
    if let ratio, ratio.isFinite, ratio > 0 {
      raw("aspect-ratio:")
      number(ratio)
      raw(0x3B)
    }
    raw(fills ? "object-fit:cover;" : "object-fit:contain;")
  }
}

extension Role {
  /// A Boolean value that indicates whether the role is a presentation whose content is in a card.
  fileprivate var hasCard: Bool { self == .sheet || self == .popover || self == .cover }
}

extension Content {
  /// A Boolean value that indicates whether a list or a section sets the sizes of its rows.
  fileprivate var hasRowSizes: Bool {
    [.rowSpacing, .sectionSpacing, .minimumRowHeight, .minimumHeaderHeight].contains { self[$0] != nil }
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property is an aspect ratio that fits its space.
  fileprivate var isFittingRatio: Bool {
    if case .aspectRatio(_, fills: false) = self { true } else { false }
  }

  /// A Boolean value that indicates whether the property is a line limit.
  fileprivate var isLineLimit: Bool {
    if case .lineLimit = self { true } else { false }
  }
}
