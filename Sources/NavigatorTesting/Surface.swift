import NavigatorHost

/// The visible part of an element tree. It is divided into layers, the frontmost first, and leaves out hidden and covered
/// elements.
struct Surface {
  let mirror: MirrorTree

  /// The top elements of each layer, the frontmost layer first. The last layer is the window's own content.
  var layers: [[ElementID]] {
    let children = mirror.children(of: mirror.rootID).filter { isShown($0) }
    let presentations = children.filter { Presentation.Kind(role(of: $0)) != nil }
    let content = children.filter { Presentation.Kind(role(of: $0)) == nil }
    return presentations.reversed().map { [$0] } + [content]
  }

  var front: [ElementID] { layers.first ?? [] }

  /// The visible layers: all down to the first cover, which hides what is behind it.
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
    case .screen: !shell.content.bool(.isCovered)
    case .tabContent: shell.content.bool(.isSelected)
    // Swipe actions are hidden until the row is dragged.
    case .swipeActions: false
    default: true
    }
  }

  /// Returns the visible texts under `roots` in document order.
  func texts(in roots: [ElementID]) -> [String] {
    var texts: [String] = []
    var pending = Array(roots.reversed())
    while let id = pending.popLast() {
      guard isShown(id), let shell = mirror.shell(id) else { continue }
      texts += shell.visibleTexts
      pending += mirror.children(of: id).filter { isReadable($0, in: shell) }.reversed()
    }
    return texts
  }

  /// Returns whether the texts of `id` are visible in `parent`. A picker that opens a menu or a screen shows only its selected
  /// option.
  private func isReadable(_ id: ElementID, in parent: Element) -> Bool {
    guard parent.role == .picker, let shell = mirror.shell(id), shell.role == .option else { return true }
    let opens = ["menu", "navigationLink", "automatic"].contains(parent.content.string(.variant) ?? "menu")
    return !opens || shell.content.bool(.isSelected)
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
      case .tab: [content.string(.text), content.string(.badge)]
      default: [content.string(.text)]
      }
    return texts.compactMap { $0 }.filter { !$0.isEmpty }
  }

  private var filledText: String? {
    content.string(.text).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The names by which a test may refer to the element, besides its identifier.
  var names: [String] {
    let keys: [Content.Key] = role == .secureField ? [.label, .placeholder] : [.text, .label, .title, .placeholder]
    return keys.compactMap { content.string($0) }.filter { !$0.isEmpty }
  }

  /// The names of the image that the element shows.
  var pictureNames: [String] {
    [content.string(.symbol), content.string(.name)].compactMap { $0 }
  }
}
