import Foundation
import Logging
import NavigatorHost

/// A session, which consists of a graph and a window and delivers input events to them.
@MainActor
final class AppSession: HostSession {
  let graph: Graph
  private let window: WindowNode
  private var isEnded = false
  private var hasLoggedDrop = false
  /// A Boolean value that indicates whether animators that repeat wait until a user sees the session.
  private var animatorsWait: Bool
  private var openingAnimations: [OpeningAnimation] = []
  /// The manager of the window's undoable changes. The changes of a transaction are undone together.
  private(set) lazy var undoManager = UndoManager { [weak self] in self?.graph.statistics.transactions ?? 0 }
  var onPatches: (@MainActor ([Patch]) -> Void)?
  var onStoredChange: (@MainActor () -> Void)?
  var onStoredValue: (@MainActor (_ key: String, _ value: StoredValue?) -> Void)?

  init(
    types: TypeTable, configuration: SessionConfiguration, log: Logger = Logger(label: "navigator.session"), clock: HostClock,
    options: SessionOptions = SessionOptions(), makeContent: (NodeContext) -> Node
  ) {
    var log = log
    for (key, value) in configuration.logMetadata { log[metadataKey: key] = "\(value)" }
    graph = Graph(types: types, store: StoredValues(configuration), log: log, clock: clock)
    graph.queue.transactionFollows()
    animatorsWait = configuration.recordsOpening == true
    if animatorsWait {
      graph.queue.holdAnimations()
      graph.queue.hostMeasures = true
    }
    if configuration.isWindowEstimated == true { graph.unknownWindow = UnknownWindow() }
    window = WindowNode(graph: graph)
    graph.begin(in: self)
    graph.progress = options.progress
    let request = (configuration.url ?? configuration.windowURL).flatMap { WindowRequest(url: $0) }
    graph.service(RequestedWindow.self).request = request
    graph.begin(window: window, configuration: configuration)
    graph.updateRoot { [graph] in $0.provideEditMode(in: graph) }
    graph.updateRoot(options.environment)
    graph.begin(picture: options)
    if request == nil, let url = configuration.url { graph.openURLRegistry.begin(with: url, along: configuration.route) }
    graph.running { window.show(makeContent) }
    graph.settle()
    window.optionsChanged()
    _ = window.element?.attach()
    graph.elements.dirty = []
    graph.observedGeometry?.needsLayout = true
    graph.settle()
    if animatorsWait { openingAnimations = playOpening() }
    graph.deliver = { [weak self] patches in self?.onPatches?(patches) }
    graph.store.observe { [weak self] in
      self?.onStoredChange?()
    } app: { [weak self] key, value in
      self?.onStoredValue?(key, value)
    }
  }

  var playsAnimations: Bool {
    get { graph.playsAnimations }
    set {
      guard newValue != graph.playsAnimations else { return }
      graph.playsAnimations = newValue
      if !animatorsWait { updateAnimators() }
    }
  }

  var isHostBehind: Bool {
    get { graph.isHostBehind }
    set { graph.isHostBehind = newValue }
  }

  func takeOpeningAnimations() -> [OpeningAnimation] {
    defer { openingAnimations = [] }
    return openingAnimations
  }

  func beginAnimations() {
    guard !isEnded else { return }
    graph.limitWaitForWindow()
    guard animatorsWait else { return }
    animatorsWait = false
    updateAnimators()
    graph.observedGeometry?.limitWait(in: graph)
  }

  /// Starts the animators that repeat, or stops them if the host plays no animations.
  private func updateAnimators() {
    let plays = graph.playsAnimations
    graph.changeEnvironment { $0.playsAnimations = plays }
  }

  var root: Element {
    window.element?.snapshot() ?? Element(id: ElementID(rawValue: 0), role: .window)
  }

  var location: NavigatorHost.Location {
    var walk = LocationCollector()
    if let window = window.element { walk.visit(window) }
    return NavigatorHost.Location(places: walk.places, dialog: walk.dialog)
  }

