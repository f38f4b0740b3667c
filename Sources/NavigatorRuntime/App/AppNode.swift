import NavigatorHost

/// The node of the app's value. It owns the state of the app and of the app's custom scenes. Its child is the scene's view.
@MainActor
final class AppNode<A: App>: Node {
  private let app: A
  private var part: AppPart
  private lazy var binder = AppPartBinder(node: self)
  private var child: ViewNode<AnyView>?

  init(_ app: A, _ context: NodeContext) {
    self.app = app
    part = AppPart(A.self, context.graph.types)
    super.init(context)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    evaluation &+= 1
    graph.beginEvaluation(of: A.self)
    let view = graph.queue.reading(as: self) {
      // Attaching also reads observable objects: a key path in `@Environment` may lead into one.
      graph.trackingObservables(of: self) {
        guard let bound = part.bind(app, to: self, otherwise: "shows a placeholder") else {
          return AnyView(UnavailableView(text: UnavailableBody.title(of: part.name)))
        }
        let parts = binder.evaluating { SceneParts(of: bound.body, binder) }
        return parts.rootView(for: graph.service(RequestedWindow.self)) ?? AnyView(EmptyView())
      }
    }
    if let child {
      child.receive(view)
    } else {
      child = childContext.make(view)
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    part.end()
    binder.end()
  }

  override var debugName: String { "\(A.self)" }
}

extension AppNode: PropertyOwner {
  func propertyName(keeping object: AnyObject) -> String? {
    part.propertyName(keeping: object) ?? binder.propertyName(keeping: object)
  }
}
