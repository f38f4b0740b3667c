import NavigatorHost

/// A node around a scroll view or list that observes its scroll position.
@MainActor
protocol ScrollObserver: Node {
  /// The reports that the observer requires.
  var neededReports: ScrollReports { get }
  /// Records a report that may be held before it is handled. The observer must not run actions of the app.
  func scrollReported(_ report: ScrollReport)
  /// Handles a report. Returns false if the observer does not use it.
  func scrollChanged(_ report: ScrollReport) -> Bool
  /// The point of the scroll view at which the target is determined, or nil for the first edge.
  var targetAnchor: UnitPoint? { get }
  /// The fraction of a scroll target that must be visible, or nil if the observer does not require visible targets.
  var visiblePart: Double? { get }
  /// The edge at which the scroll view stays when its content grows, or nil.
  var keptEdge: Edge? { get }
  /// Called when the element of the scroll view is evaluated.
  func containerEvaluated(_ container: any ScrollContainer)
}

extension ScrollObserver {
  var targetAnchor: UnitPoint? { nil }
  var visiblePart: Double? { nil }
  var keptEdge: Edge? { nil }
  func scrollReported(_ report: ScrollReport) {}
  func containerEvaluated(_ container: any ScrollContainer) {}
}

/// A set of the reports that a host sends about a scroll view.
struct ScrollReports: OptionSet {
  let rawValue: UInt8
  static let targets = ScrollReports(rawValue: 1)
  static let geometry = ScrollReports(rawValue: 2)
  static let phases = ScrollReports(rawValue: 4)
  /// The offset at the end of the user's scrolling.
  static let ends = ScrollReports(rawValue: 8)

  /// The names for hosts.
  var hostNames: [String] {
    [(ScrollReports.targets, "targets"), (.geometry, "geometry"), (.phases, "phases"), (.ends, "ends")].filter { contains($0.0) }
      .map(\.1)
  }
}

/// A report that a host sends about a scroll view.
enum ScrollReport {
  /// The element of the scroll target layout that is at the anchor of the scroll view.
  case target(ElementID)
  /// The offset, the size of the content, the size of the container and the insets, in points.
  case geometry([Double])
  case phase(String)
  /// The numbers of a geometry at the end of the user's scrolling.
  case end([Double])
  /// The elements of the scroll target layout of which at least a fraction, from 0 to 1, is visible.
  case visible(part: Double, [ElementID])

  /// The kind of a report about a value that depends on the layout, and the issue if the value depends on itself. It is nil for
  /// reports that only a user's scrolling causes.
  var measurement: (kind: String, value: EndlessMeasurement.Value)? {
    switch self {
    case .geometry: ("geometry", .scrollGeometry)
    case .target: ("target", .scrollTargets)
    case .visible(let part, _): ("visible:\(part)", .scrollTargets)
    case .phase, .end: nil
    }
  }

  /// The maximum number of visible elements in a report.
  private static let maximumVisible = 500

  /// Parses a report, which consists of the kind and the values, separated by spaces. Returns nil if the report is invalid.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    switch parts.first {
    case "target":
      guard parts.count == 2, let number = UInt32(parts[1]) else { return nil }
      self = .target(ElementID(rawValue: number))
    case "geometry", "end":
      let numbers = parts.dropFirst().prefix(11).compactMap { Double($0) }
      guard numbers.count == 10, parts.count == 11, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
      self = parts[0] == "end" ? .end(numbers) : .geometry(numbers)
    case "phase":
      guard parts.count == 2, ["idle", "interacting", "decelerating", "animating"].contains(parts[1]) else { return nil }
      self = .phase(String(parts[1]))
    case let kind? where kind.hasPrefix("visible:"):
      let numbers = parts.dropFirst().prefix(Self.maximumVisible).compactMap { UInt32($0) }
      guard let part = Double(kind.dropFirst("visible:".count)), numbers.count == parts.count - 1 else { return nil }
      self = .visible(part: part, numbers.map { ElementID(rawValue: $0) })
    default: return nil
    }
  }
}

