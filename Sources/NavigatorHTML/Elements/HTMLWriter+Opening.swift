import NavigatorHost

/// The start tag of an element: its classes, id, accepted events, accessibility attributes and style.
extension HTMLWriter {
  /// Appends `<tag class="role`. The caller may append further classes.
  mutating func open(_ tag: StaticString, _ element: Element) {
    rareMark = nil
    html.raw(0x3C)
    html.raw(tag)
    html.raw(" class=\"")
    html.token(element.role.rawValue)
    if !element.style.properties.isEmpty { styleClasses(element) }
  }

  /// Appends a class with a name from the content.
  mutating func addClass(_ name: String?) {
    guard let name, !name.isEmpty else { return }
    html.raw(0x20)
    html.token(name)
  }

  /// Ends the list of classes, and appends the attributes that any element may have.
  mutating func attributes(_ element: Element) {
    html.raw("\" data-i=\"")
    html.integer(Int(element.id.rawValue))
    html.raw(0x22)
    fillsWidth = false
    if isDeep && element.canExpand && !element.children.isEmpty {
      let expansion = element.horizontalExpansion
      fillsWidth = expansion == .full || element.frame?.width != nil
      // A divider in a horizontal stack is vertical.
      if !isInRow || !element.isFramedDivider { mark(" data-cw", expansion) }
      mark(" data-ch", element.verticalExpansion)
    }
    if !element.events.isEmpty { events(element.events, reportsRows: element.content.bool(.reportsVisibleRows)) }
    // Most elements are plain containers and texts, whose contents have no attributes.
    let isPlain = element.content.isAtMostText
    if !isPlain {
      for entry in element.content.entries { attribute(entry, of: element) }
    }
    let isTapView = isPlain ? element.events.contains(.tap) : element.isTapped
    let isButton = isTapView && !element.role.containsButton && !element.isTableRow
    // A script limits the movement of the pointer in a tap.
    if isButton || element.needsRareStyles { rarePart() }
    graphics(of: element, isPlain: isPlain)
    hitTesting(of: element, isPlain: isPlain)
    if !isPlain { description(of: element) }
    if isButton {
      if !element.role.hasOwnRole { html.raw(" role=\"button\"") }
      // A screen receives the focus when it appears.
      if element.role != .screen { html.raw(" tabindex=\"0\"") }
    }
    if !isPlain, element.content.bool(.isAccessibilityFocused), element.isFocusedByRequest, !element.content.bool(.isFocusable) {
      html.raw(" tabindex=\"-1\"")
    }
    html.styleAttribute(of: element)
  }

  /// Appends a mark if the container expands because of its content.
  mutating func mark(_ name: StaticString, _ expansion: Element.Expansion) {
    guard expansion != .none else { return }
    html.raw(name)
    if expansion == .fitting { html.raw("=fit") }
  }

  /// Appends an attribute that indicates whether an element receives clicks if its role does not determine that. Invisible
  /// elements receive no clicks.
  private mutating func hitTesting(of element: Element, isPlain: Bool) {
    if element.style.properties.contains(where: \.isTransparent) || !isPlain && element.content[.allowsHitTesting] == .bool(false)
    {
      html.raw(" data-hit=\"none\"")
    } else if element.style.properties.contains(where: \.isContentShape) {
      html.raw(" data-hit=\"shape\"")
    } else if !isPlain, element.content.bool(.hasContentShape) {
      html.raw(" data-hit=\"all\"")
    }
  }

  /// Ends the start tag.
  mutating func close() {
    html.raw(0x3E)
  }

  /// Appends the tasks of the script for geometry, gestures and motion on the element.
  private mutating func graphics(of element: Element, isPlain: Bool) {
    if isPlain {
      if element.role == .rowGap { html.raw(" data-g=\"gap\"") }
      if element.role == .pages { html.raw(" data-g=\"pages\"") }
      return
    }
    let content = element.content
    var words = [content.string(.measures)].compactMap(\.self) + content.strings(.gestures)
    if case .loop? = content[.loop] { words.append("loop") }
    if content[.visibilityThreshold] != nil { words.append("seen") }
    if content[.scrollEffect] != nil { words.append("effect") }
    if content[.zoomName] != nil { words.append("zoom") }
    let scrollKeys: [Content.Key] = [.scrollTarget, .scrollAnchor, .keptScrollAnchor, .scrollReports]
    if scrollKeys.contains(where: { content[$0] != nil }) { words.append("scroll") }
    if element.role == .rowGap { words.append("gap") }
    if element.role == .button, content.hasKind(.paste) { words.append("paste") }
    if element.role == .pages { words.append("pages") }
    if element.role == .layers, content[.insetEdge] != nil { words.append("inset") }
    if !words.isEmpty { html.attribute("data-g", words.joined(separator: " ")) }
  }

