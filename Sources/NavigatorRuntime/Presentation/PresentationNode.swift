import NavigatorHost

/// The node of a presented sheet, cover, popover, alert, dialog or menu.
@MainActor
final class PresentationNode: Node, OptionStore {
  let kind: Role
  let identity: AnyHashable
  private let presented: Region
  private let inner: EnvironmentScope
  /// The environment values of the content, without the color scheme that the content prefers.
  private var overrides: KeyedValues<Any> = [:]
  private var colorScheme: ColorScheme?
  private weak var presenter: (any Presenter)?
  var options = OptionList()
  private var content: Content
  private var child: ViewNode<AnyView>?
  /// The detent that the user has selected, used if there is no binding.
  var selectedDetent: PresentationDetent?
  /// The response of an alert, dialog or menu.
  private var answer: AlertResponse?
  /// The slots for presentations from the content of this presentation.
  let slots: PresentationSlots

  init(
    _ context: NodeContext, kind: Role, presentation: PresentedContent, presenter: any Presenter
  ) {
    self.kind = kind
    self.presenter = presenter
    identity = presentation.identity
    content = presentation.content
    presented = Region(parent: context.region.enclosingLayer, isLayer: true)
    inner = EnvironmentScope(parent: context.scope, queue: context.graph.queue)
    var values = EnvironmentValues(scope: context.scope)
    slots = PresentationSlots(inside: kind, of: values[PresentationSlotsKey.self])
    super.init(context.with(boxes: nil))
    updateElementDepth()
    presented.owner = self
    let close = DismissAction { [weak self] in self?.presenter?.dismiss() }
    values[PresentationSlotsKey.self] = slots
    if kind == .menu {
      // In a menu, `dismiss` remains the action of the screen that contains the menu.
      let answer = AlertResponse(close: close, menu: EnvironmentValues(scope: scope)[AlertResponseKey.self])
      self.answer = answer
      values[AlertResponseKey.self] = answer
    } else {
      values[DismissKey.self] = close
      values[IsPresentedKey.self] = true
      values[StackControllerKey.self] = nil
      values[DetailStackKey.self] = nil
      // The item of a toolbar may present content, which is not in the bar.
      if values.toggleStyleValue.place != .content { values[ToggleStyleKey.self].place = .content }
      values.provideEditMode(in: graph)
    }
    if kind.isDialog {
      let answer = AlertResponse(close: close)
      self.answer = answer
      values[AlertResponseKey.self] = answer
    }
    overrides = values.overrides
    inner.replaceOverrides(overrides) { _, _ in false }
    element = ElementRecord(kind, node: self, events: dismissEvents)
    graph.elements.motion.create(element)
    child = childContext.with(scope: inner).with(region: presented).make(presentation.view)
    optionsChanged()
  }

  override func willTearDown() {
    graph.elements.motion.end(element)
  }

  func show(_ presentation: PresentedContent) {
    content = presentation.content
    answer?.isPerformed = false
    child?.receive(presentation.view)
    optionsChanged()
  }

  func collects(_ option: RegionOption) -> Bool { kind != .menu && (option.appliesToPresentation || option.isActivity) }

  /// A Boolean value that indicates whether the content contains at least one element.
  var showsContent: Bool {
    var elements: [ElementRecord] = []
    child?.appendElements(to: &elements)
    return !elements.isEmpty
  }

  /// Updates the options after a change of the selected detent's binding, or of the presenter's layout direction or color scheme.
  ///
  /// A sheet is updated even if its presenter is covered.
  override func evaluate() {
    isDirty = false
    optionsChanged()
  }

  override var evaluatesWhenCovered: Bool { true }