  var statistics: UpdateStatistics { graph.statistics }

  var storedValues: [String: StoredValue] { graph.store.values(in: .app) }

  var sceneValues: [String: StoredValue] { graph.store.values(in: .scene) }

  func setStoredValue(_ value: StoredValue?, for key: String) {
    guard !isEnded else { return }
    graph.running { graph.store.receive(value, for: key, queue: graph.queue) }
  }

  @discardableResult
  func send(_ event: InputEvent) -> EventOutcome {
    let outcome = graph.running { self.outcome(of: event) }
    if case .dropped(let reason) = outcome {
      graph.statistics.eventsDropped += 1
      if !hasLoggedDrop {
        hasLoggedDrop = true
        graph.log.warning("an event was dropped (\(reason.rawValue)); further drops in this session are only counted")
      }
    }
    return outcome
  }

  @discardableResult
  func perform(_ event: InputEvent) -> EventOutcome {
    graph.queue.transactionFollows()
    defer { graph.settle(isTurn: true) }
    return send(event)
  }

  private func outcome(of event: InputEvent) -> EventOutcome {
    guard !isEnded else { return .dropped(.sessionEnded) }
    guard let record = graph.elements[event.target] else { return .dropped(.unknownElement) }
    guard record.isAttached else {
      record.cancelGestures(afterDropped: event.action)
      return .dropped(.unknownElement)
    }
    if let limits = graph.measurementLimits, !record.isReport(event.action) { limits.eventOccurred() }
    if let reason = refusal(of: event, by: record) {
      record.cancelGestures(afterDropped: event.action)
      return .dropped(reason)
    }
    if case .gesture(let gesture) = event.action { return record.receive(gesture) }
    if case .key(let key) = event.action { return record.receive(key) }
    if case .focus(let isFocused) = event.action, let handler = record.focusHandler {
      handler.receive(isFocused)
      return .handled
    }
    if case .tap = event.action { return outcome(ofTapOn: record) }
    if case .menu = event.action {
      guard let action = record.menuAction else { return record.node.handle(event.action) }
      action()
      return .handled
    }
    return record.node.handle(event.action)
  }

  /// Returns the reason why an element does not handle an event, or nil.
  private func refusal(of event: InputEvent, by record: ElementRecord) -> EventOutcome.DropReason? {
    if !record.events.contains(event.requirement) { return .notAccepted }
    if record.content.bool(.isDisabled) { return .disabled }
    // A covered list must respond to scrolling events because its rows may change with the size of the window.
    return event.action.isScrolling || !isCovered(record) ? nil : .covered
  }

  /// Returns a Boolean value that indicates whether a screen or a presentation prevents the user from reaching an element.
  private func isCovered(_ record: ElementRecord) -> Bool {
    record.node !== window
      && (record.node.isOnCoveredScreen || window.isCovered(record.node) || record.isInHiddenElement)
  }

  /// Returns the node of an element that requests files. Returns nil if the user cannot reach the element.
  private func requester(_ target: ElementID) -> (any FileRequester)? {
    guard !isEnded, let record = graph.elements[target], record.isAttached, !record.content.bool(.isDisabled) else { return nil }
    return isCovered(record) ? nil : record.node as? any FileRequester
  }

  func fileRequest(of target: ElementID) -> FileRequest? { requester(target)?.fileRequest }

  func exportedFiles(of target: ElementID, within limits: FileLimits) -> [ExportedFile]? {
    graph.running { requester(target)?.exportedFiles(within: limits) }
  }

  /// Performs the action of a tap and the actions of gestures that are recognized simultaneously.
  private func outcome(ofTapOn target: ElementRecord) -> EventOutcome {
    // The disclosure button of a group expands its rows even in edit mode.
    let record = target.content.hasKind(.disclosure) ? target : target.enclosingSelectionControl ?? target
    let handlers = record.outerTapHandlers
    if let first = handlers.first {
      first.tap()
    } else if let action = record.tapAction {
      action()
    } else {
      let outcome = record.node.handle(.tap)
      guard case .handled = outcome else { return outcome }
    }
    for handler in handlers.simultaneous { handler.tap() }
    return .handled
  }

