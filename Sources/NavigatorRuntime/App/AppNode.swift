import NavigatorHost

/// The node of the app's value. It owns the state of the app, of its own scenes and of its own commands, and the scene's view is
/// its child.
@MainActor
final class AppNode<A: App>: Node {
  private let app: A
  private let properties: [PropertyField]
  private var slots: [AnyObject?]
  private lazy var binder = AppPartBinder(node: self)
  private var child: ViewNode<AnyView>?

  init(_ app: A, _ context: NodeContext) {
    self.app = app
    properties = context.graph.types.properties(of: A.self)
    slots = Array(repeating: nil, count: properties.count)
    super.init(context)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    evaluation &+= 1
    graph.beginEvaluation(of: A.self)
    var bound = app
    let view = graph.queue.reading(as: self) {
      // Attaching also reads: a key path in `@Environment` may lead into an observable object.
      graph.trackingObservables(of: self) {
        if let missing = properties.attach(to: &bound, &slots, self) {
          let reason = UnavailableBody.missing(missing, in: debugName)
          graph.reportOnce(reason.message)
          return AnyView(UnavailableView(text: reason.title))
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
    for slot in slots { (slot as? any TearDownObserver)?.end() }
    binder.end()
  }

  override var debugName: String { "\(A.self)" }
}

extension AppNode: PropertyOwner {
  func propertyName(keeping object: AnyObject) -> String? {
    propertyName(keeping: object, in: slots, properties) ?? binder.propertyName(keeping: object)
  }
}
