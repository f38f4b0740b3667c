import NavigatorHost

/// The sizes of controls, lists and their parts. They match the page's style sheet.
extension LayoutBuilder {
  func control(_ element: Element, _ context: Context) -> LayoutNode {
    let content = element.content
    switch element.role {
    case .button, .link: return button(element, context)
    case .toggle: return sized(element, context, LayoutSize(width: 51, height: 31))
    case .stepper: return sized(element, context, LayoutSize(width: 94, height: 32))
    case .datePicker: return dateField(element, context)
    case .colorPicker: return sized(element, context, LayoutSize(width: 32, height: 32), minimum: 34)
    case .slider: return slider(element, context)
    case .textField, .secureField, .searchField: return field(element, context)
    case .picker: return picker(element, context)
    case .progress: return progress(element, context)
    case .label: return label(element, context)
    case .labeledContent:
      var children = nodes(element.children, context)
      if children.count > 1 { children.insert(LayoutNode(.spacer(minimum: 0)), at: children.count - 1) }
      return LayoutNode(.row(spacing: 6), id: element.id, children: children)
    case .controlGroup:
      return container(.stack(.horizontal, spacing: 8, LayoutAlignment(nil)), element, context.insideSurface())
    case .swipeRow: return swipeRow(element, context)
    case .placeholder: return text(content.string(.text) ?? "", context)
    default: return container(.stack(.vertical, spacing: 0, LayoutAlignment(nil)), element, context)
    }
  }

  private func button(_ element: Element, _ context: Context) -> LayoutNode {
    var context = context
    // The size has no effect on a button that consists only of its label.
    let size = element.content.hasVariant(.plain) ? nil : element.style.controlSize
    let isSmall = size == .small || size == .mini
    if isSmall { context.fontSize = 15 * context.textScale }
    let hasSurface = element.content.hasVariant(.bordered) || element.content.hasVariant(.borderedProminent)
    if hasSurface { context = context.insideSurface() }
    let node = container(.stack(.horizontal, spacing: 8, LayoutAlignment(nil)), element, context)
    switch size {
    case .large, .extraLarge: node.surround(14, 20, height: 50)
    case .small, .mini: node.surround(4, 10, height: 28)
    case .regular, nil: if hasSurface { node.surround(7, 14, height: 35) }
    }
    return node
  }

  /// Returns a labeled control whose size depends on the control size of the element.
  private func sized(_ element: Element, _ context: Context, _ size: LayoutSize, minimum: Double = 31) -> LayoutNode {
    let factor = element.style.controlFactor
    let node = labeled(
      element, context.inside(controlOf: element), LayoutSize(width: size.width * factor, height: size.height * factor),
      spacing: 12)
    if node.minimum.height > 0 || element.role == .colorPicker { node.minimum.height = minimum * min(factor, 1) }
    return node
  }

  /// Returns a date picker. Its size depends on its components and on the size of its text, as that of a browser's input does.
  private func dateField(_ element: Element, _ context: Context) -> LayoutNode {
    let inner = context.inside(controlOf: element)
    let factor = element.style.controlFactor
    // The width of the components and of the mark that opens the calendar or the clock.
    let width: Double =
      switch element.content.kind {
      case .date: 8.24 * inner.fontSize + 9
      case .time: 5.38 * inner.fontSize + 19.5
      default: 13.19 * inner.fontSize + 12.5
      }
    let height = max(34 * factor, 1.3 * inner.fontSize + 8 * factor)
    let node = labeled(element, inner, LayoutSize(width: width + 20 * factor, height: height), spacing: 12)
    node.children.last?.controlBaseline = inner.baseline(in: height, metrics)
    if node.minimum.height > 0 { node.minimum.height = 34 * min(factor, 1) }
    return node
  }

  /// Returns a bar below its label, or a circle above its label. The label of the value is below both.
  private func progress(_ element: Element, _ context: Context) -> LayoutNode {
    let content = element.content
    let isUnknown = content.number(.value) == nil
    let isCircular = content.hasKind(.circular) || content.string(.kind) == nil && isUnknown
    let (size, factor) = (element.style.controlSize, element.style.controlFactor)
    // A spinner has only two sizes, as on iOS.
    let spinner: Double = size == .large || size == .extraLarge ? 37 : 20
    let diameter = isUnknown ? spinner : 24 * factor
    let circle = LayoutSize(width: diameter, height: diameter)
    let height: Double = content.hasKind(.markedBar) ? 12 : 4
    let bar = LayoutNode(isCircular ? .fixed(circle) : .wide(ideal: 100, height: height * factor))
    let isUnlabeled = element.style.properties.contains(.labelsHidden(true))
    let isValue = { (child: Element) in child.content.hasKind(.currentValue) }
    let shown = isUnlabeled ? [] : element.children
    let labels = nodes(shown.filter { !isValue($0) }, context)
    let values = nodes(shown.filter { isValue($0) && !$0.children.isEmpty }, context)
    return LayoutNode(
      .stack(.vertical, spacing: 6, LayoutAlignment(isCircular ? nil : .leading)), id: element.id,
      children: (isCircular ? [bar] + labels : labels + [bar]) + values)
  }

