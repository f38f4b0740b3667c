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
    let isCircle = element.isCircle
    let edgeSpace = element.role == .layers ? element.content.number(.edgeSpace) : nil
    if properties.isEmpty && !isHidden && !lead && !isFittedByContent && !isCircle && edgeSpace == nil { return }
    raw(" style=\"")
    if lead { containerDeclarations(of: element) }
    // The line limit applies to an element in such a text.
    let isLimitedInside = element.role == .text && element.style.fitsLinesInFrame || element.role == .textField
    let isClamped = element.role == .text && !isLimitedInside && element.style.limitsLines
    for property in properties where !(isLimitedInside && property.isLineLimit) {
      switch property {
      case .fill(let paint) where isCircle && !element.isFilteredMaterialCircle: circleFill(paint)
      case .frame(let frame):
        let fitted = element.fitted(frame)
        frameDeclarations(fitted, role: element.role, fitsHeight: element.fitsHeight)
        // A view whose width results from a ratio fits the width of its container.
        if frame.width == nil, fitted.width != nil { raw("max-width:100%;") }
      case .lineLimit where element.role == .text: lineLimit(property, of: element.style)
      case .padding(let insets) where isClamped: clampedPadding(insets)
      case .reservedLines(let lines) where element.role == .text: reservedLines(lines, padding: element.style.padding)
      default: declarations(of: property, role: element.role)
      }
    }
    if isClamped { clampedBackground(element.style) }
    if isCircle || isFittedByContent || properties.contains(where: \.isFittingRatio) || element.fittedMaximumWidth != nil {
      fittedSpace(of: element)
    }
    controlSize(of: element)
    lines(properties)
    filters(properties)
    idealLengths(properties, element.frame, fitsHeight: element.fitsHeight)
    if let edgeSpace { length(element.content.insetEdge == .top ? "--edge-top:" : "--edge-bottom:", edgeSpace) }
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
    filters(style.properties)
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
    if element.role == .box, element.content[.ignoredEdges] != nil { edgeDeclarations(element.content.edges(.ignoredEdges)) }
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
    case .font, .lineLimit, .textAlignment, .textCase, .linePattern, .kerning, .baselineOffset, .lineSpacing, .lineHeight,
      .reservedLines, .truncation, .minimumScale, .selectsText, .fontWidth:
      textDeclarations(of: property)
    case .foreground(let paint): foreground(paint)
    case .tint(let paint): paintDeclaration("--tint:", paint)
    case .itemTint(let paint): paintDeclaration("--item-tint:", paint)
    case .symbolLayers(let paint): if let paint { paintDeclaration("--layers:", paint) }
    case .padding, .frame, .offset, .aspectRatio, .fixedSize, .layoutPriority, .position, .zIndex, .alignmentMargins,
      .readingPriority:
      layoutDeclarations(of: property, role: role)
    case .background, .cornerRadius, .cornerRadii, .clipsContent, .border, .fill, .stroke, .outline, .clip, .contentShape, .mask,
      .backgroundShadows:
      surfaceDeclarations(of: property, role: role)
    case .rowBackground, .rowInsets, .rowSeparatorHidden, .rowTopSeparatorHidden, .rowSeparatorTint, .rowTopSeparatorTint,
      .rowSeparatorEnds, .sectionSeparatorHidden, .sectionTopSeparatorHidden, .sectionSeparatorTint, .sectionTopSeparatorTint:
      rowDeclarations(of: property, role: role)
    case .opacity, .blendMode, .isolatesBlending, .scale, .rotation, .transform: effectDeclarations(of: property)
    // These are written together with others, or as classes.
    case .underline, .strikethrough, .shadow, .filters, .paintShadows, .controlSize, .labelsHidden: break
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
