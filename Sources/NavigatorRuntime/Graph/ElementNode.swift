import NavigatorHost

/// The content, style and events of an element at one evaluation.
struct ResolvedElement {
  var content = Content()
  var style = Style()
  var events: EventSet = []
}

/// The node of a view that shows an element.
///
/// A subclass defines the element. This class handles boxes and patches.
@MainActor
class ElementNode<V: View>: ViewNode<V> {
  typealias Resolved = ResolvedElement

  /// Creates the node and its element. A subclass creates its children in `makeChildren`, after the element exists.
  init(_ role: Role, _ view: V, _ type: ViewType<V>, _ context: NodeContext) {
    super.init(view, type, context)
    element = ElementRecord(role, node: self, mayHaveLabel: mayHaveLabel)
    refreshElement()
    makeChildren()
  }

  /// A Boolean value that indicates whether the content is a text that may need no record; see ``ElementRecord/setLabel(_:_:)``.
  var mayHaveLabel: Bool { false }

  /// A Boolean value that indicates whether a frame applies to the element itself instead of a box around it.
  var absorbsFrame: Bool { false }

  /// A Boolean value that indicates whether the host paints a background for the element, such as the background of a bordered
  /// button. Padding, frames, backgrounds and borders then apply to a box around the element.
  var hasOwnSurface: Bool { false }

  /// A Boolean value that indicates whether padding applies to a box around the element. The host pads the content of a scroll
  /// view itself, so that it scrolls below bars.
  var keepsPaddingOutside: Bool { false }

  /// A Boolean value that indicates whether a background applies to a box around the element. This applies to elements that are
  /// painted themselves, such as a color, whose paint covers the background.
  var keepsBackgroundOutside: Bool { false }

  /// A Boolean value that indicates whether a list shows the element in a box that is the row. This applies to elements that
  /// consist only of a background, such as a color, and to containers that place their contents themselves, such as a grid.
  var isBoxedInRows: Bool { false }

  /// The modifiers around the element. A subclass whose modifiers apply to the views inside overrides it.
  var ownBoxes: BoxChain? { boxes }

  /// Returns the element's content, style and events. Use ``read(_:)`` for environment values, so that changes of them are
  /// detected.
  func resolve() -> Resolved { Resolved() }

  /// Creates the child nodes. It is called once.
  func makeChildren() {}

  /// Passes new values to the child nodes.
  func updateChildren() {}

  override func evaluate() {
    isDirty = false
    refreshElement()
    updateChildren()
  }

  override func boxesDidChange() {
    refreshElement()
  }

  /// Resolves the element again and marks the changes.
  final func refreshElement() {
    guard let element else { return }
    evaluation &+= 1
    var resolved = graph.queue.reading(as: self) { resolve() }
    let boxes = ownBoxes
    if boxes != nil || element.boxCount > 0 || isBoxedInRows || element.selectionControl != nil || element.hasModifierActions
      || graph.elements.drawingOrders.contain(element.id)
    {
      let ownTap = resolved.events.contains(.tap)
      var levels = BoxLevel.levels(of: boxes, ownTap: ownTap, traits: boxTraits(of: element.role, resolved.style))
      addRow(to: &levels, ownTap: ownTap, limitsLines: resolved.style.properties.contains(where: \.isLineLimit))
      arrangeOrder(in: &levels, of: element)
      apply(levels, &resolved)
    }
    element.set(completed(resolved.content, of: element))
    element.set(completed(resolved.style, of: element))
    element.set(resolved.events)
    refreshLabel()
  }

  /// Resolves the text of the element if no node represents the text. The evaluation that resolves the element calls it.
  func refreshLabel() {}

  private func boxTraits(of role: Role, _ style: Style) -> BoxTraits {
    var traits: BoxTraits = []
    if absorbsFrame, !style.limitsLines { traits.insert(.absorbsFrame) }
    if hasOwnSurface { traits.insert(.hasOwnSurface) }
    if keepsPaddingOutside { traits.insert(.keepsPaddingOutside) }
    if keepsBackgroundOutside { traits.insert(.keepsBackgroundOutside) }
    if role == .image { traits.insert(.isPicture) }
    if role.hasScreens { traits.insert(.hasScreens) }
    return traits
  }

