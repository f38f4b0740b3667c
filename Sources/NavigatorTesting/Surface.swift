import NavigatorHost

/// The visible part of an element tree. It is divided into layers, with the frontmost layer first, and omits hidden and covered
/// elements.
struct Surface {
  let mirror: MirrorTree
  /// A Boolean value that indicates whether a split view shows one column because the window is narrow.
  var showsOneColumn = false

  /// The top elements of each layer, the frontmost layer first. The last layer is the window's own content.
  var layers: [[ElementID]] {
    let children = mirror.children(of: mirror.rootID).filter { isShown($0) }
    let presentations = children.filter { Presentation.Kind(role(of: $0)) != nil }
    let content = children.filter { Presentation.Kind(role(of: $0)) == nil }
    return presentations.reversed().map { [$0] } + [content]
  }

  var front: [ElementID] { layers.first ?? [] }

  /// The visible layers: the layers from the front to the first cover, which hides the layers behind it.
  var shownLayers: [[ElementID]] {
    let layers = layers
    let last = layers.firstIndex { $0.contains { role(of: $0) == .cover } } ?? layers.endIndex - 1
    return Array(layers[...last])
  }

  /// Returns the visible elements under `roots` in document order, each without its children.
  func visible(in roots: [ElementID]) -> [Element] {
    var shells: [Element] = []
    var pending = Array(roots.reversed())
    while let id = pending.popLast() {
      guard isShown(id), let shell = mirror.shell(id) else { continue }
      shells.append(shell)
      pending += mirror.children(of: id).reversed()
    }
    return shells
  }

  func isShown(_ id: ElementID) -> Bool {
    guard let shell = mirror.shell(id), !shell.content.bool(.isHidden) else { return false }
    return switch shell.role {
    case .box: !shell.content.hasKind(.shortcuts)
    case .screen: !shell.content.bool(.isCovered)
    case .tabContent, .page: shell.content.bool(.isSelected)
    case .column: !isBelowOthers(column: id)
    // Swipe actions are hidden until the row is dragged, or until a control of the row reveals the trailing ones.
    case .swipeActions: shell.content.swipeEdge == .trailing && isExpanded(mirror.parent(of: id))
    default: true
    }
  }

  private func isExpanded(_ row: ElementID?) -> Bool {
    row.flatMap { mirror.shell($0) }?.content.bool(.isExpanded) == true
  }

  /// Returns the visible texts under `roots` in document order.
  ///
  /// - Parameter includesSpoken: A Boolean value that indicates whether to include labels that are not shown but that assistive
  ///   technologies read.
  func texts(in roots: [ElementID], includesSpoken: Bool = false) -> [String] {
    var texts: [String] = []
    var pending = Array(roots.reversed())
    while let id = pending.popLast() {
      guard isShown(id), let shell = mirror.shell(id) else { continue }
      texts += shell.visibleTexts
      pending += mirror.children(of: id).filter { isReadable($0, in: shell, includesSpoken) }.reversed()
    }
    return texts
  }

  /// Returns a Boolean value that indicates whether the texts of `id` are visible in `parent`.
  private func isReadable(_ id: ElementID, in parent: Element, _ includesSpoken: Bool) -> Bool {
    switch parent.role {
    case .picker where role(of: id) == .option: !isInClosedPicker(id)
    case .picker where role(of: id) == .pickerLabel: includesSpoken || showsLabel(ofPicker: parent)
    // A slider shows the views at its ends, and its label is for assistive technologies, as on iOS.
    case .slider: includesSpoken || isEnd(id, of: parent)
    case .toggle, .stepper, .progress, .datePicker, .colorPicker: includesSpoken || !parent.hidesLabel
    case .label where role(of: id) == .labelTitle: includesSpoken || !showsIconOnly(parent)
    case .label where role(of: id) == .labelIcon: !parent.content.hasVariant(.titleOnly)
    default: true
    }
  }

