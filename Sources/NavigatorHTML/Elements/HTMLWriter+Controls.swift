import NavigatorHost

/// The HTML of controls.
extension HTMLWriter {
  mutating func button(_ element: Element) {
    // A space that is typed into a field in a `<button>` also clicks the button, so this button is written like a nested one.
    if openButtons == 0, element.hasTextField {
      openButtons += 1
      button(element)
      openButtons -= 1
      return
    }
    let isNested = openButtons > 0
    let address = isNested ? nil : element.linkedAddress
    open(isNested ? "div" : address == nil ? "button" : "a", element)
    // A link with a style of buttons has the appearance of a button.
    if element.role == .link, element.content[.variant] != nil, !element.content.hasVariant(.menuItem) { html.raw(" button") }
    addClass(element.content.string(.variant))
    addClass(element.content.string(.role))
    addClass(element.content.string(.borderShape))
    if element.content.bool(.showsIndicators) { html.raw(" indicated") }
    attributes(element)
    if element.role == .link, let shows = element.content[.showsIndicators] {
      rarePart()
      html.raw(shows == .bool(true) ? " data-mark=\"visible\"" : " data-mark=\"hidden\"")
    }
    menuState(element)
    let isItem = element.content.hasVariant(.menuItem)
    if isItem { html.raw(" role=\"menuitem\"") }
    if let address {
      html.attribute("href", address)
      // The browser opens an address outside of the app in another tab, as the session does.
      html.raw(address.utf8.first == 0x2F ? ">" : " target=\"_blank\" rel=\"noopener noreferrer\">")
    } else if isNested {
      html.raw(isItem ? " tabindex=\"0\">" : " role=\"button\" tabindex=\"0\">")
    } else {
      html.raw(element.isLinkView && !isItem ? " role=\"link\" type=\"button\">" : " type=\"button\">")
    }
    openButtons += 1
    children(of: element)
    openButtons -= 1
    if element.role.showsBadge { badge(element) }
    html.raw(isNested ? "</div>" : address == nil ? "</button>" : "</a>")
  }

  /// Appends the state of the menu or the disclosure group that a button opens.
  private mutating func menuState(_ element: Element) {
    switch element.content.kind {
    case .share:
      html.attribute("data-share", element.content.string(.value) ?? "")
      if let title = element.content.string(.title) { html.attribute("data-title", title) }
      return
    case .paste:
      html.raw(" data-paste")
      return
    case .importFiles:
      html.raw(" data-file=\"import\"")
      let types = element.content.strings(.fileTypes)
      if !types.isEmpty { html.attribute("data-types", types.joined(separator: ",")) }
      if element.content.bool(.allowsSeveral) { html.raw(" data-several") }
      return failure(element.content)
    case .exportFiles:
      html.raw(" data-file=\"export\"")
      return failure(element.content)
    case .menu: html.raw(" aria-haspopup=\"menu\" aria-expanded=")
    case .disclosure: html.raw(" data-disclosure aria-expanded=")
    default: return
    }
    html.raw(element.content.bool(.isExpanded) ? "\"true\"" : "\"false\"")
  }

  /// Appends the notice for a failure that the session does not learn of, such as that of the network.
  private mutating func failure(_ content: Content) {
    html.attribute("data-failed", content.strings(.partNames).first ?? "The file could not be transferred. Try again.")
  }

  mutating func toggle(_ element: Element) {
    let isItem = element.content.hasKind(.menuItem)
    open("label", element)
    html.raw(isItem ? " menuItem" : " gw")
    attributes(element)
    close()
    slot(of: element, "<span class=\"title\" data-s>", "</span>")
    html.raw("<input type=\"checkbox\" role=")
    html.raw(isItem ? "\"menuitemcheckbox\"" : "\"switch\"")
    if element.content.bool(.isOn) { html.raw(" checked") }
    controlState(element)
    html.raw("></label>")
  }

  mutating func picker(_ element: Element) {
    let content = element.content
    let isInMenu = content.hasVariant(.menuItems)
    let isWheel = content.hasVariant(.wheel)
    let isMenu = !content.hasVariant(.segmented) && !content.hasVariant(.inline) && !isWheel && !isInMenu
    open("div", element)
    html.raw(isMenu ? " menu" : " gw")
    if !content.hasVariant(.menu) { addClass(content.string(.variant)) }
    attributes(element)
    // A picker that is a menu has its name at the native control.
    if !isMenu, let name = content.string(.label) ?? content.string(.title) { html.attribute("aria-label", name) }
    html.raw(isMenu ? ">" : isInMenu ? " role=\"group\">" : " role=\"radiogroup\">")
    if isWheel {
      // The size must not depend on the script that adds the style of the options. The space before and after the options allows
      // each option to be in the middle.
      slot(
        of: element,
        "<div class=\"choices\" style=\"position:relative;flex:1;height:216px;padding:90px 0;overflow:auto\" data-s>",
        "</div>")
    } else {
      slot(of: element, "<div class=\"choices\" data-s>", "</div>")
    }
    if isMenu {
      // The script adds the options. Until then, the selected option is visible below the control.
      html.symbol("chevron.up.chevron.down")
      html.raw("<select")
      if let selection = content.number(.selection) { html.attribute("data-value", selection) }
      controlState(element)
      html.raw("></select>")
    }
    html.raw("</div>")
  }

