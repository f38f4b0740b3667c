import NavigatorHost

extension View {
  /// Connects a binding with the identifier of the view at the first edge or the anchor of the scroll views in this view.
  ///
  /// The identifiable views are those of a `scrollTargetLayout()`. Setting the binding scrolls to the view with that identifier. If
  /// there is no such view, the scroll view scrolls when the view comes into being, unless the binding has changed before.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(content: self, anchor: anchor, access: ScrollIDAccess(binding: id))
  }

  /// Connects a binding with the position of the scroll views in this view.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(content: self, anchor: anchor, access: ScrollPositionAccess(binding: position))
  }
}

/// A binding to the position of a scroll view.
nonisolated protocol ScrollAccess {
  /// Returns the current target, and a number that changes if the app scrolls to the same target again.
  @MainActor func read() -> (target: ScrollPosition.Target, number: Int)
  /// Sets the binding to the view to which the user has scrolled.
  @MainActor func userScrolled(to id: AnyHashable?)
}

nonisolated struct ScrollIDAccess<ID: Hashable>: ScrollAccess {
  let binding: Binding<ID?>

  @MainActor func read() -> (target: ScrollPosition.Target, number: Int) {
    (binding.wrappedValue.map { .id(AnyHashable($0), nil) } ?? .none, 0)
  }

  @MainActor func userScrolled(to id: AnyHashable?) {
    guard let id else { return }
    if let value = id.base as? ID, binding.wrappedValue != value { binding.wrappedValue = value }
  }
}

nonisolated struct ScrollPositionAccess: ScrollAccess {
  let binding: Binding<ScrollPosition>

  @MainActor func read() -> (target: ScrollPosition.Target, number: Int) {
    (binding.wrappedValue.target, binding.wrappedValue.changes)
  }

  @MainActor func userScrolled(to id: AnyHashable?) { binding.wrappedValue.userScrolled(to: id) }
}

nonisolated struct ScrollPositionView<Content: View, Access: ScrollAccess>: PrimitiveView {
  let content: Content
  let anchor: UnitPoint?
  let access: Access

  nonisolated init(content: Content, anchor: UnitPoint?, access: Access) {
    self.content = content
    self.anchor = anchor
    self.access = access
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ScrollPositionNode(view, type, context)
  }
}

/// The node that connects a binding with the position of a scroll view.
@MainActor
final class ScrollPositionNode<Content: View, Access: ScrollAccess>: TransparentNode<
  ScrollPositionView<Content, Access>, Content
>,
ScrollObserver, StructureNode
{
  private var known: (target: ScrollPosition.Target, number: Int) = (.none, 0)
  private var mustScroll = false

  init(
    _ view: ScrollPositionView<Content, Access>, _ type: ViewType<ScrollPositionView<Content, Access>>, _ context: NodeContext
  ) {
    super.init(view, type, context) { $0.content }
    readPosition()
    // The scroll view has been created before its observer, so its element must be updated.
    firstScrollContainer?.refreshElement()
  }

  override func evaluate() {
    super.evaluate()
    readPosition()
  }

  private func readPosition() {
    evaluation &+= 1
    let new = graph.queue.reading(as: self) { graph.trackingObservables(of: self) { view.access.read() } }
    guard new.target != known.target || new.number != known.number else { return }
    known = new
    mustScroll = true
    graph.setNeedsStructure(self)
  }

  func settleStructure() {
    guard mustScroll else { return }
    mustScroll = false
    let isAnimated = Transaction.current.animation != nil
    switch known.target {
    case .none: break
    case .id(let id, let anchor):
      let anchor = Transaction.current.scrollTargetAnchor ?? anchor ?? view.anchor
      ScrollRequest(id: id, anchor: anchor, isAnimated: isAnimated).perform(in: self)
    case .edge(let edge): firstScrollContainer?.setScrollTarget("edge \(edge.hostName)", isAnimated: isAnimated)
    case .point(let x, let y):
      firstScrollContainer?.setScrollTarget("point \(Self.coordinate(x)) \(Self.coordinate(y))", isAnimated: isAnimated)
    }
  }

  private static func coordinate(_ value: CGFloat?) -> String {
    value.flatMap { $0.isFinite ? "\(Double(max(0, min($0, 1e8))))" : nil } ?? "-"
  }

  // MARK: Reports

  var neededReports: ScrollReports { .targets }
  var targetAnchor: UnitPoint? { view.anchor }
  var keptEdge: Edge? { if case .edge(let edge) = known.target { edge } else { nil } }

  func scrollChanged(_ report: ScrollReport) -> Bool {
    guard case .target(let element) = report, let id = scrollID(ofElement: element) else { return false }
    known.target = .id(id, nil)
    view.access.userScrolled(to: id)
    known = graph.queue.reading(as: nil) { view.access.read() }
    return true
  }
}
