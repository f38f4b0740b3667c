import Foundation
import NavigatorHost

/// The priority of a gesture in relation to gestures of inner views.
nonisolated enum GesturePriority {
  case normal, high, simultaneous
}

nonisolated struct GestureView<Content: View, G: Gesture>: PrimitiveView {
  let content: Content
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  nonisolated init(content: Content, gesture: G, priority: GesturePriority, mask: GestureMask) {
    self.content = content
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    GestureNode(view, type, context) { $0.content }
  }
}

/// The handler of a view's gesture, which is attached to the view's element.
@MainActor
class GestureHandler {
  final let priority: GesturePriority
  /// The recognizers that hosts must provide.
  final let needs: [GestureNeed]
  private let deliver: @MainActor (InputEvent.Gesture) -> Void

  init(priority: GesturePriority, needs: [GestureNeed], deliver: @escaping @MainActor (InputEvent.Gesture) -> Void) {
    self.priority = priority
    self.needs = needs
    self.deliver = deliver
  }

  /// A Boolean value that indicates whether the gesture handles taps without a location.
  nonisolated final var takesTaps: Bool { needs.contains(.tap) }

  /// A Boolean value that indicates whether the gesture consists of several events while fingers move.
  nonisolated final var hasMovements: Bool { needs.contains(where: \.hasMovements) }

  /// A Boolean value that indicates whether the gesture requires several taps, or taps with a location.
  nonisolated private final var hasCountedTaps: Bool { needs.contains { if case .taps = $0 { true } else { false } } }

  /// The words that describe the required recognizers in the element's content. The word `beside` concerns only taps, because
  /// other gestures of the same element may require exclusive taps.
  nonisolated final var words: [String] {
    let words = needs.compactMap(\.word)
    switch priority {
    case .normal: return words
    case .high: return words.isEmpty ? [] : words + ["first"]
    case .simultaneous: return words.isEmpty ? [] : words + (hasCountedTaps ? ["together", "beside"] : ["together"])
    }
  }

  final func receive(_ event: InputEvent.Gesture) {
    deliver(event)
  }

  final func tap() {
    deliver(InputEvent.Gesture(.tap, .ended, value: 1))
  }
}

@MainActor
final class GestureNode<Content: View, G: Gesture>: ComputedBoxNode<GestureView<Content, G>, Content>, CancellableGesture {
  private let memory = GestureMemory()
  private var handler: GestureHandler?
  /// A Boolean value that indicates whether the gesture has received events, so that it may be in progress.
  private var mayBeActive = false
  /// The types of the replaceable parts of the gesture that has received events.
  private var parts: [ObjectIdentifier?] = []

  override func makeModifiers() -> [BoxModifier] {
    let isEnabled = inherited.acceptsGestures && view.mask.contains(.gesture)
    let needs = isEnabled ? view.gesture.allNeeds() : []
    guard !needs.isEmpty else {
      handler = nil
      // Actions of the app must not run while views are evaluated.
      if mayBeActive { graph.afterCommit { [weak self] in self?.cancelGesture() } }
      return []
    }
    if mayBeActive { cancelReplacedParts() }
    if let handler, handler.needs == needs, handler.priority == view.priority { return [.gesture(handler)] }
    let made = GestureHandler(priority: view.priority, needs: needs) { [weak self] event in self?.receive(event) }
    handler = made
    requestPositions(needs)
    return [.gesture(made)]
  }

  private func receive(_ event: InputEvent.Gesture) {
    if !mayBeActive {
      mayBeActive = true
      parts = view.gesture.allReplaceableParts()
      graph.service(ActiveGestures.self).insert(self)
    }
    deliver(event)
  }

  private func deliver(_ event: InputEvent.Gesture) {
    let step = GestureStep(event: event, time: Date()) { [weak self] space in self?.offset(of: space) ?? .zero }
    _ = view.gesture.outcome(of: step, memory)
  }

  // MARK: Cancellation

