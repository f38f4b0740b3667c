import NavigatorHost

/// The HTML of windows, screens, bars, tabs and columns.
extension HTMLWriter {
  mutating func window(_ element: Element) {
    open("main", element)
    attributes(element)
    if element.content.bool(.isDismissDisabled) { html.raw(" data-keep") }
    // Addresses contain no spaces.
    let addresses = element.content.strings(.windowAddresses)
    if !addresses.isEmpty { html.attribute("data-w", addresses.joined(separator: " ")) }
    close()
    children(of: element)
    html.raw("</main>")
  }

  mutating func screen(_ element: Element) {
    open("section", element)
    addClass(element.content.displayMode?.rawValue)
    if element.content.bool(.isCovered) { html.raw(" covered") }
    attributes(element)
    if let title = element.content.string(.title), !title.isEmpty { html.attribute("aria-label", title) }
    html.raw(" tabindex=\"-1\"")
    if element.content.bool(.isCovered) { html.raw(" inert") }
    close()
    children(of: element)
    html.raw("</section>")
  }

  mutating func navigationBar(_ element: Element) {
    let title = element.content.string(.title) ?? ""
    let isLarge = element.content.displayMode == .large && !title.isEmpty
    open("nav", element)
    html.raw(isLarge ? " large" : " inline")
    let showsBottomItemsAlone = element.content.hasKind(.bottomBar)
    if showsBottomItemsAlone || element.content.bool(.isHidden) { html.raw(" absent") }
    // A column whose screen has this class has no Back button either.
    if element.content.bool(.hidesBackButton) { html.raw(" noBack") }
    clearBackground(element)
    if element.content.backgroundVisibility == .visible { html.raw(" opaque") }
    attributes(element)
    if showsBottomItemsAlone { rarePart() }
    html.raw("><div class=\"material\"></div>")
    // The title precedes the buttons in the tab order, because the focus moves to the title of a new screen.
    if isLarge {
      html.raw("<div class=\"barTitle\" aria-hidden=\"true\">")
      html.text(title)
      html.raw("</div><div class=\"largeTitle\"><h1 tabindex=\"-1\">")
      html.text(title)
      html.raw("</h1>")
      subtitle(element)
      html.raw("</div>")
    } else if !title.isEmpty {
      html.raw("<h1 class=\"barTitle\" tabindex=\"-1\">")
      html.text(title)
      html.raw("</h1>")
      subtitle(element)
    }
    slot(of: element, "<div class=\"items\" data-s>", "</div></nav>")
  }

  /// Appends the text below the title of a bar.
  private mutating func subtitle(_ element: Element) {
    guard let text = element.content.string(.subtitle) else { return }
    html.raw("<p class=\"subtitle\">")
    html.text(text)
    html.raw("</p>")
  }

  mutating func backButton(_ element: Element) {
    let title = element.content.string(.text) ?? ""
    open("button", element)
    attributes(element)
    html.raw(" type=\"button\"")
    let word = element.content.string(.placeholder) ?? "Back"
    nameBackButton(word, title)
    close()
    html.symbol("chevron.backward")
    // The page determines which of the labels fits beside the title of the bar.
    html.raw("<span class=\"backTitle\">")
    html.text(title.isEmpty ? word : title)
    html.raw("</span><span class=\"backWord\">")
    html.text(word)
    html.raw("</span></button>")
  }

  /// Appends the accessible name of a button that leads back to a screen with a title.
  private mutating func nameBackButton(_ word: String, _ title: String) {
    if title.isEmpty || title == word {
      html.attribute("aria-label", word)
    } else {
      html.attribute("aria-label", word == "Back" ? "Back to " + title : word + ", " + title)
    }
  }

  mutating func toolbarItem(_ element: Element) {
    open("div", element)
    let placement = element.content.barPlacement
    addClass(placement.rawValue)
    // The page shows the item in the bar at the bottom while a field, or the item itself, has the focus.
    if placement == .keyboard { html.raw(" bottom") }
    clearBackground(element)
    attributes(element)
    if placement == .keyboard { html.raw(" tabindex=\"-1\"") }
    if placement == .titleMenu || placement == .keyboard { rarePart() }
    close()
    children(of: element)
    html.raw("</div>")
  }

  mutating func splitView(_ element: Element) {
    open("div", element)
    switch element.content.number(.selection) {
    case nil, 0: html.raw(" gw gh show-0")
    case 1: html.raw(" gw gh show-1")
    default: html.raw(" gw gh show-2")
    }
    addClass(element.content.string(.variant))
    if element.content[.showsSidebarToggle] == .bool(false) { html.raw(" fixed") }
    body(of: element)
  }

