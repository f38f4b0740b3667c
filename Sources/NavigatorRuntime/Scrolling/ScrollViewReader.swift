import NavigatorHost

/// A view that can scroll to views in its content.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { Text($0.text) }
///     .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
nonisolated public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  /// A closure that creates the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a scroll view reader.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ScrollReaderNode(view, type, context)
  }
}

/// A proxy that controls the scroll views and lists in a ``ScrollViewReader``.
nonisolated public struct ScrollViewProxy {
  fileprivate let scope: ScrollScope

  /// Scrolls all scroll views that enclose the first view with an identifier until that view is visible.
  ///
  /// The view may be added in the same update. The method has no effect if no view in the reader has the identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of an `id(_:)` modifier or of an element of a `ForEach`.
  ///   - anchor: The point of the view that is aligned with the same point of the scroll view. If it is nil, the distance of
  ///     scrolling is minimal.
  @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scope.scroll(AnyHashable(id), anchor)
  }
}

/// The connection between a proxy and the node of its reader.
@MainActor
final class ScrollScope {
  var scroll: (AnyHashable, UnitPoint?) -> Void = { _, _ in }

  nonisolated init() {}
}

@MainActor
final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>>, StructureNode {
  private let scrollScope = ScrollScope()
  private var child: ViewNode<Content>?
  private var requests: [ScrollRequest] = []

  override init(_ view: ScrollViewReader<Content>, _ type: ViewType<ScrollViewReader<Content>>, _ context: NodeContext) {
    super.init(view, type, context)
    scrollScope.scroll = { [weak self] id, anchor in self?.scroll(to: id, anchor) }
    child = childContext.make(content)
  }

  /// The content. Changes to values that the closure reads cause another evaluation of this node.
  private var content: Content {
    evaluation &+= 1
    return graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) { view.content(ScrollViewProxy(scope: scrollScope)) }
    }
  }

  override func evaluate() {
    isDirty = false
    child?.receive(content)
  }

  private func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard isAlive else { return }
    let transaction = Transaction.current
    requests.append(
      ScrollRequest(id: id, anchor: anchor ?? transaction.scrollTargetAnchor, isAnimated: transaction.animation != nil))
    graph.setNeedsStructure(self)
  }

  func settleStructure() {
    let due = requests
    requests = []
    for request in due { request.perform(in: self) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
