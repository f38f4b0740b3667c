import NavigatorHost

/// The start tag: classes, id, accepted events, accessibility, style.
extension HTMLWriter {
  /// Appends `<tag class="role`: further classes may follow.
  mutating func open(_ tag: StaticString, _ element: Element) {
    html.raw(0x3C)
    html.raw(tag)
    html.raw(" class=\"")
    html.token(element.role.rawValue)
    if !element.style.properties.isEmpty { styleClasses(element.style) }
  }

  /// Appends one more class, which comes from content.
  mutating func addClass(_ name: String?) {
    guard let name, !name.isEmpty else { return }
    html.raw(0x20)
    html.token(name)
  }

  /// Ends the classes and appends the attributes that any element may carry.
  mutating func attributes(_ element: Element) {
    html.raw("\" data-i=\"")
    html.integer(Int(element.id.rawValue))
    html.raw(0x22)
    if isDeep && element.canBeFilled && !element.children.isEmpty {
      if element.isWide { html.raw(" data-cw") }
      if element.isTall { html.raw(" data-ch") }
    }
    if !element.events.isEmpty { events(element.events) }
    for entry in element.content.entries { attribute(entry, of: element) }
    description(of: element)
    if element.events.contains(.tap) && !element.role.isButton { html.raw(" role=\"button\" tabindex=\"0\"") }
    html.styleAttribute(of: element)
  }

  /// Ends the start tag.
  mutating func close() {
    html.raw(0x3E)
  }

  private mutating func attribute(_ entry: Content.Entry, of element: Element) {
    switch (entry.key, entry.value) {
    case (.identifier, .string(let value)): html.attribute("data-testid", value)
    case (.label, .string(let value)): if !element.role.isLabelElement && !value.isEmpty { html.attribute("aria-label", value) }
    case (.help, .string(let value)): html.attribute("title", value)
    case (.layoutDirection, .string(let value)): html.attribute("dir", value == "rtl" ? "rtl" : "ltr")
    case (.isDisabled, .bool(true)): disabled(element.role)
    case (.isSelectable, .bool(true)): html.raw(" data-selectable")
    case (.isSelected, .bool(true)): if element.role.isRowLike { html.raw(" aria-current=\"true\"") }
    case (.badge, .string(let value)): if element.role != .tab { html.attribute("data-badge", value) }
    case (.badge, .number(let value)): if element.role != .tab { html.attribute("data-badge", value) }
    default: break
    }
  }

  /// What is read out after the name. Only what has a range may have a value in words; elsewhere it is part of the description.
  private mutating func description(of element: Element) {
    let value = element.role.isRange ? nil : element.content.string(.accessibilityValue)
    let parts = [value, element.content.string(.hint)].compactMap(\.self)
    if !parts.isEmpty { html.attribute("aria-description", parts.joined(separator: ", ")) }
  }

  /// Controls are disabled by the browser; anything else only says so.
  private mutating func disabled(_ role: Role) {
    switch role {
    case .button, .link, .backButton, .tab: html.raw(openButtons > 0 ? " aria-disabled=\"true\"" : " disabled")
    default: html.raw(" aria-disabled=\"true\"")
    }
  }

  private mutating func events(_ events: EventSet) {
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
    html.raw(0x22)
  }

  private static let eventNames: [(EventSet, StaticString)] = [
    (.tap, "tap"), (.change, "change"), (.submit, "submit"), (.focus, "focus"), (.dismiss, "dismiss"), (.openURL, "url"),
    (.scenePhase, "phase"), (.back, "back"),
  ]

  /// Classes for what CSS cannot say in one declaration: how an element takes part in its parent's layout.
  private mutating func styleClasses(_ style: Style) {
    for property in style.properties {
      switch property {
      case .frame(let frame):
        if frame.width != nil { html.raw(" fw") }
        if frame.height != nil { html.raw(" fh") }
        if frame.maxWidth != nil { html.raw(" gw") }
        if frame.maxHeight != nil { html.raw(" gh") }
      case .controlSize(let size):
        html.raw(" size-")
        html.token(size)
      case .labelsHidden(true): html.raw(" unlabeled")
      default: break
      }
    }
  }
}

extension Role {
  /// Roles drawn as `<button>`.
  fileprivate var isButton: Bool {
    switch self {
    case .button, .link, .backButton, .tab: true
    default: false
    }
  }

  /// Roles drawn as `<label>` around the browser's own control, which then carries the accessible name.
  fileprivate var isLabelElement: Bool {
    switch self {
    case .toggle, .textField, .secureField, .option, .slider, .picker: true
    default: false
    }
  }

  /// Roles whose browser's own control has a range.
  var isRange: Bool { self == .slider }

  /// Roles that can be the selected row of a list.
  fileprivate var isRowLike: Bool {
    switch self {
    case .tab, .tabContent, .option: false
    default: true
    }
  }
}
