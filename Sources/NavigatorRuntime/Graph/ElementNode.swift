import NavigatorHost

/// The node of a view that shows an element. A subclass says what the element is; boxes and patches are done here.
@MainActor
class ElementNode<V: View>: ViewNode<V> {
  /// What the element is made of, as resolved now.
  struct Resolved {
    var content = Content()
    var style = Style()
    var events: EventSet = []
  }

  /// Makes the node with its element. Children are made by the subclass, in `makeChildren`, after the element exists.
  init(_ role: Role, _ view: V, _ type: ViewType<V>, _ context: NodeContext) {
    super.init(view, type, context)
    element = ElementRecord(role, node: self, mayHaveLabel: mayHaveLabel)
    refreshElement()
    makeChildren()
  }

  /// Whether what is inside the element is a text that may do without a record; see ``ElementRecord/setLabel(_:_:)``.
  var mayHaveLabel: Bool { false }

  /// Whether a frame is part of the element itself rather than of a box around it.
  var absorbsFrame: Bool { false }

  /// Whether the host paints the element on a surface of its own, such as a bordered button: what is put around it stands outside.
  var hasOwnSurface: Bool { false }

  /// What the element says, looks like and accepts. Read environment with ``read(_:)`` so that changes are noticed.
  func resolve() -> Resolved { Resolved() }

  /// Makes the child nodes, once.
  func makeChildren() {}

  /// Hands new values to the child nodes.
  func updateChildren() {}

  override func evaluate() {
    isDirty = false
    refreshElement()
    updateChildren()
  }

  override func boxesDidChange() {
    refreshElement()
  }

  /// Resolves the element again and marks what changed.
  final func refreshElement() {
    guard let element else { return }
    evaluation &+= 1
    var resolved = graph.queue.reading(as: self) { resolve() }
    if boxes != nil || element.boxCount > 0 {
      let ownTap = resolved.events.contains(.tap)
      var levels = BoxLevel.levels(
        of: boxes, ownTap: ownTap, absorbsFrame: absorbsFrame, hasOwnSurface: hasOwnSurface)
      boxes?.selectableRow?.mark(&levels, ownTap: ownTap, isEnabled: inherited.isEnabled, node: self)
      apply(levels, &resolved)
    }
    element.set(resolved.content)
    element.set(resolved.style)
    element.set(resolved.events)
    refreshInside()
  }

  /// Resolves what stands inside the element and has no node of its own. Called with the element, by the same evaluation.
  func refreshInside() {}

  private func apply(_ levels: [BoxLevel], _ resolved: inout Resolved) {
    guard let element, let own = levels.first else { return }
    for property in own.style.properties { resolved.style.set(property) }
    for entry in own.entries { resolved.content[entry.key] = entry.value }
    element.tapAction = own.tap
    if own.tap != nil { resolved.events.insert(.tap) }
    let outer = levels.dropFirst()
    if outer.count != element.boxCount { rewrap(element, count: outer.count) }
    var box = element.box
    for level in outer {
      box?.set(Content(entries: level.entries))
      box?.set(level.style)
      box?.tapAction = level.tap
      box?.set(level.tap == nil ? [] : EventSet.tap)
      box = box?.box
    }
  }

  private func rewrap(_ element: ElementRecord, count: Int) {
    let wasAttached = element.outermost.isAttached
    element.wrap(in: (0..<count).map { _ in ElementRecord(.box, node: self) })
    if wasAttached {
      // The host gets the element anew inside its boxes; the old one is removed by the parent's diff.
      element.detach()
      elementParent?.mark(.children)
    }
  }

  /// The value of an environment key; the element is resolved again when it changes.
  final func read<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    EnvironmentValues(scope: scope)[key]
  }

  final var inherited: InheritedStyle { read(InheritedStyleKey.self) }
}