  /// Returns a Boolean value that indicates whether a picker shows its label. A picker that opens a menu shows it only as the row
  /// of a list or form.
  private func showsLabel(ofPicker picker: Element) -> Bool {
    if picker.hidesLabel { return false }
    switch picker.content.variant {
    case .segmented, .menuItems: return false
    case .inline, .wheel: return true
    default: return mirror.parent(of: picker.id).map { [.list, .form, .section, .swipeRow].contains(role(of: $0)) } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether `id` is a view at an end of a slider's track, and not its label.
  private func isEnd(_ id: ElementID, of slider: Element) -> Bool {
    slider.content.hasKind(.ends) && mirror.children(of: slider.id).suffix(2).contains(id)
  }

  /// Returns a Boolean value that indicates whether `id` is an option that its picker does not show. A picker that opens a menu
  /// shows only its selected option.
  func isInClosedPicker(_ id: ElementID) -> Bool {
    guard let picker = mirror.parent(of: id).flatMap({ mirror.shell($0) }), picker.role == .picker else { return false }
    let opens = [nil, .menu, .automatic].contains(picker.content.variant)
    return opens && mirror.shell(id)?.content.bool(.isSelected) != true
  }

  /// Returns a Boolean value that indicates whether a label shows its icon without its title. The labels of toolbar buttons show
  /// only their icons unless they have a style.
  private func showsIconOnly(_ label: Element) -> Bool {
    switch label.content.variant {
    case .iconOnly: return true
    case nil, .automatic:
      guard let button = mirror.parent(of: label.id), [.button, .link].contains(role(of: button)) else { return false }
      return mirror.ancestors(of: button).contains { role(of: $0) == .toolbarItem }
    default: return false
    }
  }

  func role(of id: ElementID) -> Role {
    mirror.shell(id)?.role ?? .placeholder
  }

  /// Returns the frontmost screen: the last visible screen in `roots`.
  func frontScreen(in roots: [ElementID]) -> ElementID? {
    visible(in: roots).last { $0.role == .screen }?.id
  }

  /// Returns the titles of the screens in a layer's front stack, the root first.
  func stack(of roots: [ElementID]) -> [String] {
    guard let screen = frontScreen(in: roots) else { return [] }
    return titlesBelow(screen) + titles(ofStackWith: screen)
  }

  /// Returns the titles of the screens in the stack that contains a screen.
  func titles(ofStackWith screen: ElementID) -> [String] {
    guard let stack = mirror.parent(of: screen), role(of: stack) == .navigationStack else {
      return [title(ofScreen: screen) ?? ""]
    }
    return mirror.children(of: stack).filter { role(of: $0) == .screen }.map { title(ofScreen: $0) ?? "" }
  }

  func title(ofScreen id: ElementID) -> String? {
    let bar = mirror.children(of: id).first { role(of: $0) == .navigationBar }
    let titles = [mirror.shell(id), bar.flatMap { mirror.shell($0) }].compactMap { $0?.content.string(.title) }
    return titles.first { !$0.isEmpty }
  }

  /// Returns the title of a layer's frontmost screen, or of the layer itself if it has no screen.
  func title(of roots: [ElementID]) -> String? {
    if let screen = frontScreen(in: roots) { return title(ofScreen: screen) }
    return roots.lazy.compactMap { mirror.shell($0)?.content.string(.title) }.first { !$0.isEmpty }
  }
}

extension Element {
  /// The visible texts of the element itself, without its children.
  var visibleTexts: [String] {
    let texts: [String?] =
      switch role {
      case .textField, .searchField: [filledText ?? content.string(.placeholder)]
      case .secureField: [filledText.map { String(repeating: "•", count: $0.count) } ?? content.string(.placeholder)]
      case .navigationBar, .alert: [content.string(.title), content.string(.message)]
      case .confirmationDialog: [content.bool(.isTitleVisible) ? content.string(.title) : nil, content.string(.message)]
      case .tab: [inCase(content.string(.text)), content.string(.badge)]
      default: [inCase(content.string(.text))]
      }
    return texts.compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// A Boolean value that indicates whether a control shows no label, as with `labelsHidden()`.
  fileprivate var hidesLabel: Bool { style.properties.contains(.labelsHidden(true)) }

  /// Returns a text in the letter case of the element's style.
  private func inCase(_ text: String?) -> String? {
    if style.properties.contains(.textCase(.uppercase)) { return text?.uppercased() }
    if style.properties.contains(.textCase(.lowercase)) { return text?.lowercased() }
    return text
  }

  private var filledText: String? {
    content.string(.text).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The names by which a test may refer to the element, besides its identifier. A text may be referred to in the letter case
  /// that is shown and in the letter case of the source.
  var names: [String] {
    let keys: [Content.Key] = role == .secureField ? [.label, .placeholder] : [.text, .label, .title, .placeholder]
    let names = keys.compactMap { content.string($0) }.filter { !$0.isEmpty }
    guard !style.isEmpty, let shown = inCase(content.string(.text)), shown != names.first else { return names }
    return [shown] + names
  }

  /// The names of the image that the element shows, and of the pictures in a text.
  var pictureNames: [String] {
    [content.string(.symbol), content.string(.name)].compactMap { $0 } + pictureLabels
  }

  /// The labels of the pictures in a text.
  var pictureLabels: [String] {
    content.runs.compactMap { $0.picture?.content.string(.label) }.filter { !$0.isEmpty }
  }
}
