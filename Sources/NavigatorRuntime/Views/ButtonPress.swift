import NavigatorHost

/// The state of a button that its style may read: whether it is pressed.
///
/// Hosts report presses only of buttons whose style has read the state, so that others cost no events. The class is used on the
/// main thread only, also from properties that are not isolated, and is therefore marked `@unchecked Sendable`.
final class ButtonPress: @unchecked Sendable {
  private let cell: StateCell<Bool>
  private let queue: UpdateQueue
  /// A Boolean value that indicates whether a view has read the state.
  private(set) var isRead = false
  /// The node that requests the reports of hosts.
  private var observer: NodeReference?

  @MainActor init(in graph: Graph) {
    queue = graph.queue
    cell = StateCell(false, queue: graph.queue, comparison: graph.types.comparison(of: Bool.self))
  }

  var isPressed: Bool {
    if !isRead, queue.reader != nil {
      isRead = true
      if let node = observer?.referent { queue.invalidate(node) }
    }
    return cell.get()
  }

  /// Evaluates a node again when a view reads the state for the first time.
  func setObserver(_ reference: NodeReference) {
    observer = reference
  }

  func receive(_ phase: InputEvent.Gesture.Phase) {
    cell.set(phase == .began || phase == .changed, transaction: Transaction())
  }
}

/// The view that a style returns for a button. It receives the presses of the button.
nonisolated struct PressedView<Content: View>: PrimitiveView {
  let content: Content
  let press: ButtonPress?

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PressedNode(view, type, context) { $0.content }
  }
}

@MainActor
final class PressedNode<Content: View>: ComputedBoxNode<PressedView<Content>, Content> {
  private var handler: GestureHandler?

  override func makeModifiers() -> [BoxModifier] {
    guard let press = view.press else { return [] }
    press.setObserver(reference)
    guard press.isRead, inherited.acceptsGestures else { return [] }
    let handler = handler ?? GestureHandler(priority: .normal, needs: ["touch"]) { [weak press] in press?.receive($0.phase) }
    self.handler = handler
    return [.gesture(handler)]
  }
}