  func open(_ address: String, along route: [String]) -> Bool {
    guard !isEnded else { return false }
    return graph.running { graph.openURLRegistry.open(address, along: route) }
  }

  func setRegion(locale: String?, timeZone: String?) {
    guard !isEnded else { return }
    graph.setRegion(locale: locale, timeZone: timeZone)
  }

  func cancelGestures() {
    guard !isEnded, let gestures = graph.existingService(ActiveGestures.self) else { return }
    graph.running { gestures.cancelAll() }
  }

  func settle() {
    graph.settle()
  }

  func end() {
    guard !isEnded else { return }
    isEnded = true
    graph.running {
      window.tearDown()
      graph.end()
    }
  }
}

extension ElementRecord {
  /// Returns a Boolean value that indicates whether an action only reports the state of a host, without an input of the user.
  ///
  /// A view that moves under the pointer causes a hover gesture, and a view that requests the focus causes a report of it.
  func isReport(_ action: InputEvent.Action) -> Bool {
    switch action {
    case .measure, .scroll, .scrollTo, .focus: true
    case .gesture(let gesture): gesture.kind == .hover
    case .change(.string, _): content[.scrollReports] != nil
    case .change(.bool, _): content[.visibilityThreshold] != nil
    default: false
    }
  }

  /// A Boolean value that indicates whether this element or an enclosing element, such as a bar, is hidden.
  var isInHiddenElement: Bool {
    guard node.graph.elements.hasHidden else { return false }
    var record: ElementRecord? = self
    while let current = record {
      if current.isHidden { return true }
      record = current.node.elementParent
    }
    return false
  }
}

extension Node {
  /// A Boolean value that indicates whether this node is on a screen or tab that is not visible. A presentation stays visible
  /// when the screen that presents it is covered.
  var isOnCoveredScreen: Bool { (self is PresentationNode ? region.enclosingLayer : region).isSuspended }
}

/// A factory for sessions of an app type.
@MainActor
package final class AppRunner<A: App>: HostedApp {
  package nonisolated let name: String
  private let types = TypeTable()
  private let make: @MainActor () -> A
  private let clock: HostClock
  private let options: SessionOptions

  /// Creates a factory for sessions of an app.
  ///
  /// - Parameters:
  ///   - clock: The clock that limits how often sessions update themselves.
  ///   - options: The options of each session.
  package init(
    clock: some Clock<Duration> = ContinuousClock(), options: SessionOptions = SessionOptions(),
    _ make: @escaping @MainActor () -> A = { A() }
  ) {
    self.make = make
    self.clock = HostClock(clock)
    self.options = options
    name = "\(A.self)"
  }

  package func makeSession(_ configuration: SessionConfiguration) -> any HostSession {
    AppSession(types: types, configuration: configuration, clock: clock, options: options) { context in AppNode(make(), context) }
  }
}

/// A factory for sessions of a single view, for tests and benchmarks.
@MainActor
package final class ViewRunner<V: View>: HostedApp {
  package nonisolated let name: String
  private let types = TypeTable()
  private let make: @MainActor () -> V
  private let clock: HostClock
  private let options: SessionOptions

  /// Creates a factory for sessions of a view.
  ///
  /// - Parameters:
  ///   - clock: The clock that limits how often sessions update themselves.
  ///   - options: The options of each session.
  package init(
    clock: some Clock<Duration> = ContinuousClock(), options: SessionOptions = SessionOptions(),
    _ make: @escaping @MainActor () -> V
  ) {
    self.make = make
    self.clock = HostClock(clock)
    self.options = options
    name = "\(V.self)"
  }

  package func makeSession(_ configuration: SessionConfiguration) -> any HostSession {
    AppSession(types: types, configuration: configuration, clock: clock, options: options) { context in context.make(make()) }
  }
}