  mutating func option(_ element: Element) {
    let isSelected = element.content.bool(.isSelected)
    open("label", element)
    if isSelected { html.raw(" selected") }
    attributes(element)
    html.raw("><input type=\"radio\"")
    if element.content.hasVariant(.menuItem) { html.raw(" role=\"menuitemradio\"") }
    if isSelected { html.raw(" checked") }
    controlState(element)
    html.raw(">")
    slot(of: element, "<span data-s>", "</span>")
    // The menu of a picker consists of texts, so an option that is an image has its name as a hidden text.
    if let name = element.content.string(.label) {
      html.raw("<span class=\"unseen\">")
      html.text(name)
      html.raw("</span>")
    }
    html.raw("</label>")
  }

  mutating func stepper(_ element: Element) {
    open("div", element)
    html.raw(" gw")
    attributes(element)
    html.raw(" role=\"group\"")
    let name = "stepper\(element.id.rawValue)"
    if element.content[.label] == nil { html.attribute("aria-labelledby", name) }
    html.raw("><span class=\"title\" data-s")
    html.attribute("id", name)
    slot(of: element, ">", "</span><span class=\"steps\">")
    let labels = element.content.strings(.stepLabels)
    step("-1", labels.first ?? "Decrement", isEnabled: element.content.allows(.canDecrement))
    step("1", labels.last ?? "Increment", isEnabled: element.content.allows(.canIncrement))
    html.raw("</span></div>")
  }

  /// Appends a button of a stepper. Inside another button it is not a native button, because the HTML parser closes a button when
  /// another one begins.
  private mutating func step(_ step: StaticString, _ name: String, isEnabled: Bool) {
    let isNested = openButtons > 0
    html.raw(isNested ? "<span role=\"button\" tabindex=\"0\" data-step=\"" : "<button type=\"button\" data-step=\"")
    html.raw(step)
    html.raw(0x22)
    html.attribute("aria-label", name)
    if !isEnabled { html.raw(isNested ? " aria-disabled=\"true\"" : " disabled") }
    html.raw(isNested ? "></span>" : "></button>")
  }

  mutating func datePicker(_ element: Element) {
    let content = element.content
    let kind = content.kind
    open("label", element)
    html.raw(" gw")
    attributes(element)
    close()
    slot(of: element, "<span class=\"title\" data-s>", "</span>")
    html.raw(kind == .date ? "<input type=\"date\"" : kind == .time ? "<input type=\"time\"" : "<input type=\"datetime-local\"")
    html.attribute("value", content.string(.value) ?? "")
    // The range of times may span midnight, which an input cannot represent.
    if kind != .time {
      if let minimum = content.string(.minimum) { html.attribute("min", minimum) }
      if let maximum = content.string(.maximum) { html.attribute("max", maximum) }
    }
    controlState(element)
    html.raw("></label>")
  }

  mutating func colorPicker(_ element: Element) {
    open("label", element)
    html.raw(" gw")
    attributes(element)
    close()
    slot(of: element, "<span class=\"title\" data-s>", "</span>")
    html.raw("<input type=\"color\"")
    html.attribute("value", element.content.string(.value) ?? "#000000")
    controlState(element)
    html.raw("></label>")
  }

  /// Appends the attributes of the native control inside a label.
  mutating func controlState(_ element: Element) {
    if element.content.bool(.isDisabled) { html.raw(" disabled") }
    if let label = element.content.string(.label) { html.attribute("aria-label", label) }
    if element.role.isRange, let value = element.content.string(.accessibilityValue) { html.attribute("aria-valuetext", value) }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is a link to an address, and not to a screen.
  fileprivate var isLinkView: Bool { role == .button && content[.url] != nil }

  /// The address of an anchor: that of a screen in the app, or that of a link, which may be outside of the app. The value is nil
  /// if the element is a button. The keyboard moves between the buttons of a menu.
  fileprivate var linkedAddress: String? {
    guard !content.bool(.isDisabled), !content.hasVariant(.menuItem), let url = content.string(.url) else { return nil }
    return (role == .button ? SafeURL.checked(url) : nil) ?? SafeURL.path(url)
  }
}

extension Content {
  /// Returns a Boolean value that indicates whether a step is possible: the control is enabled and the value of the key is not
  /// false.
  fileprivate func allows(_ key: Key) -> Bool {
    self[key] != .bool(false) && !bool(.isDisabled)
  }
}

extension Element {
  /// A Boolean value that indicates whether the element contains a field in which users type text.
  fileprivate var hasTextField: Bool {
    children.contains { [.textField, .secureField].contains($0.role) || $0.hasTextField }
  }
}
