import Foundation
import NavigatorHost

/// The values that are currently being dragged in a session.
@MainActor
final class DraggedItems: GraphService {
  fileprivate(set) var values: [Any] = []
}

extension View {
  /// Makes this view draggable within the app. Hosts use the view itself as the drag preview. In a page, the Return key lifts the
  /// focused view, and drops the value on the view that then has the focus. If the view has an action, the Control key is
  /// required.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    DragSource(content: self) { data() }
  }

  /// Makes this view draggable within the app. Hosts show the view itself. The preview is hidden, but its actions run during the
  /// drag.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    PreviewedDragSource(content: self, preview: preview(), isActive: true, address: nil) { data() }
  }

  /// Accepts drops of values of a type from this app.
  ///
  /// The view also accepts values that can be transferred as the type, through a proxy or as data in a format that both types
  /// support.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure that receives the values and the location in this view. It returns false if it rejects the drop.
  ///   - isTargeted: A closure that receives true when a drag enters this view, and false when it leaves.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropTarget(content: self, receiver: ValueReceiver(action: action, isTargeted: isTargeted))
  }

  /// Accepts drops from this app. A delegate controls the behavior.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    DropTarget(content: self, receiver: DelegateReceiver(types: supportedContentTypes, delegate: delegate))
  }

  /// Accepts drops from this app.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ClosureDropDelegate(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Accepts drops from this app.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
}

nonisolated private struct ClosureDropDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  nonisolated init(types: [UTType], isTargeted: Binding<Bool>?, action: @escaping ([NSItemProvider], CGPoint) -> Bool) {
    self.types = types
    self.isTargeted = isTargeted
    self.action = action
  }

  @MainActor func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }

  @MainActor func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  @MainActor func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
}

nonisolated struct DragSource<Content: View>: PrimitiveView {
  let content: Content
  /// A Boolean value that indicates whether the value can be dropped in the app. It is false for an address, which a link may
  /// have.
  let isActive: Bool
  /// An action that receives true when a drag begins, and false when it ends.
  let lifted: ((Bool) -> Void)?
  /// Returns the value of a drag, or nil to prevent the drag.
  let payload: () -> Any?

  nonisolated init(
    content: Content, isActive: Bool = true, lifted: ((Bool) -> Void)? = nil, payload: @escaping () -> Any?
  ) {
    self.content = content
    self.isActive = isActive
    self.lifted = lifted
    self.payload = payload
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    DragSourceNode(view, type, context) { $0.content }
  }
}

@MainActor
final class DragSourceNode<Content: View>: ComputedBoxNode<DragSource<Content>, Content>, AddressSource {
  /// A Boolean value that indicates whether an address is a value that can be dropped in the app.
  private var liftsAddress = false

  private lazy var handler = GestureHandler(priority: .normal, needs: [.lift]) { [weak self] event in
    guard let self else { return }
    let items: DraggedItems = graph.service()
    items.values = event.phase == .began ? view.payload().map { [$0] } ?? [] : []
    view.lifted?(!items.values.isEmpty)
  }

  override func makeModifiers() -> [BoxModifier] {
    inherited.acceptsGestures && (view.isActive || liftsAddress) ? [.gesture(handler)] : []
  }

  func setLifts(_ lifts: Bool) {
    guard lifts != liftsAddress else { return }
    liftsAddress = lifts
    graph.queue.invalidate(self)
  }
}

/// The behavior of a drop target.
protocol DropReceiver {
  @MainActor func receive(_ values: [Any], at location: CGPoint, _ phase: InputEvent.Gesture.Phase)
}

/// A drop target that accepts values of a type.
nonisolated private struct ValueReceiver<Value: Transferable>: DropReceiver {
  let action: ([Value], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  @MainActor func receive(_ values: [Any], at location: CGPoint, _ phase: InputEvent.Gesture.Phase) {
    let sources = values.compactMap { TransferSource($0) }.filter { Value.accepts($0.value) }
    guard !sources.isEmpty else { return }
    if phase == .began { isTargeted(true) }
    if phase == .ended || phase == .cancelled { isTargeted(false) }
    if phase == .ended { sources.transfer(to: Value.self) { _ = action($0, location) } }
  }
}

/// A drop target with a delegate.
nonisolated private struct DelegateReceiver: DropReceiver {
  let types: [UTType]
  let delegate: any DropDelegate

  @MainActor func receive(_ values: [Any], at location: CGPoint, _ phase: InputEvent.Gesture.Phase) {
    let info = DropInfo(location: location, providers: values.map { $0 as? NSItemProvider ?? NSItemProvider(value: $0) })
    guard info.hasItemsConforming(to: types), delegate.validateDrop(info: info) else { return }
    switch phase {
    case .began: delegate.dropEntered(info: info)
    case .changed: _ = delegate.dropUpdated(info: info)
    case .ended: _ = delegate.performDrop(info: info)
    case .cancelled: delegate.dropExited(info: info)
    }
  }
}

nonisolated struct DropTarget<Content: View>: PrimitiveView {
  let content: Content
  let receiver: any DropReceiver

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    DropTargetNode(view, type, context) { $0.content }
  }
}

@MainActor
final class DropTargetNode<Content: View>: ComputedBoxNode<DropTarget<Content>, Content>, CancellableGesture {
  /// The values that are being dragged above the view.
  private var values: [Any] = []

  private lazy var handler = GestureHandler(priority: .normal, needs: [.drop]) { [weak self] event in
    guard let self else { return }
    let items: DraggedItems = graph.service()
    guard !items.values.isEmpty else { return }
    let movement = event.movementInElement(event.translation)
    let location = CGPoint(x: event.start.x + movement.x, y: event.start.y + movement.y)
    setValues(event.phase == .began || event.phase == .changed ? items.values : [])
    view.receiver.receive(items.values, at: location, event.phase)
    if event.phase == .ended { items.values = [] }
  }

  override func makeModifiers() -> [BoxModifier] {
    if inherited.isEnabled { return [.gesture(handler)] }
    // Actions of the app must not run while views are evaluated.
    if !values.isEmpty { graph.afterCommit { [weak self] in self?.cancelGesture() } }
    return []
  }

  private func setValues(_ new: [Any]) {
    if values.isEmpty != new.isEmpty {
      let gestures = graph.service(ActiveGestures.self)
      if new.isEmpty { gestures.remove(self) } else { gestures.insert(self) }
    }
    values = new
  }

  func cancelGesture() {
    guard !values.isEmpty else { return }
    let left = values
    setValues([])
    view.receiver.receive(left, at: .zero, .cancelled)
  }

  override func willTearDown() {
    super.willTearDown()
    if !values.isEmpty { graph.afterAppearances { [self] in cancelGesture() } }
  }
}