  func cancelGesture() {
    cancel(InputEvent.Gesture.Kind.cancellable)
  }

  /// Cancels the parts of the gesture that are in progress and have been replaced.
  private func cancelReplacedParts() {
    let new = view.gesture.allReplaceableParts()
    guard new != parts else { return }
    parts = new
    // Actions of the app must not run while views are evaluated.
    graph.afterCommit { [weak self] in self?.deliver(.update) }
  }

  /// Cancels the gestures of some kinds that are in progress.
  private func cancel(_ kinds: [InputEvent.Gesture.Kind]) {
    guard mayBeActive else { return }
    mayBeActive = false
    graph.existingService(ActiveGestures.self)?.remove(self)
    for kind in kinds { deliver(InputEvent.Gesture(kind, .cancelled)) }
  }

  /// Cancels the gesture of a removed view after the commit. The states that it updates may belong to other views.
  override func willTearDown() {
    super.willTearDown()
    // A pointer that was above the removed view causes no event.
    if mayBeActive { graph.afterAppearances { [self] in cancel([.press, .drag, .point, .magnify, .rotate]) } }
  }

  /// Returns the offset of a named coordinate system from the window. It is the coordinate system of the nearest enclosing view
  /// with the name.
  private func offset(of space: CoordinateSpace) -> CGSize {
    guard case .named(let name) = space, let frame = spaceObserver(named: name)?.globalFrame else { return .zero }
    return CGSize(width: frame.minX, height: frame.minY)
  }
}

extension CoordinateSpace {
  /// The requirements of a gesture with locations in this coordinate system. The position of the coordinate system must be known
  /// at the first event.
  @MainActor var gestureNeeds: [GestureNeed] {
    guard case .named(let name) = self else { return [] }
    return [name.base is ScrollSpace ? .scrollSpace : .namedSpace]
  }
}

extension Node {
  /// Requests the positions of the enclosing coordinate systems that a gesture requires.
  fileprivate func requestPositions(_ needs: [GestureNeed]) {
    guard needs.contains(.scrollSpace) || needs.contains(.namedSpace) else { return }
    graph.queue.reading(as: nil) {
      for axes in [Axis.Set.vertical, .horizontal] where needs.contains(.scrollSpace) {
        _ = spaceObserver(named: ScrollSpace(axes: axes))?.globalFrame
      }
      guard needs.contains(.namedSpace) else { return }
      _ = firstAncestor { node -> Never? in
        (node as? any NamedSpaceNode)?.requestPosition()
        return nil
      }
    }
  }
}

extension ElementRecord {
  /// Passes a gesture event to the handlers of this element.
  func receive(_ gesture: InputEvent.Gesture) -> EventOutcome {
    guard gesture.isValid else { return .dropped(.invalidValue) }
    for handler in gestureHandlers where handler.handles(gesture.kind) { handler.receive(gesture) }
    return .handled
  }

  /// The handlers of this element and of enclosing elements that receive a tap on this element.
  ///
  /// The first value is the outermost handler with high priority, which replaces the element's own action. The second value
  /// contains the handlers of simultaneous gestures.
  var outerTapHandlers: (first: GestureHandler?, simultaneous: [GestureHandler]) {
    var handlers: (first: GestureHandler?, simultaneous: [GestureHandler]) = (nil, [])
    guard node.graph.elements.hasOuterTaps else { return handlers }
    var record: ElementRecord? = self
    while let current = record {
      for handler in current.gestureHandlers where handler.takesTaps {
        switch handler.priority {
        case .normal: break
        case .high: handlers.first = handler
        case .simultaneous: handlers.simultaneous.append(handler)
        }
      }
      record = current.box ?? current.node.elementParent
      if current.role == .screen { break }
    }
    return handlers
  }
}

extension GestureHandler {
  /// Returns a Boolean value that indicates whether the gesture includes gestures of a kind.
  fileprivate func handles(_ kind: InputEvent.Gesture.Kind) -> Bool {
    needs.contains { $0.kind == kind }
  }
}