  /// Appends the attribute for an entry of an element's content, if it has one.
  private mutating func attribute(_ entry: Content.Entry, of element: Element) {
    switch (entry.key, entry.value) {
    case (.identifier, .string(let value)): html.attribute("data-testid", value)
    case (.redaction, .string(let value)): html.attribute("data-redacted", value)
    case (.shortcut, .string(let value)): html.attribute("data-k", value)
    case (.help, .string(let value)): html.attribute("title", value)
    case (.layoutDirection, _):
      let direction = element.content.layoutDirection ?? .leftToRight
      html.attribute("dir", direction.rawValue)
    case (.loop, .loop(let change)): loop(change, element.style)
    case (.zoomName, .number(let name)): html.attribute("data-zs", name)
    case (.zoomSource, .number(let name)): html.attribute("data-zoom", name)
    case (.isDisabled, .bool(true)): disabled(element.role)
    case (.isSelectable, .bool(true)): html.raw(" data-selectable")
    case (.colorScheme, _):
      let scheme = element.content.colorScheme ?? .light
      html.attribute("data-scheme", scheme.rawValue)
    case (.flipsForRightToLeft, .bool(true)): html.raw(" data-flips")
    case (.reactsToPresses, .bool(true)): rarePart("glass")
    case (.hidesFocusRing, .bool(true)): rarePart("ringless")
    case (.badgeProminence, .string(let value)): rarePart(value)
    case (.badge, .string(let value)): if !element.role.showsBadge { html.attribute("data-badge", value) }
    case (.badge, .number(let value)): if !element.role.showsBadge { html.attribute("data-badge", value) }
    case (.selectionControl, .string(let control)): html.attribute("id", "row\(control)")
    case (.sectionTitle, .string(let value)) where element.role == .option: html.attribute("data-group", value)
    case (.sectionTitle, .string(let value)) where element.role != .column:
      rarePart("header")
      html.attribute("data-header", value)
    default:
      accessibilityAttribute(entry, of: element)
      scrollAttribute(entry, of: element)
    }
  }

  /// Appends the attribute for an entry that screen readers or the focus use.
  private mutating func accessibilityAttribute(_ entry: Content.Entry, of element: Element) {
    switch (entry.key, entry.value) {
    case (.label, .string(let value)):
      guard !element.role.isLabelElement, !element.hasOwnName, !value.isEmpty else { return }
      html.attribute("aria-label", value)
      // Only an element with a role may have an accessible name.
      if let role = element.roleOfName {
        html.raw(" role=\"")
        html.raw(role)
        html.raw(0x22)
      }
    case (.isAccessibilityHidden, .bool(true)): html.raw(" aria-hidden=\"true\"")
    case (.isFocusable, .bool(true)): if element.isFocusedByRequest { html.raw(" tabindex=\"0\"") }
    case (.isAccessibilityFocused, .bool(true)): html.raw(" data-focus")
    case (.isFocused, .bool(true)):
      if !element.role.isField, !element.content.bool(.isAccessibilityFocused) { html.raw(" data-focus") }
    case (.isSelected, .bool(true)):
      let isRow = element.role.isRowLike && !element.isTableRow && !element.content.hasTrait("switch")
      if isRow { html.raw(" aria-current=\"true\"") }
    case (.accessibilityChildren, _): accessibilityRole(of: element, element.content.accessibilityChildren ?? .contain)
    case (.level, .number):
      guard let level = element.headingLevel else { return }
      html.raw(" role=\"heading\"")
      html.attribute("aria-level", level)
    case (.traits, .strings): traits(of: element)
    default: break
    }
  }

  /// Appends the attribute for an entry of scrolling content, or of content that extends below bars.
  private mutating func scrollAttribute(_ entry: Content.Entry, of element: Element) {
    switch (entry.key, entry.value) {
    case (.ignoredEdges, _):
      // Containers of screens extend below bars without this. Bars exist only at the top and the bottom.
      let edges = element.content.edges(.ignoredEdges).filter(\.isVertical)
      guard element.role == .box, !edges.isEmpty else { return }
      rarePart()
      html.attribute("data-bleed", edges.map(\.rawValue).joined(separator: " "))
    case (.backgroundEdges, .strings(let edges)):
      rarePart()
      html.attribute("data-inside", edges.joined(separator: " "))
    case (.isScrollDisabled, .bool(true)): html.raw(" data-still")
    case (.isScrollTargetLayout, .bool(true)): html.raw(" data-targets")
    case (.isScrollTarget, .bool(true)): html.raw(" data-target")
    case (.scrollEffect, .scrollEffect(let effect)): html.attribute("data-effect", PageMotion.scrollEffect(effect))
    case (.visibilityThreshold, .number(let part)): html.attribute("data-part", part)
    default: break
    }
  }