extension ScrollContainer {
  /// Adds the target and the required reports to the content of the element during its evaluation.
  func addScrolling(to content: inout Content, _ events: inout EventSet) {
    if let target = scrollAttachments?.target { content[.scrollTarget] = .string(target) }
    let observers = scrollObservers
    for observer in observers { observer.containerEvaluated(self) }
    if content[.scrollAnchor] == nil, let edge = observers.lazy.compactMap(\.keptEdge).first { keep(edge, in: &content) }
    var reports = observers.reduce(ScrollReports()) { $0.union($1.neededReports) }
    if customBehavior != nil { reports.insert(.ends) }
    let parts = Set(observers.compactMap(\.visiblePart)).sorted().map { "visible:\($0)" }
    guard !reports.isEmpty || !parts.isEmpty else { return }
    let anchor = observers.lazy.compactMap(\.targetAnchor).first.map { "anchor:\(Self.part($0.x)):\(Self.part($0.y))" }
    content[.scrollReports] = .strings(reports.hostNames + parts + (anchor.map { [$0] } ?? []))
    events.insert(.change)
  }

  /// Requests that the host keep the end of the content visible. A host keeps the start in any case.
  private func keep(_ edge: Edge, in content: inout Content) {
    if edge == .bottom, scrollAxes == .vertical { content[.scrollAnchor] = "0.5 1.0" }
    if edge == .trailing, scrollAxes == .horizontal { content[.scrollAnchor] = "1.0 0.5" }
  }

  /// Handles a report of a host. Returns nil if the action is not a report.
  func handleScrollReport(_ action: InputEvent.Action) -> EventOutcome? {
    guard case .change(.string(let text), _) = action else { return nil }
    let (observers, behavior) = (scrollObservers, customBehavior)
    guard !observers.isEmpty || behavior != nil else { return nil }
    guard let report = ScrollReport(text) else { return .dropped(.invalidValue) }
    if case .end(let numbers) = report {
      guard let behavior else { return .dropped(.notAccepted) }
      adjust(ScrollGeometry(numbers), with: behavior)
      return .handled
    }
    if case .visible(let part, _) = report, !observers.contains(where: { $0.visiblePart == part }) {
      return .dropped(.notAccepted)
    }
    for observer in observers { observer.scrollReported(report) }
    guard let (kind, value) = report.measurement else { return passToObservers(report) }
    // If a value changes too often, its report is held.
    var outcome = EventOutcome.handled
    limit(for: kind).receive(
      EndlessMeasurement(value: value, view: viewName), in: graph, at: graph.clock.now()
    ) { [weak self] in
      outcome = self?.passToObservers(report) ?? .handled
    }
    return outcome
  }

  private func passToObservers(_ report: ScrollReport) -> EventOutcome {
    let outcomes = scrollObservers.map { $0.scrollChanged(report) }
    return outcomes.contains(true) ? .handled : .dropped(.notAccepted)
  }

  /// The limit on the reports of a kind. It is created on first use.
  private func limit(for kind: String) -> MeasurementLimit {
    let attachments = madeScrollAttachments
    if let known = attachments.limits[kind] { return known }
    let made = MeasurementLimit(now: graph.clock.now())
    attachments.limits[kind] = made
    return made
  }

  /// The custom behavior that determines where the scroll view comes to rest, or nil if the host determines it.
  private var customBehavior: (any ScrollTargetBehavior)? {
    let behavior = EnvironmentValues(scope: scope)[ScrollBehaviorKey.self]
    return behavior is any HostScrollTargetBehavior ? nil : behavior
  }

