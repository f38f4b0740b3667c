import NavigatorHost

/// A view that presents another view while `current` returns one.
nonisolated struct PresenterView<Content: View>: PrimitiveView {
  let content: Content
  let kind: Role
  let current: () -> PresentedContent?
  let dismissed: () -> Void
  let onDismiss: (() -> Void)?

  nonisolated init(
    content: Content, kind: Role, current: @escaping () -> PresentedContent?,
    dismissed: @escaping () -> Void, onDismiss: (() -> Void)? = nil
  ) {
    self.content = content
    self.kind = kind
    self.current = current
    self.dismissed = dismissed
    self.onDismiss = onDismiss
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PresenterNode(view, type, context)
  }
}

@MainActor
final class PresenterNode<Content: View>: TransparentNode<PresenterView<Content>, Content>, Presenter, StructureNode {
  private var presentation: PresentationNode?
  var isPresenting: Bool { presentation != nil }
  var presentedKind: Role { view.kind }
  /// A Boolean value that indicates whether the presenter has logged, or is about to log, that its presentation waits.
  private var hasNotedWaiting = false

  init(_ view: PresenterView<Content>, _ type: ViewType<PresenterView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    graph.setNeedsStructure(self)
  }

  /// A Boolean value that indicates whether the node is evaluated on a covered screen. It is true, so that the node can end its
  /// presentation.
  override var evaluatesWhenCovered: Bool { true }

  override func evaluate() {
    if !region.defersUpdates { super.evaluate() }
    isDirty = false
    update()
  }

  override func viewDidChange(from old: PresenterView<Content>) {
    super.evaluate()
    update()
  }

  /// Updates the presentation after the tree below is complete, so that outer presenters come first.
  func settleStructure() {
    update()
  }

  func slotIsFree() {
    graph.setNeedsStructure(self)
  }

  private func update() {
    evaluation &+= 1
    let (wanted, slots) = graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) {
        (view.current().map(anchored).map(formatted), EnvironmentValues(scope: scope)[PresentationSlotsKey.self])
      }
    }
    guard let slots else { return }
    if let presentation, presentation.identity != wanted?.identity { end(presentation) }
    guard let wanted else {
      slots.release(view.kind, by: self)
      return
    }
    if let presentation {
      presentation.show(wanted)
    } else if slots.request(view.kind, for: self) {
      let made = PresentationNode(childContext, kind: view.kind, presentation: wanted, presenter: self)
      // A menu without items does not open.
      guard view.kind != .menu || made.showsContent else {
        made.tearDown()
        slots.release(view.kind, by: self)
        dismiss()
        return
      }
      presentation = made
      graph.window?.add(made)
    } else if !hasNotedWaiting {
      hasNotedWaiting = true
      // The other presentation may end in the same transaction.
      graph.afterCommit { [weak self] in self?.noteWaiting(in: slots) }
    }
  }

  /// Logs which presentation delays this one, as SwiftUI does.
  private func noteWaiting(in slots: PresentationSlots) {
    guard isAlive, let other = slots.presenter(before: self) else {
      hasNotedWaiting = false
      return
    }
    let reason =
      other.presentedKind.isDialog
      ? "no view is presented above an alert or a confirmation dialog."
      : """
      a window, a sheet or a cover presents one view at a time. To present it above the other one, put its modifier inside the \
      content of that one.
      """
    graph.warnOnce(
      "A presentation (\(view.kind)) waits until another one (\(other.presentedKind)) is closed: \(reason)")
  }

  /// Adds an anchor to a popover, dialog or menu without one. The anchor is the first element of the presenting view.
  private func anchored(_ presentation: PresentedContent) -> PresentedContent {
    guard [.popover, .confirmationDialog, .menu].contains(view.kind), presentation.content[.anchor] == nil else {
      return presentation
    }
    var elements: [ElementRecord] = []
    child?.appendElements(to: &elements)
    var presentation = presentation
    if let target = elements.first { presentation.content[.anchor] = .number(Double(target.id.rawValue)) }
    return presentation
  }

  private func formatted(_ presentation: PresentedContent) -> PresentedContent {
    var presentation = presentation
    for (key, text) in presentation.texts { presentation.content[key] = .string(string(of: text)) }
    return presentation
  }

  private func end(_ presentation: PresentationNode) {
    self.presentation = nil
    graph.window?.remove(presentation)
    graph.disappearingFirst { presentation.tearDown() }
    if let onDismiss = view.onDismiss { graph.afterCommit(onDismiss) }
  }

  func dismiss() {
    view.dismissed()
    graph.queue.invalidate(self)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let presentation { body(presentation) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    if let presentation { end(presentation) }
    EnvironmentValues(scope: scope)[PresentationSlotsKey.self]?.release(view.kind, by: self)
  }
}
