import NavigatorHost

/// The HTML of stacks, lists, layers and other containers.
extension HTMLWriter {
  /// Appends the children of a container that is not represented by an HTML element.
  mutating func group(_ element: Element) {
    open("div", element)
    switch element.role {
    case .label: addClass(element.content.string(.variant))
    case .navigationStack: html.raw(" gw gh")
    case .labeledContent: html.raw(" gw")
    case .box: if let kind = element.content.kind, Self.boxKinds.contains(kind) { addClass(kind.rawValue) }
    case .section: addClass(element.content.string(.kind))
    default: break
    }
    attributes(element)
    // The title next to the icon is its accessible description.
    if element.role == .labelIcon, !element.content.bool(.isAccessibilityHidden) { html.raw(" aria-hidden=\"true\"") }
    if element.role == .swipeRow, element.content.bool(.isExpanded) { html.raw(" data-open") }
    if element.role == .controlGroup {
      html.raw(" role=\"group\"")
      rarePart()
    }
    if element.role == .box, element.content.hasKind(.keyboardBar) { rarePart() }
    if element.role == .box, element.content.hasKind(.openRing) { html.raw(" data-marks") }
    if element.role == .section {
      sectionSeparators(of: element)
      if element.content[.contentMargins] != nil { rarePart() }
    }
    if element.role == .box, element.isTableRow || !element.isTapped,
      let role = element.content.kind.flatMap({ Self.tableRoles[$0] })
    {
      html.attribute("role", role == "table" && element.content.hasVariant(.tree) ? "treegrid" : role)
    }
    if element.role == .box, element.content.hasKind(.rowHeader), let count = element.content.number(.value) {
      html.attribute("aria-colspan", count)
    }
    if element.isTableRow { tableRow(element) }
    if element.isColumnHeader { columnHeader(element.content) }
    close()
    if element.isColumnHeader, element.content.hasVariant(.resizable) {
      html.raw("<i class=\"columnEdge\" role=\"separator\" aria-orientation=\"vertical\" aria-description=\"Width\"></i>")
    }
    if element.content.hasKind(.loading), element.role == .box { loading(element.content) }
    children(of: element)
    html.raw("</div>")
  }

  /// Appends the role of a table row. For a selectable row, also appends the selection state.
  private mutating func tableRow(_ element: Element) {
    html.raw(" role=\"row\"")
    if let level = element.content.number(.level) { html.attribute("aria-level", level) }
    if element.content[.isExpanded] != nil {
      html.raw(element.content.bool(.isExpanded) ? " aria-expanded=\"true\"" : " aria-expanded=\"false\"")
    }
    if element.events.contains(.tap) {
      html.raw(
        element.content.bool(.isSelected) ? " tabindex=\"0\" aria-selected=\"true\"" : " tabindex=\"0\" aria-selected=\"false\"")
    }
  }

  /// Appends the name of a table column and the width that the user has set. The page sizes the cells.
  private mutating func columnHeader(_ content: Content) {
    if let name = content.string(.name) { html.attribute("data-col", name) }
    if let width = content.number(.value) { html.attribute("data-width", width) }
  }

  /// The kinds of boxes that have a class.
  private static let boxKinds: Set<Content.Kind> = [
    .representation, .menuBar, .shortcuts, .table, .tableHeader, .tableRow, .columnHeader, .tableCell, .currentValue,
    .keyboardBar, .gaugeRing, .openRing, .bottomBar, .bottomAccessory, .rowItem,
  ]

  /// The roles of the parts of a table for assistive technologies.
  private static let tableRoles: [Content.Kind: String] = [
    .table: "table", .tableHeader: "row", .tableSection: "row", .rowHeader: "rowheader", .columnHeader: "columnheader",
    .tableCell: "cell",
  ]

  /// Appends a hidden picture that the browser loads for the app.
  private mutating func loading(_ content: Content) {
    html.raw("<img class=\"loading\" alt=\"\" hidden src=\"")
    html.text(content.string(.url).flatMap(SafeURL.image) ?? "data:,")
    html.raw("\">")
  }

  mutating func stack(_ element: Element) {
    open("div", element)
    if element.isGeometryReader { html.raw(" gw gh geometry") }
    if element.content.hasKind(.placed) { html.raw(" geometry") }
    if element.hasOverlappingViews { html.raw(" lapped") }
    if let alignment = element.content.alignment {
      html.raw(" to-")
      html.token(alignment.rawValue)
    }
    body(of: element)
  }