  /// Appends a repeated change of the style.
  private mutating func loop(_ change: LoopingChange, _ style: Style) {
    html.attribute("data-loop", PageMotion.loop(change, style))
  }

  /// Appends the role of a view that is one element for screen readers. Screen readers do not read the children of images.
  private mutating func accessibilityRole(of element: Element, _ children: Content.AccessibilityChildren) {
    guard element.role.hasNoRole, element.content.traitRole == nil, !element.isTapped, element.headingLevel == nil else { return }
    // A view without a name whose children are replaced contains nothing to read.
    if children == .replaced, element.content[.label] == nil {
      if !element.content.bool(.isAccessibilityHidden) { html.raw(" aria-hidden=\"true\"") }
      return
    }
    html.raw(children == .ignore || children == .replaced ? " role=\"img\"" : " role=\"group\"")
    if children == .combine { nameByTexts(element) }
  }

  /// Appends a reference to the texts in an element, which form its accessible name if it has no label.
  private mutating func nameByTexts(_ element: Element) {
    guard element.content[.label] == nil else { return }
    // An element that refers to itself has the texts in it as its name. A selectable row already has an id.
    let row = element.content.string(.selectionControl)
    let id = row.map { "row\($0)" } ?? "combined\(element.id.rawValue)"
    if row == nil { html.attribute("id", id) }
    html.attribute("aria-labelledby", id)
  }

  /// Appends the role and the states that a view sets by traits. Native controls and views with a tap action keep their role. A
  /// toggle that accepts taps is a button with a state.
  private mutating func traits(of element: Element) {
    let content = element.content
    if content.hasTrait("updates") { html.raw(" aria-live=\"off\"") }
    if content.hasTrait("switch"), element.isToggleButton {
      return html.raw(content.isToggledOn ? " aria-pressed=\"true\"" : " aria-pressed=\"false\"")
    }
    guard element.role.hasNoRole, !element.isTapped, let role = content.traitRole else { return }
    html.attribute("role", role)
    switch role {
    case "switch": html.raw(content.isToggledOn ? " aria-checked=\"true\"" : " aria-checked=\"false\"")
    case "dialog":
      html.raw(" aria-modal=\"true\"")
      nameByTexts(element)
    default: break
    }
  }

  /// Appends the description that screen readers read after the name. Only elements with a range may have a textual value
  /// (`aria-valuetext`). For other elements, the value is part of the description.
  private mutating func description(of element: Element) {
    let isSpinButton = element.content.traitRole == "spinbutton"
    let value = element.role.isRange || isSpinButton ? nil : element.content.string(.accessibilityValue)
    if isSpinButton, let value = element.content.string(.accessibilityValue) { html.attribute("aria-valuetext", value) }
    // A column names its Back button by the title of the previous column.
    let section = element.role == .option || element.role == .column ? nil : element.content.string(.sectionTitle)
    let parts =
      [value, element.content.string(.hint), section].compactMap(\.self)
      + element.content.strings(.customContent)
    if !parts.isEmpty { html.attribute("aria-description", parts.joined(separator: ", ")) }
  }

  /// Appends the disabled state. Native controls use the attribute `disabled`, other elements `aria-disabled`.
  private mutating func disabled(_ role: Role) {
    switch role {
    case .button, .link, .backButton, .tab, .rowControl: html.raw(openButtons > 0 ? " aria-disabled=\"true\"" : " disabled")
    default: html.raw(" aria-disabled=\"true\"")
    }
  }

  private mutating func events(_ events: EventSet, reportsRows: Bool) {
    html.raw(" data-e=\"")
    var isFirst = true
    func separator(_ html: inout HTMLBuffer) {
      if !isFirst { html.raw(0x20) }
      isFirst = false
    }
    for (event, name) in Self.eventNames where events.contains(event) {
      separator(&html)
      html.raw(name)
    }
    if reportsRows { html.raw(" scroll") }
    html.raw(0x22)
  }

  private static let eventNames: [(EventSet, StaticString)] = [
    (.tap, "tap"), (.change, "change"), (.submit, "submit"), (.focus, "focus"), (.dismiss, "dismiss"), (.openURL, "url"),
    (.scenePhase, "phase"), (.back, "back"), (.menu, "menu"), (.gesture, "gesture"),
  ]

