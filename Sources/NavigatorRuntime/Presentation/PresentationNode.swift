import NavigatorHost

/// One sheet, cover, popover, alert or dialog that is on the screen.
@MainActor
final class PresentationNode: Node, OptionKeeper {
  let kind: Role
  let identity: AnyHashable
  private let presented: Region
  private let inner: EnvironmentScope
  private weak var presenter: (any Presenter)?
  var options = OptionList()
  private var content: Content
  private var child: ViewNode<AnyView>?
  /// The height that the person picked, where no binding keeps it.
  var picked: PresentationDetent?
  /// What the buttons of an alert or dialog give.
  private var answer: AlertAnswer?
  /// Presentations that this one's content makes.
  let slots = PresentationSlots()

  init(
    _ context: NodeContext, kind: Role, presentation: Presentation, presenter: any Presenter
  ) {
    self.kind = kind
    self.presenter = presenter
    identity = presentation.identity
    content = presentation.content
    presented = Region(parent: context.region.presenting, isPresentation: true)
    inner = EnvironmentScope(parent: context.scope, queue: context.graph.queue)
    super.init(context.with(boxes: nil))
    presented.owner = self
    var values = EnvironmentValues(scope: scope)
    let close = DismissAction { [weak self] in self?.presenter?.dismiss() }
    values[DismissKey.self] = close
    values[IsPresentedKey.self] = true
    values[StackControllerKey.self] = nil
    values[PresentationSlotsKey.self] = slots
    if kind == .alert || kind == .confirmationDialog {
      let answer = AlertAnswer(close: close)
      self.answer = answer
      values[AlertAnswerKey.self] = answer
    }
    inner.replaceOverrides(values.overrides) { _, _ in false }
    element = ElementRecord(kind, node: self, events: ways)
    child = childContext.with(scope: inner).with(region: presented).make(presentation.view)
    optionsChanged()
  }

  func show(_ presentation: Presentation) {
    content = presentation.content
    answer?.isGiven = false
    child?.receive(presentation.view)
    optionsChanged()
  }

  func collects(_ option: RegionOption) -> Bool { option.concernsPresentation || option.isActivity }

  /// The binding of the selected detent was written, or the direction of reading around the presenter is another. A sheet is resized even where
  /// a screen covers who presented it.
  override func evaluate() {
    isDirty = false
    optionsChanged()
  }

  override var evaluatesWhenCovered: Bool { true }

  func optionsChanged() {
    evaluation &+= 1
    var content = content
    // It stands in the window, where nothing says how lines run around its presenter.
    if let direction = graph.queue.reading(as: self, { scope.givenValue(of: LayoutDirectionKey.self) }) {
      content[.layoutDirection] = .string(direction.hostName)
    }
    if kind == .sheet || kind == .popover {
      if let offer = options.detents, let detent = detent(of: offer) {
        content[.detents] = .strings(offer.detents.map(\.name))
        content[.detent] = .string(detent.name)
        element?.set(offer.detents.count > 1 ? ways.union(.change) : ways)
      } else {
        element?.set(ways)
      }
      if let shown = options.showsDragIndicator { content[.showsDragIndicator] = .bool(shown) }
    }
    if options.isDismissDisabled, kind != .alert, kind != .confirmationDialog { content[.isDismissDisabled] = true }
    content.locate(at: options.activity)
    element?.set(content)
  }

  /// The ways out that a person has beside what is in it. A cover has no edge to swipe.
  private var ways: EventSet {
    switch kind {
    case .cover: .back
    case .alert, .confirmationDialog: .dismiss
    default: [.dismiss, .back]
    }
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    switch action {
    case .change(.string(let name), _): return pick(name)
    case .change: return .dropped(.invalidValue)
    case .dismiss, .back:
      guard !options.isDismissDisabled else { return .dropped(.disabled) }
      presenter?.dismiss()
      return .handled
    default: return .dropped(.notAccepted)
    }
  }

  override func didTearDown() {
    inner.end()
    child = nil
  }

  override var elementParent: ElementRecord? { graph.window?.element }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}

/// What is to be presented now.
nonisolated struct Presentation {
  let identity: AnyHashable
  let view: AnyView
  /// A title, a message: what the presentation itself says.
  var content = Content()
}

/// The node of a modifier that presents something.
@MainActor
protocol Presenter: Node {
  /// The person or the content asked to close what is presented.
  func dismiss()
  /// The slot is free; what waits may be presented.
  func slotIsFree()
}

/// Who presents from one window, sheet or cover: at most one sheet or cover and one alert at a time, the others wait.
@MainActor
final class PresentationSlots {
  private struct Slot {
    weak var current: (any Presenter)?
    var waiting: [Weak<Node>] = []
  }

  private var sheet = Slot()
  private var alert = Slot()

  /// Takes the slot for `presenter`, or puts it in the line.
  func request(_ kind: Role, for presenter: any Presenter) -> Bool {
    withSlot(kind) { slot in
      if slot.current === presenter { return true }
      // Who waits longest has been told that the slot is free, and takes it or gives it on.
      slot.waiting.removeAll { $0.value?.isAlive != true }
      let isFree = slot.current?.isAlive != true && (slot.waiting.first.map { $0.value === presenter } ?? true)
      guard isFree else {
        if !slot.waiting.contains(where: { $0.value === presenter }) { slot.waiting.append(Weak(presenter)) }
        return false
      }
      slot.current = presenter
      slot.waiting.removeAll { $0.value === presenter }
      return true
    }
  }

  /// Gives the slot back, or leaves the line; the next in line is told.
  func release(_ kind: Role, by presenter: any Presenter) {
    let next: (any Presenter)? = withSlot(kind) { slot in
      slot.waiting.removeAll { $0.value === presenter || $0.value?.isAlive != true }
      // One who was told that the slot is free may not want it any more: then the next is.
      guard slot.current === presenter || slot.current?.isAlive != true else { return nil }
      slot.current = nil
      return slot.waiting.first?.value as? any Presenter
    }
    next?.slotIsFree()
  }

  private func withSlot<R>(_ kind: Role, _ body: (inout Slot) -> R) -> R {
    switch kind {
    case .alert, .confirmationDialog: body(&alert)
    default: body(&sheet)
    }
  }
}

nonisolated struct PresentationSlotsKey: EnvironmentKey {
  static var defaultValue: PresentationSlots? { nil }
}
