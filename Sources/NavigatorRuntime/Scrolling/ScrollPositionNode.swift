import NavigatorHost

/// The node that connects a binding with the position of a scroll view.
@MainActor
final class ScrollPositionNode<Content: View, Access: ScrollAccess>: TransparentNode<
  ScrollPositionView<Content, Access>, Content
>,
ScrollObserver, ScrollWaiting, ScrollKeeping
{
  /// A request for scrolling. It remains until its view and its scroll view exist.
  private struct Request {
    let target: ScrollPosition.Target
    let transactionAnchor: UnitPoint?
    let isAnimated: Bool
  }

  private var known: (target: ScrollPosition.Target, number: Int) = (.none, 0)
  private var mustScroll = false
  private var request: Request?
  /// The scroll view that has been scrolled.
  private weak var scrolledContainer: (any ScrollContainer)?

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

  override func didTearDown() {
    super.didTearDown()
    graph.endWaiting(self)
  }

  // MARK: Requests

  var awaitedID: AnyHashable? {
    guard case .id(let id, _) = request?.target else { return nil }
    return id
  }

  func settleStructure() {
    if mustScroll {
      let transaction = Transaction.current
      request = Request(
        target: known.target, transactionAnchor: transaction.scrollTargetAnchor, isAnimated: transaction.animation != nil)
    } else if request == nil, known.target != .none, let first = firstScrollContainer, first !== scrolledContainer {
      // A new scroll view begins at the current position.
      request = Request(target: known.target, transactionAnchor: nil, isAnimated: false)
    }
    mustScroll = false
    guard let due = request else { return }
    if perform(due) { endRequest() } else { graph.beginWaiting(self) }
  }

  private func endRequest() {
    request = nil
    scrolledContainer = firstScrollContainer
    graph.endWaiting(self)
  }

  /// Scrolls to the target of a request. Returns false if the view or the scroll view does not exist.
  private func perform(_ request: Request) -> Bool {
    switch request.target {
    case .none: return true
    case .id(let id, let anchor):
      let anchor = request.transactionAnchor ?? anchor ?? view.anchor
      return ScrollRequest(id: id, anchor: anchor, isAnimated: request.isAnimated).perform(in: self)
    case .edge(let edge): return scroll("edge \(edge.hostName)", request)
    case .point(let x, let y):
      return scroll("point \(ScrollRequest.coordinate(x)) \(ScrollRequest.coordinate(y))", request)
    }
  }

  private func scroll(_ target: String, _ request: Request) -> Bool {
    guard let container = firstScrollContainer else { return false }
    container.setScrollTarget(target, isAnimated: request.isAnimated)
    return true
  }

  // MARK: Reordered views

  var keptID: AnyHashable? {
    guard case .id(let id, _) = known.target else { return nil }
    return id
  }

  func keepPosition() {
    guard !mustScroll, request == nil else { return }
    request = Request(target: known.target, transactionAnchor: nil, isAnimated: false)
    graph.setNeedsStructure(self)
  }

  // MARK: Reports

  var neededReports: ScrollReports { .targets }
  var targetAnchor: UnitPoint? { view.anchor }
  var keptEdge: Edge? { if case .edge(let edge) = known.target { edge } else { nil } }

  func containerEvaluated(_ container: any ScrollContainer) {
    guard known.target != .none, awaitedID == nil, container !== scrolledContainer else { return }
    graph.setNeedsStructure(self)
  }

  func scrollChanged(_ report: ScrollReport) -> Bool {
    guard case .target(let element) = report, let id = scrollID(ofElement: element) else { return false }
    known.target = .id(id, nil)
    view.access.userScrolled(to: id)
    known = graph.queue.reading(as: nil) { view.access.read() }
    endRequest()
    return true
  }
}
