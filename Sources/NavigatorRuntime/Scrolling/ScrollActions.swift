import Foundation
import NavigatorHost

extension View {
  /// Runs an action when a value changes that depends on the geometry of the scroll view in this view.
  ///
  /// Hosts report the geometry at most once per display frame.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value.
  ///   - action: A closure that receives the old and the new value.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryView(content: self, transform: transform, action: action)
  }

  /// Runs an action when the phase of the scroll view in this view changes.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollPhaseView(content: self) { old, new, _ in action(old, new) }
  }

  /// Runs an action when the phase of the scroll view in this view changes. The action also receives the context of the change.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, action: action)
  }

  /// Runs an action when this view becomes visible or invisible in its scroll view.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view that must be visible, from 0 to 1.
  ///   - action: A closure that receives true when the view becomes visible, and false when it becomes invisible.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    ScrollVisibilityView(content: self, threshold: threshold.isFinite ? min(max(threshold, 0), 1) : 0.5, action: action)
  }
}

nonisolated struct ScrollGeometryView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  nonisolated init(content: Content, transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    self.content = content
    self.transform = transform
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ScrollGeometryNode(view, type, context)
  }
}

@MainActor
final class ScrollGeometryNode<Content: View, Value: Equatable>: TransparentNode<ScrollGeometryView<Content, Value>, Content>,
  ScrollObserver
{
  private var value: Value?

  init(
    _ view: ScrollGeometryView<Content, Value>, _ type: ViewType<ScrollGeometryView<Content, Value>>, _ context: NodeContext
  ) {
    super.init(view, type, context) { $0.content }
    firstScrollContainer?.refreshElement()
  }

  var neededReports: ScrollReports { .geometry }

  func scrollChanged(_ report: ScrollReport) -> Bool {
    guard case .geometry(let numbers) = report else { return false }
    let new = view.transform(ScrollGeometry(numbers))
    let old = value ?? new
    guard value != new else { return true }
    value = new
    view.action(old, new)
    return true
  }
}

nonisolated struct ScrollPhaseView<Content: View>: PrimitiveView {
  let content: Content
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  nonisolated init(content: Content, action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.content = content
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ScrollPhaseNode(view, type, context)
  }
}

@MainActor
final class ScrollPhaseNode<Content: View>: TransparentNode<ScrollPhaseView<Content>, Content>, ScrollObserver, CancellableGesture
{
  private var phase = ScrollPhase.idle
  private var geometry = ScrollGeometry([Double](repeating: 0, count: 10))

  init(_ view: ScrollPhaseView<Content>, _ type: ViewType<ScrollPhaseView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    firstScrollContainer?.refreshElement()
  }

  var neededReports: ScrollReports { [.phases, .geometry] }

  func scrollReported(_ report: ScrollReport) {
    if case .geometry(let numbers) = report { geometry = ScrollGeometry(numbers) }
  }

  func scrollChanged(_ report: ScrollReport) -> Bool {
    switch report {
    case .geometry: break
    case .phase(let name):
      if let new = ScrollPhase(name: name) { change(to: new) }
    case .target, .end, .visible: return false
    }
    return true
  }

  /// Sets the phase to idle. A page that was closed or that has lost its connection does not report the end of its scrolling.
  func cancelGesture() {
    change(to: .idle)
  }

  override func didTearDown() {
    super.didTearDown()
    if phase != .idle { graph.existingService(ActiveGestures.self)?.remove(self) }
  }

  private func change(to new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    let active = graph.service(ActiveGestures.self)
    if new == .idle { active.remove(self) } else { active.insert(self) }
    view.action(old, new, ScrollPhaseChangeContext(geometry: geometry))
  }
}

nonisolated struct ScrollVisibilityView<Child: View>: PrimitiveView {
  let content: Child
  let threshold: Double
  let action: (Bool) -> Void

  nonisolated init(content: Child, threshold: Double, action: @escaping (Bool) -> Void) {
    self.content = content
    self.threshold = threshold
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : ScrollVisibilityNode(.box, view, type, context)
  }
}

/// A node that handles visibility reports from the host.
@MainActor
final class ScrollVisibilityNode<Child: View>: ContainerNode<ScrollVisibilityView<Child>, Child> {
  private var isVisible = false
  private var limit: MeasurementLimit?

  override var content: Child { view.content }

  override func resolve() -> Resolved {
    Resolved(content: [.visibilityThreshold: .number(view.threshold)], events: .change)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.bool(let visible), _) = action else { return .dropped(.invalidValue) }
    guard visible != isVisible else {
      limit?.dropHeld()
      return .handled
    }
    let now = graph.clock.now()
    let limit = limit ?? MeasurementLimit(now: now)
    self.limit = limit
    limit.receive(EndlessMeasurement(value: .visibility, view: viewName), in: graph, at: now) { [weak self] in
      self?.isVisible = visible
      self?.view.action(visible)
    }
    return .handled
  }
}