  /// Appends classes for layout behavior that one CSS declaration cannot express.
  private mutating func styleClasses(_ element: Element) {
    for property in element.style.properties {
      switch property {
      case .frame(let bounds):
        let frame = element.fitted(bounds)
        if frame.width != nil || element.hasUnknownWidth { html.raw(" fw") }
        if frame.height != nil || element.hasUnknownHeight { html.raw(" fh") }
        if frame.width == nil, frame.idealWidth?.isFinite == true { html.raw(" iw") }
        if frame.height == nil, frame.idealHeight?.isFinite == true { html.raw(" ih") }
        if frame.maxWidth != nil { html.raw(" gw") }
        if frame.maxHeight != nil { html.raw(" gh") }
      // A container with its ideal width does not expand.
      case .fixedSize(horizontal: true, vertical: _) where element.canExpand && element.role != .box: html.raw(" fw")
      case .controlSize(let size):
        html.raw(" size-")
        html.token(size.rawValue)
      case .truncation(.head): if !element.style.fitsLinesInFrame { html.raw(" head") }
      // The style of a progress view does not use this class, and sliders always have it.
      case .labelsHidden(true): if element.role != .progress, element.role != .slider { html.raw(" unlabeled") }
      // Scrolling content of a box without vertical padding extends below bars.
      case .padding(let insets): if element.role == .box && (insets.top != 0 || insets.bottom != 0) { html.raw(" vp") }
      default: break
      }
    }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is a row of a table.
  var isTableRow: Bool { role == .box && content.hasKind(.tableRow) }

  /// A Boolean value that indicates whether the element is the header of a table's column.
  var isColumnHeader: Bool { role == .box && content.hasKind(.columnHeader) }

  /// A Boolean value that indicates whether a tap or a press on the element has an effect, which the keyboard must also offer.
  var isTapped: Bool {
    events.contains(.tap) || content.strings(.gestures).contains { $0.hasPrefix("tap") || $0.hasPrefix("press") }
  }
}

extension Content {
  /// Returns a Boolean value that indicates whether a view sets a trait.
  func hasTrait(_ name: String) -> Bool { strings(.traits).contains(name) }

  /// The ARIA role that a view sets by its traits, or nil. Only text fields can be search fields.
  fileprivate var traitRole: String? {
    let traits = strings(.traits)
    return traits.first { !["modal", "updates", "searchbox"].contains($0) } ?? (traits.contains("modal") ? "dialog" : nil)
  }

  /// A Boolean value that indicates whether the view has the trait of a toggle and is on.
  fileprivate var isToggledOn: Bool {
    bool(.isSelected) || ["on", "true", "1"].contains(string(.accessibilityValue)?.lowercased())
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is a button on which a toggle may be based.
  fileprivate var isToggleButton: Bool {
    if role == .button { return content.string(.url) == nil && !content.hasVariant(.menuItem) }
    return isTapped && !role.containsButton && !isTableRow
  }
}

extension StyleProperty {
  fileprivate var isContentShape: Bool {
    if case .contentShape = self { true } else { false }
  }

  fileprivate var isTransparent: Bool {
    if case .opacity(let opacity) = self { opacity <= 0 } else { false }
  }
}

extension Element {
  /// A Boolean value that indicates whether the keyboard can focus the element only when the app requests it.
  fileprivate var isFocusedByRequest: Bool { (role.hasNoRole || role == .image) && !events.contains(.tap) }

  /// The level of a container that is a heading, or nil. A text that is a heading has another tag. The title of a screen has the
  /// first level.
  fileprivate var headingLevel: Double? {
    guard role.hasNoRole, role != .text, !isTapped, content.kind == nil, content.traitRole == nil else { return nil }
    return content.number(.level).map { min(max($0, 1), 3) + 1 }
  }

  /// The role that lets an element without another one have an accessible name, or nil. The name of an image replaces what is in
  /// it. The name of a group precedes its content.
  fileprivate var roleOfName: StaticString? {
    if role == .list || role == .form || role == .scrollView { return content.traitRole == nil && !isTapped ? "group" : nil }
    guard role.hasNoRole, !isTapped, headingLevel == nil, content.traitRole == nil else { return nil }
    if content[.accessibilityChildren] != nil { return nil }
    switch role {
    case .color, .shape, .label: return "img"
    case .text:
      if content.number(.level) != nil { return nil }
      return content.runs.contains { $0.url != nil } ? "group" : "img"
    default: return content.kind == nil ? "group" : nil
    }
  }
}
