import NavigatorHost

/// The accessibility tree of the visible elements.
extension Surface {
  /// The frontmost visible element that hides its siblings from assistive technologies.
  var modal: ElementID? {
    var found: ElementID?
    var pending = Array(front.reversed())
    while let id = pending.popLast() {
      guard isShown(id), let shell = mirror.shell(id), !shell.content.bool(.isAccessibilityHidden) else { continue }
      if shell.content.strings(.traits).contains("modal") { found = id }
      pending += mirror.children(of: id).reversed()
    }
    return found
  }

  /// Returns the elements under `roots` that assistive technologies reach, in document order.
  func accessibilityElements(in roots: [ElementID]) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    var pending = Array(inReadingOrder(roots).reversed())
    while let id = pending.popLast() {
      guard isShown(id), let shell = mirror.shell(id), !shell.content.bool(.isAccessibilityHidden) else { continue }
      let step = step(at: shell)
      if let element = step.element { elements.append(element) }
      if step.entersChildren { pending += inReadingOrder(mirror.children(of: id)).reversed() }
    }
    return elements
  }

  /// Returns siblings in the order in which they are read: those with the highest priority first.
  private func inReadingOrder(_ ids: [ElementID]) -> [ElementID] {
    let priorities = ids.map { mirror.shell($0)?.style.readingPriority ?? 0 }
    guard priorities.contains(where: { $0 != 0 }) else { return ids }
    return ids.indices.sorted { (priorities[$1], $0) < (priorities[$0], $1) }.map { ids[$0] }
  }

  /// Returns the accessibility element of a shell, and a Boolean value that indicates whether the elements of its children
  /// follow.
  private func step(at shell: Element) -> (element: AccessibilityElement?, entersChildren: Bool) {
    let content = shell.content
    if let children = content.accessibilityChildren {
      let hasNothing = children == .replaced && content[.label] == nil && content[.accessibilityValue] == nil
      return (hasNothing ? nil : group(shell, children), false)
    }
    switch shell.role {
    case .text: return (shell.texts.isEmpty ? nil : text(shell), false)
    case .label where content.string(.label) != nil:
      return (text(shell), false)
    case .image:
      let name = content.string(.label) ?? shell.pictureNames.first ?? ""
      return (name.isEmpty ? nil : AccessibilityElement(role(of: shell) ?? .image, shell, label: name), false)
    case .navigationBar:
      let title = content.string(.title) ?? ""
      return (title.isEmpty ? nil : AccessibilityElement(.heading, shell, label: title), true)
    case .alert, .confirmationDialog:
      let words = [content.string(.title), content.string(.message)].compactMap(\.self).filter { !$0.isEmpty }
      return (words.isEmpty ? nil : AccessibilityElement(.staticText, shell, label: words.joined(separator: ", ")), true)
    case .sectionHeader: return (AccessibilityElement(.heading, shell, label: label(of: shell)), false)
    case .swipeRow: return (row(shell), false)
    case .swipeActions: return (nil, false)
    default:
      if let kind = Self.controls[shell.role] { return (control(kind, shell), false) }
      return container(shell)
    }
  }

  private static let controls: [Role: AccessibilityElement.Role] = [
    .button: .button, .backButton: .button, .rowControl: .button, .link: .link, .toggle: .toggle, .textField: .textField,
    .secureField: .secureField, .searchField: .searchField, .slider: .slider, .stepper: .stepper, .picker: .picker,
    .datePicker: .datePicker, .colorPicker: .colorPicker, .progress: .progress, .tab: .tab, .option: .button,
  ]

  private func text(_ shell: Element) -> AccessibilityElement {
    AccessibilityElement(role(of: shell) ?? (shell.isHeading ? .heading : .staticText), shell, label: label(of: shell))
  }

  /// Returns the role that a view sets by a trait, or that of a button if the element accepts taps.
  private func role(of shell: Element) -> AccessibilityElement.Role? {
    switch shell.traitRole {
    case "switch": .toggle
    case "navigation": .tabBar
    case "button": .button
    case "link": .link
    case "img": .image
    case "spinbutton": .slider
    default: shell.events.contains(.tap) ? .button : nil
    }
  }

  private func label(of shell: Element) -> String {
    shell.content.string(.label) ?? name(of: shell.id)
  }

  /// Returns the element of a view that `accessibilityElement(children:)` makes an accessibility element.
  private func group(_ shell: Element, _ children: Content.AccessibilityChildren) -> AccessibilityElement {
    let inside = children == .ignore || children == .replaced ? [] : accessibilityElements(in: mirror.children(of: shell.id))
    let role = role(of: shell) ?? (shell.isHeading ? .heading : .group)
    var element = AccessibilityElement(role, shell, label: shell.content.string(.label) ?? "")
    if children == .combine {
      if element.label.isEmpty { element.label = inside.map(\.label).joined(separator: ", ") }
      if element.role == .group, !inside.contains(where: { $0.role == .button }) { element.role = .staticText }
      element.actions += inside.filter { $0.role == .button }.map(\.label) + inside.flatMap(\.actions)
      element.customContent += inside.flatMap(\.customContent)
    } else {
      element.children = inside
    }
    return element
  }

  /// Returns the element of a container that accepts taps or has a name or actions. Other containers have no accessibility
  /// element.
  private func container(_ shell: Element) -> (element: AccessibilityElement?, entersChildren: Bool) {
    let role = role(of: shell) ?? (shell.isHeading ? .heading : nil)
    if let role, role != .tabBar { return (AccessibilityElement(role, shell, label: label(of: shell)), false) }
    let isNamed = shell.content.string(.label) != nil || !shell.content.strings(.actions).isEmpty
    guard isNamed || role == .tabBar else { return (nil, true) }
    var element = AccessibilityElement(role ?? .group, shell, label: shell.content.string(.label) ?? "")
    element.children = accessibilityElements(in: mirror.children(of: shell.id))
    return (element, false)
  }

  /// Returns the element of a row with swipe actions: the row's only element with these actions, or otherwise a group.
  private func row(_ shell: Element) -> AccessibilityElement {
    let children = mirror.children(of: shell.id)
    let swipes = children.filter { role(of: $0) == .swipeActions }
    let names = swipes.flatMap { mirror.children(of: $0) }.map { name(of: $0) }.filter { !$0.isEmpty }
    let inside = accessibilityElements(in: children.filter { role(of: $0) != .swipeActions })
    if inside.count == 1, var only = inside.first {
      only.actions += names
      return only
    }
    var element = AccessibilityElement(.group, shell, label: "")
    element.actions += names
    element.children = inside
    return element
  }

  /// Returns the content of the row of a control that selects, deletes or moves it. Its texts are part of the control's name.
  private func contentOfRow(of control: Element) -> Element? {
    let siblings = mirror.ancestors(of: control.id).first.map { mirror.children(of: $0) } ?? []
    return siblings.lazy.compactMap { mirror.shell($0) }.first { sibling in
      if control.content.hasKind(.select) { return sibling.content.string(.selectionControl) == "\(control.id.rawValue)" }
      return ![.rowControl, .swipeActions, .layerBackground].contains(sibling.role)
    }
  }

  private func control(_ role: AccessibilityElement.Role, _ shell: Element) -> AccessibilityElement {
    let content = shell.content
    var element = AccessibilityElement(role, shell, label: label(of: shell))
    if shell.role == .button, shell.traitRole == "switch" { element.role = .toggle }
    if shell.role == .button, content[.url] != nil { element.role = .link }
    if shell.role == .textField, shell.traitRole == "searchbox" { element.role = .searchField }
    switch shell.role {
    case .rowControl:
      if content.hasKind(.select) {
        element.role = .toggle
        element.value = content.bool(.isOn) ? "on" : "off"
      }
      if let row = contentOfRow(of: shell).map({ label(of: $0) }), !row.isEmpty { element.label += " \(row)" }
    case .toggle: element.value = element.value ?? (content.bool(.isOn) ? "on" : "off")
    case .textField, .secureField, .searchField:
      element.label = content.string(.label) ?? content.string(.placeholder) ?? rowLabel(of: shell.id) ?? ""
      let text = content.string(.text) ?? ""
      element.value = shell.role == .secureField ? String(repeating: "•", count: text.count) : text
    case .slider, .progress:
      element.value = element.value ?? content.number(.value).map { Self.text(of: $0) }
    case .datePicker, .colorPicker: element.value = element.value ?? content.string(.value)
    case .picker:
      let parts = mirror.children(of: shell.id)
      element.label =
        content.string(.label) ?? texts(in: parts.filter { self.role(of: $0) == .pickerLabel }).joined(separator: " ")
      let selected = parts.first { mirror.shell($0)?.role == .option && mirror.shell($0)?.content.bool(.isSelected) == true }
      element.value = element.value ?? selected.map { name(of: $0) }
    case .backButton: element.label = content.string(.text) ?? element.label
    default: break
    }
    return element
  }

  private static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension Style {
  fileprivate var readingPriority: Double? {
    for case .readingPriority(let priority) in properties { return priority }
    return nil
  }
}

extension Element {
  /// The role that a view sets by its traits, without the states.
  fileprivate var traitRole: String? { content.strings(.traits).first { $0 != "modal" && $0 != "updates" } }

  /// A Boolean value that indicates whether a view sets the trait of a header. Rows of a table have a level, too.
  fileprivate var isHeading: Bool { content.number(.level) != nil && content.kind == nil }

  /// The text of the element itself, as an array without empty texts.
  fileprivate var texts: [String] { visibleTexts + [content.string(.label)].compactMap(\.self).filter { !$0.isEmpty } }
}
