import NavigatorHost

extension View {
  /// Names the coordinate system of this view, so that views inside it can refer to it.
  ///
  /// ```swift
  /// VStack { GeometryReader { proxy in Text("\(proxy.frame(in: .named("board")).minY)") } }
  ///   .coordinateSpace(.named("board"))
  /// ```
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    CoordinateSpaceView(content: self, space: name)
  }

  /// Names the coordinate system of this view. Prefer `coordinateSpace(_:)`.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}

nonisolated struct CoordinateSpaceView<Content: View>: PrimitiveView {
  let content: Content
  let space: NamedCoordinateSpace

  nonisolated init(content: Content, space: NamedCoordinateSpace) {
    self.content = content
    self.space = space
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : CoordinateSpaceNode(view, type, context)
  }
}

/// A node that names the coordinate system of its content.
@MainActor
protocol NamedSpaceNode: Node {
  func observer(named name: AnyHashable) -> GeometryObserver?
  /// Requests that the host report the position of the view.
  func requestPosition()
}

/// A node that observes the geometry of its first element.
@MainActor
class ObservingNode<V: View, Content: View>: TransparentNode<V, Content> {
  private(set) final lazy var observer = GeometryObserver(self)

  override var childContext: NodeContext {
    super.childContext.with(boxes: BoxChain(.geometry(observer), outer: super.childContext.boxes))
  }

  override func willTearDown() {
    observer.detach()
  }
}

@MainActor
final class CoordinateSpaceNode<Content: View>: ObservingNode<CoordinateSpaceView<Content>, Content>, NamedSpaceNode {
  init(_ view: CoordinateSpaceView<Content>, _ type: ViewType<CoordinateSpaceView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
  }

  func observer(named name: AnyHashable) -> GeometryObserver? {
    view.space.coordinateSpace == .named(name) ? observer : nil
  }

  func requestPosition() { _ = observer.globalFrame }
}