  private func apply(_ levels: [BoxLevel], _ resolved: inout Resolved) {
    guard let element, let own = levels.first else { return }
    let isCovered = keepsBackgroundOutside && resolved.style.coversBackground
    for property in own.style.properties where !isCovered || !property.isBackground { resolved.style.set(property) }
    for entry in own.entries { resolved.content[entry.key] = entry.value }
    element.ownTransition = own.transition
    element.match = own.match
    if own.match != nil { graph.elements.motion.hasMatches = true }
    element.tapAction = own.tap
    element.menuAction = own.menu
    element.gestureHandlers = own.gestures
    let words = own.gestureWords
    if !words.isEmpty {
      resolved.events.formUnion(own.events)
      resolved.content[.gestures] = .strings(words)
    }
    observe(own, element)
    if own.tap != nil { resolved.events.insert(.tap) }
    if own.menu != nil { resolved.events.insert(.menu) }
    let outer = levels.dropFirst()
    let isInControlRow = outer.last?.isControlRow == true
    if outer.count != element.boxCount || isInControlRow != (element.outermost.role == .swipeRow) {
      rewrap(element, in: outer.map { $0.isControlRow ? .swipeRow : .box })
    }
    var box = element.box
    for level in outer {
      if let box {
        observe(level, box)
        var content = Content(entries: level.entries)
        let words = level.gestureWords
        if !words.isEmpty { content[.gestures] = .strings(words) }
        box.set(completed(content, of: box))
        box.set(completed(level.style, of: box))
        box.gestureHandlers = level.gestures
      }
      box?.ownTransition = level.transition
      box?.match = level.match
      if level.match != nil { graph.elements.motion.hasMatches = true }
      box?.tapAction = level.tap
      box?.menuAction = level.menu
      box?.set(level.events)
      box = box?.box
    }
  }

  /// Passes the observers and the alignment guides of a level to the feature that follows the elements.
  private func observe(_ level: BoxLevel, _ record: ElementRecord) {
    for observer in level.observers { observer.attach(to: record) }
    let geometry = level.guides.isEmpty ? graph.observedGeometry : graph.geometry
    geometry?.setGuides(level.guides, of: record)
  }

  /// Returns a content with the requests of the feature that follows the elements.
  private func completed(_ content: Content, of record: ElementRecord) -> Content {
    graph.follower?.complete(content, of: record.id) ?? content
  }

  /// Returns a style with the properties of the feature that follows the elements.
  private func completed(_ style: Style, of record: ElementRecord) -> Style {
    graph.follower?.complete(style, of: record.id) ?? style
  }

  private func rewrap(_ element: ElementRecord, in roles: [Role]) {
    let wasAttached = element.outermost.isAttached
    let former = element.outermost.id
    element.wrap(in: roles.map { ElementRecord($0, node: self) })
    // A new node has no children yet.
    if evaluation > 1 { updateElementDepthsBelow() }
    elementParent?.rowsMayHaveChanged()
    if wasAttached {
      // The host receives the element again inside its boxes. The parent's diff removes the old one.
      element.detach()
      elementParent?.mark(.children)
    }
    if wasAttached || graph.elements.rewrapped.contains(former) {
      graph.elements.rewrapped.formUnion([former, element.outermost.id])
    }
  }

  /// Returns the value of an environment key. The element is resolved again when the value changes.
  ///
  /// The function is inlined, because the compiler does not specialize a function of a generic class for the type of a key.
  @inline(__always)
  final func read<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    scope.value(key)
  }

  final var inherited: InheritedStyle { read(InheritedStyleKey.self) }
}

extension Style {
  /// A Boolean value that indicates whether a text has a line limit greater than one. Hosts that truncate such a text use the
  /// whole element for that.
  nonisolated fileprivate var limitsLines: Bool {
    properties.contains { if case .lineLimit(let lines) = $0 { lines > 1 } else { false } }
  }
}

extension Style {
  /// A Boolean value that indicates whether a color, a gradient or a shape is visible, so that a background in the same element
  /// would take its place.
  nonisolated fileprivate var coversBackground: Bool {
    properties.contains { property in
      switch property {
      case .background(let paint), .fill(let paint): !paint.isClear
      default: false
      }
    }
  }
}

extension StyleProperty {
  nonisolated fileprivate var isLineLimit: Bool {
    if case .lineLimit(let lines) = self { lines > 0 } else { false }
  }

  nonisolated fileprivate var isBackground: Bool {
    if case .background = self { true } else { false }
  }
}

extension Role {
  /// A Boolean value that indicates whether the element arranges screens that have bars.
  fileprivate var hasScreens: Bool {
    switch self {
    case .navigationStack, .tabView, .splitView: true
    default: false
    }
  }
}
