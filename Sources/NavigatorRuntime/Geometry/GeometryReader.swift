import NavigatorHost

/// A view that fills the available space and creates its content from its size and position.
///
/// ```swift
/// GeometryReader { proxy in
///   Text("Half").frame(width: proxy.size.width / 2)
/// }
/// ```
///
/// The content is placed in the top leading corner.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// A closure that creates the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on the view's size and position.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    GeometryReaderNode(.zStack, view, type, context)
  }
}

/// The node of a geometry reader.
@MainActor
protocol GeometryReading: Node {}

@MainActor
final class GeometryReaderNode<Content: View>: ElementNode<GeometryReader<Content>>, GeometryReading {
  override var isBoxedInRows: Bool { true }
  /// The content reads the size inside the padding.
  override var keepsPaddingOutside: Bool { true }

  private lazy var observer = GeometryObserver(self)
  private var child: ViewNode<Content>?

  override func resolve() -> Resolved {
    if let element { observer.attach(to: element) }
    return Resolved(content: [.kind: .kind(.geometryReader), .alignment: "topLeading"])
  }

  override func makeChildren() {
    child = childContext.make(makeContent())
  }

  override func updateChildren() {
    child?.receive(makeContent())
  }

  private func makeContent() -> Content {
    graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) { view.content(GeometryProxy(observer: observer)) }
    }
  }

  /// Evaluates the content as well, because each evaluation of the node registers the values that the content reads.
  override func boxesDidChange() {
    evaluate()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    observer.detach()
  }
}