  func optionsChanged() {
    evaluation &+= 1
    var content = content
    // The element is inside the window, so it does not inherit the presenter's layout direction and color scheme.
    if let direction = graph.queue.reading(as: self, { scope.inheritedOverride(of: LayoutDirectionKey.self) }) {
      content[.layoutDirection] = .layoutDirection(direction.hostDirection)
    }
    let scheme = options.colorScheme ?? presenterColorScheme
    if let scheme { content[.colorScheme] = .colorScheme(scheme.hostScheme) }
    if kind == .sheet || kind == .popover {
      if let offer = options.detents, let detent = detent(of: offer) {
        let names = names(of: offer)
        content[.detents] = .strings(names.sorted { $0.height < $1.height }.map(\.name))
        content[.detent] = (names.first { $0.detent == detent } ?? names.first).map { .string($0.name) }
        let parts = graph.queue.reading(as: self) { partNames(.sheetHeight, .sheetFull, .sheetHalf) }
        if let parts, names.count > 1 { content[.partNames] = parts }
        element?.set(names.count > 1 ? dismissEvents.union(.change) : dismissEvents)
      } else {
        element?.set(dismissEvents)
      }
      if let shown = options.showsDragIndicator { content[.showsDragIndicator] = .bool(shown) }
      content[.compactForms] = options.compactAdaptation?.hostForms(of: kind).map { .strings($0) }
      if let sizing = options.presentationSizing { content[.variant] = .variant(sizing) }
    }
    if kind != .menu { element?.set(presentationStyle) }
    applyColorScheme()
    if options.isDismissDisabled, !kind.isDialog, kind != .menu { content[.isDismissDisabled] = true }
    content[.zoomSource] = options.zoomSource.map { .number(graph.zoomNames.name(of: $0)) }
    content.locate(at: options.activity)
    setElementContent(content)
  }

  /// The background and the corner radius that the content sets.
  private var presentationStyle: Style {
    var style = Style()
    if let paint = options.presentationBackground { style.set(.background(paint)) }
    if let radius = options.presentationRadius { style.set(.cornerRadius(radius)) }
    return style
  }

  /// The color scheme of the presenter if it differs from that of the window, or nil.
  private var presenterColorScheme: ColorScheme? {
    let scheme = graph.queue.reading(as: self) { scope.inheritedOverride(of: ColorSchemeKey.self) }
    return scope.overrides(ColorSchemeKey.self, below: graph.rootScope) ? scheme : nil
  }

  /// Applies the color scheme that the content prefers to the content's environment.
  private func applyColorScheme() {
    guard options.colorScheme != colorScheme else { return }
    colorScheme = options.colorScheme
    var values = overrides
    if let colorScheme { values[ObjectIdentifier(ColorSchemeKey.self)] = colorScheme }
    inner.replaceOverrides(values) { graph.types.areEqual($0, $1) }
  }

  /// The events with which the user can close the presentation directly. A cover has no edge to swipe.
  private var dismissEvents: EventSet {
    switch kind {
    case .cover: .back
    case .alert, .confirmationDialog, .menu: .dismiss
    default: [.dismiss, .back]
    }
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    switch action {
    case .change(.string(let name), _): return select(name)
    case .change: return .dropped(.invalidValue)
    case .dismiss, .back:
      guard !options.isDismissDisabled else { return .dropped(.disabled) }
      if let cancelButton { return cancelButton.handle(.tap) }
      presenter?.dismiss()
      return .handled
    default: return .dropped(.notAccepted)
    }
  }

  /// The button that performs a dismissal, which is the enabled cancel button of an alert or a confirmation dialog.
  private var cancelButton: Node? {
    guard kind.isDialog else { return nil }
    var found: Node?
    child?.forEachTaggedElement { _, node in
      guard found == nil, let element = node.element, element.role == .button else { return }
      if element.content.buttonRole == .cancel, !element.content.bool(.isDisabled) { found = node }
    }
    return found
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

/// A view to present, with an identity.
nonisolated struct PresentedContent {
  let identity: AnyHashable
  let view: AnyView
  /// The content of the presentation's element, such as a title and a message.
  var content = Content()
  /// The texts of the element's content. The presenter formats them in its environment.
  var texts: [(key: Content.Key, text: Text)] = []
}

/// The node of a modifier that presents a view.
@MainActor
protocol Presenter: Node {
  var presentedKind: Role { get }
  /// Dismisses the presentation at the request of the user or the content.
  func dismiss()
  /// Presents a waiting presentation after its slot has become free.
  func slotIsFree()
}