  mutating func layer(_ element: Element) {
    open("div", element)
    if let alignment = element.content.alignment {
      html.raw(" to-")
      html.token(alignment.rawValue)
    }
    if element.role == .layers, let edge = element.content.insetEdge { return insetBody(of: element, edge) }
    body(of: element)
  }

  mutating func scrollView(_ element: Element) {
    open("div", element)
    let axes = element.content.axes
    let isHorizontal = axes == .horizontal
    html.raw(isHorizontal ? " gw horizontal" : axes == .both ? " gw gh both" : " gw gh")
    if element.content[.showsIndicators] == .bool(false) { html.raw(" bare") }
    if element.content[.scrollAlignment] != nil { html.raw(" anchored") }
    scrollClasses(element.content)
    attributes(element)
    if isHorizontal, isDeep { mark(" data-ch", element.verticalExpansion) }
    scrollAttributes(element.content)
    refreshState(element)
    close()
    refreshButton(element.content)
    slot(of: element, "<div class=\"scrolled\" data-s>", "</div></div>")
  }

  mutating func list(_ element: Element) {
    open("div", element)
    html.raw(" gw gh")
    addClass(element.content.string(.variant) ?? Content.Variant.automatic.rawValue)
    if element.content.backgroundVisibility == .hidden { html.raw(" clear") }
    if let spacing = element.content.number(.rowSpacing), spacing > 0 { html.raw(" spaced") }
    scrollClasses(element.content)
    attributes(element)
    scrollAttributes(element.content)
    refreshState(element)
    sectionSeparators(of: element)
    close()
    refreshButton(element.content)
    children(of: element)
    html.raw("</div>")
  }

  /// Appends the attribute that loads the style of lines above and below sections.
  private mutating func sectionSeparators(of element: Element) {
    if element.style.properties.contains(where: \.isSectionSeparator) { rarePart("lines") }
  }

  mutating func sectionHeader(_ element: Element) {
    open("div", element)
    if element.content.hasKind(.increased) { html.raw(" prominent") }
    guard case .bool(let isExpanded)? = element.content[.isExpanded] else {
      attributes(element)
      // Menus contain no headings.
      if !element.content.hasKind(.menuItem) { html.raw(" role=\"heading\" aria-level=\"2\"") }
      if element.content.hasKind(.optionGroup) { rarePart() }
      close()
      children(of: element)
      return html.raw("</div>")
    }
    html.raw(" collapsible")
    attributes(element)
    html.raw(" role=\"heading\" aria-level=\"2\"><span class=\"disclosure\" role=\"button\" tabindex=\"0\" aria-expanded=")
    html.raw(isExpanded ? "\"true\"" : "\"false\"")
    slot(of: element, " data-s>", "</span></div>")
  }

  /// Appends a control of a row in edit mode.
  mutating func rowControl(_ element: Element) {
    open("button", element)
    addClass(element.content.string(.kind))
    attributes(element)
    if element.content.hasKind(.select) {
      // The accessible name consists of the names of the control and of the row.
      let id = element.id.rawValue
      html.attribute("id", "select\(id)")
      html.attribute("aria-labelledby", "select\(id) row\(id)")
      rarePart()
      html.raw(" role=\"checkbox\" aria-checked=")
      html.raw(element.content.bool(.isOn) ? "\"true\"" : "\"false\"")
    }
    html.raw(" type=\"button\">")
    children(of: element)
    html.raw("</button>")
  }

  /// Appends attributes that indicate whether users can refresh the content, and whether a refresh is in progress.
  private mutating func refreshState(_ element: Element) {
    guard case .bool(let isRefreshing)? = element.content[.isRefreshing] else { return }
    html.raw(isRefreshing ? " data-refresh=\"true\" aria-busy=\"true\"" : " data-refresh=\"false\"")
  }

  /// Appends the button that refreshes the content without a gesture. It is visible while it has the focus. The class `section`
  /// excludes it from the rows of a list, and gives the next row the appearance of a first one.
  private mutating func refreshButton(_ content: Content) {
    guard content[.isRefreshing] != nil else { return }
    html.raw("<button type=\"button\" class=\"refresh section unseen\">")
    html.text(content.strings(.partNames).first ?? "Refresh")
    html.raw("</button>")
  }

  mutating func swipeActions(_ element: Element) {
    open("div", element)
    addClass(element.content.swipeEdge.rawValue)
    if element.content.bool(.allowsFullSwipe) { html.raw(" full") }
    body(of: element)
  }

  /// Ends the start tag of a `div` that is also the slot, appends the children, and closes the element.
  mutating func body(of element: Element) {
    attributes(element)
    close()
    children(of: element)
    html.raw("</div>")
  }
}