  /// The number of characters beyond which a button shows the word Back instead of the title of a column.
  private static let longestBackTitle = 12

  mutating func column(_ element: Element) {
    open("div", element)
    addClass(element.content.string(.kind))
    attributes(element)
    close()
    let names = element.content.strings(.partNames)
    let word = names.count > 1 ? names[1] : "Back"
    let title = element.content.hasKind(.sidebar) ? "" : element.content.string(.sectionTitle) ?? ""
    let label = title.count > Self.longestBackTitle ? word : title
    // The bars reserve space for the label of the button. Its width is an estimate, because the bars are beside the button.
    let space = min(46 + label.count * 10, 46 + Self.longestBackTitle * 10)
    html.raw("<div class=\"columnContent\"")
    if !label.isEmpty { html.attribute("style", "--back:\(space)px") }
    slot(of: element, " data-s>", "</div>")
    // The buttons are visible in wide windows: the first beside the sidebar's title, and the second while the sidebar is hidden.
    if element.content.hasKind(.sidebar) {
      sidebarToggle(names.first ?? "Hide sidebar")
    } else {
      sidebarToggle(names.first ?? "Show sidebar")
      // The button is visible in narrow windows, in which a column covers the previous one.
      html.raw("<button type=\"button\" class=\"columnBack\"")
      nameBackButton(word, title)
      if !label.isEmpty { html.attribute("style", "max-width:\(space - 8)px") }
      close()
      html.symbol("chevron.backward")
      if !label.isEmpty {
        html.raw("<span>")
        html.text(label)
        html.raw("</span>")
      }
      html.raw("</button>")
    }
    html.raw("</div>")
  }

  private mutating func sidebarToggle(_ name: String) {
    html.raw("<button type=\"button\" class=\"sidebarToggle\"")
    html.attribute("aria-label", name)
    html.raw(0x3E)
    html.symbol("sidebar.left")
    html.raw("</button>")
  }

  mutating func tabView(_ element: Element) {
    open("div", element)
    html.raw(" gw gh")
    addClass(element.content.string(.variant))
    attributes(element)
    if element.content.hasVariant(.sidebarAdaptable) { rarePart() }
    close()
    children(of: element)
    html.raw("</div>")
  }

  /// Appends a class for a bar without a background.
  private mutating func clearBackground(_ element: Element) {
    if element.content.backgroundVisibility == .hidden { html.raw(" clear") }
  }

  mutating func tabBar(_ element: Element) {
    open("div", element)
    clearBackground(element)
    attributes(element)
    // A list of tabs must not contain other elements. In a sidebar with other views, the page adds a list that owns the tabs.
    let isSidebar = element.content.hasKind(.sidebar)
    html.raw(isSidebar ? " role=\"group\"" : " role=\"tablist\"")
    if isSidebar { rarePart() }
    close()
    children(of: element)
    html.raw("</div>")
  }

  mutating func tab(_ element: Element) {
    open("button", element)
    attributes(element)
    tabIndex(element)
    if element.content.bool(.isSelected) { html.raw(" data-selected") }
    // The Tab key stops only at the selected tab. Arrow keys select the others.
    html.raw(" type=\"button\" role=\"tab\" aria-selected=")
    html.raw(element.content.bool(.isSelected) ? "\"true\">" : "\"false\" tabindex=\"-1\">")
    slot(of: element, "<span class=\"tabLabel\" data-s>", "</span>")
    badge(element)
    html.raw("</button>")
  }

  /// Appends the index of a tab, by which the script finds the content of the tab. The script changes the selection before the
  /// session has processed the tap. The attribute `data-selected` contains the session's selection.
  private mutating func tabIndex(_ element: Element) {
    if let index = element.content.number(.index) { html.attribute("data-tab", index) }
  }

  mutating func badge(_ element: Element) {
    switch element.content[.badge] {
    case .number(let value) where value == 0: return
    case .number(let value):
      html.raw("<span class=\"badge\">")
      html.number(value)
    case .string(let value) where !value.isEmpty:
      html.raw("<span class=\"badge\">")
      html.text(value)
    default: return
    }
    html.raw("</span>")
  }

  mutating func tabContent(_ element: Element) {
    open("div", element)
    let isSelected = element.content.bool(.isSelected)
    if isSelected { html.raw(" selected") }
    if element.content.bool(.isTabBarHidden) { html.raw(" alone") }
    attributes(element)
    tabIndex(element)
    html.raw(isSelected ? " role=\"tabpanel\">" : " role=\"tabpanel\" inert>")
    children(of: element)
    html.raw("</div>")
  }
}