  /// Returns a control of a fixed size at the trailing edge, after its label.
  private func labeled(_ element: Element, _ context: Context, _ size: LayoutSize, spacing: Double) -> LayoutNode {
    let control = LayoutNode(.fixed(size))
    let isUnlabeled = element.style.properties.contains(.labelsHidden(true)) || element.children.isEmpty
    if isUnlabeled {
      return LayoutNode(.stack(.horizontal, spacing: 0, LayoutAlignment(nil)), id: element.id, children: [control])
    }
    let label = LayoutNode(.stack(.horizontal, spacing: 0, LayoutAlignment(nil)), children: nodes(element.children, context))
    let node = LayoutNode(
      .row(spacing: spacing / 2), id: element.id, children: [label, LayoutNode(.spacer(minimum: 0)), control])
    node.minimum.height = 31
    return node
  }

  private func slider(_ element: Element, _ context: Context) -> LayoutNode {
    let factor = element.style.controlFactor
    // The label is only for assistive technologies, as on iOS. The views at the ends of the track are visible.
    let ends = element.content.hasKind(.ends) ? 2 : 0
    let before = Array(element.children.suffix(ends).dropLast())
    let after = Array(element.children.suffix(ends).suffix(1))
    let track = LayoutNode(.wide(ideal: 129, height: 28 * factor))
    let node = LayoutNode(
      .row(spacing: 12), id: element.id, children: nodes(before, context) + [track] + nodes(after, context))
    node.minimum.height = 31 * min(factor, 1)
    return node
  }

  private func picker(_ element: Element, _ context: Context) -> LayoutNode {
    let options = element.children.filter { $0.role == .option }
    switch element.content.variant {
    case .segmented:
      let height = 32 * element.style.controlFactor
      let node = LayoutNode(.wide(ideal: Double(options.count) * 60, height: height), id: element.id)
      var inner = context
      inner.fontSize = 13 * context.textScale
      node.controlBaseline = inner.baseline(in: height, metrics)
      return node
    case .wheel:
      // A wheel without a label is a component of a date, whose options are narrow.
      let isUnlabeled = element.style.properties.contains(.labelsHidden(true))
      return LayoutNode(
        isUnlabeled ? .fixed(LayoutSize(width: 64, height: 216)) : .wide(ideal: 320, height: 216), id: element.id)
    case .inline, .menuItems:
      let rows = element.children.filter { $0.role != .pickerLabel }.map { child in
        if child.role == .divider { return LayoutNode(.wide(ideal: 1, height: 1), id: child.id) }
        guard child.role == .option else { return optionHeader(child, context) }
        let row = LayoutNode(.row(spacing: 12), id: child.id, children: nodes(child.children, context))
        row.minimum.height = 44
        if element.content.variant == .inline { (row.padding.top, row.padding.bottom) = (8, 8) }
        return row
      }
      return LayoutNode(.stack(.vertical, spacing: 0, LayoutAlignment(.leading)), id: element.id, children: rows)
    default:
      let context = context.inside(controlOf: element)
      let selected = options.first { $0.content.bool(.isSelected) } ?? options.first
      let choice = LayoutNode(
        .stack(.horizontal, spacing: 0, LayoutAlignment(nil)), id: selected?.id,
        children: nodes(selected?.children ?? [], context))
      let side = element.style.controlSize?.fontSize == nil ? 17 : context.fontSize
      let mark = LayoutNode(.fixed(LayoutSize(width: side, height: side)))
      let node = LayoutNode(.stack(.horizontal, spacing: 5, LayoutAlignment(nil)), id: element.id, children: [choice, mark])
      node.minimum.height = 34 * element.style.controlFactor
      return node
    }
  }

  /// Returns the header or the footer of a section of options. It has the same leading edge as the options.
  private func optionHeader(_ element: Element, _ context: Context) -> LayoutNode {
    let node = header(element, context)
    node.listPart = .row
    if element.content.hasKind(.optionGroup) { (node.padding.leading, node.padding.trailing) = (0, 0) }
    return node
  }

  // MARK: Lists

