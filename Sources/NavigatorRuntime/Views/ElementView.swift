import NavigatorHost

/// An element with a role around a view, used to compose controls.
nonisolated struct ElementView<Child: View>: PrimitiveView {
  let role: Role
  let elementContent: Content
  /// The system words that name the controls that a host adds to the element.
  let partNames: [SystemWord]
  let child: Child

  nonisolated init(
    _ role: Role, content: Content = Content(), partNames: [SystemWord] = [], @ViewBuilder child: () -> Child
  ) {
    self.role = role
    elementContent = content
    self.partNames = partNames
    self.child = child()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ElementViewNode(view.role, view, type, context)
  }
}

@MainActor
final class ElementViewNode<Child: View>: ContainerNode<ElementView<Child>, Child> {
  override var content: Child { view.child }
  override var showsTextItself: Bool { true }

  override func resolve() -> Resolved {
    var content = view.elementContent
    if !view.partNames.isEmpty, let names = textFormatting.partNames(view.partNames) { content[.partNames] = names }
    if view.role == .label, let spacing = inherited.options.labelSpacing { content[.spacing] = .number(Double(spacing)) }
    return Resolved(content: content, style: ownStyle)
  }

  /// The style of the element. A list draws the icon of a label in the tint color. A progress view is styled as a control.
  private var ownStyle: Style {
    switch view.role {
    case .progress: return inherited.controlStyle()
    case .labelIcon:
      let inherited = inherited
      var style = Style()
      if let tint = inherited.tintPaint { style.set(.tint(tint)) }
      if let width = inherited.options.labelIconWidth { style.set(.frame(Frame(minWidth: Double(width)))) }
      return style
    default: return Style()
    }
  }
}

extension ElementNode {
  /// Reads a binding so that this element is resolved again when the value changes. The value may be state or part of an
  /// observable object.
  ///
  /// Call it once in an evaluation.
  final func track<R>(_ read: @MainActor () -> R) -> R {
    graph.trackingObservables(of: self, read)
  }

  /// Returns the content, style and events that all controls share.
  final func control(_ content: Content, events: EventSet = .change) -> Resolved {
    let inherited = inherited
    var content = content
    if !inherited.isEnabled { content[.isDisabled] = true }
    return Resolved(content: content, style: inherited.controlStyle(), events: events)
  }

  /// Sends the control's current value to the host, even if a write was rejected and nothing changed. The host may already show
  /// the value that the user entered.
  final func acknowledgeChange() {
    graph.queue.invalidate(self)
    element?.mark(.content)
  }
}
