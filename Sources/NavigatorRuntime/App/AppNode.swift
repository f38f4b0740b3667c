import NavigatorHost

/// The node of the app's value. It owns the app's state, and the scene's view is its child.
@MainActor
final class AppNode<A: App>: Node {
  private let app: A
  private let properties: [PropertyField]
  private var slots: [AnyObject?]
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
        if let missing = attach(to: &bound) {
          let reason = UnavailableBody.missing(missing, in: debugName)
          graph.reportOnce(reason.message)
          return AnyView(UnavailableView(text: reason.title))
        }
        return SceneParts(of: bound.body).rootView(for: graph.service(RequestedWindow.self)) ?? AnyView(EmptyView())
      }
    }
    if let child {
      child.receive(view)
    } else {
      child = childContext.make(view)
    }
  }

  /// Connects the dynamic properties. Returns a description of the first property that lacks a value, or nil.
  private func attach(to bound: inout A) -> String? {
    withUnsafeMutablePointer(to: &bound) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for index in properties.indices {
        properties[index].attach(base + properties[index].offset, &slots[index], self)
        if let missing = properties[index].missing?(base + properties[index].offset) { return missing }
      }
      return nil
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override var debugName: String { "\(A.self)" }
}

extension AppNode: PropertyOwner {
  func propertyName(keeping object: AnyObject) -> String? { propertyName(keeping: object, in: slots, properties) }
}