  /// Continues scrolling to the target of a custom behavior.
  private func adjust(_ geometry: ScrollGeometry, with behavior: any ScrollTargetBehavior) {
    let original = ScrollTarget(rect: CGRect(origin: geometry.contentOffset, size: geometry.containerSize))
    var target = original
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: original, contentSize: geometry.contentSize, containerSize: geometry.containerSize, axes: scrollAxes,
        environment: EnvironmentValues(scope: scope)))
    let anchor = target.anchor ?? .topLeading
    let x = target.rect.minX + anchor.x * (target.rect.width - geometry.containerSize.width)
    let y = target.rect.minY + anchor.y * (target.rect.height - geometry.containerSize.height)
    guard x.isFinite, y.isFinite, abs(x - geometry.contentOffset.x) > 0.5 || abs(y - geometry.contentOffset.y) > 0.5 else {
      return
    }
    func part(_ value: CGFloat, _ axis: Axis.Set) -> String {
      ScrollRequest.coordinate(scrollAxes.contains(axis) ? value : nil)
    }
    // The position for hosts includes the insets.
    let insets = geometry.contentInsets
    setScrollTarget("point \(part(x + insets.leading, .horizontal)) \(part(y + insets.top, .vertical))", isAnimated: true)
  }

  /// The observers that enclose this container, up to the next container.
  var scrollObservers: [any ScrollObserver] {
    var observers: [any ScrollObserver] = []
    var node = parent
    while let current = node, !(current is any ScrollContainer), current.region === region {
      if let observer = current as? any ScrollObserver { observers.append(observer) }
      node = current.parent
    }
    return observers
  }
}

extension Node {
  /// The first scroll view or list at this node or below it.
  final var firstScrollContainer: (any ScrollContainer)? {
    if let container = self as? any ScrollContainer { return container }
    var found: (any ScrollContainer)?
    forEachChild { if found == nil { found = $0.firstScrollContainer } }
    return found
  }

  /// Returns the node at or below this node whose element, or a box around the element, has an identifier.
  final func descendant(withElement id: ElementID) -> Node? {
    if element?.containsBox(id) == true { return self }
    var found: Node?
    forEachChild { if found == nil { found = $0.descendant(withElement: id) } }
    return found
  }
}

extension Node {
  /// Returns the identifier with which an app scrolls to an element below this node. The nearest enclosing `id(_:)` or `ForEach`
  /// provides it.
  final func scrollID(ofElement element: ElementID) -> AnyHashable? {
    descendant(withElement: element).flatMap { scrollID(ofDescendant: $0) }
  }

  /// Returns the identifiers with which an app scrolls to elements below this node, in the order of the elements. Duplicates are
  /// removed, because a client may report an element twice, or several elements of the same view.
  final func scrollIDs(ofElements elements: [ElementID]) -> [AnyHashable] {
    var (wanted, found) = (Set(elements), [ElementID: Node]())
    collect(&wanted, in: &found)
    var known: Set<AnyHashable> = []
    return elements.compactMap { found[$0].flatMap { scrollID(ofDescendant: $0) } }.filter { known.insert($0).inserted }
  }

  /// Finds the nodes at or below this node whose elements, or boxes around them, have one of the identifiers.
  private func collect(_ wanted: inout Set<ElementID>, in found: inout [ElementID: Node]) {
    var record = element
    while let current = record {
      if wanted.remove(current.id) != nil { found[current.id] = self }
      record = current.box
    }
    if wanted.isEmpty { return }
    forEachChild { $0.collect(&wanted, in: &found) }
  }

  private func scrollID(ofDescendant descendant: Node) -> AnyHashable? {
    var node: Node? = descendant
    while let current = node, current !== self {
      if let identified = current as? any ScrollIdentifying, !(identified is any ChildTaggingNode) {
        if let id = identified.scrollID(ofChild: current) { return id }
      }
      if let id = (current.parent as? any ScrollIdentifying)?.scrollID(ofChild: current) { return id }
      node = current.parent
    }
    return nil
  }
}