  /// Returns a row with its background. The background extends into the insets of the row.
  private func swipeRow(_ element: Element, _ context: Context) -> LayoutNode {
    let layer = element.children.first { $0.role == .layerBackground }
    let rows = element.without(.swipeActions, .rowControl, .layerBackground).children.map { makeRow($0, context) }
    let leading = LayoutAlignment(.leading)
    let content = LayoutNode(
      rows.count > 1 ? .stack(.vertical, spacing: 0, leading) : .overlay(leading), id: layer == nil ? element.id : nil,
      children: rows)
    content.innerRow = rows.last?.id
    guard let layer else { return content }
    let insets = element.rowInsets ?? content.rowInsets
    let background = container(.reader(LayoutAlignment(nil)), layer, context)
    background.padding = LayoutInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
    let node = LayoutNode(.layers([LayoutAlignment(nil)]), id: element.id, children: [content, background])
    node.innerRow = content.innerRow
    return node
  }

  func list(_ element: Element, _ context: Context) -> LayoutNode {
    var inner = context
    (inner.bar, inner.bottom) = (0, 0)
    inner.labels = .row
    var rows: [LayoutNode] = []
    append(element.children, to: &rows, inner)
    let side = [.plain, .inset, .grouped].contains(element.content.variant) ? 0 : isWide(context) ? 20.0 : 16
    var insets = LayoutInsets(
      top: context.bar + 8, leading: side, bottom: context.bottom + 24, trailing: side)
    let margins = element.contentMargins
    insets.replace(with: margins, bar: context.bar, bottom: context.bottom)
    let node = LayoutNode(.list(insets), id: element.id, children: rows)
    node.limitsRows = margins.isEmpty ? (true, true) : (margins[3] == nil, margins[1] == nil)
    node.scrollAnchor = element.scrollAnchor
    return node
  }

  private func append(_ elements: [Element], to rows: inout [LayoutNode], _ context: Context) {
    for (index, element) in elements.enumerated() {
      switch element.role {
      case .section:
        let margins = element.contentMargins
        let followsRow = index > 0 && elements[index - 1].role != .section
        if index == 0 || followsRow, let top = (margins.first ?? nil) ?? (followsRow ? 26 : nil) { rows.append(gap(top)) }
        append(element.children, to: &rows, context.inside(element))
        let isLast = index == elements.count - 1
        let bottom = margins.count == 4 ? margins[2] : nil
        // The larger one of two margins counts.
        let next = isLast || elements[index + 1].role != .section ? nil : elements[index + 1].contentMargins.first ?? nil
        if !isLast || bottom != nil { rows.append(gap(max(bottom ?? (isLast ? 0 : 26), next ?? 0))) }
      case .sectionHeader, .sectionFooter: rows.append(header(element, context))
      default: rows.append(row(element, context))
      }
    }
  }

  private func gap(_ height: Double) -> LayoutNode {
    let node = LayoutNode(.fixed(.zero))
    node.listPart = .gap(height)
    return node
  }

  private func header(_ element: Element, _ context: Context) -> LayoutNode {
    var context = context
    (context.fontSize, context.lineFactor) = (13 * context.textScale, 1.35)
    let content = LayoutNode(
      .stack(.vertical, spacing: 0, LayoutAlignment(.leading)), children: nodes(element.children, context))
    let node = LayoutNode(.overlay(LayoutAlignment(.leading)), id: element.id, children: [content])
    node.isRightToLeft = context.inside(element).isRightToLeft
    node.listPart = element.role == .sectionHeader ? .header : .footer
    guard !element.children.isEmpty else { return node }
    node.padding = LayoutInsets(top: element.role == .sectionHeader ? 10 : 6, leading: 16, bottom: 6, trailing: 16)
    return node
  }

  /// Returns a row. An unchanged row is reused from the last layout.
  private func row(_ element: Element, _ context: Context) -> LayoutNode {
    guard let known else { return makeRow(element, context) }
    return known.node(of: element.id, context, isRow: true) { makeRow(element, context) }
  }

