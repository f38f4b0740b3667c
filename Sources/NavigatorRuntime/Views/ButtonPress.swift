import NavigatorHost

/// The pressed state of a button, which the button's style may read.
///
/// Hosts report presses only for buttons whose style has read the state, so that other buttons cause no events. The class is
/// marked `@unchecked Sendable`, because nonisolated properties also access it. All accesses are on the main thread.
final class ButtonPress: @unchecked Sendable {
  private let cell: StateCell<Bool>
  private let queue: UpdateQueue
  /// A Boolean value that indicates whether a view has read the state.
  private(set) var isRead = false
  /// A Boolean value that indicates whether a host has reported a press that has not ended.
  fileprivate var isHeld = false
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

  /// The handler of the presses that hosts report.
  @MainActor private(set) lazy var handler = GestureHandler(priority: .normal, needs: [.touch]) { [weak self] in
    self?.receive($0.phase)
  }

  @MainActor private func receive(_ phase: InputEvent.Gesture.Phase) {
    isHeld = phase == .began || phase == .changed
    if let graph = observer?.referent?.graph {
      let gestures = graph.service(ActiveGestures.self)
      if isHeld { gestures.insert(self) } else { gestures.remove(self) }
    }
    cell.set(isHeld, transaction: Transaction())
  }
}

extension ButtonPress: CancellableGesture {
  @MainActor func cancelGesture() { receive(.cancelled) }
}

/// The view that a style returns for a button. It receives the presses of the button.
nonisolated struct PressedView<Content: View>: ComputedBoxView {
  let content: Content
  let press: ButtonPress?

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    guard let press else { return [] }
    press.setObserver(node.reference)
    guard press.isRead else { return [] }
    guard node.inherited.acceptsGestures else {
      // The state must not be written while views are evaluated.
      if press.isHeld { node.graph.afterCommit { [weak press] in press?.cancelGesture() } }
      return []
    }
    return [.gesture(press.handler)]
  }
}
