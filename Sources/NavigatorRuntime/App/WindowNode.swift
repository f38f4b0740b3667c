import NavigatorHost

/// The root node of a session. It contains the window's content and the presentations, in order of appearance.
@MainActor
final class WindowNode: Node, OptionStore {
  private var content: Node?
  private(set) var presentations: [PresentationNode] = []
  let slots = PresentationSlots()
  var options = OptionList()

  init(graph: Graph) {
    super.init(NodeContext(NodeEnvironment(graph: graph, scope: graph.rootScope, region: graph.rootRegion), parent: nil))
    region.owner = self
    element = ElementRecord(.window, node: self, events: [.dismiss, .openURL, .scenePhase])
  }

  // MARK: Options

  /// Returns a Boolean value that indicates whether the window collects an option: disabled closing, its location, its color
  /// scheme or its presented value.
  func collects(_ option: RegionOption) -> Bool {
    switch option {
    case .dismissDisabled, .activity, .colorScheme, .presentedValue: true
    default: false
    }
  }

  func optionsChanged() {
    evaluation &+= 1
    var content = Content()
    // The host derives the default direction from its language, which is read from left to right.
    if graph.queue.reading(as: self, { scope.inheritedOverride(of: LayoutDirectionKey.self) }) == .rightToLeft {
      content[.layoutDirection] = .layoutDirection(.rightToLeft)
    }
    let notices = graph.queue.reading(as: self) { partNames(.reconnecting, .pageIsOpen, .pageNeedsCookie, .textIsTooLong) }
    if let notices { content[.partNames] = notices }
    if options.isDismissDisabled { content[.isDismissDisabled] = true }
    content.locate(at: options.activity)
    if let scheme = options.colorScheme { content[.colorScheme] = .colorScheme(scheme.hostScheme) }
    graph.setPreferredColorScheme(options.colorScheme)
    let addresses = graph.service(RequestedWindow.self).addresses(presenting: options.presentedValue)
    if !addresses.isEmpty { content[.windowAddresses] = .strings(addresses) }
    if graph.openURLRegistry.hasUnhandledURL { content[.kind] = .kind(.notFound) }
    setElementContent(content)
  }

  /// Updates the options after a change of the layout direction or the language.
  override func evaluate() {
    isDirty = false
    optionsChanged()
  }

  // MARK: Content

  /// Creates the content. The session calls this method once, after the graph's window is set.
  func show(_ make: (NodeContext) -> Node) {
    content = make(childContext)
    element?.mark(.children)
  }

  func add(_ presentation: PresentationNode) {
    presentations.append(presentation)
    element?.mark(.children)
  }

  func remove(_ presentation: PresentationNode) {
    presentations.removeAll { $0 === presentation }
    element?.mark(.children)
  }

  /// Returns a Boolean value that indicates whether a presentation covers a node.
  func isCovered(_ node: Node) -> Bool {
    guard let top = presentations.last else { return false }
    return node.firstAncestor { $0 === top ? true : nil } == nil
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let content { body(content) }
    for presentation in presentations { body(presentation) }
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    switch action {
    case .openURL(let text):
      defer { optionsChanged() }
      return graph.openURLRegistry.open(text) ? .handled : .dropped(.invalidValue)
    // The window only reports whether it may be closed. The host closes it and ends the session.
    case .dismiss: return options.isDismissDisabled ? .dropped(.disabled) : .handled
    case .scenePhase(let phase):
      graph.setScenePhase(phase)
      return .handled
    case .sizeClasses(let horizontal, let vertical):
      graph.setSizeClasses(horizontal: horizontal, vertical: vertical)
      return .handled
    case .colorScheme(let scheme):
      graph.setColorScheme(scheme)
      return .handled
    case .traits(let traits):
      graph.setSizeClasses(horizontal: traits.horizontal, vertical: traits.vertical)
      graph.setColorScheme(traits.colorScheme)
      graph.updateRoot { $0[ReducedMotionKey.self] = traits.reducesMotion }
      graph.setTextScale(traits.textScale)
      return .handled
    case .measure(let frames, let font):
      return graph.observedGeometry?.receive(frames, font: font, for: self) ?? .handled
    default: return .dropped(.notAccepted)
    }
  }
}

/// The reference from a session's graph to its window.
@MainActor
final class WindowReference: GraphService {
  weak var window: WindowNode?
}

extension Graph {
  /// The window of the session, which contains the presentations.
  var window: WindowNode? {
    get { service(WindowReference.self).window }
    set { service(WindowReference.self).window = newValue }
  }
}