  /// Creates a row. Its frame has the width of the list, and narrower content is at the leading edge.
  private func makeRow(_ element: Element, _ context: Context) -> LayoutNode {
    let node = makeNode(element, context)
    if let insets = element.rowInsets { node.rowInsets = insets }
    if element.role == .link, element.content[.showsIndicators] != .bool(false) {
      // The chevron and its margins.
      node.padding.trailing += 24
      node.kind = .row(spacing: 8)
    }
    switch element.role {
    case .toggle, .stepper:
      node.minimum.height = 0
      // The control extends into the insets of the row.
      if let control = node.children.last, case .fixed(let size) = control.kind {
        control.kind = .fixed(LayoutSize(width: size.width, height: size.height - 10 * element.style.controlFactor))
      }
      return node
    case .slider:
      // The thumb extends into the insets of the row.
      node.minimum.height = 28
      for track in node.children {
        if case .wide(let ideal, let height) = track.kind { track.kind = .wide(ideal: ideal, height: height * 22 / 28) }
      }
      return node
    case .textField where element.content.hasVariant(.editor):
      (node.padding.leading, node.padding.trailing) = (0, 0)
      return node
    case .textField, .secureField:
      node.padding = LayoutInsets()
      return node
    case .picker where element.content.variant == .inline: return optionRows(node, of: element)
    case .picker where ![.segmented, .wheel, .menuItems].contains(element.content.variant):
      return pickerRow(node, of: element, context)
    case .vStack, .zStack, .box, .layers, .label: break
    default: return node
    }
    guard node.frame == nil else { return node }
    let content = LayoutNode(node.kind, children: node.children)
    content.padding = node.padding
    (node.kind, node.children, node.padding) = (.overlay(LayoutAlignment(.leading)), [content], LayoutInsets())
    return node
  }
}

extension LayoutBuilder {
  /// Returns a row with the label of a picker at the leading edge, and its choice at the trailing edge.
  private func pickerRow(_ choice: LayoutNode, of element: Element, _ context: Context) -> LayoutNode {
    choice.minimum.height = 0
    let label = element.children.first { $0.role == .pickerLabel }
    guard let label, !element.style.properties.contains(.labelsHidden(true)) else { return choice }
    let inner = LayoutNode(choice.kind, children: choice.children)
    let labels = container(.stack(.horizontal, spacing: 8, LayoutAlignment(nil)), label, context)
    choice.kind = .row(spacing: 6)
    choice.children = [labels, LayoutNode(.spacer(minimum: 0)), inner]
    return choice
  }
}

extension LayoutBuilder {
  /// Returns the options of an inline picker, each of which has the vertical insets of a row.
  private func optionRows(_ picker: LayoutNode, of element: Element) -> LayoutNode {
    let options = Set(element.children.lazy.filter { $0.role == .option }.map(\.id))
    if let insets = element.rowInsets {
      for option in picker.children where option.id.map(options.contains) == true {
        (option.padding.top, option.padding.bottom) = (insets.top, insets.bottom)
      }
    }
    (picker.rowInsets.top, picker.rowInsets.bottom) = (0, 0)
    return picker
  }
}

extension LayoutNode {
  /// Adds the padding and the minimum height of a surface.
  func surround(_ vertical: Double, _ horizontal: Double, height: Double) {
    padding = LayoutInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    minimum.height = height
  }
}

extension Element {
  /// Returns the element without its children of the given roles.
  fileprivate func without(_ roles: Role...) -> Element {
    var copy = self
    copy.children.removeAll { roles.contains($0.role) }
    return copy
  }
}

extension Element {
  /// The insets that the app sets for a row. In a row with actions, a child of the element has the insets.
  fileprivate var rowInsets: LayoutInsets? {
    for case .rowInsets(let insets) in style.properties {
      return LayoutInsets(
        top: (insets.top ?? 11).validLength, leading: (insets.leading ?? 16).validLength,
        bottom: (insets.bottom ?? 11).validLength, trailing: (insets.trailing ?? 16).validLength)
    }
    guard role == .swipeRow else { return nil }
    return children.lazy.compactMap(\.rowInsets).first
  }
}

extension Style {
  fileprivate var controlSize: ControlSizeStyle? {
    for case .controlSize(let size) in properties { return size }
    return nil
  }

  /// The factor by which the control size scales switches, steppers and the padding of texts.
  var controlFactor: Double { (controlSize ?? .regular).factor }

  /// A Boolean value that indicates whether the style sets the size of a font.
  fileprivate var setsFontSize: Bool {
    properties.contains { if case .font(let font) = $0 { font.size != nil || font.textStyle != nil } else { false } }
  }
}

extension ControlSizeStyle {
  /// The font size of texts in a control in points, or nil for the inherited size.
  fileprivate var fontSize: Double? {
    switch self {
    case .mini: 13
    case .small: 15
    case .regular, .large, .extraLarge: nil
    }
  }
}

extension LayoutBuilder.Context {
  /// Returns the distance from the top of a control to the baseline of the line of text in its center.
  func baseline(in height: Double, _ metrics: any TextMetrics) -> Double {
    let font = font(spacing: 0)
    return (height - font.lineHeight) / 2 + metrics.baseline(of: font)
  }

  /// Returns the context of the content of a control, whose font depends on the control size.
  func inside(controlOf element: Element) -> Self {
    guard let size = element.style.controlSize?.fontSize, !element.style.setsFontSize else { return self }
    var context = self
    context.fontSize = size * textScale
    return context
  }
}
